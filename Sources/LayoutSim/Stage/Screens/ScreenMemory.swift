/// The state that a stage keeps about one screen between passes.
@MainActor
final class ScreenMemory {
  /// Distinguishes the screen from all others that the stage shows or has shown.
  let number: Int

  /// The screen's local state.
  let state = StateStore()

  /// Whether the rows of the screen's lists are being edited.
  private(set) lazy var editMode = Bound<Bool>(
    get: { [weak self] in self?.isEditing ?? false },
    set: { [weak self] in self?.isEditing = $0 }
  )

  private var isEditing = false {
    didSet { if isEditing != oldValue { state.noteChange() } }
  }

  /// The items of the screen's bars, while it is being laid out.
  let barInbox = BarInbox()

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
      || reading.models.hasChanged
  }

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

  /// The content of the selected tab, while a screen of tabs is being laid out.
  var selectedTab: SelectedTabContent?

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

  init(number: Int) {
    self.number = number
  }

  /// The state of the report that the tab with the number `serial` has no `tabItem`.
  func report(ofTab serial: Int) -> BuildReport {
    if let report = reportsOfTabs[serial] { return report }
    let report = BuildReport()
    reportsOfTabs[serial] = report
    return report
  }

  /// Stores the screen's configuration of its bar.
  func receive(_ configuration: BarConfiguration) {
    barConfiguration = configuration
    search.link = configuration.search?.link
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
  var models: HeldReadings

  /// Whether an unobserved value may have changed.
  var isOutdated = false
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
