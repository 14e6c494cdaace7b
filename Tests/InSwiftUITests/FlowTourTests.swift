import Bookshop
import FlowEngine
import Hub
import LayoutSim
import SnapshotRendering
import TestSupport
import Testing

@testable import showcase

@Suite("The tour of the bookshop, in SwiftUI by FlowView")
struct FlowTourTests {
  /// All but those in which a stage shows something of its own; see the tests below.
  nonisolated static let chapters: [Chapter] = [
    .login, .home, .onboarding, .browse, .about, .filter, .authors, .basket, .checkout, .replace,
    .deepLink, .unhandled, .rotation, .tablet, .largeType, .rightToLeft, .keyboard, .alert, .swipe,
  ]

  @Test(
    "A situation looks as on the stage’s own, after the same steps",
    arguments: Night.sample(chapters, oneIn: 3)
  )
  func situation(_ chapter: Chapter) throws {
    let (own, inSwiftUI) = try walks()
    try Situation(walk: own).show(chapter)
    try Situation(walk: inSwiftUI).show(chapter)
    #expect(inSwiftUI.trees.map(\.linesInSight) == own.trees.map(\.linesInSight))
    #expect(inSwiftUI.stage.renderTree.linesInSight == own.stage.renderTree.linesInSight)
  }

  @Test(
    "So does one of the hub, but for the card with a transition of its own",
    arguments: Night.sample([Chapter.hub, .plainSheets, .finish, .link, .pages], oneIn: 2)
  )
  func hub(_ chapter: Chapter) throws {
    let options = try ShowcaseOptions.parse([]).get()
    let app = HubCoordinator()
    let flow = FlowModel(app)
    let stage = Stage(on: options.device) { FlowView(flow: flow) }
    let (own, inSwiftUI) = (Walk(HubCoordinator(), options), Walk(app, options, on: stage))
    try HubSituation(walk: own).show(chapter)
    try HubSituation(walk: inSwiftUI).show(chapter)
    #expect(inSwiftUI.trees.map(\.linesInSight) == own.trees.map(\.linesInSight))
    #expect(inSwiftUI.stage.renderTree.linesInSight == own.stage.renderTree.linesInSight)
  }

  @Test("The bar that a detour gets has a button that is no back button, and leads back as well")
  func detour() throws {
    let (own, inSwiftUI) = try walks()
    for walk in [own, inSwiftUI] {
      try walk.tap("Log in")
      walk.jump(to: BrowseRoute.about(.dracula))
      walk.showLayers()
      walk.app.orderShipped(Customer.harriet.orders[0])
    }
    var lines = inSwiftUI.stage.renderTree.linesInSight
    let button = try #require(lines.firstIndex { $0.hasPrefix("button \"Back\"") })
    let back = try #require(
      own.stage.renderTree.linesInSight.firstIndex { $0.hasPrefix("back-button \"Back\"") }
    )
    #expect(button == back)
    lines.remove(at: button)
    #expect(
      lines == own.stage.renderTree.linesInSight.filter { !$0.hasPrefix("back-button") }
    )
    try own.goBack()
    try inSwiftUI.tap("Back")
    #expect(inSwiftUI.stage.renderTree.linesInSight == own.stage.renderTree.linesInSight)
  }

  @Test("In the place of a screen that cannot be built is the name of its route")
  func brokenScreen() throws {
    let (_, inSwiftUI) = try walks()
    try Situation(walk: inSwiftUI).brokenScreen()
    #expect(inSwiftUI.stage.element(labelled: "account.order(9999)") != nil)
    try inSwiftUI.stage.goBack()
    #expect(inSwiftUI.stage.topScreen?.title == "Orders")
  }

  /// The walk of an app on a stage of its own, and on one that shows it in SwiftUI.
  private func walks() throws -> (Walk<AppCoordinator>, Walk<AppCoordinator>) {
    let options = try ShowcaseOptions.parse([]).get()
    let app = AppCoordinator()
    let flow = FlowModel(app)
    let stage = Stage(on: options.device) { FlowView(flow: flow) }
    return (Walk(AppCoordinator(), options), Walk(app, options, on: stage))
  }
}

extension RenderTree {
  /// The lines of an outline, without what differs in words only.
  ///
  /// Those are the names of screens, their owners and detents, the screens and stacks around the content of a surface that
  /// an element presents, and what a cover hides. Stacks in tabs extend under the bar of the tabs. Findings are their codes,
  /// without errors, which are reported to the app and not to the stage, and without texts near a limit, which are found in
  /// sheets that the stage itself lets follow their content. Sheets that several calls present in a row come one after the
  /// other on the stage's own, and at once where views read what is left after all calls.
  var linesInSight: [String] {
    TreeRenderer.outline.render(self).split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")
      switch words.first {
      case "layers", ">", "stack": return nil
      case "screen": return words.contains("top") ? nil : "screen covered"
      case "tabs" where words.contains("covered"): return nil
      case "finding":
        return ["unhandled-error", "text-near-limit", "nested-presentations"].contains(words[1])
          ? nil : "finding \(words[1])"
      case "column": words.removeAll { $0 == "empty" }
      case "sheet", "cover", "tab", "tabs":
        if words.count > 1, words[0] != "tabs" { words.remove(at: 1) }
        words.removeAll { word in
          word == "inert"
            || ["owner", "kind", "detent", "of", "selected", "measured", "drawn"].contains {
              word.hasPrefix("\($0)=")
            }
        }
      default: break
      }
      return words.joined(separator: " ")
    }
  }
}
