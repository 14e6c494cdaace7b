import FlowEngine

/// The result of a stage's latest settling.
@MainActor
struct SettledStage {
  /// The render tree without its findings, with the index of its layers.
  let shown: IndexedTree

  var renderTree: RenderTree { shown.tree }

  /// The surfaces that are shown, lowest first.
  let surfaces: [LayerKey]

  /// The effects of gestures.
  var touches: TouchMap

  /// The sheets that are laid out, lowest first, with their surfaces.
  let sheets: [(key: LayerKey, sheet: SheetMeasurement)]

  /// The presentations of elements, lowest first.
  let dialogs: [ShownDialog]

  /// The front-most presentation of an element; `nil` if a surface is in front.
  let frontLayer: DialogLayer?

  /// The offsets of scroll areas, by their positions.
  let scrollOffsets: [Int: Point]

  /// The state slots in which the offsets are stored, by the areas' positions.
  let scrollSlots: PositionTable<StateSlot>

  /// The effects of gestures other than taps, by position.
  let gestures: GestureTable

  /// The identities that can be scrolled to, by position.
  let ids: [Int: AnyHashable]

  /// The position of each box of the pass; `nil` if the nodes are all of its boxes.
  let positions: [Int]?

  /// Whether nothing was left to change, as opposed to settling being abandoned.
  let isAtRest: Bool

  /// The revision of the hierarchy that is shown.
  let revision: Int

  /// The number of changes of local state when it settled.
  let stateRevision: Int

  /// The number of unhandled errors when it settled.
  let errorCount: Int

  /// The number of unhandled errors since the last successful call.
  let latestErrorCount: Int

  /// Its findings, which are looked for when they are first read.
  let findings: SettledFindings

  /// The content of a stage that has not settled yet.
  init(nothingUnder traits: Traits) {
    shown = IndexedTree(
      tree: RenderTree(traits: traits, nodes: [], findings: []),
      index: LayerIndex()
    )
    touches = TouchMap(shown.tree)
    (surfaces, sheets, dialogs) = ([], [], [])
    (frontLayer, positions) = (nil, nil)
    findings = SettledFindings()
    isAtRest = true
    (scrollOffsets, scrollSlots, gestures, ids) = ([:], PositionTable(), GestureTable(), [:])
    (revision, stateRevision, errorCount, latestErrorCount) = (0, 0, 0, 0)
  }

  /// Reads the result of a `pass` over the window of `builder`.
  ///
  /// - Parameters:
  ///   - pass: The last pass.
  ///   - builder: The builder of the window.
  ///   - revision: The revision of the hierarchy.
  ///   - unsettled: The changes that remained in the pass; `nil` if there were none.
  init(pass: Pass, builder: WindowBuilder, revision: Int, unsettled: [LayoutNote]?) {
    let stage = builder.stage
    self.revision = revision
    isAtRest = unsettled == nil
    stateRevision = stage.memories.stateRevision
    errorCount = stage.coordinator.unhandledErrors.count
    latestErrorCount = stage.coordinator.latestUnhandledErrors.count
    let index = pass.shown.index
    let settled = builder.surfaces.indices.map { number in
      SettledSurface(
        surface: builder.surfaces[number],
        slot: builder.slots[number],
        position: index[builder.surfaces[number].key]
      )
    }
    surfaces = builder.surfaces.map(\.key)
    assert(Set(surfaces).count == surfaces.count, "A surface is shown twice: \(surfaces).")

    var tree = RenderTree(traits: stage.traits, nodes: pass.nodes)
    sheets = ShownSheets(surfaces: settled, scheme: stage.traits.scheme).mark(&tree)
    tree.forgetFramesOfWhatIsNotLaidOut()
    scrollSlots = pass.shown.tables.scrollSlots
    gestures = pass.shown.tables.gestures
    ids = pass.shown.ids
    positions = pass.shown.positions
    scrollOffsets = stage.scrolling.offsets(in: tree, keptIn: scrollSlots)
    tree.scroll(by: scrollOffsets)
    tree.pinSections(gestures)
    let viewports = tree.viewports
    tree.markWhatIsOutOfSight(on: tree.surfaces, scrolledBy: viewports)
    tree.markWhatIsBehindDialogs()
    tree.markWhatSticksOutOfDialogs()
    touches = TouchMap(tree, viewports, pass)
    dialogs = builder.dialogs.compactMap { layer in
      index[layer.key].map {
        ShownDialog(layer, at: tree.nodes[$0].frame ?? Rect(origin: .zero, size: .zero))
      }
    }
    frontLayer = builder.dialogs.last
    findings = SettledFindings(
      Diagnosis(
        builder,
        surfaces: settled,
        pass: pass,
        tree: tree,
        touches: touches,
        unsettled: unsettled
      )
    )
    shown = IndexedTree(tree: tree, index: index)
    assert(
      scrollSlots.positions.allSatisfy(tree.nodes.indices.contains),
      "Areas at \(scrollSlots.positions) scroll among \(tree.nodes.count) nodes."
    )
    assert(
      (gestures.fields + gestures.followers).allSatisfy(tree.nodes.indices.contains),
      "Fields at \(gestures.fields) and areas at \(gestures.followers) are not all nodes."
    )
    assert(
      ids.keys.allSatisfy(tree.nodes.indices.contains),
      "\(ids.count) ids are of other nodes than the \(tree.nodes.count) that are shown."
    )
    assert(
      sheets.count < surfaces.count || sheets.isEmpty,
      "\(sheets.count) of \(surfaces.count) surfaces are sheets, so that there is no base."
    )
  }
}

extension SettledStage {
  /// The sheet of the surface `key`; `nil` if it is not presented.
  func sheet(_ key: LayerKey) -> SheetMeasurement? { sheets.first { $0.key == key }?.sheet }

  /// The position of the front-most surface; `nil` before anything was laid out.
  var frontSurface: Int? { surfaces.last.flatMap { shown.index[$0] } }
}

/// One surface of a settled stage: its description, its slot, and its position.
@MainActor
struct SettledSurface {
  let surface: LiveSurface

  /// The slot of the sheet; `nil` for any other surface, and under a cover.
  let slot: SheetSlot?

  /// The position of its node; `nil` if nothing could be laid out.
  let position: Int?

  /// Its name in outlines and findings.
  var route: String { surface.route.identifier }
}
