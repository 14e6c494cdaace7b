import Bookshop
import FlowEngine
import LayoutSim
import SnapshotRendering

/// The tour in one screen of text: the calls to an app of coordinators, and the resulting screens.
@MainActor
struct ShortTour {
  private let app = AppCoordinator()
  private let stage: Stage

  init(_ options: ShowcaseOptions) {
    stage = Stage(app, on: options.device, typeSize: options.typeSize)
  }

  func text() throws(StageError) -> String {
    var lines = [
      "A bookshop made of coordinators, laid out as a device does it, without one. This is the tour in short:",
      "--list names its \(Chapter.allCases.count) chapters, --only NAME shows one with its screens, --all prints them all.",
      "", "The app starts with a login. A tap on “Log in” replaces the flow by four tabs:",
    ]
    lines += layers
    try stage.tap("Log in")
    lines += layers
    lines += ["", "A sheet is as tall as its words, here \(try aboutHeight()) points:"]
    lines += sheet
    lines += ["", "A link into a note is a plan, before anything happens:"]
    do throws(FlowError) {
      let plan = try app.plan(to: NoteRoute.note(Catalogue.classics.notes[1]))
      lines += "\(plan)".split(separator: "\n").map { "  \($0)" }
      try app.apply(plan)
    } catch {
      lines.append("  refused: \(error)")
    }
    lines += ["", "and then it is on screen, and so are the ways back from it:"]
    lines += layers
    lines.append(
      "  back button “\(stage.back.label ?? "–")”, which does: \(stage.back.effect ?? "nothing")"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// Shows the sheet about a book, and returns its height.
  private func aboutHeight() throws(StageError) -> String {
    app.navigate(to: BrowseRoute.about(.emma))
    return PrintedNumber.text(stage.sheet?.height ?? 0)
  }

  /// The presented surfaces, as in an outline.
  private var layers: [String] {
    TreeRenderer.outline(.layers).render(stage.renderTree).split(separator: "\n").dropFirst()
      .prefix { !$0.hasPrefix("window") && !$0.hasPrefix("finding") }
      .map { "  \($0)" }
  }

  /// The rows of the drawing that contain the sheet.
  private var sheet: [String] {
    let rows = TreeRenderer.wireframe.render(stage.renderTree).split(separator: "\n")
    let start = rows.firstIndex { $0.contains("┌─ sheet") } ?? rows.endIndex
    let end = rows[start...].firstIndex { $0.contains("└") } ?? rows.endIndex
    return rows[start..<end].map(String.init) + rows[end...].prefix(1).map(String.init)
  }
}
