import FlowEngine

/// The state that a stage keeps about screens and surfaces as long as they are anywhere in the hierarchy.
///
/// A screen or surface that leaves and comes back starts with new state, under a number that was never used before:
/// elements are identified by these numbers, so that no observer outlives the element that it observed.
@MainActor
final class StageMemory {
  private var screens: [ScreenKey: ScreenMemory] = [:]

  /// The surfaces, by the numbers of their coordinators.
  private var surfaces: [Int: SurfaceMemory] = [:]

  /// The revision of the hierarchy at the last sweep; `nil` before the first one.
  private var sweptRevision: Int?

  private let numbers = SerialNumbers()

  /// The sheets and covers that elements present.
  let presented = PresentedSurfaces()

  /// Whether any element has been a stack, tabs or columns: most stages never have one.
  var hasContainers = false

  /// Whether columns were arranged for a different amount of room than a sidebar of tabs leaves them.
  private var hasSidebarChange = false

  /// Their revision at the last sweep.
  private var sweptPresentations = 0

  /// The presentations of surfaces that have left since the stage last settled.
  private var leaving: [PresentationRequest] = []

  /// Screens to which the user went back before they were ever laid out.
  private var uncovered: [ScreenKey] = []

  /// Presentations that disappeared without having been dismissed, until the hierarchy changes again.
  private(set) var losses: [PresentationRequest] = []

  func memory(of screen: LiveScreen) -> ScreenMemory { memory(of: ScreenKey(screen)) }

  /// The state of the screen that a tab coordinator draws around its own tabs.
  func memory(of tabs: LiveTabs) -> ScreenMemory { memory(of: ScreenKey(tabs)) }

  /// The state of `tabs`; `nil` if they were never laid out.
  func knownMemory(of tabs: LiveTabs) -> ScreenMemory? { screens[ScreenKey(tabs)] }

  /// Whether a sidebar of tabs has begun or ceased to take room from columns since the last call.
  func takeSidebarChange() -> Bool {
    defer { hasSidebarChange = false }
    return hasSidebarChange
  }

  /// The state of the content of an empty column of `split`.
  func memory(ofEmpty column: SplitColumn, in split: LiveSplit) -> ScreenMemory {
    memory(of: ScreenKey(emptyColumn: column, of: split))
  }

  /// The state of `screen`; `nil` if it was never laid out.
  func knownMemory(of screen: LiveScreen) -> ScreenMemory? { screens[ScreenKey(screen)] }

  /// The state of the screen with that key; `nil` if it was never laid out.
  func knownMemory(at key: ScreenKey) -> ScreenMemory? { screens[key] }

  /// The state of `surface`; `nil` if it was never laid out.
  func knownMemory(of surface: LiveSurface) -> SurfaceMemory? { surfaces[surface.owner.serial] }

  private func memory(of key: ScreenKey) -> ScreenMemory {
    if let memory = screens[key] { return memory }
    let memory = ScreenMemory(number: numbers.next(), models: presented.models)
    screens[key] = memory
    return memory
  }

  func memory(of surface: LiveSurface) -> SurfaceMemory {
    let key = surface.owner.serial
    if let memory = surfaces[key] { return memory }
    let memory = SurfaceMemory(
      number: numbers.next(),
      settling: presented.settling,
      presenter: Presenter(numbers, presented)
    )
    surfaces[key] = memory
    return memory
  }

  /// Releases the state of everything that is not on `live`, which are all the surfaces of the hierarchy at `revision`.
  func forget(besides live: [LiveSurface], at revision: Int) {
    guard sweptRevision != revision || sweptPresentations != presented.revision else { return }
    if sweptRevision != revision { losses = [] }
    sweptRevision = revision
    sweptPresentations = presented.revision
    if !screens.isEmpty {
      let keys = keys(of: live + popovers)
      for key in screens.keys where !keys.contains(key) { screens[key] = nil }
    }
    if !surfaces.isEmpty {
      let owners = Set(live.map(\.owner.serial))
      let gone = surfaces.filter { !owners.contains($0.key) }
        .sorted { $0.value.number < $1.value.number }
      leaving += gone.flatMap(\.value.presenter.settledRequests).filter(\.presented.isAnswered)
      for (_, memory) in gone { memory.presenter.end() }
      for (owner, _) in gone { surfaces[owner] = nil }
    }
  }

  /// The keys of all screens on `surfaces`, including those of tabs that are not selected.
  func keys(of surfaces: [LiveSurface]) -> Set<ScreenKey> {
    ScreenKey.all(of: surfaces) { addingContainers(to: $0) }
  }

  /// `surfaces` with the stacks, tabs and columns of the elements of their screens.
  func addingContainers(to surfaces: [LiveSurface]) -> [LiveSurface] {
    guard hasContainers else { return surfaces }
    return surfaces.map { surface in
      surface.replacingContent(
        with: surface.content.adding { screen in
          guard let memory = knownMemory(of: screen) else { return [] }
          return memory.containers.map(\.updated)
        }
      )
    }
  }

  /// Whether an element of a screen that is out of sight could present something.
  var mayPresentOutOfSight: Bool {
    screens.values.contains { !$0.isBuilt && $0.state.hasPresenters }
  }

  /// Lets the stacks, tabs and columns of elements follow their bindings.
  func updateContainers() {
    guard hasContainers else { return }
    for memory in screens.values {
      for container in memory.containers { container.update() }
    }
  }

  /// Discards measurements, because they were made under other traits.
  func forgetMeasurements() {
    for memory in screens.values { memory.heights = nil }
    for memory in surfaces.values { memory.sheetInsets = nil }
  }

