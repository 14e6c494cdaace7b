import LayoutSim
import StageSupport
import Testing

/// What ran when a screen came, went or changed, rebuilt from public reports.
///
/// Each names its source, and what was seen.
@MainActor
struct PublicPresenceReportTests {
  private let diary = Diary()

  private func lines(_ stage: Stage) -> [String] {
    stage.settle()
    return diary.take()
  }

  private func stack(_ root: some Element) -> some Element {
    ScreenStack {
      Column {
        root
        ScreenLink("Details", value: 1)
      }
      .navigationDestination(for: Int.self) { _ in TextBlock("The details") }
    }
  }

  // MARK: - Appearing

  private struct Examples: Element {
    let diary: Diary
    @Local private var chosen = 0

    var body: some Element {
      Column {
        PushButton("Compass") { chosen = 1 }
        PushButton("Floors") { chosen = 2 }
        if chosen > 0 {
          example.onAppear { [diary] in diary.lines.append("same place") }
          example.id(chosen).onAppear { [diary] in diary.lines.append("outside of the id") }
          example.onAppear { [diary] in diary.lines.append("own identity") }.id(chosen)
        }
      }
    }

    private var example: AnyElement {
      chosen == 1 ? AnyElement(TextBlock("North")) : AnyElement(Fill().frame(width: 9, height: 9))
    }
  }

  // Esri/arcgis-maps-sdk-swift-toolkit#1129: printed once, however many examples were opened. The other two are by the
  // rule of identity.
  @Test("Another example was shown, and its onAppear was not called again")
  func replacedContent() throws {
    let stage = Stage { [diary] in Examples(diary: diary) }
    try stage.tap("Compass")
    #expect(lines(stage) == ["same place", "outside of the id", "own identity"])
    try stage.tap("Floors")
    #expect(lines(stage) == ["own identity"])
  }

  private struct Animated: Element {
    @Local private var isAnimating = false

    var body: some Element {
      TextBlock("animating \(isAnimating)").onAppear { isAnimating.toggle() }
    }
  }

  // CSolanaM/SkeletonUI#55: seen after going back, with the cause.
  @Test("An animation that onAppear toggled was off after going back")
  func toggledTwice() throws {
    let stage = Stage { stack(Animated()) }
    #expect(stage.element(labelled: "animating true") != nil)
    try stage.tap("Details")
    try stage.goBack()
    #expect(stage.element(labelled: "animating false") != nil)
  }

  private struct FirstAppear: ElementModifier {
    let action: () -> Void
    @Local private var hasAppeared = false

    func body(content: Content) -> some Element {
      content.onAppear {
        guard !hasAppeared else { return }
        hasAppeared = true
        action()
      }
    }
  }

  // matteopuc/swiftui-navigation-stack#91, and several articles on onAppear that is called twice.
  @Test("A modifier that keeps whether it has appeared acts once, and onAppear after each return")
  func firstAppear() throws {
    let stage = Stage { [diary] in
      stack(
        TextBlock("Root").modifier(FirstAppear { diary.lines.append("first") })
          .onAppear { diary.lines.append("each") }
      )
    }
    #expect(lines(stage) == ["first", "each"])
    try stage.tap("Details")
    try stage.goBack()
    #expect(lines(stage) == ["each"])
  }

  private struct Parent: Element {
    let diary: Diary
    @Local private var count = 0
    @Local private var isShown = false

    var body: some Element {
      Column {
        TextBlock("count \(count)")
        PushButton("Count") { count += 1 }
        PushButton("Sheet") { isShown = true }
      }
      .onAppear { [diary] in diary.lines.append("appear") }
      .sheet(isPresented: $isShown) { TextBlock("In front") }
    }
  }

  // inon29.hateblo.jp, 2020-03-21: redrawing does not call it, and going back does. That a sheet leaves its presenter
  // where it is could be read there only in part; other sources say the same.
  @Test("Loading in onAppear ran after going back, and neither after redrawing nor after a sheet")
  func redrawing() throws {
    let stage = Stage { [diary] in stack(Parent(diary: diary)) }
    #expect(lines(stage) == ["appear"])
    try stage.tap("Count")
    #expect(stage.element(labelled: "count 1") != nil)
    try stage.tap("Sheet")
    try stage.swipeSheetAway()
    #expect(lines(stage) == [])
    try stage.tap("Details")
    try stage.goBack()
    #expect(lines(stage) == ["appear"])
  }

  // Jinxiansen/SwiftUI#10: called at every selection of the tab, where once was expected.
  @Test("A tab that loads in onAppear loaded each time it was selected")
  func tabs() throws {
    func tab(_ name: String) -> StubCoordinator {
      StubCoordinator("\(name)", tab: name) { [diary] _ in
        TextBlock("This is \(name)").onAppear { diary.lines.append(name) }
      }
    }
    let stage = Stage(StubTabs([tab("One"), tab("Two")]))
    #expect(lines(stage) == ["One"])
    try stage.selectTab("Two")
    try stage.selectTab("One")
    try stage.selectTab("Two")
    #expect(lines(stage) == ["Two", "One", "Two"])
  }

