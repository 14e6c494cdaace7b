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
    let topCover = surfaces.lastIndex { $0.isCover } ?? 0
    let builders = surfaces.enumerated().map { index, surface in
      SurfaceBuilder(
        stage: stage,
        surface: surface,
        isHidden: index < topCover,
        isFront: index == surfaces.count - 1
      )
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
    WindowBox(
      surfaces: surfaces.indices.map { index in
        PresentingSurface(surface: surfaceBox(at: index), dialogs: dialogsBox(at: index))
      }
    )
  }

  /// The presenters of the surfaces, lowest first.
  var presenters: [Presenter] { surfaces.map { stage.memory(of: $0).presenter } }

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
    let above = surfaces.indices.contains(index + 1) ? surfaces[index + 1] : nil
    return DialogsBox(
      presenter: stage.memory(of: surfaces[index]).presenter,
      surfaceAbove: above.map { "the \($0.role.rawValue) \($0.route.identifier)" },
      bounds: DialogBounds(traits: stage.traits, measurer: stage.measurer)
    )
  }

  private func surfaceBox(at index: Int) -> SurfaceBox {
    let surface = surfaces[index]
    let builder = builders[index]
    let isBase = surface.kind == nil
    return SurfaceBox(
      number: stage.memory(of: surface).number,
      key: surface.key,
      role: surface.role,
      route: isBase ? nil : surface.route.identifier,
      flags: builder.isHidden ? .covered : [],
      facts: isBase
        ? surface.content.facts
        : [Fact("owner", surface.owner.screenHost.ownerName)] + surface.kindFacts,
      place: slots[index].map(SurfacePlace.sheet) ?? (builder.isHidden ? .nowhere : .window),
      showsGrabber: slots[index]?.showsIndicator ?? false,
      content: isBase ? builder.content() : builder.layeredContent()
    )
  }
}
