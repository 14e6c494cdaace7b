/// Lays out a resolved tree: asks boxes for sizes, then gives each one its place.
///
/// Proposals go down and sizes come up in ``ask(_:_:_:)``, whose answers do not depend on how often
/// it is asked. Places go down in ``placeAll(offer:at:)``, which is one loop over the boxes.
///
/// A solver is a handful of pointers and can be copied for nothing. What it works on belongs to a
/// ``BoxTree``, which must outlive it.
struct Solver {
  let nodes: UnsafeMutablePointer<Node>
  let negotiations: UnsafeMutablePointer<Negotiation>
  let desk: UnsafeMutablePointer<LayoutDesk>
  unowned(unsafe) let tree: BoxTree

  /// How many boxes there are.
  var count: Int { tree.count }
}

extension Solver {
  /// The size that the box at `index` takes of `offer`.
  ///
  /// A box remembers the last question. So after a stack has served its children, each of them holds
  /// what it was given and what it took. Where not even a stack is asked, because no offer would
  /// change it, offers are filled in when somebody wants to see them: ``fillInOffers(_:)``.
  @inline(__always)
  func ask(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    if node.pointee.traits.contains(.sized) {
      node.pointee.offer = offer
      return node.pointee.size
    }
    if node.pointee.offer == offer { return node.pointee.size }
    let size = work(index, offer, depth)
    node.pointee.offer = isInterrupted ? .none : offer
    node.pointee.size = size
    node.pointee.traits.remove(.placed)
    return size
  }

  /// Whether a question was too deep, so that everything above it is given up.
  @inline(__always)
  var isInterrupted: Bool { desk.pointee.isInterrupted }

  /// Works out the size of the box at `index` for `offer`.
  private func work(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    switch node.pointee.kind {
    case .fixed:
      return node.pointee.size
    case .fill:
      return Size(width: filled(offer.width), height: filled(offer.height))
    case .spacer:
      return spacerSize(node, offer)
    case .line:
      var size = Size.zero
      let axis = node.pointee.axis
      size[axis] = filled(offer[axis])
      size[axis.across] = node.pointee.numbers.0
      return size
    case .text:
      return textSize(index, offer)
    case .mention:
      return .zero
    default:
      return boxSize(index, offer, depth)
    }
  }

  /// Works out the size of a box with children, unless that is too deep for now.
  private func boxSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    // What takes all that it is offered need not be asked.
    if node.pointee.traits.isSuperset(of: .fills), offer.width >= 0, offer.height >= 0 {
      return Size(width: offer.width, height: offer.height)
    }
    if isInterrupted { return .zero }
    if depth >= desk.pointee.depthLimit {
      let question = Question(box: index, offer: offer)
      if let known = desk.pointee.exact[question] { return known }
      desk.pointee.postponed = question
      desk.pointee.isInterrupted = true
      return .zero
    }
    let block = Int(node.pointee.negotiation)
    guard block >= 0 else { return modifierSize(index, offer, depth + 1) }
    return negotiatedSize(index, offer, depth + 1, negotiations + block)
  }

  private func negotiatedSize(
    _ index: Int,
    _ offer: Offer,
    _ depth: Int,
    _ block: UnsafeMutablePointer<Negotiation>
  ) -> Size {
    let slot = Negotiation.slot(of: block, for: offer)
    if slot.pointee.offer == offer { return slot.pointee.answer }
    if block.pointee.evictions >= Negotiation.patience,
      let known = desk.pointee.exact[Question(box: index, offer: offer)]
    {
      return known
    }
    let size =
      switch nodes[index].kind {
      case .stack: run(index, offer, depth)
      case .layers: layersSize(index, offer, depth)
      case .container: containerSize(index, offer, depth)
      case .safeArea: safeAreaSize(index, offer, depth)
      default: modifierSize(index, offer, depth)
      }
    if isInterrupted { return .zero }
    remember(size, of: index, to: offer, slot, block)
    return size
  }

  private func remember(
    _ size: Size,
    of index: Int,
    to offer: Offer,
    _ slot: UnsafeMutablePointer<Negotiation.Slot>,
    _ block: UnsafeMutablePointer<Negotiation>
  ) {
    if slot.pointee.offer != .none {
      if block.pointee.evictions < Negotiation.patience {
        block.pointee.evictions += 1
      } else {
        let question = Question(box: index, offer: slot.pointee.offer)
        desk.pointee.exact[question] = slot.pointee.answer
      }
    }
    slot.pointee = Negotiation.Slot(offer: offer, answer: size)
  }
}

// MARK: - Leaves

extension Solver {
  @inline(__always)
  private func filled(_ length: Double) -> Double {
    length == Offer.unspecified ? 10 : length
  }

  private func spacerSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    let minimum = node.pointee.numbers.0
    if node.pointee.traits.contains(.bothAxes) {
      return Size(width: max(minimum, offer.width), height: max(minimum, offer.height))
    }
    var size = Size.zero
    size[node.pointee.axis] = max(minimum, offer[node.pointee.axis])
    return size
  }
}

// MARK: - Children

extension Solver {
  /// The position of the first child of the box at `index` that is laid out, which must have one.
  @inline(__always)
  func firstChild(of index: Int) -> Int {
    var next = index + 1
    while nodes[next].kind == .mention { next += Int(nodes[next].span) }
    return next
  }

  /// Calls `visit` with the position of each child of the box at `index` that is laid out.
  @inline(__always)
  func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var next = index + 1
    let end = index + Int(nodes[index].span)
    while next < end {
      let span = Int(nodes[next].span)
      if nodes[next].kind != .mention { visit(next) }
      next += span
    }
  }

  /// The positions of the children of the box at `index` that are laid out.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(Int(nodes[index].childCount))
    forEachChild(of: index) { children.append($0) }
    return children
  }

  /// The child that decides the size of a box around one.
  func primary(of index: Int) -> Int {
    let first = firstChild(of: index)
    guard nodes[index].kind == .background else { return first }
    var second = first + Int(nodes[first].span)
    while nodes[second].kind == .mention { second += Int(nodes[second].span) }
    return second
  }
}