  private struct Scenes: Element {
    let diary: Diary
    @Local private var path: [String] = []

    var body: some Element {
      ScreenStack(path: $path) {
        scene("A", next: "B")
          .navigationDestination(for: String.self) { name in
            scene(name, next: ["B": "C", "C": "D", "D": "E"][name] ?? "A")
          }
      }
    }

    private func scene(_ name: String, next: String) -> some Element {
      PushButton("To \(next)") { path.append(next) }
        .onAppear { [diary] in diary.lines.append(name) }
    }
  }

  // RobertDresler/SwiftUINavigation#36: the log of the author; that of the person who asked has two calls more.
  @Test("Pushing four screens called onAppear of each once")
  func deepPushes() throws {
    let stage = Stage { [diary] in Scenes(diary: diary) }
    for name in ["B", "C", "D", "E"] { try stage.tap("To \(name)") }
    #expect(lines(stage) == ["A", "B", "C", "D", "E"])
  }

  // MARK: - Changes

  private struct AmountField: Element {
    let name: String
    let value: Int
    let isInitial: Bool
    @Local private var text = "empty"

    var body: some Element {
      TextBlock("\(name) \(text)")
        .onChange(of: value, initial: isInitial) { text = "\(value)" }
    }
  }

  private struct Fees: Element {
    @Local private var fee = 0
    @Local private var isShown = false

    var body: some Element {
      Column {
        PushButton("Suggest") { fee = fee + 5 }
        PushButton("Show") { isShown = true }
        if isShown {
          AmountField(name: "changes", value: fee, isInitial: false)
          AmountField(name: "first too", value: fee, isInitial: true)
        }
      }
    }
  }

  // tangem/tangem-app-ios-old#3879: the value was set before the field appeared; mended by `initial: true`.
  @Test("A field stayed empty, because its value was set before it appeared")
  func changeBeforeAppearing() throws {
    let stage = Stage { Fees() }
    try stage.tap("Suggest")
    try stage.tap("Show")
    #expect(stage.renderTree.all(.text).map(\.label) == ["changes empty", "first too 5"])
    try stage.tap("Suggest")
    #expect(stage.renderTree.all(.text).map(\.label) == ["changes 10", "first too 10"])
  }

  // MARK: - Tasks

  private struct Greeting: Element {
    let text: String
    let diary: Diary

    var body: some Element {
      TextBlock(text)
        .onChange(of: text) { former, present in diary.lines.append("\(former) → \(present)") }
        .task(id: text) { diary.lines.append("task \(text)") }
    }
  }

  private struct Greetings: Element {
    let diary: Diary
    @Local private var text = "Hello"

    var body: some Element {
      Column {
        Greeting(text: text, diary: diary)
        PushButton("Change") { text = "New" }
      }
    }
  }

  // shaps80/SwiftUIBackports#60: printed, of the platform's own modifiers.
  @Test(
    "A task of another id ran with the old text in a copy of the modifier, and with the new one here"
  )
  func taskOfText() async throws {
    let stage = Stage { [diary] in Greetings(diary: diary) }
    await stage.proceed()
    #expect(diary.take() == ["task Hello"])
    try stage.tap("Change")
    await stage.proceed()
    #expect(diary.take() == ["Hello → New", "task New"])
  }

  private struct Loader: Element {
    let height: Int
    let hasID: Bool
    @Local private var loaded = 0

    var body: some Element {
      let shown = TextBlock("\(loaded) of \(height)")
      if hasID {
        shown.task(id: height) { loaded = height }
      } else {
        shown.task { loaded = height }
      }
    }
  }

  private struct Pictures: Element {
    @Local private var height = 300

    var body: some Element {
      Column {
        Loader(height: height, hasID: false)
        Loader(height: height, hasID: true)
        PushButton("Smaller") { height = 200 }
      }
    }
  }

  // chris.eidhof.nl, "Task identity" (2025): an experiment; the body runs, and the task does not.
  @Test("A picture stayed when its address changed, because its task has no id")
  func taskWithoutID() async throws {
    let stage = Stage { Pictures() }
    try await stage.finish()
    #expect(stage.renderTree.all(.text).map(\.label) == ["300 of 300", "300 of 300"])
    try stage.tap("Smaller")
    try await stage.finish()
    #expect(stage.renderTree.all(.text).map(\.label) == ["300 of 200", "200 of 200"])
  }

  // theleftbit/BSWInterfaceKit#354: another fetch whenever the screen was on top again.
  @Test("A task of the same id ran again after going back")
  func taskAfterGoingBack() async throws {
    let stage = Stage { [diary] in
      stack(TextBlock("Root").task(id: 1) { diary.lines.append("fetch") })
    }
    await stage.proceed()
    #expect(diary.take() == ["fetch"])
    try stage.tap("Details")
    try stage.goBack()
    await stage.proceed()
    #expect(diary.take() == ["fetch"])
  }
}
