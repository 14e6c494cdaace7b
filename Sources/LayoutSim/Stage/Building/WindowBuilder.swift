import FlowEngine

/// Builds the window's elements from the surfaces of a hierarchy, for one pass.
@MainActor
struct WindowBuilder {
  let stage: Stage
  let surfaces: [LiveSurface]

  /// The slots of the sheets that are laid out, by the positions of their surfaces.
  let slots: [Int: SheetSlot]

  private let builders: [SurfaceBuilder]

  /// The positions of the surfaces that have a place of their own in the window, as opposed to overlays on
  /// other surfaces.
  private let placed: [Int]

  init(stage: Stage, surfaces: [LiveSurface]) {
    let topCover = surfaces.lastIndex(where: \.hidesWhatIsBehind) ?? 0
    let front = surfaces.lastIndex { !$0.isOverlay } ?? 0
    let places = surfaces.indices.map { OverlayPlace($0, in: surfaces) }
    var hosts = Array(surfaces.indices)
    var overlays: [[PlacedOverlay]] = Array(repeating: [], count: surfaces.count)
    for (index, place) in places.enumerated() {
      if let place { hosts[index] = hosts[place.surface] }
    }
    var builders: [SurfaceBuilder] = []
    var placed: [Int] = []
    // From the front, because a surface contains the overlays over it.
    for index in surfaces.indices.reversed() {
      let builder = SurfaceBuilder(
        stage: stage,
        surface: surfaces[index],
        over: surfaces[hosts[index]],
        overlays: overlays[index].reversed(),
        isHidden: index < topCover,
        isFront: index >= front
      )
      builders.append(builder)
      guard let place = places[index], !place.isInWindow else {
        placed.append(index)
        continue
      }
      overlays[place.surface].append(
        PlacedOverlay(anchor: place.anchor) { bars in
          PresentingSurface(
            surface: builder.box(builder.layeredContent(within: bars)),
            presenter: builder.presenter
          )
        }
      )
    }
    self.stage = stage
    self.surfaces = surfaces
    self.builders = builders.reversed()
    self.placed = placed.reversed()
    slots = Dictionary(
      uniqueKeysWithValues: self.builders.enumerated().compactMap { index, builder in
        builder.sheetSlot().map { (index, $0) }
      }
    )
  }

  func window() -> WindowBox {
    WindowBox(
      surfaces: placed.map { index in
        PresentingSurface(surface: surfaceBox(at: index), presenter: builders[index].presenter)
      },
      dialogs: surfaces.indices.map(dialogsBox)
    )
  }

  /// The presenters of the surfaces, lowest first.
  var presenters: [Presenter] { builders.map(\.presenter) }

  /// The presentations of elements in front of the surfaces, lowest first: those of a lower surface are above
  /// those of a higher one.
  var dialogs: [DialogLayer] { presenters.reversed().flatMap(\.layers) }

  /// Stores what the root screens of sheets measured, for when they are covered, and the insets of sheets.
  func keepMeasurements() {
    for (index, slot) in slots {
      if !slot.isSettled {
        stage.memory(of: surfaces[index]).sheetInsets = slot.place.insets
      }
      guard slot.keptHeights == nil, let root = surfaces[index].rootScreen else { continue }
      stage.memory(of: root).heights = slot.heights
    }
  }

  /// Whether the sheets were built from their contents' current configuration and resting positions.
  var isUpToDate: Bool {
    slots.allSatisfy { index, slot in
      slot.isSettled && slot.configuration == stage.sheetConfiguration(of: surfaces[index])
    }
  }

  private func dialogsBox(at index: Int) -> DialogsBox {
    // What an overlay is over may present as if it were not there.
    let above = surfaces[index...].dropFirst().first { !$0.isOverlay && !$0.isPresentedByElement }
    return DialogsBox(
      surface: stage.memory(of: surfaces[index]).number,
      presenter: builders[index].presenter,
      surfaceAbove: above.map { "the \($0.role.rawValue) \($0.route.identifier)" },
      bounds: DialogBounds(traits: stage.traits, measurer: stage.measurer)
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
