import FlowEngine

/// Builds the window's elements from the surfaces of a hierarchy, for one pass.
@MainActor
struct WindowBuilder {
  let stage: Stage
  let surfaces: [LiveSurface]

  /// The slots of the sheets that are laid out, by the positions of their surfaces.
  let slots: [Int: SheetSlot]

  private let builders: [SurfaceBuilder]

  init(stage: Stage, surfaces: [LiveSurface]) {
    let topCover = surfaces.lastIndex { $0.style == .cover } ?? 0
    let builders = surfaces.enumerated().map { index, surface in
      SurfaceBuilder(stage: stage, surface: surface, isHidden: index < topCover)
    }
    self.stage = stage
    self.surfaces = surfaces
    self.builders = builders
    slots = Dictionary(
      uniqueKeysWithValues: builders.enumerated().compactMap { index, builder in
        builder.sheetSlot().map { (index, $0) }
      }
    )
  }

  func window() -> WindowBox {
    WindowBox(surfaces: surfaces.indices.map(surfaceBox), room: stage.room)
  }

  /// Remembers what the root screens of sheets measured, for the time when others cover them.
  func keepHeights() {
    for (index, slot) in slots where slot.keptHeights == nil {
      guard let root = surfaces[index].rootScreen else { continue }
      stage.memory(of: root).heights = slot.heights
    }
  }

  private func surfaceBox(at index: Int) -> SurfaceBox {
    let surface = surfaces[index]
    let builder = builders[index]
    let isBehind = !builder.isHidden && index + 1 < surfaces.count
    let isBase = surface.kind == nil
    return SurfaceBox(
      identity: ObjectIdentifier(surface.owner),
      role: surface.role,
      route: isBase ? nil : surface.route.identifier,
      flags: builder.isHidden ? .covered : isBehind ? .inert : [],
      facts: isBase
        ? surface.content.facts : [Fact("owner", surface.owner.ownerName)] + surface.kindFacts,
      place: slots[index].map(SurfacePlace.sheet) ?? (builder.isHidden ? .nowhere : .window),
      showsGrabber: slots[index]?.hasSeveralDetents ?? false,
      content: isBase ? builder.content() : builder.layeredContent()
    )
  }
}
