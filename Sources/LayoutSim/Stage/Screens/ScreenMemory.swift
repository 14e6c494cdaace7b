/// The state that a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// Distinguishes the screen from all others that the stage shows or has shown.
  let number: Int

  /// The screen's local state.
  let state: StateStore

  /// Whether the rows of the screen's lists are being edited.
  let editMode: Bound<Bool>

  /// The items of the screen's bars, while it is being laid out.
  let barInbox = BarInbox()

  /// The title above the screen's content.
  let titleAbove = TitleAbove()

  /// The destinations that the screen's content declares.
  private(set) var destinations = StackDestinations()

  /// The surroundings in which elements that are stacks, tabs or columns show screens.
  let stackSite = StackSite()

  /// The stacks, tabs and columns of the screen's elements, in the order of the tree.
  private(set) var containers: [any ElementContainer] = []

  /// The screen's search.
  let search = ScreenSearch()

  /// The screen's latest configuration of its bars; `nil` before it was resolved.
  private(set) var barConfiguration: BarConfiguration?

  /// The configuration from which the bars were last built; `nil` if they were not built in the current pass.
  private(set) var drawn: BarConfiguration?

  /// The configuration for which everything around the bars was built; `nil` if it was not built in the current pass.
  private var assumed: BarConfiguration?

  /// Whether the content was resolved for other bars than it has now.
  private var isContentOutdated = false

  /// The element that the app last built for the screen; `nil` before.
  var built: BuiltScreen?

  /// The name of its route; `nil` before it was resolved.
  var route: String?

  /// The models and the state that the factory read when it built the element that was last resolved.
  var resolved: Readings?

  /// The input from which the screen was last built; `nil` if it is not needed.
  var reading: ScreenReading?

  /// Whether it was built in the current pass.
  var isBuilt = false

  /// Whether a value that it had read changed while it was out of sight, as in a tab that is not selected.
  var isLate = false

  /// Whether a value that the screen, which is covered, has read has changed, or may have.
  var hasChangeBelow: Bool {
    guard !isBuilt, !isLate, let reading else { return false }
    return reading.isOutdated || reading.stateRevision != state.revision
      || reading.models.haveChanged || state.modelChanges.isTaken
  }

  /// The number of the last settling that evaluated everything and in which the screen, which is covered, was examined.
  var refresh = 0

  /// The latest heights that the screen has published for a sheet of which it is the root; `nil` before it
  /// was laid out as one.
  var heights: SheetHeights?

  /// The screen's latest configuration of its sheet; `nil` before it was laid out.
  var sheetConfiguration: SheetConfiguration?

  /// The rows of the bar that have disappeared because content was scrolled; `nil` if none has.
  var collapse: BarCollapse?

  /// The direction in which content of the selected tab of a screen of tabs was last scrolled; `nil` if it was not
  /// scrolled since the bar was tapped.
  var scrolled: (tab: Int, direction: ScrollDirection)?

  /// The user's choice to show the tabs of a screen of tabs as a sidebar, and the width of that.
  var tabSidebar = TabSidebarMemory()

  /// Builds the content of the selected tab with some insets, while a screen of tabs is being laid out.
  var selectedTab: (@MainActor (Insets) -> AnyElement)?

  private var knownWayBack: (exit: ScreenExit, way: BackAction)?

  /// The state of the report that the screen could not be built.
  let report = BuildReport()

  /// The reports about tabs in place of the screen that have no `tabItem`, keyed by the numbers of their coordinators.
  private var reportsOfTabs: [Int: BuildReport] = [:]

  /// Whether bars that were built from `drawn` do not show the screen's latest configuration yet; `false` if there are
  /// none.
  func hasOtherBars(than drawn: BarConfiguration?) -> Bool {
    guard let barConfiguration, let drawn else { return false }
    return !barConfiguration.look(like: drawn)
  }

  /// Whether the bars, their surroundings or the content do not follow the screen's latest configuration yet.
  var isBarOutdated: Bool {
    guard let barConfiguration, let assumed else { return false }
    return isContentOutdated || hasOtherBars(than: drawn)
      || !barConfiguration.isAround(likeThatOf: assumed)
  }

  init(number: Int, models: ModelWatch) {
    self.number = number
    state = StateStore(for: models)
    // Everything inside inherits it, and is remembered in the store, which it must not retain.
    editMode = LocalStorage(value: false, store: state).binding
  }

  /// The state of the report that the tab with the number `serial` has no `tabItem`.
  func report(ofTab serial: Int) -> BuildReport {
    if let report = reportsOfTabs[serial] { return report }
    let report = BuildReport()
    reportsOfTabs[serial] = report
    return report
  }

  /// How the screen is left, made once for each `exit`, so that what reads it has not changed with each pass.
  func wayBack(from exit: ScreenExit, _ make: () -> BackAction) -> BackAction {
    if let knownWayBack, knownWayBack.exit == exit { return knownWayBack.way }
    let way = make()
    knownWayBack = (exit, way)
    return way
  }

  /// Stores the screen's configuration of its bar.
  func receive(_ configuration: BarConfiguration) {
    barConfiguration = configuration
    search.link = configuration.search?.link
  }

  /// Stores the destinations that the content declares.
  func receive(_ destinations: StackDestinations) { self.destinations = destinations }

  /// Adds what an element of the screen is, unless it is known.
  ///
  /// - Returns: Whether it is new.
  func add(_ container: any ElementContainer) -> Bool {
    if containers.contains(where: { $0 === container }) { return false }
    containers.append(container)
    return true
  }

  /// Forgets those whose elements are gone.
  func dropContainers() {
    if !containers.isEmpty { containers.removeAll { $0.slot?.isStanding != true } }
  }

  /// Stores the screen's configuration of its sheet.
  func receive(_ configuration: SheetConfiguration, noting presented: PresentedSurfaces) {
    let former = sheetConfiguration
    sheetConfiguration = configuration
    if former?.isClear ?? false != configuration.isClear { presented.noteBackdrop() }
  }

  /// Starts another pass, in which the screen may be covered.
  func beginPass() {
    drawn = nil
    assumed = nil
    isBuilt = false
  }

  /// Starts building the bars, and everything that depends on their configuration.
  ///
  /// Their surroundings are built once for each pass, and they may be built more than once: for another size of a
  /// reader.
  func beginBars() {
    if assumed == nil { assumed = barConfiguration ?? BarConfiguration() }
    isContentOutdated = false
  }

  /// Records that the content was resolved for other bars than it has now.
  func noteOutdatedContent() { isContentOutdated = true }

  /// The configuration from which bars are to be built now.
  func barConfigurationToDraw() -> BarConfiguration {
    let configuration = barConfiguration ?? BarConfiguration()
    drawn = configuration
    return configuration
  }
}

