/// Resolves elements, lays them out and notifies their observers.
///
/// A tree keeps the state of its elements from pass to pass. A pass shows the current state; an observer that
/// changes state makes another pass necessary, which ``Pass/needsAnother`` reports.
@MainActor
package final class ElementTree {
  private var measurer: AnyTextMeasurer
  private let state: StateStore
  private let notifications: ObserverNotifications
  private let models: ModelWatch?

  /// Whether it has a single pass inside of another tree's, which observes what is read in it.
  private let isReadOnce: Bool

  /// Whether layout repeatedly found values other than those for which elements were resolved.
  private var isStuck = false

  /// The tree of the last pass, whose memory is reused.
  private var last: BoxTree?

  /// The nodes of the last pass that made any.
  private var formerNodes: FormerNodes?

  /// The number of the settling of the stage; 0 for a tree that is not shown on one.
  var settling = 0

  /// The members that bodies have set during this settling.
  private var setInBodies: [LayoutNote] = []

  /// Whether the next settling runs every body, whatever has changed.
  var evaluatesAll = false

  /// Whether unchanged places are not resolved again, which does not affect the result.
  var reusesParts = true

  /// The bodies that run; `nil` if they are not recorded.
  var evaluations: EvaluationLog?

  /// A tree of elements whose texts `measurer` measures.
  ///
  /// - Parameters:
  ///   - measurer: Measures texts.
  ///   - state: The state of the elements; `nil` for none yet.
  ///   - isShown: Whether elements in the tree count as appeared, which they do not if they are only measured.
  ///   - models: Watches the models that the elements read.
  ///   - isReadOnce: Whether it has a single pass inside of another tree's, which observes what is read in it.
  package init(
    measurer: any TextMeasurer,
    state: StateStore? = nil,
    isShown: Bool = true,
    models: ModelWatch? = nil,
    isReadOnce: Bool = false
  ) {
    self.measurer = .of(measurer)
    self.state = state ?? StateStore(for: models)
    self.models = models
    self.isReadOnce = isReadOnce
    notifications = ObserverNotifications(notifiesPresence: isShown)
  }

  /// Lays out with another measurer from now on.
  func measure(by measurer: any TextMeasurer) {
    self.measurer = .of(measurer)
    formerNodes = nil
  }

  /// The changes in a settling that does not seem to end.
  var trace: SettlingTrace { notifications.trace }

  /// Whether disappearances are notified later, by ``releaseDisappearances(where:)``.
  var holdsDisappearances: Bool {
    get { notifications.presence.holdsDisappearances }
    set { notifications.presence.holdsDisappearances = newValue }
  }

  /// Whether the content of rows of lazy containers appears later, by ``showRows(_:)``, and not with everything else.
  var holdsRows: Bool {
    get { notifications.holdsRows }
    set { notifications.holdsRows = newValue }
  }

  /// Whether rows of lazy stacks that are scrolled out of sight do not disappear.
  var rowsOfStacksStay: Bool {
    get { notifications.presence.rowsOfStacksStay }
    set { notifications.presence.rowsOfStacksStay = newValue }
  }

  /// Whether a row of a lazy container contains an observer of appearance.
  var observesRows: Bool { notifications.observesRows }

  /// Whether there is state inside rows of lazy containers.
  var hasRowStates: Bool { last?.tables.flags.contains(.hasRowStates) ?? false }

  /// Drops the state in rows that come into sight after they were far away.
  ///
  /// - Parameter distance: The distance of content that is in all of these rows of the last pass; `nil` if it is not
  ///   shown.
  /// - Returns: Whether there was any such state.
  func dropRowStates(_ distance: ([LazyRowPlace]) -> RowDistance?) -> Bool {
    last?.dropRowStates(distance) ?? false
  }

  /// Notifies the content of rows of lazy containers of its appearance and disappearance.
  ///
  /// - Parameters:
  ///   - isInSight: Whether content that is in all of these rows of the last pass is in sight.
  ///   - name: The name of the box at a position in findings.
  /// - Returns: Whether any content was notified.
  func showRows(
    _ isInSight: ([LazyRowPlace]) -> Bool,
    name: @escaping (_ index: Int) -> String
  ) -> Bool {
    notifications.showRows(isInSight, name: name)
  }

  /// Attributes the disappearances since the last call to a change.
  func attributeDisappearances(to change: Int) { notifications.presence.attributeHeld(to: change) }

  /// Notifies observers of the disappearances that belong to finished changes.
  func releaseDisappearances(where isOver: (_ change: Int) -> Bool) {
    notifications.presence.release(where: isOver)
  }

  /// Resolves `root`, lays it out and notifies observers.
  ///
  /// - Parameters:
  ///   - root: The element; several make a column.
  ///   - inherited: The inherited values.
  ///   - proposal: The offer.
  ///   - pixel: The length of a pixel in points.
  ///   - area: The area in which it is centred; `nil` places it at the origin.
  ///   - mayNotify: Whether to notify observers; it is called once the elements are laid out. Otherwise another
  ///     pass is necessary.
  ///   - showsNodes: Whether the caller reads the nodes; otherwise the pass has none. It is called once
  ///     observers have been notified; its argument is whether they made another pass necessary.
  ///   - isContinuing: Whether the pass continues the settling of an earlier one, in which an observer is
  ///     notified of a value only once.
  /// - Returns: The result, including whether notifying the observers has already changed it.
  package func pass(
    _ root: some Element,
    inherited: InheritedValues = InheritedValues(),
    proposal: Proposal,
    pixel: Double,
    centeredIn area: Rect? = nil,
    mayNotify: () -> Bool = { true },
    showsNodes: (_ needsAnother: Bool) -> Bool = { _ in true },
    isContinuing: Bool = false
  ) -> Pass {
    if !isContinuing {
      isStuck = false
      setInBodies = []
    }
    notifications.beginPass(isContinuing: isContinuing)
    do {
      var count = 0
      while true {
        // Each ends before the next begins, which reuses its memory and its unchanged parts.
        let attempt = try attempt(root, inherited, proposal, pixel: pixel, centeredIn: area)
        count += 1
        if count > 1 { isStuck = count == settlingLimit }
        guard attempt.holds || isStuck else { continue }
        return pass(of: attempt, Offer(proposal), mayNotify: mayNotify(), showsNodes: showsNodes)
      }
    } catch {
      return Pass(refusal: error)
    }
  }

  /// Resolves `root`, which is out of sight, without laying it out, and notifies its observers of values and
  /// preferences.
  ///
  /// Only the state of scopes in it is kept.
  func resolveWithoutLayout(
    _ root: some Element,
    inherited: InheritedValues,
    pixel: Double,
    watching readings: Readings
  ) {
    var resolver = Resolver(
      inherited: inherited,
      pixel: pixel,
      state: StateStore(),
      catalogue: .shared
    )
    resolver.settling = settling
    resolver.evaluatesAll = evaluatesAll
    resolver.evaluations = evaluations
    do {
      try Evaluation.run(watching: readings) { () throws(LayoutError) in
        try resolver.resolveRoot(root)
      }
    } catch {
      return
    }
    let stores = resolver.place.stores
    let preferences = resolver.builder.observers
    let tree = resolver.finish(asking: measurer)
    for (store, _) in stores { store.trace = notifications.trace }
    notifications.deliverChanges(tree, preferences: preferences)
    for (store, _) in stores { store.sweep() }
  }

  /// Notifies observers of the result of `attempt`.
  private func pass(
    of attempt: Attempt,
    _ offer: Offer,
    mayNotify: Bool,
    showsNodes: (_ needsAnother: Bool) -> Bool
  ) -> Pass {
    let hasBodyChangedModel = models?.hasChanged == true
    // No observer is notified of a layout that differs from the one for which elements were resolved.
    if attempt.holds, mayNotify {
      for (store, _) in attempt.stores { store.trace = notifications.trace }
      notifications.deliver(attempt.tree, preferences: attempt.observers) {
        attempt.stores.reduce(0) { $0 + $1.store.revision }
      }
    }
    if models?.hasChanged == true {
      trace.noteModel(changedBy: hasBodyChangedModel ? .body : trace.cause)
    }
    for (store, _) in attempt.stores { store.sweep() }
    let needsAnother =
      !attempt.holds || !mayNotify || attempt.stores.contains { $0.store.revision != $0.revision }
    // Before boxes are asked about imposed heights.
    let shown =
      showsNodes(needsAnother)
      ? ShownNodes(attempt.tree, offer: offer, after: &formerNodes) : ShownNodes()
    evaluations?.note(nodes: shown.nodes.count)
    let unsettled = attempt.assumptions.filter { !$0.holds }.map(\.difference)
    return Pass(
      shown: shown,
      preferences: attempt.preferences,
      size: attempt.size,
      needsAnother: needsAnother,
      notes: attempt.notes + setInBodies + notifications.notes
        + attempt.tree.givenHeights(observedBy: attempt.observers),
      unsettled: unsettled.map(LayoutNote.unsettled) + notifications.trace.notes,
      notifiedHeights: notifications.notifiedHeights
    )
  }

  private func attempt(
    _ root: some Element,
    _ inherited: InheritedValues,
    _ proposal: Proposal,
    pixel: Double,
    centeredIn area: Rect?
  ) throws(LayoutError) -> Attempt {
    notifications.trace.cause = .body
    let resolver = try resolved(root, inherited, proposal, pixel: pixel)
    let stores = resolver.place.stores
    let observers = resolver.builder.observers
    let preferences = resolver.builder.preferences
    for (store, _) in stores { setInBodies += store.setInBodies }
    let assumptions = resolver.assumptions
    let notes = resolver.notes
    let reused = resolver.reusedBoxCount
    let tree = resolver.finish(asking: measurer)
    evaluations?.note(boxes: tree.count, reused: reused)
    last = tree
    let size =
      models?.reading { tree.layOut(proposal, centeredIn: area) }
      ?? tree.layOut(proposal, centeredIn: area)
    tree.noteRooms()
    return Attempt(
      tree: tree,
      size: size,
      preferences: preferences,
      observers: observers,
      stores: stores,
      assumptions: assumptions,
      notes: notes
    )
  }

  /// Resolves `root`, in a window that offers `proposal`.
  func resolved(
    _ root: some Element,
    _ inherited: InheritedValues,
    _ proposal: Proposal,
    pixel: Double
  ) throws(LayoutError) -> Resolver {
    var inherited = inherited
    if inherited.containerBounds == nil {
      inherited.containerBounds = ContainerBounds(window: proposal)
    }
    var resolver = Resolver(
      inherited: inherited,
      pixel: pixel,
      state: state,
      catalogue: .shared,
      memory: BoxTree.recycle(&last)
    )
    resolver.settling = settling
    resolver.evaluatesAll = evaluatesAll
    resolver.evaluations = evaluations
    resolver.reusesParts = reusesParts && settling > 0
    resolver.isReadOnce = isReadOnce
    if isReadOnce { Evaluation.noteEffect() }
    let watch = isReadOnce ? Evaluation.watch : models?.present
    try Evaluation.run(watching: watch) { () throws(LayoutError) in
      try resolver.resolveRoot(root)
    }
    return resolver
  }
}

/// One layout of the elements, with the observers that it affects.
@MainActor
private struct Attempt {
  let tree: BoxTree
  let size: Size
  let preferences: PreferenceValues
  let observers: [PreferenceObserver]
  let stores: [(store: StateStore, revision: Int)]
  let assumptions: [any LayoutAssumption]
  let notes: [LayoutNote]

  /// Whether layout found every value for which elements were resolved.
  var holds: Bool { assumptions.allSatisfy { $0.holds } }
}
