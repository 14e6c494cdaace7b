import FlowEngine

/// A device that shows what a coordinator decides: it lays out every visible screen and says what
/// is where.
///
/// ```swift
/// let stage = Stage(AppCoordinator(), on: .iPhone15)
/// try stage.tap("Log in")
/// print(stage.back.isVisible, stage.sheets.map(\.value))
/// ```
///
/// A stage settles whenever it is asked something after a change: it lays out, tells observers, and
/// repeats until nothing changes. The coordinator may be navigated directly, too.
@MainActor
public final class Stage {
  /// The coordinator whose surfaces are shown.
  public let coordinator: AnyCoordinator

  /// The device and the settings; the stage lays out again when they change.
  public var traits: Traits {
    didSet {
      guard traits != oldValue else { return }
      // What was measured was measured under other traits.
      sheetInsets = [:]
      for memory in memories.values { memory.heights = nil }
      settled = nil
      followChanges()
    }
  }

  /// The kinds of findings that are silenced wherever they are found; they are only counted.
  ///
  /// ``Element/silencingFindings(_:)`` silences them in one place.
  public var silencedFindings: Set<FindingCode> {
    didSet { settled = nil }
  }

  let measurer: any TextMeasurer

  let screens: ScreenTable
  private let tree: ElementTree
  private var memories: [ScreenKey: ScreenMemory] = [:]

  /// The revision of the hierarchy whose screens are remembered; `nil` before the first one.
  private var sweptRevision: Int?

  /// What the contents of sheets keep free, by the sheets' coordinators, where it could not be known
  /// before they had their places.
  var sheetInsets: [ObjectIdentifier: Insets] = [:]

  /// What elements of screens present in front of them.
  let presenters = PresenterTable()

  /// The tabs without a `tabItem` that have been reported.
  var reportedTabs: Set<OwnerPath> = []

  /// What was wrong with what the pass built.
  var buildErrors = BuildErrors()

  /// What the last call to a coordinator did.
  private var lastPlan: NavigationPlan?

  /// The last way back that was taken on a screen which something was in front of.
  var coveredBackAction: CoveredBackAction?

  private var settled: SettledStage?

  /// Whether a pass is going on, in which nothing can be settled.
  private var isSettling = false

  let time = StageTime()

  /// Shows `coordinator` on `device`.
  ///
  /// - Parameters:
  ///   - coordinator: The root of the hierarchy to show.
  ///   - device: The device.
  ///   - orientation: How the device is held.
  ///   - typeSize: The user's text size.
  ///   - platform: The family of system versions that is imitated.
  ///   - screens: Screens for coordinators whose own factories build something else than elements.
  ///   - measurer: Measures the words.
  ///   - silencedFindings: The kinds of findings that are only counted.
  public convenience init(
    _ coordinator: AnyCoordinator,
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    silencing silencedFindings: Set<FindingCode> = []
  ) {
    let traits = Traits(
      device: device,
      orientation: orientation,
      typeSize: typeSize,
      platform: platform
    )
    self.init(
      coordinator,
      under: traits,
      screens: screens,
      measurer: measurer,
      silencing: silencedFindings
    )
  }

  /// Shows `coordinator` on the device and in the settings that `traits` name.
  ///
  /// - Parameters:
  ///   - coordinator: The root of the hierarchy to show.
  ///   - traits: The device and the settings.
  ///   - screens: Screens for coordinators whose own factories build something else than elements.
  ///   - measurer: Measures the words.
  ///   - silencedFindings: The kinds of findings that are only counted.
  public init(
    _ coordinator: AnyCoordinator,
    under traits: Traits,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    silencing silencedFindings: Set<FindingCode> = []
  ) {
    self.coordinator = coordinator
    self.screens = screens
    self.measurer = measurer
    self.traits = traits
    self.silencedFindings = silencedFindings
    tree = ElementTree(measurer: measurer)
    coordinator.observe(for: self) { [weak self] event in self?.hear(event) }
    coordinator.beginAppearing()
  }

  /// What is on screen: settled, or at this instant inside of ``withoutSettling(_:)``.
  public var renderTree: RenderTree { shownTree }

  /// The sheets on screen, lowest first: what was asked for, measured and resolved.
  public var sheets: [SheetMeasurement] { current.sheets }

  /// The sheet that lies highest, or `nil` if none is on screen.
  public var sheet: SheetMeasurement? { current.sheets.last }

  /// Lays out again, also if no change was noticed: after changing a model that screens read, say.
  ///
  /// Changes of the hierarchy and of local state are noticed without it. Transitions end at once.
  public func settle() {
    settled = nil
    _ = current
    time.timeline.settle()
  }

  /// What was settled last, brought up to date.
  var current: SettledStage {
    if let settled, settled.revision == coordinator.revision,
      settled.stateRevision == stateRevision,
      settled.errorCount == coordinator.unhandledErrors.count,
      settled.latestErrorCount == coordinator.latestUnhandledErrors.count
    {
      return settled
    }
    // A handler that hears of an error may ask again.
    let wasSettling = isSettling
    isSettling = true
    let fresh = settleNow()
    isSettling = wasSettling
    settled = fresh
    follow(fresh.renderTree)
    return fresh
  }

