import FlowEngine
import LayoutSim
import SnapshotRendering

/// Walks through an app and records each step, its plan where that is instructive, and the resulting screen.
@MainActor
final class Walk<App: AnyCoordinator> {
  let app: App
  let stage: Stage
  private(set) var text = ""

  /// The screens that were printed.
  private(set) var trees: [RenderTree] = []

  private let format: ShowcaseOptions.Format?
  private var endsInPicture = false

  /// Starts `app`, on `stage` if it is shown there already.
  init(_ app: App, _ options: ShowcaseOptions, on stage: Stage? = nil) {
    self.app = app
    self.stage = stage ?? Stage(app, on: options.device, typeSize: options.typeSize)
    format = options.format
  }

  // MARK: - Steps

  /// Taps a target, and scrolls to it first if it is out of sight.
  func tap(_ name: String) throws(StageError) {
    write("> tap \"\(name)\"")
    do throws(StageError) {
      try stage.tap(name)
    } catch {
      guard case .outOfReach(_, .scrolledAway) = error else { throw error }
      try stage.scroll(to: name)
      try stage.tap(name)
    }
  }

  /// Taps a target that cannot be reached, and records the error.
  func tapInVain(_ name: String) {
    do throws(StageError) {
      try tap(name)
    } catch {
      write("refused: \(error)", indent: 2)
    }
  }

  /// Enters text into a field.
  func enter(_ words: String, into name: String) throws(StageError) {
    write("> enter \"\(words)\" into \"\(name)\"")
    try stage.enter(words, into: name)
  }

  /// Taps the back button that the stage draws.
  func goBack() throws(StageError) {
    write("> go back with \"\(stage.back.label ?? "")\"")
    try stage.goBack()
  }

  /// Swipes the sheet in front away.
  func swipeSheetAway() throws(StageError) {
    write("> swipe the sheet away")
    try stage.swipeSheetAway()
  }

  /// Navigates to `route` from the app's root.
  func jump(to route: any Route) {
    step("app.navigate(to: \(RouteDescription(route)))") { app.navigate(to: route) }
  }

  /// Navigates to `route` from the app's root, and records the plan or the error.
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

  /// Performs an action in code, recorded as `code`.
  func run(_ code: String, _ action: (App) throws(FlowError) -> Void) {
    write("> \(code)")
    do throws(FlowError) {
      try action(app)
    } catch {
      refuse(error)
    }
  }

  /// Performs an action on the device, or a gesture, recorded as `code`.
  func act(_ code: String, _ action: (Stage) -> Void) {
    step(code) { action(stage) }
  }

  private func step(_ code: String, _ action: () -> Void) {
    write("> \(code)")
    action()
  }

  /// Adds a remark for the reader.
  func say(_ words: String) {
    write(words)
  }

  // MARK: - Pictures

  /// Prints the screen, in the requested format, or else only in `preferred`.
  func show(as preferred: ShowcaseOptions.Format? = nil) {
    let tree = stage.renderTree
    trees.append(tree)
    switch format ?? preferred {
    case .outline: picture(.outline, of: tree)
    case .wireframe: picture(.wireframe, of: tree)
    case .json: text += TreeRenderer.json.render(tree)
    case nil:
      picture(.outline, of: tree)
      picture(.wireframe, of: tree)
    }
  }

  /// Prints only the layers of the screen.
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
