import FlowEngine
import Foundation
import LayoutSim
import StageSupport
import Testing

/// Findings, and what a stage answers.
@MainActor
struct FindingTests {
  @Test(
    "A stack that was replaced with screens on it: its root appears again on devices, unsaid here"
  )
  func replacedStack() {
    let flows = StubFlows()
    let shop = StubCoordinator("shop", handles: ["item", "editions"])
    flows.transitionToFlow(shop, root: StubRoute("shop"))
    let stage = Stage(flows)
    shop.navigate(to: StubRoute("item"))
    shop.navigate(to: StubRoute("editions"))
    flows.transitionToFlow(StubCoordinator("login"), root: StubRoute("login"))
    #expect(
      stage.renderTree.findings.map(\.found) == [
        "The stack of shop was replaced while 2 screens were pushed on it. Some systems call onAppear of shop, and "
          + "begin its tasks, once more."
      ]
    )
    // From its root to another flow there is nothing to say, nor on iOS 26.
    flows.transitionToFlow(StubCoordinator("welcome"), root: StubRoute("welcome"))
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A stage where all is well finds nothing")
  func none() {
    #expect(Stage(StubCoordinator("home")).renderTree.findings.isEmpty)
  }

  @Test("Content that is taller than the tallest sheet is a finding that names what is cut off")
  func cutOff() throws {
    let stage = SheetStage([.custom]) { _ in
      Column(spacing: 0) {
        TextBlock("Top")
        Fill().frame(height: 2_000)
      }
    }.stage
    let finding = try #require(stage.renderTree.findings.first)
    #expect(stage.renderTree.findings.count == 1)
    #expect(finding.code == .contentCutOff)
    #expect(finding.place == "sheet")
    // A line of 20⅓ and 2,000; the tallest sheet of an iPhone 15 has 749.
    #expect(
      finding.found.hasPrefix(
        "The content of sheet needs 2020.33 points, and the sheet can be no taller than 749: "
          + "text “Top” sticks out."
      )
    )
  }

  @Test("Content that scrolls may be taller than its sheet")
  func scrolls() {
    let stage = SheetStage([.custom]) { _ in
      ScrollArea {
        Column(spacing: 0) {
          TextBlock("Top")
          Fill().frame(height: 2_000)
        }
      }
    }.stage
    // What scrolls takes any height, which is another matter.
    #expect(stage.renderTree.findings.map(\.code) == [.noHeightOfItsOwn])
  }

  /// An element that contains itself.
  private struct Endless: Element {
    var body: some Element { AnyElement(Endless()) }
  }

  @Test("A screen that contains itself without end is a finding that names it")
  func tooDeep() throws {
    let stage = SheetStage([.custom]) { _ in Endless() }.stage
    let finding = try #require(stage.renderTree.findings.first)
    #expect(stage.renderTree.findings.count == 1)
    #expect(finding.code == .contentTooDeep)
    #expect(finding.place == "sheet")
    #expect(
      finding.found
        == "Nothing can be shown. More than 2000 elements are inside each other."
    )
    #expect(stage.renderTree.nodes.isEmpty)
  }

  /// The findings about depth where so many tab coordinators are around a screen, and its words.
  private func shown(inside count: Int) -> (findings: [Finding], words: [String]) {
    var content: AnyCoordinator = StubCoordinator("home", tab: "Home") { _ in TextBlock("Inside") }
    for _ in 0..<count { content = StubTabs([content]) }
    let tree = Stage(content).renderTree
    return (tree.findings.filter { $0.code == .contentTooDeep }, tree.words)
  }

  @Test("Tabs inside tabs inside tabs end the process no more: from 50 on they are a finding")
  func tabsTooDeep() throws {
    #expect(shown(inside: 49).findings.isEmpty)
    #expect(shown(inside: 49).words.contains("Inside"))

    let (findings, words) = shown(inside: 2_000)
    #expect(!words.contains("Inside"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.place == "tabs")
    #expect(
      finding.found
        == "50 tab coordinators are inside each other, so that what the innermost one, Tabs, holds "
        + "is not shown."
    )
  }

  @Test("An error without a handler is a finding")
  func unhandled() throws {
    let app = StubCoordinator("home")
    app.navigate(to: StubRoute("nowhere"))
    let finding = try #require(Stage(app).renderTree.findings.first)
    #expect(finding.code == .unhandledError)
    #expect(finding.place == "app")
    #expect("\(finding.found) \(finding.advice)" == app.unhandledErrors.first?.description)
  }

  @Test("An error that comes after the stage has settled is a finding, too")
  func unhandledLater() {
    let app = StubCoordinator("home")
    let stage = Stage(app)
    #expect(stage.renderTree.findings.isEmpty)
    app.navigate(to: StubRoute("nowhere"))
    #expect(stage.renderTree.findings.map(\.code) == [.unhandledError])
  }

  @Test("An error that a handler receives is not a finding")
  func handled() {
    let app = StubCoordinator("home")
    app.flowErrorHandler = FlowErrorHandler { _ in }
    app.navigate(to: StubRoute("nowhere"))
    #expect(Stage(app).renderTree.findings.isEmpty)
  }

  @Test("A layout that never settles is given up, and is a finding")
  func restless() {
    let stage = Stage(StubCoordinator("home") { _ in RestlessScreen() })
    #expect(stage.renderTree.findings.map(\.code) == [.layoutDoesNotSettle])
    #expect(stage.renderTree.all(.screen).map(\.route) == ["home"])
  }

  @Test("A sheet whose root never settles is given up when it is measured aside")
  func restlessAside() {
    let shown = SheetStage([.custom]) { route in
      route == "sheet" ? AnyElement(RestlessScreen()) : AnyElement(TextBlock("next"))
    }
    shown.sheet.navigate(to: StubRoute("next"))
    #expect(shown.stage.renderTree.words.last == "next")
  }

  @Test("A navigation in a tab that is not selected is a finding until the next one")
  func covered() throws {
    let profile = StubCoordinator("profile", handles: ["settings"], tab: "Profile")
    let app = StubTabs([StubCoordinator("shop", tab: "Shop"), profile])
    let stage = Stage(app)
    profile.navigate(to: StubRoute("settings"))
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .destinationCovered)
    #expect(finding.place == "settings")
    #expect(finding.found.hasPrefix("The last navigation reached settings, but shop of"))
    app.switchToTab(1)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet that stays when its tab is left is a finding")
  func strayed() throws {
    let shop = StubCoordinator("shop", modals: ["info": ModalDetentConfiguration()], tab: "Shop")
    shop.addModalCoordinator(StubCoordinator("info"))
    let app = StubTabs([shop, StubCoordinator("profile", tab: "Profile")])
    let stage = Stage(app)
    shop.navigate(to: StubRoute("info"))
    #expect(stage.renderTree.findings.isEmpty)
    app.switchToTab(1)
    #expect(stage.renderTree.all(.sheet).map(\.route) == ["info"])
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .presentedByOtherTab)
    #expect(finding.place == "info")
    #expect(
      finding.found
        == "info was presented in the tab shop, which is not selected any more."
    )
  }

  // MARK: - Answers

  @Test("A stage that is asked twice answers the same")
  func twice() {
    let shown = SheetStage([.custom]) { _ in TextBlock("a").navigationTitle("Info") }
    let first = shown.stage.renderTree
    #expect(shown.stage.renderTree == first)
    shown.stage.settle()
    #expect(shown.stage.renderTree == first)
    #expect(Stage(shown.app).renderTree == first)
  }

  @Test("A render tree survives being written and read")
  func codable() throws {
    let shown = SheetStage([.custom, .large]) { _ in
      Column { PushButton("Post") {}.disabled() }.navigationTitle("Info")
    }
    shown.app.navigate(to: StubRoute("nowhere"))
    let tree = shown.stage.renderTree
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(RenderTree.self, from: data) == tree)
  }

  @Test("Every node's parent stands before it, and contains it")
  func preOrder() {
    let tree = SheetStage([.custom, .large]).stage.renderTree
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else {
        #expect(index == 0)
        continue
      }
      #expect(tree.children(of: parent).contains(index))
    }
  }

  @Test("A screen that navigates as it is laid out is followed")
  func navigatingScreen() {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      route == "home" ? AnyElement(HastyScreen()) : AnyElement(TextBlock("next"))
    }
    #expect(Stage(app).renderTree.words == ["next"])
  }

  @Test("A route that carries the coordinator which shows it retained it without a word")
  func routeThatRetains() throws {
    let app = Coordinator(root: CarryingRoute.list)
    app.navigate(toRoute: .sheet(coordinator: Coordinator(root: CarryingRoute.list)))
    #expect(Stage(app).renderTree.findings.filter { $0.code == .routeRetainsCoordinator } == [])
    app.close()
    app.navigate(toRoute: .sheet(coordinator: app))
    let findings = Stage(app).renderTree.findings.filter { $0.code == .routeRetainsCoordinator }
    #expect(findings.map(\.place) == ["sheet"])
  }
}

/// Changes whenever it is laid out.
private struct RestlessScreen: Element {
  @Local private var height = 10.0

  var body: some Element {
    Fill()
      .frame(height: height)
      .onSizeChange { height = $0.height + 1 }
  }
}

/// Navigates on when it is laid out.
private struct HastyScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    Fill().onSizeChange { _ in coordinator?.navigate(to: StubRoute("next")) }
  }
}

/// A route that carries a coordinator for the screen that calls it.
private enum CarryingRoute: StyledRoute, ElementRoute {
  case list
  case sheet(coordinator: AnyCoordinator)

  var identifier: String {
    switch self {
    case .list: "list"
    case .sheet: "sheet"
    }
  }

  var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .list: .push
    case .sheet: .sheet
    }
  }

  var body: some Element { TextBlock(identifier) }
}
