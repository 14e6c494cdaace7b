import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What is up stays in front, whatever happens to the screen below it.
@MainActor
struct AlertInFrontTests {
  private let flags = Flags()

  /// Two tabs; the first has an alert and can push, present a sheet, and be interrupted.
  private func shop() -> StubCoordinator {
    let flags = flags
    let shop = StubCoordinator(
      "shop",
      handles: ["next"],
      modals: ["sheet": ModalDetentConfiguration(detents: [.medium])],
      tab: "Shop"
    ) { route in
      route == "shop"
        ? AnyElement(TextBlock("Shop").alert("First", isPresented: flags.firstLink))
        : AnyElement(TextBlock("Next"))
    }
    shop.addModalCoordinator(StubCoordinator("sheet"))
    return shop
  }

  private func stage(_ shop: StubCoordinator) -> Stage {
    flags.first = true
    return Stage(StubTabs([shop, StubCoordinator("other", tab: "Other")]))
  }

  /// Everything that can come over a screen with an alert.
  enum Cover: CaseIterable {
    case push, tab, sheet, detour

    @MainActor
    func come(over shop: StubCoordinator) {
      switch self {
      case .push: shop.navigate(to: StubRoute("next"))
      case .tab: (shop.parent as? StubTabs)?.switchToTab(1)
      case .sheet: shop.navigate(to: StubRoute("sheet"))
      case .detour: shop.presentDetour(StubCoordinator("detour"), presenting: "detour")
      }
    }
  }

  @Test("An alert stays in front and can be answered", arguments: Cover.allCases)
  func front(_ cover: Cover) throws {
    let shop = shop()
    let stage = stage(shop)
    cover.come(over: shop)
    #expect(stage.alert?.title == "First")
    #expect(stage.alert?.screen == "shop")
    #expect(stage.renderTree.nodes.last { $0.role == .alert }?.flags.contains(.inert) == false)
    try stage.tap("OK")
    #expect(stage.alert == nil)
    #expect(flags.log == ["first=false"])
  }

  @Test("It is the same whether the stage was asked before", arguments: Cover.allCases)
  func asked(_ cover: Cover) {
    let (asked, unasked) = (shop(), shop())
    let stages = [stage(asked), stage(unasked)]
    _ = stages[0].renderTree
    cover.come(over: asked)
    cover.come(over: unasked)
    #expect(stages[0].renderTree == stages[1].renderTree)
  }

  @Test("A navigation that ended below an alert was not reported, as one below a sheet is")
  func navigatedBelow() {
    let shop = shop()
    let stage = stage(shop)
    #expect(stage.renderTree.findings.isEmpty)
    shop.navigate(to: StubRoute("next"))
    #expect(
      stage.renderTree.findings.map(\.found) == [
        "The last navigation reached next, but the alert “First”, which shop presents, is in front of it."
      ]
    )
    flags.first = false
    stage.settle()
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("An alert of the screen that was reached was not there before, and is none")
  func ownAlert() {
    let flags = flags
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home"
        ? AnyElement(TextBlock("Home"))
        : AnyElement(TextBlock("Next").alert("Welcome", isPresented: flags.firstLink))
    }
    let stage = Stage(app)
    flags.first = true
    app.navigate(to: StubRoute("next"))
    #expect(stage.alert?.title == "Welcome")
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test(
    "An alert that was taken down while its screen was covered is gone",
    arguments: Cover.allCases
  )
  func takenDown(_ cover: Cover) {
    let shop = shop()
    let stage = stage(shop)
    cover.come(over: shop)
    #expect(stage.alert != nil)
    flags.first = false
    stage.settle()
    #expect(stage.alert == nil)
    #expect(!stage.renderTree.findings.map(\.code).contains(.dialogLost))
  }

  @Test("A surface that came while an alert was up is a finding, a push or another tab is not")
  func findings() {
    let cases: [(Cover, [FindingCode])] = [
      (.push, []), (.tab, []), (.sheet, [.twoPresentations]), (.detour, [.twoPresentations]),
    ]
    for (cover, codes) in cases {
      let shop = shop()
      let stage = stage(shop)
      cover.come(over: shop)
      #expect(stage.renderTree.findings.map(\.code).filter { $0 == .twoPresentations } == codes)
    }
  }