  /// Discards the heights of the roots of sheets, which may depend on a model that has changed.
  func forgetHeights() {
    for memory in screens.values { memory.heights = nil }
  }

  /// Records the room that a sidebar of `tabs` takes from the content beside it, in points.
  func note(_ width: Double, takenBySidebarOf tabs: LiveTabs, _ memory: ScreenMemory) {
    assert(width >= 0, "A sidebar of tabs takes \(width) points.")
    guard memory.tabSidebar.width != width else { return }
    memory.tabSidebar.width = width
    if tabs.content?.hasSplit == true { hasSidebarChange = true }
  }

  /// The number of changes of local state in all screens and popovers.
  var stateRevision: Int {
    // Loops, here and below, because closures on the main actor check their executor at run time each time.
    var revision = 0
    for memory in screens.values { revision += memory.state.revision }
    for memory in surfaces.values { revision += memory.presenter.revision }
    return revision
  }

  /// The screens in sight, oldest first, with the names of their routes.
  var shownScreens: [(memory: ScreenMemory, route: String)] {
    screens.values.filter(\.isBuilt).sorted { $0.number < $1.number }.map {
      ($0, $0.route ?? "window")
    }
  }

  /// The sheets and covers of elements, by their presenters.
  var presentedSurfaces: [PresentedSurface] {
    surfaces.values.sorted { $0.number < $1.number }.compactMap(\.presenter.surface)
  }

  /// The places of the elements whose presentations are shown.
  var shownRequests: [StateSlot] {
    surfaces.values.flatMap { $0.presenter.settledRequests.map(\.slot) }
  }

  /// The popovers with the stacks and tabs that their contents are, by their presenters.
  var popovers: [LiveSurface] {
    guard hasContainers else { return [] }
    let presenters = surfaces.values.sorted { $0.number < $1.number }.map(\.presenter)
    return addingContainers(to: presenters.flatMap(\.popovers))
  }

  /// Starts another pass, in which no screen and no bar has been built yet.
  func beginPass() {
    for memory in screens.values { memory.beginPass() }
  }

  /// Marks all covered screens to be examined again, because they may have read unobserved values.
  func outdateReadings() {
    for memory in screens.values { memory.reading?.isOutdated = true }
  }

  /// Whether a value that a covered screen has read has changed.
  var hasChangeBelow: Bool {
    for memory in screens.values where memory.hasChangeBelow { return true }
    return false
  }

  /// Whether any screen has yet to follow a change.
  var hasLateScreens: Bool { screens.values.contains(where: \.isLate) }

  /// Lets the rest of the covered screens follow the changes later, once they are below others again.
  func postponeChangesBelow() {
    for memory in screens.values where memory.hasChangeBelow { memory.isLate = true }
  }

  /// Whether the bar of any screen does not show its latest configuration yet.
  var hasOutdatedBar: Bool { screens.values.contains(where: \.isBarOutdated) }

  /// Whether the keyboard is up, and belongs to a popover that is shown as a sheet or a cover, so that no surface makes
  /// room for it.
  func hasPopover(withKeyboardUnder traits: Traits) -> Bool {
    traits.keyboardHeight > 0
      && surfaces.values.contains { $0.presenter.isBehindKeyboardHolder }
  }

  /// The screens with a search field, oldest first.
  var searching: [ScreenMemory] {
    let found = screens.values.filter { $0.search.link != nil }
    return found.count < 2 ? found : found.sorted { $0.number < $1.number }
  }

  /// Deselects all rows in the lists of `screen`, to which the user goes back from the next column.
  func deselectRows(of screen: LiveScreen) {
    guard let memory = knownMemory(of: screen) else { return uncovered.append(ScreenKey(screen)) }
    memory.state.deselectRows()
  }

  /// Deselects rows on uncovered screens that have since been laid out for the first time.
  ///
  /// - Returns: Whether there were any, so that the stage has to settle again.
  func deselectUncoveredRows() -> Bool {
    guard !uncovered.isEmpty else { return false }
    defer { uncovered = [] }
    return uncovered.reduce(false) { found, key in
      screens[key]?.state.deselectRows()
      return found || screens[key] != nil
    }
  }

  /// Records presentations that were lost with their element, screen or surface.
  func noteLosses() {
    let here = surfaces.values.sorted { $0.number < $1.number }.flatMap(\.presenter.allLosses)
    losses += (leaving + here).filter { $0.isPresented() }
    leaving = []
  }

  /// Discards the state that only matters while the stage settles.
  func endSettling() {
    for memory in screens.values {
      memory.selectedTab = nil
      memory.barInbox.entries = []
    }
    for memory in surfaces.values { memory.presenter.endSettling() }
  }
}

/// The state that a stage keeps about one surface.
@MainActor
final class SurfaceMemory {
  /// Distinguishes the surface from all others that the stage shows or has shown.
  let number: Int

  /// The number of the settling in which it was first laid out.
  let settling: Int

  /// The insets of a sheet's content, if they could not be determined before it was placed.
  var sheetInsets: Insets?

  /// The observer in a sheet that determines the ideal height that its content publishes; `nil` if none is known.
  weak var idealFeeder: StateSlot?

  /// Handles the presentations of its screens' elements.
  let presenter: Presenter

  init(number: Int, settling: Int, presenter: Presenter) {
    self.number = number
    self.settling = settling
    self.presenter = presenter
  }
}

/// Generates numbers that are never reused.
@MainActor
final class SerialNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
