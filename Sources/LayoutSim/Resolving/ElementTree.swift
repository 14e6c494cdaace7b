/// Elements on their way to frames: resolves them, lays them out and tells their observers.
///
/// A tree keeps the state of its elements from pass to pass. One pass shows the state as it is; an
/// observer that changes state makes another pass necessary, which ``Pass/needsAnother`` says.
@MainActor
package final class ElementTree {
  private let measurer: any TextMeasurer
  private let state: StateStore
  private let catalogue = MemberCatalogue()
  private let deliveries: Deliveries

  /// Whether layout kept finding something else than elements were resolved for.
  private var isStuck = false

  /// The tree of the last pass, for its memory.
  private var last: BoxTree?

  /// A tree of elements whose words `measurer` measures.
  ///
  /// - Parameters:
  ///   - measurer: Measures the words.
  ///   - state: What the elements remember.
  ///   - isShown: Whether elements in the tree have appeared: what is only measured has not.
  package init(
    measurer: any TextMeasurer,
    state: StateStore = StateStore(),
    isShown: Bool = true
  ) {
    self.measurer = measurer
    self.state = state
    deliveries = Deliveries(tellsPresence: isShown)
  }

  /// Resolves `root` and lays it out once, and tells nobody: for measuring what that costs.
  package func arrange(
    _ root: some Element,
    proposal: Proposal,
    pixel: Double
  ) throws(LayoutError) -> BoxTree {
    let attempt = try attempt(root, InheritedValues(), proposal, pixel: pixel, centeredIn: nil)
    for (store, _) in attempt.stores { store.sweep() }
    return attempt.tree
  }

  /// Resolves `root`, lays it out and tells observers what they want to hear.
  ///
  /// - Parameters:
  ///   - root: The element; several ones make a column.
  ///   - inherited: What is handed down to it.
  ///   - proposal: What it is offered.
  ///   - pixel: The length of a pixel in points.
  ///   - area: The room in which it is centred; `nil` puts it at the origin.
  ///   - isContinuing: Whether the pass goes on settling what an earlier one began: an observer is
  ///     told the same value only once in one settling.
  /// - Returns: What is to be seen, and whether telling the observers changed it already.
  package func pass(
    _ root: some Element,
    inherited: InheritedValues = InheritedValues(),
    proposal: Proposal,
    pixel: Double,
    centeredIn area: Rect? = nil,
    isContinuing: Bool = false
  ) -> Pass {
    if !isContinuing {
      deliveries.beginFrame()
      isStuck = false
    }
    do {
      var attempt = try attempt(root, inherited, proposal, pixel: pixel, centeredIn: area)
      var count = 1
      while !attempt.holds, !isStuck {
        attempt = try self.attempt(root, inherited, proposal, pixel: pixel, centeredIn: area)
        count += 1
        isStuck = count == settlingLimit
      }
      return pass(of: attempt, Offer(proposal))
    } catch {
      return Pass(refusal: error)
    }
  }

  /// Tells what `attempt` found to those who want to hear it.
  private func pass(of attempt: Attempt, _ offer: Offer) -> Pass {
    let shown = ShownNodes(attempt.tree, offer: offer)
    // Nobody hears of a layout that was resolved for something else than it found.
    if attempt.holds { deliveries.deliver(attempt.tree, preferences: attempt.observers) }
    for (store, _) in attempt.stores { store.sweep() }
    return Pass(
      nodes: shown.nodes,
      actions: shown.actions,
      entries: shown.entries,
      preferences: attempt.preferences,
      size: attempt.size,
      needsAnother: !attempt.holds
        || attempt.stores.contains { $0.store.revision != $0.revision }
    )
  }

  private func attempt(
    _ root: some Element,
    _ inherited: InheritedValues,
    _ proposal: Proposal,
    pixel: Double,
    centeredIn area: Rect?
  ) throws(LayoutError) -> Attempt {
    let resolver = try resolved(root, inherited, proposal, pixel: pixel)
    let stores = resolver.place.stores
    let observers = resolver.builder.observers
    let preferences = resolver.builder.preferences
    let assumptions = resolver.assumptions
    let tree = resolver.finish(measurer: measurer)
    last = tree
    let size = tree.solver.layOut(Offer(proposal), centeredIn: area)
    tree.noteRooms()
    return Attempt(
      tree: tree,
      size: size,
      preferences: preferences,
      observers: observers,
      stores: stores,
      holds: assumptions.allSatisfy { $0.holds }
    )
  }

  /// Resolves `root`, which is in a window that offers `proposal`.
  func resolved(
    _ root: some Element,
    _ inherited: InheritedValues,
    _ proposal: Proposal,
    pixel: Double
  ) throws(LayoutError) -> Resolver {
    var inherited = inherited
    if inherited.containerRoom == nil {
      inherited.containerRoom = ContainerRoom(window: proposal)
    }
    var resolver = Resolver(
      inherited: inherited,
      pixel: pixel,
      state: state,
      catalogue: catalogue,
      memory: BoxTree.recycle(&last)
    )
    try resolver.resolveRoot(root) { PlaceTracker(state: state) }
    return resolver
  }
}

/// One layout of the elements, and for whom it would be news.
@MainActor
private struct Attempt {
  let tree: BoxTree
  let size: Size
  let preferences: PreferenceValues
  let observers: [PreferenceObserver]
  let stores: [(store: StateStore, revision: Int)]

  /// Whether everything was resolved for what layout found.
  let holds: Bool
}

/// What one pass found.
@MainActor
package struct Pass {
  /// Every box and every thing, in pre-order; frames are absolute in the root's space, unrounded.
  package let nodes: [RenderNode]

  /// What a press performs, by position in `nodes`.
  package let actions: [Int: @MainActor () -> Void]

  /// What takes the words that a user enters, by position in `nodes`; it says whether it could.
  package let entries: [Int: @MainActor (String) -> Bool]

  /// What the elements told upwards, reduced at the root.
  package let preferences: PreferenceValues

  /// The size that the root takes of the proposal.
  package let size: Size

  /// Whether state changed since the pass began, so that it shows what is no longer so.
  package let needsAnother: Bool

  /// Why there is nothing to be seen; `nil` where there is.
  package let refusal: LayoutError?
}

extension Pass {
  init(
    nodes: [RenderNode],
    actions: [Int: @MainActor () -> Void],
    entries: [Int: @MainActor (String) -> Bool],
    preferences: PreferenceValues,
    size: Size,
    needsAnother: Bool
  ) {
    self.nodes = nodes
    self.actions = actions
    self.entries = entries
    self.preferences = preferences
    self.size = size
    self.needsAnother = needsAnother
    refusal = nil
  }

  /// A pass over elements that could not be laid out.
  init(refusal: LayoutError) {
    nodes = []
    actions = [:]
    entries = [:]
    preferences = PreferenceValues()
    size = .zero
    needsAnother = false
    self.refusal = refusal
  }
}

extension Solver {
  /// Asks the root and places everything; the answer is the root's size.
  func layOut(_ offer: Offer, centeredIn area: Rect?) -> Size {
    guard count > 0, nodes[0].kind != .mention else { return .zero }
    guard let area else { return placeAll(offer: offer, at: .zero) }
    let size = askDeeply(0, offer)
    let position = Point(
      x: (area.minX + (area.size.width - size.width) / 2).orZero,
      y: (area.minY + (area.size.height - size.height) / 2).orZero
    )
    return placeAll(offer: offer, at: position)
  }
}
