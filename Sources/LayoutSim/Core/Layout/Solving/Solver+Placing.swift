extension Solver {
  /// Places the whole tree; the root is offered `offer` and placed at `position`.
  ///
  /// - Returns: The size of the root.
  @discardableResult
  func placeAll(offer: Offer, at position: Point) -> Size {
    guard count > 0, nodes[0].kind != .outlineOnly else { return .zero }
    let size = measure(0, offer)
    nodes[0].position = position
    let count = count
    var index = 0
    while index < count {
      let node = nodes + index
      // A container may need its size even if it is empty.
      if node.pointee.childCount == 0, node.pointee.kind != .container {
        index += Int(node.pointee.span)
        continue
      }
      node.pointee.offer = effectiveOffer(for: index, node.pointee.offer)
      placeDeeply(index)
      index += 1
    }
    assert(!isInterrupted, "A question to box \(state.pointee.postponed.box) is not answered.")
    assert(state.pointee.running.isEmpty, "Layouts of \(state.pointee.running) are still running.")
    assert(
      state.pointee.flexibleChildren.count == 0,
      "\(state.pointee.flexibleChildren.count) children still wait for their share."
    )
    return size
  }

  private func placeDeeply(_ index: Int) {
    placeChildren(of: index)
    while isInterrupted {
      answerPostponed()
      placeChildren(of: index)
    }
    if nodes[index].traits.contains(.rightToLeft) { mirrorChildren(of: index) }
    if nodes[index].kind == .safeArea { noteSafeArea(of: index) }
  }

  private func placeChildren(of index: Int) {
    let node = nodes + index
    let size = node.pointee.size
    switch node.pointee.kind {
    case .fixed, .fill, .spacer, .line, .text, .outlineOnly:
      break
    case .stack:
      placeStack(index, size)
    case .layers:
      alignLayers(index, Offer(size), 0)
    case .overlay, .background:
      placeDecoration(index, size)
    case .container:
      placeContainer(index, node.pointee.offer, size, 0)
    case .safeArea:
      placeSafeArea(index, node.pointee.offer, size, 0)
    case .ignoresSafeArea:
      placeIgnoring(index, size)
    case .padding where node.pointee.traits.contains(.sized):
      nodes[firstChild(of: index)].position =
        Point(x: node.pointee.padding.leading, y: node.pointee.padding.top)
    case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .position,
      .scroll, .guide:
      let inner = innerOffer(index, node.pointee.offer, size, 0)
      let child = firstChild(of: index)
      _ = ask(child, inner, 0)
      nodes[child].position = innerPosition(index, inner, size, 0)
    }
  }

  private func placeStack(_ index: Int, _ size: Size) {
    let node = nodes + index
    let across = node.pointee.axis.across
    if !node.pointee.traits.contains(.sized) {
      var final = node.pointee.offer
      // Without an offer across, the children share the length of the widest of them.
      if final[across] == Offer.unspecified { final[across] = size[across] }
      negotiate(index, final, 0)
      if isInterrupted { return }
    }
    if node.pointee.traits.contains(.plainAlignment) {
      alignDirectly(index, across: node.pointee.lineLength)
    } else {
      _ = align(index, 0)
    }
  }

  private func placeDecoration(_ index: Int, _ size: Size) {
    let node = nodes + index
    let primary = primary(of: index)
    _ = ask(primary, node.pointee.offer, 0)
    nodes[primary].position = .zero
    let point = Point(
      x: guide(node.pointee.horizontal, of: primary, 0),
      y: guide(node.pointee.vertical, of: primary, 0)
    )
    forEachChild(of: index) { extra in
      guard extra != primary else { return }
      _ = ask(extra, Offer(size), 0)
      nodes[extra].position = Point(
        x: (point.x - guide(node.pointee.horizontal, of: extra, 0)).orZero,
        y: (point.y - guide(node.pointee.vertical, of: extra, 0)).orZero
      )
    }
  }

  /// Everything is computed from left to right, and mirrored for the other direction.
  private func mirrorChildren(of index: Int) {
    let width = nodes[index].size.width
    forEachChild(of: index) { child in
      let node = nodes + child
      node.pointee.position.x =
        (width - node.pointee.position.x - node.pointee.size.width).orZero
    }
  }
}

// MARK: - Depth

extension Solver {
  /// The size of the box at `index` for `offer`, however deep the tree is.
  ///
  /// Questions recurse. One that is too deep is postponed: everything above it is abandoned, it is answered
  /// from a fresh stack, and what was abandoned is asked again with that answer known. So the depth of the
  /// tree costs time in proportion, and never the stack.
  @discardableResult
  func measure(_ index: Int, _ offer: Offer) -> Size {
    // A tree may have no box at all.
    guard index < count else { return .zero }
    var size = ask(index, offer, 0)
    while isInterrupted {
      answerPostponed()
      size = ask(index, offer, 0)
    }
    return size
  }

  /// Answers the postponed question, and those that turn out to be too deep meanwhile.
  func answerPostponed() {
    var waiting: [(question: Question, guide: GuideCode?)] = []
    while true {
      if let postponed = takePostponed() { waiting.append(postponed) }
      guard let (question, guide) = waiting.last else { return }
      if let guide {
        _ = explicitGuide(guide, of: question.box, question.offer, 0)
        if isInterrupted { continue }
      } else {
        let size = ask(question.box, question.offer, 0)
        if isInterrupted { continue }
        state.pointee.caches.sizes[question] = size
      }
      waiting.removeLast()
    }
  }

  private func takePostponed() -> (question: Question, guide: GuideCode?)? {
    guard isInterrupted else { return nil }
    defer {
      state.pointee.isInterrupted = false
      state.pointee.postponedGuide = nil
    }
    return (state.pointee.postponed, state.pointee.postponedGuide)
  }
}
