import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Bodies, factories and layouts that ask the stage which shows them.
@MainActor
struct AskingFromInsideTests {
  @MainActor
  private final class Holder {
    weak var stage: Stage?
    var answers: [String] = []
    var errors: [StageError] = []

    func ask() {
      guard let stage else { return }
      answers.append(stage.renderTree.all(.text).compactMap(\.label).joined())
      _ = stage.sheets
      stage.settle()
    }

    func tap() {
      do throws(StageError) {
        try stage?.tap("Button")
      } catch {
        errors.append(error)
      }
    }
  }

  private let holder = Holder()

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  @Test("A factory that asks its stage is answered from what had settled before")
  func factory() {
    let holder = holder
    var count = 0
    let stage = Stage(
      StubCoordinator("home") { _ in
        count += 1
        holder.ask()
        return TextBlock("\(count)")
      }
    )
    // It settled when it was made.
    #expect(stage.renderTree.words == ["1"])
    holder.stage = stage
    stage.refresh()
    #expect(stage.renderTree.words == ["2"])
    #expect(codes(stage) == [.askedWhileSettling])
    #expect(holder.answers == ["1"])
  }

  @Test("A body, a tab item, a layout, a measurer and an observer that ask are answered, too")
  func everyReader() {
    let holder = holder
    let tab = AskingTab { holder.ask() }
    let stage = Stage(StubTabs([tab]), measurer: AskingMeasurer { holder.ask() })
    holder.stage = stage
    stage.refresh()
    #expect(stage.renderTree.words.contains("Words"))
    #expect(codes(stage) == [.askedWhileSettling])
  }

  @Test("A tab item that asked for the surfaces was asked by the answer again, without end")
  func tabItemAndSurfaces() {
    let holder = holder
    var counts: [Int] = []
    let tab = AskingTab { counts.append(holder.stage?.surfaces.count ?? -1) }
    let app = StubTabs([tab])
    let stage = Stage(app)
    holder.stage = stage
    counts = []
    stage.settle()
    #expect(stage.surfaces.count == 1)
    #expect(counts.allSatisfy { $0 == 0 || $0 == 1 })
    counts = []
    #expect(stage.surfaces.count == 1)
    #expect(counts == [1])
  }

