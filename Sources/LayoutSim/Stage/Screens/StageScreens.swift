import FlowEngine

/// The elements of the screens on a stage: from its table, from factories, or placeholders for errors.
@MainActor
final class StageScreens {
  private let table: ScreenTable
  private let coordinator: AnyCoordinator
  private let memories: StageMemory
  private let tree: ElementTree

  /// The errors of building the current pass.
  var errors = BuildErrors()

  init(
    _ table: ScreenTable,
    for coordinator: AnyCoordinator,
    _ memories: StageMemory,
    _ tree: ElementTree
  ) {
    (self.table, self.coordinator) = (table, coordinator)
    (self.memories, self.tree) = (memories, tree)
  }

  /// The element for `screen` of `stack` on `surface`.
  func element(
    for screen: LiveScreen,
    on stack: LiveStack,
    of surface: LiveSurface
  ) -> AnyElement {
    if let screens = screen.layer as? ElementScreen {
      return screens.build(screen.wrapper.route).flatMap { $0 as? any Element }.map(AnyElement.init)
        ?? AnyElement(EmptyElement())
    }
    return element(for: screen, kind: screen.kind(on: surface))
  }

  /// The element for `screen`: from the table, from its factory, or a placeholder for the error.
  func element(for screen: LiveScreen, kind: ViewKind) -> AnyElement {
    let (route, owner) = (screen.wrapper.route, screen.wrapper.coordinator)
    let memory = memories.memory(of: screen)
    if let built = memory.built, built.revision == coordinator.revision,
      !built.readings.haveChanged, !tree.evaluatesAll
    {
      return built.element
    }
    let readings = Readings(notifying: [memory.state.modelChanges])
    let make: @MainActor () -> (any Element)? = { [table, weak owner] in
      owner.flatMap {
        table.screen(for: route, of: $0) ?? $0.buildScreen(for: route) as? any Element
      }
    }
    let built = Evaluation.run(recordingIn: readings, make)
    if let built {
      let element = AnyElement(built)
      memory.built = BuiltScreen(
        element: element,
        revision: coordinator.revision,
        readings: readings,
        settling: tree.settling,
        make: make
      )
      return element
    }
    memory.built = nil
    let error = FlowError.viewCreationFailed(
      route: RouteDescription(route),
      owner: owner.ownerPath,
      kind: kind
    )
    errors.note(error, of: owner, in: memory.report)
    return AnyElement(PlaceholderScreen(error: error))
  }

  /// The app's own tab screen of `owner`, which replaces the tab bar; or else its settings for the stage's bar.
  func tabBar(of owner: AnyCoordinator) -> TabBarOfApp {
    let built =
      table.screen(for: owner.rootRoute, of: owner)
      ?? owner.buildScreen(for: owner.rootRoute) as? any Element
    if let built, built is any TabBarReplacement { return .custom(AnyElement(built)) }
    return .stock((built as? any TabBarDescription)?.settings ?? StockTabsSettings())
  }

  /// Reports once that a tab has neither text nor symbol.
  func reportMissingTabItem(of tab: AnyCoordinator, at index: Int, in tabs: LiveTabs) {
    let error = FlowError.missingTabItem(owner: tabs.owner.ownerPath, index: index)
    errors.note(error, of: tabs.owner, in: memories.memory(of: tabs).report(ofTab: tab.serial))
  }

  /// Reports errors of building; a handler may read the stage, which has settled by then.
  ///
  /// Handlers that replace each broken screen with another one are stopped, like endless settling.
  func reportErrors(isTooLate: Bool) {
    let pending = errors.takePending()
    if isTooLate {
      coordinator.reportEndlessCalls(limit: settlingLimit)
    } else {
      for (owner, error, report) in pending { report.isUnhandled = !owner.report(error) }
    }
  }

  /// The content of an empty column: the screen of the split's own root, or else a text.
  func emptyColumn(of split: AnyCoordinator) -> AnyElement {
    let built =
      table.screen(for: split.rootRoute, of: split)
      ?? split.buildScreen(for: split.rootRoute) as? any Element
    return built.map { AnyElement($0) } ?? AnyElement(NoSelection())
  }
}

/// The app's element for the bar of its tabs.
enum TabBarOfApp {
  /// A screen with its own bar.
  case custom(AnyElement)

  /// Its settings for the stage's bar.
  case stock(StockTabsSettings)
}

/// The content of an empty column if the app provides none.
private struct NoSelection: Element {
  var body: some Element {
    TextBlock("No Selection").font(.title2).foregroundStyle(.secondary)
  }
}

/// The replacement for a screen that could not be built.
private struct PlaceholderScreen: Element {
  let error: FlowError

  var body: some Element {
    Column(spacing: 8) {
      TextBlock("This screen cannot be shown")
        .font(.headline)
      TextBlock(error.whatHappened)
        .font(.footnote)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding()
    .control(Semantics(role: .placeholder, combines: .drawing))
  }
}

/// Errors of the screens and tabs that a stage builds.
///
/// Each is reported once, when nothing is being built, to the handlers of the coordinator concerned. An error
/// that no handler handles stays a finding as long as its cause is on screen.
@MainActor
struct BuildErrors {
  /// The errors of the current pass, each once, in the order in which they were found.
  private var found: [(error: FlowError, report: BuildReport)] = []

  /// The errors that were not reported yet, with the coordinator that reports each.
  private var pending: [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] = []

  /// The unhandled errors: those among `errors`, which calls have raised, and those of the current pass.
  func toShow(besides errors: some Sequence<FlowError>) -> [FlowError] {
    errors.filter { !$0.isAboutBuilding } + found.filter(\.report.isUnhandled).map(\.error)
  }

  /// Discards the errors of the last pass.
  mutating func beginPass() {
    found = []
  }

  /// Adds an error, which will be reported unless it already was.
  mutating func note(_ error: FlowError, of owner: AnyCoordinator, in report: BuildReport) {
    if !found.contains(where: { $0.error == error }) { found.append((error, report)) }
    guard !report.isMade else { return }
    report.isMade = true
    pending.append((owner, error, report))
  }

  /// The number of errors of the current pass.
  var count: Int { found.count }

  /// Whether any error has yet to be reported.
  var arePending: Bool { !pending.isEmpty }

  /// Removes and returns the errors to be reported.
  mutating func takePending() -> [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] {
    defer { pending = [] }
    return pending
  }
}

/// The state of the report about one screen or tab that could not be built; it is released with that screen's
/// memory.
@MainActor
final class BuildReport {
  /// Whether the report was made, or will be once nothing is being built.
  fileprivate(set) var isMade = false

  /// Whether no handler handled it.
  var isUnhandled = false
}

extension FlowError {
  /// Whether it is an error that stages find while they build.
  fileprivate var isAboutBuilding: Bool {
    switch self {
    case .viewCreationFailed, .missingTabItem: true
    default: false
    }
  }
}