  // MARK: - Settling

  private func settleNow() -> SettledStage {
    var number = 0
    var feedback = HeightFeedback()
    while true {
      let revision = coordinator.revision
      let front = coordinator.visibleRoute.identifier
      let live = coordinator.liveSurfaces()
      if sweptRevision != revision { forgetScreens(besides: live) }
      let surfaces = shown(live)
      forgetSheets(besides: surfaces)
      presenters.forget(besides: surfaces)
      buildErrors.beginPass()
      let builder = WindowBuilder(stage: self, surfaces: surfaces)
      let pass = tree.pass(
        builder.window(),
        inherited: inherited,
        proposal: Proposal(traits.window),
        pixel: traits.device.pixel,
        showsNodes: { needsAnother in
          number + 1 == settlingLimit || !needsAnother && isUpToDate(builder, at: revision)
        },
        isContinuing: number > 0
      )
      builder.keepMeasurements()
      number += 1
      // What feeds a height is looked at in the next pass.
      let isFed = feedback.follow(pass, builder)
      var isDone = !pass.needsAnother && !isFed && isUpToDate(builder, at: revision)
      let isLast = number == settlingLimit
      if isDone || isLast { reportBuildErrors() }
      // A handler that heard of an error may have navigated away from what was laid out.
      isDone = isDone && coordinator.revision == revision
      if isDone || isLast {
        defer { presenters.endSettling() }
        return SettledStage(
          pass: pass,
          builder: builder,
          revision: revision,
          stateRevision: stateRevision,
          errors: buildErrors.toShow(besides: coordinator.latestUnhandledErrors),
          lastPlan: lastPlan,
          unsettled: isDone ? nil : unsettled(pass, front: front)
        )
      }
    }
  }

  /// Whether what `builder` built the window from, at `revision` of the hierarchy, still holds.
  private func isUpToDate(_ builder: WindowBuilder, at revision: Int) -> Bool {
    coordinator.revision == revision && !memories.values.contains(where: \.isBarOutdated)
      && builder.isUpToDate
  }

  /// What changed in `pass`, before which the screen `front` was in front of everything.
  private func unsettled(_ pass: Pass, front: String) -> [LayoutNote] {
    let present = coordinator.visibleRoute.identifier
    guard present != front else { return pass.unsettled }
    let change = ValueChange(subject: .front, screen: nil, former: front, present: present)
    return pass.unsettled + [.unsettled(change)]
  }

  /// Forgets screens as soon as they are gone, so that one that comes back at once starts anew.
  private func hear(_ event: FlowEvent) {
    switch event {
    case .changed:
      let surfaces = coordinator.liveSurfaces()
      forgetScreens(besides: surfaces)
      presenters.forget(besides: surfaces)
    case .settled(let plan): lastPlan = plan
    }
    settled = nil
    if case .settled = event, !isSettling { followChanges() }
  }

  /// How often the local state of all screens and popovers has changed.
  private var stateRevision: Int {
    memories.values.reduce(presenters.revision) { $0 + $1.state.revision }
  }

  // MARK: - Screens

  func memory(of screen: LiveScreen) -> ScreenMemory { memory(of: ScreenKey(screen)) }

  /// What is kept about the screen that a tab coordinator draws around its tabs itself.
  func memory(of tabs: LiveTabs) -> ScreenMemory { memory(of: ScreenKey(tabs)) }

  private func memory(of key: ScreenKey) -> ScreenMemory {
    if let memory = memories[key] { return memory }
    let memory = ScreenMemory()
    memories[key] = memory
    return memory
  }

  private func forgetScreens(besides surfaces: [LiveSurface]) {
    sweptRevision = coordinator.revision
    guard !memories.isEmpty else { return }
    let keys = ScreenKey.all(of: surfaces)
    memories = memories.filter { keys.contains($0.key) }
  }

  /// The surfaces that the platform can show: without covers, none from the first cover up.
  var shownSurfaces: [LiveSurface] { shown(coordinator.liveSurfaces()) }

  private func shown(_ surfaces: [LiveSurface]) -> [LiveSurface] {
    guard !traits.platform.hasCovers else { return surfaces }
    return Array(surfaces.prefix { $0.style != .cover })
  }

  private func forgetSheets(besides surfaces: [LiveSurface]) {
    guard !sheetInsets.isEmpty else { return }
    let owners = Set(surfaces.map { ObjectIdentifier($0.owner) })
    sheetInsets = sheetInsets.filter { owners.contains($0.key) }
  }

  /// Performs `action` as a finger's press does, and forgets what was settled before.
  func press(_ action: @MainActor () -> Void) {
    action()
    settled = nil
    followChanges()
  }
}