  @Test("A gesture from inside a body is refused, and nothing is pressed")
  func gesture() {
    let holder = holder
    var presses = 0
    let stage = stage {
      holder.tap()
      return PushButton("Button") { presses += 1 }.frame(width: 100, height: 50)
    }
    holder.stage = stage
    stage.refresh()
    stage.refresh()
    #expect(presses == 0)
    #expect(holder.errors == [.settling(screen: "home"), .settling(screen: "home")])
    #expect(codes(stage).contains(.askedWhileSettling))
    #expect(
      holder.errors.first?.description
        == "The stage is settling home and accepts no gestures meanwhile: this one came from a body, "
        + "a factory, a layout or an observer. Perform it once the stage has settled."
    )
  }

  @Test("Traits that a body changes are shown in the end, or are reported not to settle")
  func traits() {
    let holder = holder
    let stage = stage {
      if holder.stage?.traits.orientation == .portrait {
        holder.stage?.traits.orientation = .landscape
      }
      return TextBlock("Words")
    }
    holder.stage = stage
    stage.refresh()
    #expect(stage.renderTree.nodes.first?.frame?.size == Size(width: 852, height: 393))
    #expect(stage.renderTree.traits.orientation == .landscape)
  }

  @Test("An error handler that asks is answered with what has settled")
  func handler() {
    let holder = holder
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home" ? TextBlock("Home") : nil
    }
    var routes: [String?] = []
    app.flowErrorHandler = FlowErrorHandler { _ in
      routes.append(holder.stage?.topScreen?.route.identifier)
    }
    let stage = Stage(app)
    holder.stage = stage
    app.navigate(to: StubRoute("next"))
    _ = stage.renderTree
    #expect(routes == ["next"])
  }

  @Test("An error handler that leads to one broken screen after another ends, with an error")
  func endlessHandler() {
    let app = BrokenCoordinator()
    app.flowErrorHandler = FlowErrorHandler { [weak app] _ in
      guard let app else { return }
      app.navigate(to: StubRoute("broken \(app.count)"))
      app.count += 1
    }
    let stage = Stage(app)
    // 32 broken screens, and that they have no end, which is answered in vain.
    #expect(app.count == 33)
    #expect(stage.topScreen?.route.identifier == "broken 31")
  }

  @Test(
    "A screen that asked the stage to settle as it appeared ended the transition of another",
    arguments: ["settle", "advance", "withoutSettling"]
  )
  func settlingInTransition(_ question: String) {
    func run(asking question: String) -> [String] {
      let holder = Holder()
      var lines: [String] = []
      let app = StubCoordinator("home", handles: ["next", "last"]) { route in
        TextBlock(route.identifier)
          .onAppear {
            guard route == "last" else { return }
            switch question {
            case "settle": holder.stage?.settle()
            case "advance": holder.stage?.advance(by: 9)
            case "withoutSettling": holder.stage?.withoutSettling {}
            default: break
            }
          }
          .onDisappear { lines.append("-\(route.identifier)") }
      }
      let stage = Stage(app)
      holder.stage = stage
      stage.withoutSettling {
        app.navigate(to: StubRoute("next"))
        stage.advance(by: 0.1)
        app.navigate(to: StubRoute("last"))
        lines.append("at \(stage.now)")
        lines += stage.transitions.map { "\($0.kind) \($0.progress)" }
        let isFound = codes(stage).contains(.askedWhileSettling)
        #expect(isFound == !question.isEmpty)
      }
      return lines + stage.transitionLog.map(\.description)
    }
    #expect(run(asking: question) == run(asking: ""))
  }

  @Test("A finger that an observer lifted while the stage settled was lifted in the middle of it")
  func liftedWhileSettling() throws {
    let holder = holder
    var swipe: BackSwipe?
    var isOver: Bool?
    let app = StubCoordinator("home", handles: ["next", "last"]) { route in
      ObservingTypeSize(words: route.identifier) {
        holder.ask()
        isOver = swipe?.finish()
      }
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    holder.stage = stage
    stage.refresh()
    try stage.withoutSettling {
      swipe = try stage.beginBackSwipe()
      stage.traits.typeSize = .small
      #expect(isOver == false)
      #expect(app.visibleRoute.identifier == "next")
      #expect(codes(stage).contains(.askedWhileSettling))
    }
  }

  @Test("A question from inside was forgotten when a screen that could not be built was reported")
  func askedBeforeReport() {
    let holder = holder
    let app = StubCoordinator("home", handles: ["broken"]) { route in
      route == "broken" ? nil : TextBlock("Home").onDisappear { holder.ask() }
    }
    let stage = Stage(app)
    holder.stage = stage
    app.navigate(to: StubRoute("broken"))
    #expect(codes(stage).contains(.askedWhileSettling))
    stage.settle()
    #expect(!codes(stage).contains(.askedWhileSettling))
  }

  @Test("A question from inside was forgotten when a large title came back")
  func askedBeforeTitle() throws {
    let holder = holder
    var rows = 30
    let stage = stage {
      ScrollArea {
        Column(spacing: 0) { Each(0..<rows, id: \.self) { _ in Fill().frame(height: 100) } }
      }
      .onChange(of: rows) { _, _ in holder.ask() }
      .navigationTitle("Shelf")
    }
    holder.stage = stage
    #expect(try stage.scroll(by: 1_000) == 1_000)
    rows = 2
    stage.refresh()
    #expect(stage.renderTree.all(.navigationBar).last?.frame?.size.height == 96)
    #expect(codes(stage).contains(.askedWhileSettling))
  }
}

/// A stack of screens without elements.
private final class BrokenCoordinator: Coordinator<StubRoute> {
  var count = 0

  init() {
    super.init(router: Router(initial: "broken", factory: StubFactory { _ in nil }))
  }

  override func canHandle(_ route: any Route) -> Bool { true }
}

/// A tab that asks whatever is asked of it.
private final class AskingTab: Coordinator<StubRoute> {
  private let ask: @MainActor @Sendable () -> Void

  init(_ ask: @escaping @MainActor @Sendable () -> Void) {
    self.ask = ask
    super.init(
      router: Router(
        initial: "tab",
        factory: StubFactory { _ in
          AskingBody(ask: ask).onAppear { ask() }.onSizeChange { _ in ask() }
        }
      )
    )
  }

  override var tabItem: (text: String, image: String)? {
    ask()
    return ("Tab", "circle")
  }
}

private struct AskingMeasurer: TextMeasurer {
  let ask: @MainActor @Sendable () -> Void

  func layOut(_ content: TextContent, in proposal: Proposal, pixel: Double) -> TextLayout {
    MainActor.assumeIsolated { ask() }
    return InterMeasurer().layOut(content, in: proposal, pixel: pixel)
  }
}

private struct AskingBody: Element {
  let ask: @MainActor @Sendable () -> Void

  var body: some Element {
    let _ = ask()
    Container(AskingLayout(ask: ask)) { TextBlock("Words") }
  }
}

private struct AskingLayout: ContainerLayout {
  let ask: @MainActor @Sendable () -> Void

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    MainActor.assumeIsolated { ask() }
    return children.first?.size(proposal) ?? .zero
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    MainActor.assumeIsolated { ask() }
    children.first?.place(at: .zero, proposal: proposal)
  }
}

/// A text that follows the text size.
private struct ObservingTypeSize: Element {
  let words: String
  let action: @MainActor () -> Void

  @Inherited(\.dynamicTypeSize) private var typeSize

  var body: some Element {
    TextBlock(words).onChange(of: typeSize) { _, _ in action() }
  }
}
