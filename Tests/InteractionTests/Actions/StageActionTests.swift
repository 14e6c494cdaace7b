import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Actions that are performed.
@MainActor
struct StageActionTests {
  /// A form on a list in a tab, with a sheet over it.
  private func app() -> StubTabs {
    let list = StubCoordinator(
      "list",
      handles: ["form"],
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium, .large])],
      tab: "List"
    ) { route in
      ScrollArea {
        Column {
          if route == "form" { Form() }
          Each(0..<40, id: \.self) { TextBlock("line \($0)") }
        }
      }
      .navigationTitle(route.identifier)
      .navigationBarTitleDisplayMode(.inline)
    }
    list.addModalCoordinator(StubCoordinator("sheet") { _ in TextBlock("Filter") })
    return StubTabs([list, StubCoordinator("other", tab: "Other")])
  }

  private struct Form: Element {
    @Local private var name = ""
    @Local private var isLarge = false

    var body: some Element {
      TextEntry("Name", words: $name)
      SwitchControl("Large print", isOn: $isLarge)
      TextBlock("\(name) \(isLarge)")
      PushButton("Clear") { name = "" }.accessibilityIdentifier("clear")
    }
  }

  private typealias Pair = (
    StageAction, String?, @MainActor @Sendable (Stage) throws -> Void
  )

  /// An action, the route that must be shown before, and the call that it stands for.
  private nonisolated static let pairs: [Pair] = [
    (.tap("#clear"), "form", { try $0.tap("#clear") }),
    // The right one of two tabs.
    (.tapAt(Point(x: 295, y: 790)), nil, { try $0.tap(at: Point(x: 295, y: 790)) }),
    (.selectTab("Other"), nil, { try $0.selectTab("Other") }),
    (.goBack, "form", { try $0.goBack() }),
    (.performBackAction, "form", { try $0.performBackAction() }),
    (.swipeBack(), "form", { try $0.swipeBack() }),
    (
      .swipeBack(progress: 0.9, releasing: .cancelled), "form",
      { try $0.swipeBack(progress: 0.9, releasing: .cancelled) }
    ),
    (.toggle("Large print"), "form", { try $0.toggle("Large print") }),
    (.set("Large print", to: true), "form", { try $0.set("Large print", to: true) }),
    (.enter("Ned", into: "Name"), "form", { try $0.enter("Ned", into: "Name") }),
    (.scroll(by: 120), nil, { try $0.scroll(by: 120) }),
    (.scrollTo("line 39"), nil, { try $0.scroll(to: "line 39") }),
    (.dragSheet(to: .large), "sheet", { try $0.dragSheet(to: .large) }),
    (
      .dragSheetToHeight(700, velocity: -300), "sheet",
      { try $0.dragSheet(toHeight: 700, velocity: -300) }
    ),
    (.dragSheetDown, "sheet", { try $0.dragSheetDown() }),
    (.swipeSheetAway, "sheet", { try $0.swipeSheetAway() }),
    (.tapOutside, "sheet", { try $0.tapOutside() }),
    (.tapGrabber, "sheet", { try $0.tapGrabber() }),
    (.rotate(to: .landscape), nil, { $0.rotate(to: .landscape) }),
    (.setTypeSize(.xLarge), nil, { $0.setTypeSize(.xLarge) }),
    (.showKeyboard, "form", { $0.showKeyboard() }),
    (.hideKeyboard, "form", { $0.hideKeyboard() }),
  ]

  private func stage(showing route: String?) -> Stage {
    let app = app()
    let stage = Stage(app)
    if let route { app.children[0].navigate(to: StubRoute(stringLiteral: route)) }
    return stage
  }

  @Test("Each action does what its method does", arguments: pairs.indices)
  func same(index: Int) throws {
    let (action, route, call) = Self.pairs[index]
    let (performed, called) = (stage(showing: route), stage(showing: route))
    try performed.perform(action)
    try call(called)
    let outline = TreeRenderer.outline
    #expect(outline.render(performed.renderTree) == outline.render(called.renderTree))
    let unchanging: [StageAction] = [
      .tap("#clear"), .hideKeyboard, .swipeBack(progress: 0.9, releasing: .cancelled),
    ]
    let isUnchanged =
      outline.render(performed.renderTree) == outline.render(stage(showing: route).renderTree)
    #expect(isUnchanged == unchanging.contains(action))
  }

  @Test("An action that cannot be performed throws what its method throws")
  func refused() {
    let stage = stage(showing: nil)
    #expect(throws: StageError.noWayBack(screen: "list")) { try stage.perform(.goBack) }
    #expect(throws: StageError.noSheet(front: "list")) { try stage.perform(.tapOutside) }
  }
}
