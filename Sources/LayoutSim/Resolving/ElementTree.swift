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

  /// Whether layout kept finding something else than elements were resolved for.
  private var isStuck = false

  package init(measurer: any TextMeasurer, state: StateStore = StateStore()) {
    self.measurer = measurer
    self.state = state
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
      frame += 1
      isStuck = false
    }
    var attempt = attempt(root, inherited, proposal, pixel: pixel, centeredIn: area)
    var count = 1
    while !attempt.holds, !isStuck {
      attempt = self.attempt(root, inherited, proposal, pixel: pixel, centeredIn: area)
      count += 1
      isStuck = count == settlingLimit
    }
    // Nobody hears of a layout that was resolved for something else than it found.
    if attempt.holds { deliver(attempt.observers, sizesOf: attempt.solver) }
    for (store, _) in attempt.stores { store.sweep() }
    let shown = ShownNodes(attempt.solver)
    return Pass(
      nodes: shown.nodes,
      actions: shown.actions,
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
  ) -> Attempt {
    let resolver = resolved(root, inherited, proposal, pixel: pixel)
    let solver = Solver(store: resolver.store, measurer: measurer, pixel: pixel)
    let size = solver.layOut(Offer(proposal), centeredIn: area)
    return Attempt(
      solver: solver,
      size: size,
      preferences: resolver.preferences,
      observers: resolver.preferenceObservers,
      stores: resolver.place.stores,
      holds: resolver.assumptions.allSatisfy { $0.holds }
    )
  }

  /// Resolves `root`, which is in a window that offers `proposal`.
  func resolved(
    _ root: some Element,
    _ inherited: InheritedValues,
    _ proposal: Proposal,
    pixel: Double
  ) -> Resolver {
    var inherited = inherited
    if inherited.containerRoom == nil {
      inherited.containerRoom = ContainerRoom(window: proposal)
    }
    var resolver = Resolver(
      inherited: inherited,
      pixel: pixel,
      state: state,
      catalogue: catalogue
    )
    resolver.gathered(as: .stack(.vertical, spacing: nil)) { root.resolve(into: &$0) }
    return resolver
  }

  private func deliver(_ observers: [PreferenceObserver], sizesOf solver: Solver) {
    for index in solver.store.nodes.indices where solver.store.nodes[index].label == .observer {
      if solver.isLeftOut(index) { continue }
      let observer = solver.store.sizeObservers[solver.store.nodes[index].payload]
      let size = solver.placements[index].size
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

/// One layout of the elements, and for whom it would be news.
@MainActor
private struct Attempt {
  let solver: Solver
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

  /// What the elements told upwards, reduced at the root.
  package let preferences: PreferenceValues

  /// The size that the root takes of the proposal.
  package let size: Size

  /// Whether state changed since the pass began, so that it shows what is no longer so.
  package let needsAnother: Bool
}

extension Solver {
  /// Asks the root and places everything; the answer is the root's size.
  func layOut(_ offer: Offer, centeredIn area: Rect?) -> Size {
    guard !store.nodes.isEmpty, store.nodes[0].kind != .mention else { return .zero }
    let size = unwinding { answer(0, offer) }
    let position = area.map { area in
      Point(
        x: (area.minX + (area.size.width - size.width) / 2).orZero,
        y: (area.minY + (area.size.height - size.height) / 2).orZero
      )
    }
    placeAll(offer: offer, at: position ?? .zero)
    return size
  }
}
