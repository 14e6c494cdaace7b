import FlowEngine

/// A device that shows what a coordinator decides: it lays out every visible screen and says what
/// is where.
///
/// ```swift
/// let stage = Stage(AppCoordinator(), on: .iPhone15)
/// try stage.tap("Log in")
/// print(stage.back.isVisible, stage.sheets.map(\.height))
/// ```
///
/// A stage settles after each call, gesture or change of traits, and when it is asked something after
/// another change: it lays out, notifies observers, and repeats until nothing changes. The coordinator may
/// be navigated directly, too.
@MainActor
public final class Stage {
  /// The coordinator whose surfaces are shown.
  public let coordinator: AnyCoordinator

  /// The device and the settings; the stage lays out again when they change.
  public var traits: Traits {
    willSet { settleBeforeChange() }
    didSet {
      guard traits != oldValue else { return }
      memories.forgetMeasurements()
      isStale = true
      settleAfterChange()
    }
  }

  /// The kinds of findings that are silenced wherever they are found; they are only counted.
  ///
  /// ``Element/silencingFindings(_:)`` silences them in one place.
  public var silencedFindings: Set<FindingCode> {
    didSet { isStale = true }
  }

  let measurer: any TextMeasurer

  /// How the heights of sheets that go by their content are found out.
  public let sheetMeasuring: SheetMeasuring

  let screens: ScreenTable
  let tree: ElementTree
  let memories = StageMemory()

  /// Notices changes of the models that screens read.
  let models = ModelWatch()

  /// What was wrong with what the pass built.
  var buildErrors = BuildErrors()

  /// What the last call to a coordinator did.
  var lastPlan: NavigationPlan?

  /// What ran when a coordinator was called last while the stage settled.
  var callCause = ChangeCause.body

  /// The last way back that was taken on a screen which something was in front of.
  var coveredBackAction: CoveredBackAction?

  /// What was settled last, brought up to date or not.
  var settled: SettledStage?

  /// Whether something has changed since that could be noticed.
  var isStale = true

  /// What the stage is doing.
  var activity = StageActivity.none

  /// Whether errors are being reported that were found while settling.
  var isReporting = false

  /// Whether the stage was asked from inside since it last began to settle.
  var wasAskedWhileSettling = false

  /// What the hierarchy had decided when the surfaces were asked for last.
  var knownSurfaces: [(key: LayerKey, surface: Surface)] = []

  /// Whether tab items say what they show, for an answer about the surfaces.
  var isReadingTabItems = false

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
  ///   - sheetMeasuring: How the heights of sheets that go by their content are found out.
  ///   - silencedFindings: The kinds of findings that are only counted.
  public convenience init(
    _ coordinator: AnyCoordinator,
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    sheetMeasuring: SheetMeasuring = .fromContent,
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
      sheetMeasuring: sheetMeasuring,
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
  ///   - sheetMeasuring: How the heights of sheets that go by their content are found out.
  ///   - silencedFindings: The kinds of findings that are only counted.
  public init(
    _ coordinator: AnyCoordinator,
    under traits: Traits,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    sheetMeasuring: SheetMeasuring = .fromContent,
    silencing silencedFindings: Set<FindingCode> = []
  ) {
    self.coordinator = coordinator
    self.sheetMeasuring = sheetMeasuring
    self.silencedFindings = silencedFindings
    self.screens = screens
    self.measurer = measurer
    self.traits = traits
    tree = ElementTree(measurer: measurer, models: models)
    coordinator.observe(for: self) { [weak self] in
      self?.settleIfNeeded() ?? false
    } notify: { [weak self] event in
      self?.receive(event)
    }
    coordinator.beginAppearing()
    settleAfterChange()
  }

  /// What is on screen: settled, or at this instant inside of ``withoutSettling(_:)``.
  public var renderTree: RenderTree { shown.tree }

  /// The sheets on screen, lowest first: what was asked for, measured and resolved.
  public var sheets: [SheetMeasurement] { current.sheets.map(\.sheet) }

  /// The sheet that lies highest, or `nil` if none is on screen.
  public var sheet: SheetMeasurement? { current.sheets.last?.sheet }

  /// Lays out again, also if no change was noticed.
  ///
  /// Changes of the hierarchy, of local state and of the `@Observable` models that screens read are
  /// noticed without it; a change of anything else, such as a plain class, is not. Transitions end at
  /// once. Asked by a body, a layout or an observer while the stage settles, it does nothing.
  public func settle() {
    guard !isAskedWhileSettling() else { return }
    isStale = true
    // The root of a sheet may read a model that changed while another screen covers it.
    memories.forgetHeights()
    _ = current
    time.timeline.settle()
    notifyDisappearances()
    settleAfterChange()
  }
}
