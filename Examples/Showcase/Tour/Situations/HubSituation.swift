import FlowEngine
import Hub
import LayoutSim

/// The situations of the hub, each starting with a new one.
@MainActor
struct HubSituation {
  let walk: Walk<HubCoordinator>

  /// Performs the steps of one chapter and shows the resulting screen.
  func show(_ chapter: Chapter) throws(StageError) {
    switch chapter {
    case .plainSheets: try plainSheets()
    case .card: try card()
    case .finish: try finish()
    case .link: try link()
    case .pages: try pages()
    default: walk.show()
    }
  }

  private func plainSheets() throws(StageError) {
    try walk.tap("Sheet")
    try walk.tap("Detents")
    walk.say("Both are Home's own screens, without a stack, and so without a bar:")
    walk.show(as: .outline)
    try walk.swipeSheetAway()
    try walk.tap("Close")
    walk.say("The button closed the one that was left:")
    walk.showLayers()
  }

  private func card() throws(StageError) {
    try walk.stage.withoutSettling { () throws(StageError) in
      try walk.tap("Card")
      walk.act("stage.advance(by: 0.25)") { $0.advance(by: 0.25) }
      walk.say("Half of its half second is over. The tab bar stays in front of it:")
      walk.showLayers()
    }
    walk.say("A while later; what is above the card can still be tapped:")
    walk.show()
    try walk.tap("Cover")
    walk.showLayers()
  }

  private func finish() throws(StageError) {
    try walk.tap("Flows")
    try walk.tap("Push Home")
    try walk.tap("Push")
    try walk.tap("Sheet")
    walk.showLayers()
    try walk.tap("Finish")
    walk.say("Home has left with its two screens and its sheet, and nothing else has:")
    walk.showLayers()
  }

  private func link() throws(StageError) {
    let url = "hub://tabs-coordinator"
    walk.run("hub.open(url: \"\(url)\")") { hub throws(FlowError) in try hub.open(url: url) }
    walk.say("Home was in front, and shows its heights:")
    walk.showLayers()
    try walk.swipeSheetAway()
    try walk.tap("Flows")
    walk.run("hub.open(url: \"\(url)\")") { hub throws(FlowError) in try hub.open(url: url) }
    walk.say("It was not any more, so another Home came along:")
    walk.showLayers()
  }

  private func pages() throws(StageError) {
    try walk.tap("Flows")
    try walk.tap("Add the news")
    walk.show(as: .wireframe)
    try walk.tap("News")
    try walk.tap("Tabs that come and go")
    walk.say("Reading them takes the badge away:")
    walk.showLayers()
    walk.run("hub.removeNews()") { $0.removeNews() }
    walk.say("The tab in its place is selected:")
    walk.showLayers()
  }
}
