extension Solver {
  /// The position of the guide `code` of the box at `index`, for its last offer.
  func guide(_ code: GuideCode, of index: Int, _ depth: Int) -> Double {
    if let explicit = explicitGuide(code, of: index, nodes[index].offer, depth) { return explicit }
    return defaultGuide(code, of: index, depth)
  }

  /// The default position of a guide.
  private func defaultGuide(_ code: GuideCode, of index: Int, _ depth: Int) -> Double {
    guard let custom = code.customIndex else { return code.position(in: nodes[index].size) }
    let guide = state.pointee.tables.customGuides[custom]
    return guide.key.defaultPosition(in: dimensions(of: index, nodes[index].offer, depth)).asLength
  }

  /// The size and the guides of the box at `index`, whose last offer was `offer`.
  private func dimensions(of index: Int, _ offer: Offer, _ depth: Int) -> BoxDimensions {
    let size = nodes[index].size
    return BoxDimensions(width: size.width, height: size.height) { [self] guide in
      explicitGuide(state.pointee.tables.code(of: guide), of: index, offer, depth)
    }
  }

  /// The explicit position of the guide `code` in the box at `index` for an offer of `offer`; `nil` if there
  /// is none.
  ///
  /// An edge or the centre is propagated only through boxes around one child. Containers merge the others:
  /// the uppermost first baseline, the lowest last one, the mean of a custom guide.
  func explicitGuide(
    _ code: GuideCode,
    of index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> Double? {
    let node = nodes + index
    guard !node.pointee.traits.isDisjoint(with: .guides) else { return nil }
    if code.customIndex != nil {
      guard node.pointee.traits.contains(.customGuide) else { return nil }
    } else if code.isBaseline {
      guard node.pointee.traits.contains(.baseline) else { return nil }
    } else {
      guard node.pointee.traits.contains(.edgeGuide) else { return nil }
    }
    if isInterrupted { return nil }
    let offer = effectiveOffer(for: index, offer)
    switch node.pointee.kind {
    case .text:
      guard code.isBaseline else { return nil }
      let text = textDimensions(index, offer)
      return code == .firstTextBaseline ? text.firstBaseline : text.lastBaseline
    case .fixed, .fill, .spacer, .line, .scroll, .outlineOnly:
      return nil
    default:
      break
    }
    let question = GuideQuestion(box: index, offer: offer, code: code)
    if let known = state.pointee.guides[question] { return known }
    if depth >= state.pointee.depthLimit {
      state.pointee.postponed = Question(box: index, offer: offer)
      state.pointee.postponedGuide = code
      state.pointee.isInterrupted = true
      return nil
    }
    let found = findGuide(code, of: index, offer, depth + 1)
    if !isInterrupted { state.pointee.guides.updateValue(found, forKey: question) }
    return found
  }

  private func findGuide(
    _ code: GuideCode,
    of index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> Double? {
    let node = nodes + index
    switch node.pointee.kind {
    case .stack:
      // The guides are those of the children as they will be placed.
      var final = offer
      let across = node.pointee.axis.across
      if offer[across] == Offer.unspecified { final[across] = ask(index, offer, depth)[across] }
      negotiate(index, final, depth)
      if isInterrupted { return nil }
      if node.pointee.traits.contains(.plainAlignment) {
        alignDirectly(index, across: node.pointee.lineLength)
      } else {
        _ = align(index, depth)
      }
      return merged(code, of: index, depth)
    case .layers:
      alignLayers(index, Offer(ask(index, offer, depth)), depth)
      return merged(code, of: index, depth)
    case .container:
      let size = ask(index, offer, depth)
      placeContainer(index, offer, size, depth)
      return containerGuide(code, of: index, offer, size, depth)
    case .safeArea:
      placeSafeArea(index, offer, ask(index, offer, depth), depth)
      return merged(code, of: index, depth)
    case .guide:
      return ruledGuide(code, of: index, offer, depth)
    default:
      let size = ask(index, offer, depth)
      let child = primary(of: index)
      let inner = innerOffer(index, offer, size, depth)
      _ = ask(child, inner, depth)
      guard !isInterrupted, let found = explicitGuide(code, of: child, inner, depth) else {
        return nil
      }
      // Content that is only drawn elsewhere is aligned where it was.
      if node.pointee.kind == .offset { return found }
      let position = innerPosition(index, inner, size, depth)
      return found + (code.isHorizontal(in: state.pointee.tables) ? position.x : position.y)
    }
  }

  /// The guide of a box whose author set this or another one.
  private func ruledGuide(
    _ code: GuideCode,
    of index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> Double? {
    let child = primary(of: index)
    _ = ask(child, offer, depth)
    let rule = state.pointee.tables.guides[Int(nodes[index].payload)]
    guard rule.code == code else { return explicitGuide(code, of: child, offer, depth) }
    return rule.position(dimensions(of: child, offer, depth)).asLength
  }

  /// The merged guide of the children of a container, at their places.
  func merged(_ code: GuideCode, of index: Int, _ depth: Int) -> Double? {
    let isHorizontal = code.isHorizontal(in: state.pointee.tables)
    var merged: Double?
    var count = 0.0
    for child in children(of: index) {
      let node = nodes + child
      if node.pointee.traits.contains(.leftOut) { continue }
      let position = isHorizontal ? node.pointee.position.x : node.pointee.position.y
      guard let found = explicitGuide(code, of: child, node.pointee.offer, depth) else { continue }
      let guide = position + found
      count += 1
      switch (merged, code) {
      case (nil, _): merged = guide
      case (.some(let other), .firstTextBaseline): merged = min(other, guide)
      case (.some(let other), .lastTextBaseline): merged = max(other, guide)
      case (.some(let other), _): merged = other + guide
      }
    }
    guard let merged else { return nil }
    return code.isBaseline ? merged : merged / count
  }
}

extension Node {
  /// The extent of a stack's children across its axis.
  @inline(__always)
  var lineLength: Double {
    traits.contains(.sized) ? size[axis.across] : sharedLineLength
  }
}

extension GuideCode {
  func isHorizontal(in tables: borrowing SideTables) -> Bool {
    if let index = customIndex { return tables.customGuides[index].isHorizontal }
    return number <= GuideCode.trailing.number
  }
}
