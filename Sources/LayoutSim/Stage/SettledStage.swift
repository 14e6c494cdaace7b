import FlowEngine

/// What a stage found when it settled last.
@MainActor
struct SettledStage {
  let renderTree: RenderTree

  /// What a finger can do.
  let touches: TouchMap

  let sheets: [SheetMeasurement]

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

  /// How many errors nobody had heard when it settled.
  let errorCount: Int

  /// How many of them were not followed by a call that succeeded.
  let latestErrorCount: Int

  /// What a stage has to show before it has settled for the first time.
  init(nothingUnder traits: Traits) {
    renderTree = RenderTree(traits: traits, nodes: [], findings: [])
    touches = TouchMap(renderTree)
    (sheets, dialogs) = ([], [])
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
    let (coordinator, lastPlan) = (stage.coordinator, stage.lastPlan)
    self.revision = revision
    isAtRest = unsettled == nil
    stateRevision = stage.memories.stateRevision
    errorCount = coordinator.unhandledErrors.count
    latestErrorCount = coordinator.latestUnhandledErrors.count

    let findings = Findings(surfaces: builder.surfaces, slots: builder.slots)
    var tree = RenderTree(traits: stage.traits, nodes: pass.nodes)
    var found = SortedFindings(Silences(pass.silences, in: tree, beside: stage.silencedFindings))
    found.add(
      findings.all(
        errors: stage.buildErrors.toShow(besides: coordinator.latestUnhandledErrors),
        lastPlan: lastPlan,
        unsettled: unsettled,
        notes: pass.notes
      )
    )
    let surfaces = tree.surfaces
    sheets = ShownSheets(
      surfaces: builder.surfaces,
      slots: builder.slots,
      scheme: stage.traits.scheme
    ).mark(&tree, at: surfaces)
    tree.forgetFramesOfWhatIsNotLaidOut()
    scrollSlots = pass.scrollSlots
    scrollOffsets = stage.scrollOffsets(in: tree, keptIn: scrollSlots)
    tree.scroll(by: scrollOffsets)
    tree.markWhatIsOutOfSight(on: surfaces)
    tree.markWhatIsBehindDialogs()
    tree.markWhatSticksOutOfDialogs()
    let presenters = builder.presenters
    found.add(Findings.twoPresentations(presenters.flatMap(\.allConflicts)))
    for loss in stage.memories.losses {
      found.add(
        [Findings.lostPresentation(loss)],
        areSilenced: loss.inherited.silencedFindings.contains("dialog-lost")
      )
    }
    let layers = presenters.reversed().flatMap(\.layers)
    dialogs = zip(layers, tree.dialogs).map { layer, position in
      ShownDialog(layer, at: tree.nodes[position].frame ?? Rect(origin: .zero, size: .zero))
    }
    frontLayer = layers.last
    found.add(findings.measuredSheets(in: tree, on: surfaces))
    found.add(findings.contentCutOff(in: tree, on: surfaces))
    found.add(findings.withoutCovers(stage))
    touches = TouchMap(tree, pass)
    var diagnosis = Diagnosis(
      tree: tree,
      touches: touches,
      targets: Set(pass.actions.keys),
      pressedRows: pass.pressedRows,
      surfaces: surfaces,
      popovers: Dictionary(
        uniqueKeysWithValues: zip(tree.dialogs, layers.map(\.screen)).filter {
          tree.nodes[$0.0].role == .popover
        }
      ),
      slots: builder.slots,
      viewports: tree.viewports,
      silences: found.silences
    )
    found.add(diagnosis.ways(in: builder.surfaces, behind: frontLayer))
    found.add(diagnosis.findingsAboutElements, areSilenced: false)
    if found.silences.isByElements {
      diagnosis.looksForSilenced = true
      found.add(diagnosis.findingsAboutElements, areSilenced: true)
    }
    found.add(builder.findings(in: tree, lastPlan: lastPlan))
    if stage.wasAskedWhileSettling { found.add([findings.askedWhileSettling(stage)]) }
    if let refusal = pass.refusal {
      found.add(findings.contentTooDeep(refusal, on: stage))
    }
    tree.findings = found.open
    tree.silencedFindings = found.silenced
    renderTree = tree
  }
}
