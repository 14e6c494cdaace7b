import FlowEngine

/// A simulated device that shows a coordinator: it lays out every visible screen and reports the frame of
/// everything on it.
///
/// ```swift
/// let stage = Stage(TransitTabs(), on: .iPhone15)
/// try stage.tap("Line 2")
/// print(stage.back.label ?? "none", stage.sheets.map(\.height))  // Lines []
/// ```
///
/// A stage settles after each call, gesture or change of traits, and when it is read after any other change:
/// it lays out, notifies observers, and repeats until nothing changes. The coordinator may also be navigated
/// directly.
@MainActor
public final class Stage {
  /// The coordinator whose surfaces are shown.
  public let coordinator: AnyCoordinator

  /// The device and the settings; the stage lays out again when they change.
  public var traits: Traits {
    get { presentTraits }
    set {
      let before = presentTraits
      settleBeforeChange()
      var traits = newValue
      // Absorbing earlier changes may raise or hide the keyboard, which is not part of this change.
      if traits.keyboard == before.keyboard { traits.keyboard = presentTraits.keyboard }
      guard traits != presentTraits else { return }
      presentTraits = traits
      if traits.corrections != before.corrections {
        measurer = traits.corrections.measurer(orOwn: measurer)
        tree.measure(by: measurer)
      }
      memories.forgetMeasurements()
      memories.outdateReadings()
      isStale = true
      if activity.kind != .settling { settleAfterChange() }
    }
  }

  private var presentTraits: Traits {
    didSet { rootValues.outdate() }
  }

  /// The kinds of findings that are silenced everywhere; they are only counted.
  ///
  /// ``Element/silencingFindings(_:)`` silences them in one place.
  public var silencedFindings: Set<FindingCode> {
    didSet { isStale = true }
  }

  private(set) var measurer: any TextMeasurer

  /// The way in which sheets that follow their content are measured.
  public let sheetMeasuring: SheetMeasuring

  /// The elements of the screens.
  let screens: StageScreens

  let tree: ElementTree
  let memories = StageMemory()

  /// The positions of the content of scroll areas.
  let scrolling: StageScrolling

  /// The latest calls to coordinators.
  var calls = RecentCalls()

  /// The latest settled state, which may be outdated.
  var settled: SettledStage?

  /// Whether something has observably changed since.
  var isStale = true

  /// Whether the settled state is read as it is, whatever has changed since.
  var isSettledHeld = false

  /// The current activity of the stage.
  let activity = StageActivity()

  /// Whether the action of the current gesture hides the buttons that swipes revealed.
  var hidesSwipedRows = false

  /// The descriptions of the surfaces.
  let descriptions = SurfaceDescriptions()

  let time: StageTime

  /// The values that everything on the stage inherits.
  let rootValues: RootValues

  /// Whether the app is in use, which screens read with `@Inherited(\.scenePhase)`.
  public var scenePhase = AppPhase.active {
    willSet { settleBeforeChange() }
    didSet {
      guard scenePhase != oldValue else { return }
      rootValues.outdate()
      memories.outdateReadings()
      isStale = true
      if activity.kind != .settling { settleAfterChange() }
    }
  }

  /// The clock for code that sleeps, which advances with ``now``.
  public let clock: StageClock

  /// The field with the focus.
  let focus = StageFocus()

  /// The asynchronous code that the stage follows.
  let tasks: StageTasks

  /// The links that were opened outside the app.
  let links = OpenedLinks()

  /// Starts the asynchronous code of the elements on this stage.
  private(set) lazy var taskStarter = {
    var starter = TaskStarter { [weak self] cause, label, code in
      guard let self else { return TaskStarter.detached.start(cause, label, code) }
      return start(cause, label, code)
    }
    starter.links = links
    return starter
  }()

