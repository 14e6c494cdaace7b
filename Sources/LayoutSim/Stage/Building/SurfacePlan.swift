import FlowEngine

/// Which surfaces have a place of their own in the window, and which are over others.
@MainActor
struct SurfacePlan {
  /// The positions of the surfaces with a place of their own, lowest first.
  let placed: [Int]

  /// For each surface the position of the one with the place: itself, or the one that it is over.
  let hosts: [Int]

  private let places: [OverlayPlace?]

  /// The position of the highest surface that is no overlay.
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

  /// The builders of `surfaces`, of which some are hidden, and none has the keyboard if all are behind a popover.
  ///
  /// The keyboard is that of the surface with the field that has the focus, as in RichTextKit#85, where a text behind a sheet
  /// that lets touches through has it, and the sheet stays under the keys (one report); of the front-most one without such
  /// a field.
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
    return builders.reversed()
  }
}