  @Test("An alert that goes with its screen is a finding, until the next navigation")
  func screenGoes() throws {
    let flags = flags
    flags.first = true
    let app = StubCoordinator("home", handles: ["next", "other"]) { route in
      route == "next"
        ? AnyElement(TextBlock("Next").alert("First", isPresented: flags.firstLink))
        : AnyElement(TextBlock("Home"))
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    #expect(stage.alert != nil)
    app.pop()
    let finding = try #require(stage.renderTree.findings.first { $0.code == .dialogLost })
    #expect(finding.place == "next")
    #expect(finding.found.hasPrefix("The alert “First” went with the element that presents it"))
    #expect(finding.advice == "Take it down before its screen goes.")
    stage.settle()
    #expect(stage.renderTree.findings.map(\.code).contains(.dialogLost))
    app.navigate(to: StubRoute("other"))
    #expect(!stage.renderTree.findings.map(\.code).contains(.dialogLost))
  }

  @Test("An alert that goes with its sheet is a finding")
  func sheetGoes() {
    let flags = flags
    flags.first = true
    let shown = SheetStage([.medium]) { _ in block().alert("First", isPresented: flags.firstLink) }
    #expect(shown.stage.alert != nil)
    shown.app.dismissModal()
    #expect(shown.stage.renderTree.findings.map(\.code).contains(.dialogLost))
  }

  @Test("An alert that went with an element of a popover was lost without a finding")
  func popoverElementGoes() {
    let flags = flags
    flags.first = true
    flags.second = true
    var isGone = false
    let shown = StageSupport.stage(on: .iPadA16) {
      block().popover(isPresented: flags.firstLink) {
        TextBlock("Help")
        if !isGone { TextBlock("Asks").alert("Sure?", isPresented: flags.secondLink) }
      }
    }
    #expect(shown.dialogs.map(\.kind) == [.popover, .alert])
    isGone = true
    shown.settle()
    #expect(shown.dialogs.map(\.kind) == [.popover])
    #expect(shown.renderTree.findings.map(\.code) == [.dialogLost])
  }

  @Test("An alert whose button leads away from its screen is answered, and not a finding")
  func answered() throws {
    let flags = flags
    flags.first = true
    let app = StubCoordinator("home", handles: ["next"]) { _ in TextBlock("Home") }
    let asking = AskingCoordinator(flags) { [weak app] in app?.pop() }
    app.addChild(asking)
    app.navigate(to: StubRoute("asking"))
    let stage = Stage(app)
    try stage.tap("Leave")
    #expect(stage.alert == nil)
    #expect(app.visibleRoute.identifier == "home")
    #expect(!stage.renderTree.findings.map(\.code).contains(.dialogLost))
  }

  @Test("An alert of local state that is followed by a sheet stays up, asked in between or not")
  func localState() throws {
    func run(asking: Bool) throws -> RenderTree {
      let app = StubCoordinator(
        "home",
        modals: ["sheet": ModalDetentConfiguration(detents: [.medium])]
      ) { _ in
        LocalAlert()
      }
      app.addModalCoordinator(StubCoordinator("sheet"))
      let stage = Stage(app)
      try stage.tap("Ask")
      if asking { _ = stage.renderTree }
      app.navigate(to: StubRoute("sheet"))
      return stage.renderTree
    }
    let tree = try run(asking: true)
    #expect(tree.all(.alert).count == 1)
    #expect(try run(asking: false) == tree)
  }
}

/// A pushed screen that asks, and whose button leads away.
private final class AskingCoordinator: Coordinator<StubRoute> {
  init(_ flags: Flags, leave: @escaping @MainActor () -> Void) {
    super.init(
      router: Router(
        initial: "asking",
        factory: StubFactory { _ in
          TextBlock("Asking").alert("First", isPresented: flags.firstLink) {
            PushButton("Leave", action: leave)
          }
        }
      )
    )
  }

  override func canHandle(_ route: any Route) -> Bool { (route as? StubRoute) == "asking" }
}

private struct LocalAlert: Element {
  @Local private var isAsking = false

  var body: some Element {
    PushButton("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking)
  }
}
