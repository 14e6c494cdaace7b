import Bookshop
import Hub
import LayoutSim
import SnapshotRendering

/// Prints the output that the options request.
@MainActor
package struct Showcase {
  private let options: ShowcaseOptions

  /// Creates a showcase for `options`.
  package init(_ options: ShowcaseOptions) {
    self.options = options
  }

  /// The text for standard output; equal options give equal text.
  package func text() throws(StageError) -> String {
    switch options.output {
    case .help: return ShowcaseOptions.help
    case .list: return ShowcaseOptions.list
    case .short: return try ShortTour(options).text()
    case .tour(let chapter?): return try text(of: chapter)
    case .tour(nil):
      var text = ""
      for chapter in Chapter.allCases where !(chapter.isTable && options.format == .json) {
        if !text.isEmpty, options.format != .json { text += "\n" }
        text += try self.text(of: chapter)
      }
      return text
    }
  }

  /// The page with the pictures of all screens of the chapters that would be printed.
  package func gallery() throws(StageError) -> PicturePage {
    var page = PicturePage(title: "Showcase", note: "The screens of a bookshop and of a hub.")
    let chapters: [Chapter] =
      if case .tour(let chapter?) = options.output { [chapter] } else { Chapter.allCases }
    for chapter in chapters {
      let trees = try trees(of: chapter)
      for (index, tree) in trees.enumerated() {
        page.add(trees.count == 1 ? chapter.rawValue : "\(chapter.rawValue) \(index + 1)", tree)
      }
    }
    return page
  }

  private func trees(of chapter: Chapter) throws(StageError) -> [RenderTree] {
    switch chapter {
    case .backButtons, .waysBack, .sheets, .sheetFrames, .findings: return []
    case .hub, .plainSheets, .card, .finish, .link, .pages:
      let walk = Walk(HubCoordinator(), options)
      try HubSituation(walk: walk).show(chapter)
      return walk.trees
    default:
      let walk = Walk(AppCoordinator(), options)
      try Situation(walk: walk).show(chapter)
      return walk.trees
    }
  }

  private func text(of chapter: Chapter) throws(StageError) -> String {
    let heading = "== \(chapter.rawValue): \(chapter.title)\n\n"
    switch chapter {
    case .backButtons: return heading + (try BackButtonTable(options).text())
    case .waysBack: return heading + WaysBackTable(options).text
    case .sheets: return heading + (try SheetTable().text())
    case .sheetFrames: return heading + SheetFrameTable().text
    case .findings: return heading + MistakeList(options).text
    case .hub, .plainSheets, .card, .finish, .link, .pages:
      let walk = Walk(HubCoordinator(), options)
      try HubSituation(walk: walk).show(chapter)
      return options.format == .json ? walk.text : heading + walk.text
    default:
      let walk = Walk(AppCoordinator(), options)
      try Situation(walk: walk).show(chapter)
      return options.format == .json ? walk.text : heading + walk.text
    }
  }
}
