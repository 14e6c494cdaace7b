import FlowEngine

/// What a stage found when it settled last.
@MainActor
struct SettledStage {
  let renderTree: RenderTree
  let actions: [Int: @MainActor () -> Void]
  let entries: [Int: @MainActor (String) -> Bool]
  let sheets: [SheetMeasurement]

  /// What elements present, lowest first.
  let dialogs: [ShownDialog]

  /// What an element presents in front of everything; `nil` if a surface is in front.
  let frontLayer: DialogLayer?

  /// The revision of the hierarchy that this shows.
  let revision: Int

  /// How often the local state of screens had changed when it settled.
  let stateRevision: Int

  /// How many errors nobody had heard when it settled.
  let errorCount: Int

  /// What a stage has to show before it has settled for the first time.
  init(nothingUnder traits: Traits) {
    renderTree = RenderTree(traits: traits, nodes: [], findings: [])
    (actions, entries, sheets, dialogs) = ([:], [:], [], [])
    frontLayer = nil
    (revision, stateRevision, errorCount) = (0, 0, 0)
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
    let (errors, lastPlan) = (stage.coordinator.unhandledErrors, stage.lastPlan)
    self.revision = revision
    stateRevision = stage.memories.stateRevision
    errorCount = errors.count
    actions = pass.actions
    entries = pass.entries

    let findings = Findings(surfaces: builder.surfaces, slots: builder.slots)
    var tree = RenderTree(
      traits: builder.stage.traits,
      nodes: pass.nodes,
      findings: findings.all(
        errors: errors,
        lastPlan: lastPlan,
        unsettled: unsettled,
        notes: pass.notes
      )
    )
    let surfaces = tree.surfaces
    sheets = ShownSheets(
      surfaces: builder.surfaces,
      slots: builder.slots,
      scheme: builder.stage.traits.scheme
    ).mark(&tree, at: surfaces)
    tree.forgetFramesOfWhatIsNotLaidOut()
    tree.scroll(by: builder.stage.scrollOffsets(of: builder.surfaces, in: tree))
    tree.markWhatIsOutOfSight(on: surfaces)
    tree.markWhatIsBehindDialogs()
    let presenters = builder.presenters
    tree.findings += Findings.twoPresentations(presenters.flatMap(\.allConflicts))
    tree.findings += stage.memories.losses.map(Findings.lostPresentation)
    let layers = presenters.reversed().flatMap(\.layers)
    dialogs = zip(layers, tree.dialogs).map { layer, position in
      ShownDialog(layer, at: tree.nodes[position].frame ?? Rect(origin: .zero, size: .zero))
    }
    frontLayer = tree.layers.last == tree.dialogs.last ? layers.last : nil
    tree.findings += findings.measuredSheets(in: tree, on: surfaces)
    tree.findings += findings.contentCutOff(in: tree, on: surfaces)
    tree.findings += findings.withoutCovers(builder.stage)
    let diagnosis = Diagnosis(
      tree: tree,
      targets: Set(pass.actions.keys),
      surfaces: surfaces,
      slots: builder.slots
    )
    tree.findings += diagnosis.findings(about: builder.surfaces)
    tree.findings += builder.findings(in: tree, lastPlan: lastPlan)
    if stage.wasAskedWhileSettling { tree.findings.append(findings.askedWhileSettling(stage)) }
    if let refusal = pass.refusal {
      tree.findings += findings.contentTooDeep(refusal, on: builder.stage)
    }
    renderTree = tree
  }
}
