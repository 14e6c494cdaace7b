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

  /// The revision of the hierarchy that this shows.
  let revision: Int

  /// How often the local state of screens had changed when it settled.
  let stateRevision: Int

  /// How many errors nobody had heard when it settled.
  let errorCount: Int

  /// How many of them were not followed by a call that succeeded.
  let latestErrorCount: Int

  /// What a `pass` over the window of `builder` found.
  ///
  /// - Parameters:
  ///   - pass: The last pass.
  ///   - builder: What the window was built from.
  ///   - revision: The revision of the hierarchy.
  ///   - stateRevision: How often the local state of screens had changed.
  ///   - errors: The errors that nobody heard, as long as they are to be seen.
  ///   - lastPlan: What the last call to a coordinator did.
  ///   - unsettled: What still changed in the pass; `nil` if it left nothing to do.
  init(
    pass: Pass,
    builder: WindowBuilder,
    revision: Int,
    stateRevision: Int,
    errors: [FlowError],
    lastPlan: NavigationPlan?,
    unsettled: [LayoutNote]?
  ) {
    self.revision = revision
    self.stateRevision = stateRevision
    errorCount = builder.stage.coordinator.unhandledErrors.count
    latestErrorCount = builder.stage.coordinator.latestUnhandledErrors.count

    let findings = Findings(surfaces: builder.surfaces, slots: builder.slots)
    var tree = RenderTree(traits: builder.stage.traits, nodes: pass.nodes)
    var found = SortedFindings(
      Silences(pass.silences, in: tree, beside: builder.stage.silencedFindings)
    )
    found.add(
      findings.all(errors: errors, lastPlan: lastPlan, unsettled: unsettled, notes: pass.notes)
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
    found.add(Findings.twoPresentations(presenters.flatMap(\.allConflicts)))
    let layers = presenters.flatMap(\.layers)
    dialogs = zip(layers, tree.dialogs).map { layer, position in
      ShownDialog(layer, at: tree.nodes[position].frame ?? Rect(origin: .zero, size: .zero))
    }
    frontLayer = tree.layers.last == tree.dialogs.last ? layers.last : nil
    found.add(findings.contentCutOff(in: tree, on: surfaces))
    found.add(findings.withoutCovers(builder.stage))
    var diagnosis = Diagnosis(
      tree: tree,
      targets: Set(pass.actions.keys),
      pressedRows: pass.pressedRows,
      surfaces: surfaces,
      slots: builder.slots,
      silences: found.silences
    )
    found.add(diagnosis.ways(in: builder.surfaces))
    found.add(aboutElements: diagnosis.findingsAboutElements, areSilenced: false)
    if found.silences.isByElements {
      diagnosis.looksForSilenced = true
      found.add(aboutElements: diagnosis.findingsAboutElements, areSilenced: true)
    }
    found.add(builder.findings(in: tree, lastPlan: lastPlan))
    if let refusal = pass.refusal {
      found.add(findings.contentTooDeep(refusal, on: builder.stage))
    }
    tree.findings = found.open
    tree.silencedFindings = found.silenced
    renderTree = tree
    touches = TouchMap(tree, pass)
  }
}
