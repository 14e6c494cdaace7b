import FlowEngine

/// Builds the window's elements from the surfaces of a hierarchy, for one pass.
@MainActor
struct WindowBuilder {
  let stage: Stage
  let surfaces: [LiveSurface]

  /// The slots of the sheets that are laid out, by the positions of their surfaces.
  let slots: [Int: SheetSlot]

  let builders: [SurfaceBuilder]

  /// Whether a popover that has the keyboard was in front.
  private let isBehindPopover: Bool

  /// The builders of surfaces that are active without being shown.
  private let backstage: BackstageBuilders

  /// The positions of the surfaces that have a place of their own in the window, as opposed to overlays on
  /// other surfaces.
  private let placed: [Int]

  init(stage: Stage, surfaces: [LiveSurface]) {
    let topCover = surfaces.lastIndex(where: \.hidesWhatIsBehind) ?? 0
    let plan = SurfacePlan(surfaces)
    self.stage = stage
    self.surfaces = surfaces
    isBehindPopover = stage.memories.hasPopover(withKeyboardUnder: stage.traits)
    builders = plan.builders(of: surfaces, on: stage, isBehindPopover: isBehindPopover) {
      $0 < topCover
    }
    backstage = BackstageBuilders(plan, of: surfaces, behind: topCover, on: stage)
    placed = plan.placed
    assert(
      placed.first == surfaces.indices.first,
      "The surfaces \(placed) of \(surfaces.count) have a place, but the base has none."
    )
    slots = Dictionary(
      uniqueKeysWithValues: builders.enumerated().compactMap { index, builder in
        builder.sheetSlot().map { (index, $0) }
      }
    )
  }

  func window() -> WindowBox {
    WindowBox(
      surfaces: placed.map { index in
        PresentingSurface(
          surface: surfaceBox(at: index),
          presenter: builders[index].presenter,
          backstage: backstage[index]
        )
      },
      dialogs: surfaces.indices.map(dialogsBox)
    )
  }

  /// The presenters of the surfaces, lowest first.
  var presenters: [Presenter] { builders.map(\.presenter) }

  /// The presentations of elements in front of the surfaces, lowest first: those of a lower surface are above
  /// those of a higher one.
  var dialogs: [DialogLayer] { presenters.reversed().flatMap(\.layers) }

  /// Stores the measurements of the root screens of sheets, for use while they are covered, and the insets of sheets.
  func keepMeasurements() {
    for (index, slot) in allSlots {
      if !slot.isSettled {
        stage.memories.memory(of: surfaces[index]).sheetInsets = slot.place.insets
      }
      guard slot.keptHeights == nil, let root = surfaces[index].rootScreen else { continue }
      stage.memories.memory(of: root).heights = slot.heights
    }
  }

  /// Whether the sheets were built from their contents' current configuration and resting positions, and the surfaces
  /// with their keyboard, and whether the presentations of their elements are still requested.
  var isUpToDate: Bool {
    isBehindPopover == stage.memories.hasPopover(withKeyboardUnder: stage.traits)
      && areSheetsUpToDate
      && builders.allSatisfy(\.presenter.isUpToDate)
  }

  /// Whether the sheets were built from their contents' current configuration and resting positions.
  var areSheetsUpToDate: Bool {
    allSlots.allSatisfy { index, slot in
      slot.isSettled && slot.configuration == stage.memories.sheetConfiguration(of: surfaces[index])
    }
  }

  /// The slots of all sheets that are laid out, also those that are not shown.
  private var allSlots: [(Int, SheetSlot)] {
    slots.map { ($0, $1) } + backstage.slots.map { ($0, $1) }
  }

  private func dialogsBox(at index: Int) -> DialogsBox {
    // The surface below an overlay may present as if the overlay were not there.
    let above = surfaces[index...].dropFirst().first { !$0.isOverlay && !$0.isPresentedByElement }
    return DialogsBox(
      surface: stage.memories.memory(of: surfaces[index]).number,
      presenter: builders[index].presenter,
      surfaceAbove: above.map { "the \($0.role.rawValue) \($0.route.identifier)" },
      bounds: DialogBounds(stage: stage),
      shown: index == surfaces.count - 1
        ? CoordinatorDialog(on: stage, over: surfaces[index]) : nil
    )
  }

  private func surfaceBox(at index: Int) -> SurfaceBox {
    let builder = builders[index]
    guard surfaces[index].kind == nil else {
      return builder.box(builder.layeredContent(), slot: slots[index])
    }
    return builder.box(builder.content())
  }
}

/// The division of surfaces into those with their own place in the window and those over others.
@MainActor
struct SurfacePlan {
  /// The positions of the surfaces with a place of their own, lowest first.
  let placed: [Int]

  /// For each surface the position of the one with the place: itself, or the one below it.
  let hosts: [Int]

  private let places: [OverlayPlace?]

  /// The position of the highest surface that is not an overlay.
  private let front: Int

  init(_ surfaces: [LiveSurface]) {
    let places = surfaces.indices.map { OverlayPlace($0, in: surfaces) }
    var hosts = Array(surfaces.indices)
    for (index, place) in places.enumerated() {
      if let place { hosts[index] = hosts[place.surface] }
    }
    placed = surfaces.indices.filter { places[$0]?.isInWindow ?? true }
    front = surfaces.lastIndex { !$0.isOverlay } ?? 0
    (self.hosts, self.places) = (hosts, places)
  }

  /// The builders of `surfaces`, some of which are hidden; none has the keyboard if all are behind a popover.
  ///
  /// The keyboard belongs to the surface whose field has the focus, as in RichTextKit#85, where a text behind a sheet
  /// that lets touches through has it, and the sheet stays under the keys (one report); without such a field, to the
  /// front-most one.
  func builders(
    of surfaces: [LiveSurface],
    on stage: Stage,
    isBehindPopover: Bool,
    hiding isHidden: (_ index: Int) -> Bool
  ) -> [SurfaceBuilder] {
    let owner = stage.focus.surface
    var overlays: [[PlacedOverlay]] = Array(repeating: [], count: surfaces.count)
    var builders: [SurfaceBuilder] = []
    // From the front, because a surface contains the overlays over it.
    for index in surfaces.indices.reversed() {
      let builder = SurfaceBuilder(
        stage: stage,
        surface: surfaces[index],
        over: surfaces[hosts[index]],
        overlays: overlays[index].reversed(),
        isHidden: isHidden(index),
        hasKeyboard: !isBehindPopover
          && (owner.map { $0 == surfaces[hosts[index]].key } ?? (index >= front))
      )
      builders.append(builder)
      guard let place = places[index], !place.isInWindow else { continue }
      overlays[place.surface].append(
        PlacedOverlay(anchor: place.anchor) { bars in
          PresentingSurface(
            surface: builder.box(builder.layeredContent(within: bars)),
            presenter: builder.presenter
          )
        }
      )
    }
    assert(
      builders.count == surfaces.count,
      "\(builders.count) of \(surfaces.count) surfaces are built."
    )
    return builders.reversed()
  }
}
