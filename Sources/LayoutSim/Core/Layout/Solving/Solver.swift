/// Lays out a resolved tree: asks boxes for sizes, then places each one.
///
/// Proposals go down and sizes come up in ``ask(_:_:_:)``, whose answers do not depend on how often it is
/// called. Places go down in ``placeAll(offer:at:)``, which is a single loop over the boxes.
///
/// A solver is two pointers and is copied at no cost. It works on the memory of a ``BoxTree``, which must
/// outlive it.
struct Solver {
  let nodes: UnsafeMutablePointer<Node>
  let state: UnsafeMutablePointer<SolverState>

  /// The number of boxes.
  var count: Int { state.pointee.count }
}

extension Solver {
  /// The size of the box at `index` for `offer`.
  ///
  /// A box stores its last question. So after a stack has served its children, each of them has its offer and
  /// its size. If not even the stack is asked, because no offer would change it, offers are filled in when
  /// they are needed: ``fillInOffers(_:)``.
  @inline(__always)
  func ask(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    if node.pointee.traits.contains(.sized) {
      node.pointee.offer = offer
      return node.pointee.size
    }
    if node.pointee.offer == offer { return node.pointee.size }
    // Loops over children should contain nothing but this call: with all of the rest inlined, they would
    // spend their time on saving registers.
    return node.pointee.kind.isLeaf ? leafAnswer(node, offer) : boxAnswer(index, offer, depth)
  }

  /// Whether a question was too deep, so that everything above it is abandoned.
  @inline(__always)
  var isInterrupted: Bool { state.pointee.isInterrupted }

  /// Computes the size of a box without children for `offer`, and stores both.
  @inline(never)
  private func leafAnswer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    let size =
      switch node.pointee.kind {
      case .text: textSize(node - nodes, offer)
      case .fill: Size(width: filled(offer.width), height: filled(offer.height))
      case .spacer: spacerSize(node, offer)
      case .line: lineSize(node, offer)
      default: node.pointee.size
      }
    node.pointee.offer = offer
    node.pointee.size = size
    return size
  }
}

// MARK: - Leaves

extension Solver {
  @inline(__always)
  private func filled(_ length: Double) -> Double {
    length == Offer.unspecified ? 10 : length
  }

  private func lineSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    var size = Size.zero
    let axis = node.pointee.axis
    size[axis] = filled(offer[axis])
    size[axis.across] = node.pointee.thickness
    return size
  }

  private func spacerSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
    let minimum = node.pointee.minimumLength
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
  /// The position of the first child of the box at `index` that takes part in layout, which must exist.
  @inline(__always)
  func firstChild(of index: Int) -> Int {
    var next = index + 1
    while nodes[next].kind == .outlineOnly { next += Int(nodes[next].span) }
    return next
  }

  /// Calls `visit` with the position of each child of the box at `index` that takes part in layout.
  @inline(__always)
  func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var next = index + 1
    let end = index + Int(nodes[index].span)
    while next < end {
      let span = Int(nodes[next].span)
      if nodes[next].kind != .outlineOnly { visit(next) }
      next += span
    }
  }

  /// The positions of the children of the box at `index` that take part in layout.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(Int(nodes[index].childCount))
    forEachChild(of: index) { children.append($0) }
    return children
  }

  /// The child that determines the size of a box around one.
  func primary(of index: Int) -> Int {
    let first = firstChild(of: index)
    guard nodes[index].kind == .background else { return first }
    var second = first + Int(nodes[first].span)
    while nodes[second].kind == .outlineOnly { second += Int(nodes[second].span) }
    return second
  }
}

extension Solver {
  /// Fills in the offers of boxes that were not asked because no offer would change their size.
  ///
  /// The tree must have been placed with `offer` for its root.
  func fillInOffers(_ offer: Offer) {
    guard count > 0 else { return }
    nodes[0].offer = offer
    for index in 0..<count where nodes[index].traits.contains(.sized) && nodes[index].childCount > 0
    {
      fillInOffersOfChildren(of: index)
    }
  }

  private func fillInOffersOfChildren(of index: Int) {
    let node = nodes + index
    let size = Offer(node.pointee.size)
    switch node.pointee.kind {
    case .stack:
      _ = run(index, node.pointee.offer, 0)
    case .layers:
      forEachChild(of: index) { _ = ask($0, size, 0) }
    case .overlay, .background:
      _ = ask(primary(of: index), node.pointee.offer, 0)
    default:
      let child = firstChild(of: index)
      if nodes[child].traits.contains(.sized) {
        _ = ask(child, innerOffer(index, node.pointee.offer, node.pointee.size, 0), 0)
      }
    }
  }
}