/// The input from which a screen was last built, which shows whether rebuilding could change its content.
struct ScreenReading {
  /// The bars around it.
  let bars: EnclosingBars

  /// The column that contains it; `nil` elsewhere.
  let column: ColumnPlace?

  let inherited: InheritedValues

  /// The number of changes of its state.
  let stateRevision: Int

  /// The models that were read with it.
  var models: Readings

  /// Whether an unobserved value may have changed.
  var isOutdated = false
}

/// The element that the app has built for a screen.
///
/// Like a coordinator's view on the platform, a factory is asked again once the hierarchy has changed, or an observable
/// model that it read.
struct BuiltScreen {
  let element: AnyElement

  /// The revision of the hierarchy for which it was built.
  let revision: Int

  /// The models and the state that the factory read.
  let readings: Readings

  /// The settling in which it was built.
  let settling: Int

  /// Builds the element again.
  let make: @MainActor () -> (any Element)?

  /// The content that would differ if the factory, which did not run in `settling`, ran now; `nil` if none would.
  @MainActor
  func staleness(of route: String, after settling: Int) -> StaleContent? {
    guard self.settling != settling, let present = Evaluation.attempt(make).map(AnyElement.init),
      !element.isSame(as: present, for: .appearance),
      let difference = ValueDifference(from: element, to: present)
    else { return nil }
    return StaleContent(
      reader: route,
      difference: difference,
      cause: .factory
    )
  }
}

/// The content of a screen, which is new if the app has just built it.
struct ScreenContent: PrimitiveElement {
  let memory: ScreenMemory

  /// The surroundings of elements that are stacks, tabs or columns; `nil` if only their roots are resolved.
  var site: StackSite.Present?

  let content: @MainActor () -> AnyElement

  func resolve(into resolver: inout Resolver) {
    let isOuterNew = resolver.isContentNew
    memory.route = resolver.inherited.screenPlace?.route
    // Not at the time when the bars are built: a factory is observed by itself.
    let content = content()
    resolver.isContentNew = memory.built == nil || memory.resolved !== memory.built?.readings
    memory.resolved = memory.built?.readings
    resolver.appDepth += 1
    memory.stackSite.present = site
    resolver.scope(memory.state) { content.resolve(into: &$0) }
    memory.stackSite.present = nil
    resolver.appDepth -= 1
    memory.dropContainers()
    resolver.isContentNew = isOuterNew
  }
}

/// A screen that records the input from which it was built.
struct TrackedScreen<Content: Element>: PrimitiveElement {
  let memory: ScreenMemory
  let bars: EnclosingBars
  let column: ColumnPlace?
  let models: ModelWatch

  /// Whether it is only measured.
  let isAside: Bool

  let content: Content

  func resolve(into resolver: inout Resolver) {
    if !isAside || memory.reading == nil {
      memory.reading = ScreenReading(
        bars: bars,
        column: column,
        inherited: resolver.inherited,
        stateRevision: memory.state.revision,
        models: models.present
      )
    }
    if !isAside {
      memory.isBuilt = true
      memory.isLate = false
    }
    content.resolve(into: &resolver)
  }
}