  /// Shows `coordinator` on `device`.
  ///
  /// - Parameters:
  ///   - coordinator: The root of the hierarchy to show.
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - typeSize: The user's text size.
  ///   - platform: The family of system versions to simulate.
  ///   - screens: Screens for coordinators whose factories do not build elements.
  ///   - measurer: The text measurer.
  ///   - sheetMeasuring: The way in which sheets that follow their content are measured.
  ///   - silencedFindings: The kinds of findings that are only counted.
  ///   - clock: The clock on which the app sleeps.
  ///   - inherit: Sets values that every screen inherits, such as models, a theme or a table of strings; it is called
  ///     whenever the stage lays out.
  public convenience init(
    _ coordinator: AnyCoordinator,
    on device: Device = .iPhone15,
    orientation: Orientation = .portrait,
    typeSize: TypeSize = .large,
    platform: PlatformProfile = .iOS18,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    sheetMeasuring: SheetMeasuring = .fromContent,
    silencing silencedFindings: Set<FindingCode> = [],
    clock: StageClock = StageClock(),
    inheriting inherit: @escaping @MainActor (inout InheritedValues) -> Void = { _ in }
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
      silencing: silencedFindings,
      clock: clock,
      inheriting: inherit
    )
  }

  /// Shows `coordinator` on the device and with the settings of `traits`, and starts it if it has not been started
  /// before.
  ///
  /// - Parameters:
  ///   - coordinator: The root of the hierarchy to show.
  ///   - traits: The device and the settings.
  ///   - screens: Screens for coordinators whose factories do not build elements.
  ///   - measurer: The text measurer.
  ///   - sheetMeasuring: The way in which sheets that follow their content are measured.
  ///   - silencedFindings: The kinds of findings that are only counted.
  ///   - clock: The clock on which the app sleeps.
  ///   - inherit: Sets values that every screen inherits, such as models, a theme or a table of strings; it is called
  ///     whenever the stage lays out.
  public init(
    _ coordinator: AnyCoordinator,
    under traits: Traits,
    screens: ScreenTable = ScreenTable(),
    measurer: any TextMeasurer = InterMeasurer(),
    sheetMeasuring: SheetMeasuring = .fromContent,
    silencing silencedFindings: Set<FindingCode> = [],
    clock: StageClock = StageClock(),
    inheriting inherit: @escaping @MainActor (inout InheritedValues) -> Void = { _ in }
  ) {
    self.coordinator = coordinator
    self.sheetMeasuring = sheetMeasuring
    self.silencedFindings = silencedFindings
    let measurer = traits.corrections.measurer(orOwn: measurer)
    self.measurer = measurer
    presentTraits = traits
    tree = ElementTree(measurer: measurer, models: memories.presented.models)
    tree.holdsRows = true
    self.screens = StageScreens(screens, for: coordinator, memories, tree)
    scrolling = StageScrolling(memories)
    time = StageTime(clock)
    self.clock = clock
    rootValues = RootValues(inherit)
    tasks = StageTasks(of: coordinator, on: clock)
    following { coordinator.startIfNeeded() }
    coordinator.observe(for: self) { [weak self] in
      guard let self, !time.isTickOpen else { return false }
      return settleIfNeeded()
    } notify: { [weak self] event in
      self?.receive(event)
    }
    coordinator.add(self)
    following { coordinator.beginAppearing() }
    settleAfterChange()
  }

  /// The content of the screen: settled, or the current instant inside ``withoutSettling(_:)``.
  public var renderTree: RenderTree {
    var tree = shown.tree
    addFindings(to: &tree)
    return tree
  }

  /// The sheets on screen, lowest first: requested, measured and resolved.
  public var sheets: [SheetMeasurement] { current.sheets.map(\.sheet) }

  /// The front-most sheet; `nil` if none is on screen.
  ///
  /// ```swift
  /// let stage = Stage(LineCoordinator(), on: .iPhone15)
  /// try stage.tap("Map")
  /// print(stage.sheet?.height ?? 0)  // 419.33, without the area of the home indicator
  /// #expect(stage.sheet?.detents == [.medium, .large])
  /// ```
  public var sheet: SheetMeasurement? { current.sheets.last?.sheet }

  /// Absorbs all changes, and ends transitions at once.
  ///
  /// Changes of the hierarchy, of local state and of the `@Observable` models that bodies have read are observed; what
  /// has not been read, or cannot be observed, changes nothing on screen, as on a device: see ``refresh()``. Called by a
  /// body, a layout or an observer while the stage settles, it does nothing.
  public func settle() {
    guard !activity.isAskedWhileSettling() else { return }
    isStale = true
    _ = current
    time.pass { $0.settle() }
    endMoment()
  }
}
