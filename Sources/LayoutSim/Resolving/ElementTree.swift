/// Elements on their way to frames: resolves them, lays them out and tells their observers.
///
/// A tree keeps the state of its elements from pass to pass. One pass shows the state as it is; an
/// observer that changes state makes another pass necessary, which ``Pass/needsAnother`` says.
@MainActor
package final class ElementTree {
  private let measurer: any TextMeasurer
  private let state: StateStore
  private let catalogue = MemberCatalogue()
  private var frame = 0

  /// The tree of the last pass, for its memory.
  private var last: BoxTree?

  package init(measurer: any TextMeasurer, state: StateStore = StateStore()) {
    self.measurer = measurer
    self.state = state
  }

  /// Resolves `root` and lays it out, and tells nobody: for measuring what that costs.
  package func arrange(
    _ root: some Element,
    proposal: Proposal,
    pixel: Double
  ) throws(LayoutError) -> BoxTree {
    var resolver = Resolver(
      inherited: InheritedValues(),
      pixel: pixel,
      state: state,
      catalogue: catalogue,
      memory: BoxTree.recycle(&last)
    )
    try resolver.resolveRoot(root) { PlaceTracker(state: state) }
    let stores = resolver.place.stores
    let tree = resolver.finish(measurer: measurer)
    tree.layOut(proposal)
    for (store, _) in stores { store.sweep() }
    last = tree
    return tree
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
    if !isContinuing { frame += 1 }
    var resolver = Resolver(
      inherited: inherited,
      pixel: pixel,
      state: state,
      catalogue: catalogue,
      memory: BoxTree.recycle(&last)
    )
    do {
      try resolver.resolveRoot(root) { PlaceTracker(state: state) }
    } catch {
      return Pass(refusal: error)
    }
    let stores = resolver.place.stores
    let observers = resolver.builder.observers
    let preferences = resolver.builder.preferences
    let tree = resolver.finish(measurer: measurer)
    let offer = Offer(proposal)
    let size = tree.solver.layOut(offer, centeredIn: area)
    last = tree
    deliver(observers, sizesOf: tree)
    for (store, _) in stores { store.sweep() }
    return Pass(
      nodes: RenderNodes(tree, offer: offer).nodes,
      actions: RenderNodes.actions(of: tree),
      entries: RenderNodes.entries(of: tree),
      preferences: preferences,
      size: size,
      needsAnother: stores.contains { $0.store.revision != $0.revision }
    )
  }

  private func deliver(_ observers: [PreferenceObserver], sizesOf tree: BoxTree) {
    for index in 0..<tree.count where tree.nodes[index].label == .observer {
      let observer = tree.tables.sizeObservers[Int(tree.nodes[index].payload)]
      let size = tree.nodes[index].size
      tell(observer.slot, size) { observer.action(size) }
    }
    for observer in observers {
      tell(observer.slot, observer.value, observer.deliver)
    }
  }

  private func tell(_ slot: StateSlot, _ value: Any, _ deliver: () -> Void) {
    if slot.toldFrame != frame {
      slot.toldFrame = frame
      slot.toldInFrame = []
    }
    if let last = slot.toldLast, areEqual(last, value) { return }
    guard !slot.toldInFrame.contains(where: { areEqual($0, value) }) else { return }
    slot.toldInFrame.append(value)
    slot.toldLast = value
    deliver()
  }
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
