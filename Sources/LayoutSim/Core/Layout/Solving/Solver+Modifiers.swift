extension Solver {
  /// The size of a box around one child for `offer`.
  func modifierSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    guard node.pointee.childCount > 0 else { return .zero }
    let child = primary(of: index)
    switch node.pointee.kind {
    case .padding:
      return node.pointee.paddedSize(ask(child, paddedOffer(node, offer), depth))
    case .frame:
      return node.pointee.framedSize(ask(child, framedOffer(node, offer), depth))
    case .flexibleFrame:
      return flexibleSize(node, offer, child, depth)
    case .fixedSize:
      return ask(child, fixedSizeOffer(node, offer), depth)
    case .aspectRatio:
      return ask(child, aspectOffer(index, offer, depth), depth)
    case .scroll:
      let content = ask(child, fixedSizeOffer(node, offer), depth)
      let (width, height) = (node.pointee.freesWidth, node.pointee.freesHeight)
      return Size(
        width: width && offer.width != Offer.unspecified ? offer.width : content.width,
        height: height && offer.height != Offer.unspecified ? offer.height : content.height
      )
    case .position:
      if offer.width >= 0, offer.height >= 0 {
        return Size(width: offer.width, height: offer.height)
      }
      let content = ask(child, offer, depth)
      return Size(
        width: offer.width >= 0 ? offer.width : content.width,
        height: offer.height >= 0 ? offer.height : content.height
      )
    default:
      return ask(child, offer, depth)
    }
  }

  private func flexibleSize(
    _ node: UnsafeMutablePointer<Node>,
    _ offer: Offer,
    _ child: Int,
    _ depth: Int
  ) -> Size {
    let limits = state.pointee.tables.limits[Int(node.pointee.payload)]
    // With both lengths fixed, the answer does not depend on the child.
    if let width = limits.width.answer(to: offer.width),
      let height = limits.height.answer(to: offer.height)
    {
      return Size(width: width, height: height)
    }
    let inner = ask(
      child,
      Offer(
        width: limits.width.offer(for: offer.width),
        height: limits.height.offer(for: offer.height)
      ),
      depth
    )
    return Size(
      width: limits.width.answer(to: offer.width, around: inner.width),
      height: limits.height.answer(to: offer.height, around: inner.height)
    )
  }
}

// MARK: - Offers and positions of the child

extension Solver {
  /// The final offer to the child of the box at `index`, which has `size`.
  func innerOffer(_ index: Int, _ offer: Offer, _ size: Size, _ depth: Int) -> Offer {
    let node = nodes + index
    switch node.pointee.kind {
    case .padding: return paddedOffer(node, offer)
    case .frame: return framedOffer(node, offer)
    case .flexibleFrame:
      let limits = state.pointee.tables.limits[Int(node.pointee.payload)]
      return Offer(
        width: limits.width.placementOffer(for: offer.width, final: size.width),
        height: limits.height.placementOffer(for: offer.height, final: size.height)
      )
    case .fixedSize, .scroll: return fixedSizeOffer(node, offer)
    case .aspectRatio: return aspectOffer(index, offer, depth)
    case .position: return Offer(size)
    default: return offer
    }
  }

  /// The position of the child of the box at `index`, whose offer was `inner`.
  func innerPosition(_ index: Int, _ inner: Offer, _ size: Size, _ depth: Int) -> Point {
    let node = nodes + index
    switch node.pointee.kind {
    case .padding:
      return Point(x: node.pointee.padding.leading, y: node.pointee.padding.top)
    case .fixedSize, .aspectRatio:
      // The centre of the frame, regardless of the content's guides.
      let content = nodes[primary(of: index)].size
      return Point(
        x: ((size.width - content.width) / 2).orZero,
        y: ((size.height - content.height) / 2).orZero
      )
    case .position:
      let content = nodes[primary(of: index)].size
      let center = node.pointee.contentCenter
      return Point(
        x: (center.x - content.width / 2).orZero,
        y: (center.y - content.height / 2).orZero
      )
    case .frame, .flexibleFrame:
      let child = primary(of: index)
      let (horizontal, vertical) = (node.pointee.horizontal, node.pointee.vertical)
      return Point(
        x: (meetingPoint(horizontal, in: size) - guide(horizontal, of: child, depth)).orZero,
        y: (meetingPoint(vertical, in: size) - guide(vertical, of: child, depth)).orZero
      )
    case .offset:
      return node.pointee.offset
    case .scroll:
      let anchor = node.pointee.contentAnchor
      if anchor == .topLeading { return .zero }
      let content = nodes[primary(of: index)].size
      let (width, height) = (size.width - content.width, size.height - content.height)
      return Point(
        x: node.pointee.freesWidth ? (max(0, width) * anchor.x).orZero : 0,
        y: node.pointee.freesHeight ? (max(0, height) * anchor.y).orZero : 0
      )
    default:
      return .zero
    }
  }

  /// The position of a guide of a box of `size` itself.
  private func meetingPoint(_ code: GuideCode, in size: Size) -> Double {
    guard let custom = code.customIndex else { return code.position(in: size) }
    let guide = state.pointee.tables.customGuides[custom]
    let dimensions = BoxDimensions(width: size.width, height: size.height) { _ in nil }
    return guide.key.defaultPosition(in: dimensions).orZero
  }

  private func paddedOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
    let insets = node.pointee.padding
    var inner = offer
    if offer.width != Offer.unspecified {
      inner.width = max(0, offer.width - insets.leading - insets.trailing)
    }
    if offer.height != Offer.unspecified {
      inner.height = max(0, offer.height - insets.top - insets.bottom)
    }
    return inner
  }

  private func framedOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
    Offer(
      width: node.pointee.frameWidth ?? offer.width,
      height: node.pointee.frameHeight ?? offer.height
    )
  }

  private func fixedSizeOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
    Offer(
      width: node.pointee.freesWidth ? Offer.unspecified : offer.width,
      height: node.pointee.freesHeight ? Offer.unspecified : offer.height
    )
  }

  private func idealRatio(of index: Int, _ depth: Int) -> Double {
    let ideal = ask(index, .ideal, depth)
    return ideal.width == ideal.height ? 1 : ideal.width / ideal.height
  }

  /// The rectangle of the given ratio that fits, or covers, `offer`.
  func aspectOffer(_ index: Int, _ offer: Offer, _ depth: Int) -> Offer {
    let node = nodes + index
    if offer.width == Offer.unspecified && offer.height == Offer.unspecified { return offer }
    let ratio = node.pointee.aspectRatio ?? idealRatio(of: primary(of: index), depth)
    guard ratio.isFinite, ratio > 0 else { return offer }
    if offer.width == Offer.unspecified {
      return Offer(width: offer.height * ratio, height: offer.height)
    }
    if offer.height == Offer.unspecified {
      return Offer(width: offer.width, height: offer.width / ratio)
    }
    let isFitting = node.pointee.fitsAspectRatio
    let byWidth = Offer(width: offer.width, height: offer.width / ratio)
    let byHeight = Offer(width: offer.height * ratio, height: offer.height)
    return (byWidth.height <= offer.height) == isFitting ? byWidth : byHeight
  }
}
