import FlowEngine

/// What a stage found when it settled last.
@MainActor
struct SettledStage {
  /// The render tree, with the places of its layers.
  let shown: IndexedTree

  var renderTree: RenderTree { shown.tree }

  /// What is shown of the surfaces, lowest first.
  let surfaces: [LayerKey]

  /// What a finger can do.
  let touches: TouchMap

  /// The sheets that are laid out, lowest first, with their surfaces.
  let sheets: [(key: LayerKey, sheet: SheetMeasurement)]

  /// What elements present, lowest first.
  let dialogs: [ShownDialog]

  /// What an element presents in front of everything; `nil` if a surface is in front.
  let frontLayer: DialogLayer?

  /// How far scroll areas are scrolled, by their positions.
  let scrollOffsets: [Int: Point]

  /// Where that is remembered, by their positions.
  let scrollSlots: [Int: StateSlot]

  /// Whether nothing was left to change, rather than a change without end stopped.
  let isAtRest: Bool

  /// The revision of the hierarchy that this shows.
  let revision: Int

  /// How often the local state of screens had changed when it settled.
  let stateRevision: Int

  /// How many unhandled errors there were when it settled.
  let errorCount: Int

  /// How many of them were not followed by a call that succeeded.
  let latestErrorCount: Int

  /// What a stage has to show before it has settled for the first time.
  init(nothingUnder traits: Traits) {
    shown = IndexedTree(
      tree: RenderTree(traits: traits, nodes: [], findings: []),
      index: LayerIndex()
    )
    touches = TouchMap(shown.tree)
    (surfaces, sheets, dialogs) = ([], [], [])
    frontLayer = nil
    isAtRest = true
    (scrollOffsets, scrollSlots) = ([:], [:])
    (revision, stateRevision, errorCount, latestErrorCount) = (0, 0, 0, 0)
  }

  /// What a `pass` over the window of `builder` found.
  ///
  /// - Parameters:
  ///   - pass: The last pass.
  ///   - builder: What the window was built from.
  ///   - revision: The revision of the hierarchy.
  ///   - unsettled: What still changed in the pass; `nil` if it left nothing to do.
  init(pass: Pass, builder: WindowBuilder, revision: Int, unsettled: [LayoutNote]?) {
    let stage = builder.stage
    self.revision = revision
    isAtRest = unsettled == nil
    stateRevision = stage.memories.stateRevision
    errorCount = stage.coordinator.unhandledErrors.count
    latestErrorCount = stage.coordinator.latestUnhandledErrors.count
    let index = pass.index
    let settled = builder.surfaces.indices.map { number in
      SettledSurface(
        surface: builder.surfaces[number],
        slot: builder.slots[number],
        position: index[builder.surfaces[number].key]
      )
    }
    surfaces = builder.surfaces.map(\.key)
    let positions = settled.compactMap(\.position)

    var tree = RenderTree(traits: stage.traits, nodes: pass.nodes)
    sheets = ShownSheets(surfaces: settled, scheme: stage.traits.scheme).mark(&tree)
    tree.forgetFramesOfWhatIsNotLaidOut()
    scrollSlots = pass.scrollSlots
    scrollOffsets = stage.scrollOffsets(in: tree, keptIn: scrollSlots)
    tree.scroll(by: scrollOffsets)
    tree.markWhatIsOutOfSight(on: positions)
    tree.markWhatIsBehindDialogs()
    tree.markWhatSticksOutOfDialogs()
    touches = TouchMap(tree, pass)
    dialogs = builder.dialogs.compactMap { layer in
      index[layer.key].map {
        ShownDialog(layer, at: tree.nodes[$0].frame ?? Rect(origin: .zero, size: .zero))
      }
    }
    frontLayer = builder.dialogs.last
    (tree.findings, tree.silencedFindings) = Diagnosis(
      builder,
      surfaces: settled,
      pass: pass,
      tree: tree,
      touches: touches,
      unsettled: unsettled
    ).findings()
    shown = IndexedTree(tree: tree, index: index)
  }
}

extension SettledStage {
  /// The sheet that shows the surface `key`; `nil` if it is not up.
  func sheet(_ key: LayerKey) -> SheetMeasurement? { sheets.first { $0.key == key }?.sheet }

  /// The position of the surface in front of all others; `nil` before anything was laid out.
  var frontSurface: Int? { surfaces.last.flatMap { shown.index[$0] } }
}
