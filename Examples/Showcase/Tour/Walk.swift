import Bookshop
import FlowEngine
import LayoutSim
import SnapshotRendering

/// Goes through the app and writes down each step, its plan where that is instructive, and what is
/// then on screen.
@MainActor
final class Walk {
  let app: AppCoordinator
  let stage: Stage
  private(set) var text = ""

  private let format: ShowcaseOptions.Format?
  private var endsInPicture = false

  /// An app that has just been started.
  init(_ options: ShowcaseOptions) {
    app = AppCoordinator()
    stage = Stage(app, on: options.device, typeSize: options.typeSize)
    format = options.format
  }

  // MARK: - Steps

  /// Presses something on screen.
  func tap(_ name: String) throws(StageError) {
    write("> tap \"\(name)\"")
    try stage.tap(name)
  }

  /// Presses the way back that the stage draws.
  func goBack() throws(StageError) {
    write("> go back with \"\(stage.back.label ?? "")\"")
    try stage.goBack()
  }

  /// Goes to `route` from the app's root, and writes down the plan, or the error.
  func go(to route: any Route) {
    write("> app.navigate(to: \(RouteDescription(route)))")
    do throws(FlowError) {
      let plan = try app.plan(to: route)
      write("plan \(plan)", indent: 2)
      try app.apply(plan)
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ error: FlowError) {
    guard case .navigationFailed(let route, _, let declined) = error else {
      return write("refused: \(error)", indent: 2)
    }
    write("refused: nobody takes \(route.type) \(route); asked, in order:", indent: 2)
    for answer in declined { write("\(answer)", indent: 4) }
  }

  /// Does something in code, written as `code`.
  func run(_ code: String, _ action: (AppCoordinator) -> Void) {
    write("> \(code)")
    action(app)
  }

  /// Says something to the reader.
  func say(_ words: String) {
    write(words)
  }

  // MARK: - Pictures

  /// Prints what is on screen.
  func show() {
    let tree = stage.renderTree
    switch format {
    case .outline: picture(.outline, of: tree)
    case .wireframe: picture(.wireframe, of: tree)
    case .json: text += TreeRenderer.json.render(tree)
    case nil:
      picture(.outline, of: tree)
      picture(.wireframe, of: tree)
    }
  }

  /// Prints the layers of what is on screen and no more.
  func showLayers() {
    guard format != .json else { return }
    picture(.outline(.layers), of: stage.renderTree)
  }

  private func picture(_ renderer: TreeRenderer, of tree: RenderTree) {
    separate()
    text += renderer.render(tree)
    endsInPicture = true
  }

  private func write(_ words: String, indent: Int = 0) {
    guard format != .json else { return }
    if endsInPicture { separate() }
    endsInPicture = false
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      text += spaces(indent) + line + "\n"
    }
  }

  private func separate() {
    if !text.isEmpty { text += "\n" }
  }
}
