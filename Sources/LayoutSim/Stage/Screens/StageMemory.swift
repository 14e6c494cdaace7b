import FlowEngine

/// What a stage keeps about screens and surfaces for as long as they are somewhere in the hierarchy.
///
/// What goes and comes back starts anew, under a number that nothing had before: elements are known by
/// these numbers, so that no observer outlives what it observed.
@MainActor
final class StageMemory {
  private var screens: [ScreenKey: ScreenMemory] = [:]

  /// The surfaces, by the numbers of the coordinators that they show.
  private var surfaces: [Int: SurfaceMemory] = [:]

  /// The revision of the hierarchy that was swept last; `nil` before the first time.
  private var sweptRevision: Int?

  private let numbers = SerialNumbers()

  /// What was up on surfaces that have gone since the stage settled last.
  private var leaving: [PresentationRequest] = []

  /// What went without having been dismissed, until the hierarchy changes once more.
  private(set) var losses: [PresentationRequest] = []

  func memory(of screen: LiveScreen) -> ScreenMemory { memory(of: ScreenKey(screen)) }

  /// What is kept about the screen that a tab coordinator draws around its tabs itself.
  func memory(of tabs: LiveTabs) -> ScreenMemory { memory(of: ScreenKey(tabs)) }

  private func memory(of key: ScreenKey) -> ScreenMemory {
    if let memory = screens[key] { return memory }
    let memory = ScreenMemory(number: numbers.next())
    screens[key] = memory
    return memory
  }

  func memory(of surface: LiveSurface) -> SurfaceMemory {
    let key = surface.owner.serial
    if let memory = surfaces[key] { return memory }
    let memory = SurfaceMemory(number: numbers.next(), presenter: Presenter(numbers))
    surfaces[key] = memory
    return memory
  }

  /// Forgets what is not on `live`, all the surfaces of the hierarchy at `revision`.
  func forget(besides live: [LiveSurface], at revision: Int) {
    guard sweptRevision != revision else { return }
    sweptRevision = revision
    losses = []
    if !screens.isEmpty {
      let keys = ScreenKey.all(of: live)
      screens = screens.filter { keys.contains($0.key) }
    }
    if !surfaces.isEmpty {
      let owners = Set(live.map(\.owner.serial))
      let gone = surfaces.filter { !owners.contains($0.key) }.values.sorted {
        $0.number < $1.number
      }
      leaving += gone.flatMap(\.presenter.settledRequests)
      surfaces = surfaces.filter { owners.contains($0.key) }
    }
  }

  /// Forgets what was measured, because it was measured under other traits.
  func forgetMeasurements() {
    for memory in screens.values { memory.heights = nil }
    for memory in surfaces.values { memory.sheetInsets = nil }
  }

  /// Forgets how tall the roots of sheets wanted to be, which may read a model that has changed.
  func forgetHeights() {
    for memory in screens.values { memory.heights = nil }
  }

  /// How often the local state of all screens and popovers has changed.
  var stateRevision: Int {
    surfaces.values.reduce(screens.values.reduce(0) { $0 + $1.state.revision }) {
      $0 + $1.presenter.revision
    }
  }

  /// Whether a screen configured its bar in a way that the bar does not show yet.
  var hasOutdatedBar: Bool { screens.values.contains(where: \.isBarOutdated) }

  /// Notes what has gone with its element, its screen or its surface, though it was to be up.
  func noteLosses() {
    let here = surfaces.values.sorted { $0.number < $1.number }.flatMap(\.presenter.allLosses)
    losses += (leaving + here).filter { $0.isPresented() }
    leaving = []
  }

  /// Drops what counts only while the stage settles.
  func endSettling() {
    for memory in screens.values { memory.selectedTab = nil }
    for memory in surfaces.values { memory.presenter.endSettling() }
  }
}

/// What a stage keeps about one surface.
@MainActor
final class SurfaceMemory {
  /// Distinguishes the surface from all others that the stage shows or has shown.
  let number: Int

  /// What the contents of a sheet keep free, where it could not be known before it had its place.
  var sheetInsets: Insets?

  /// What elements of its screens present in front of it.
  let presenter: Presenter

  init(number: Int, presenter: Presenter) {
    self.number = number
    self.presenter = presenter
  }
}

/// Numbers that are given once.
@MainActor
final class SerialNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
