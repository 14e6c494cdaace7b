extension Solver {
  /// Works out the size of the box at `index` for `offer`.
  func measure(_ index: Int, _ offer: Offer) -> Size {
    let node = store.nodes[index]
    switch node.kind {
    case .fixed:
      return Size(width: node.numbers.0, height: node.numbers.1)
    case .fill:
      return Size(width: filled(offer.width), height: filled(offer.height))
    case .spacer:
      return spacerSize(node, offer)
    case .line:
      var size = Size.zero
      size[node.axis] = filled(offer[node.axis])
      size[node.axis.across] = node.numbers.0
      return size
    case .text:
      return textLayout(index, offer).size
    case .mention:
      return .zero
    case .pass, .offset, .overlay, .background:
      return node.childCount == 0 ? .zero : answer(primary(of: index), offer)
    case .padding:
      return paddedSize(index, offer)
    case .frame:
      return framedSize(index, offer)
    case .flexibleFrame:
      return flexibleSize(index, offer)
    case .fixedSize:
      return answer(primary(of: index), fixedSizeOffer(node, offer))
    case .aspectRatio:
      return answer(primary(of: index), aspectOffer(index, offer))
    case .stack:
      return stackSize(index, offer)
    case .layers:
      return layersSize(index, offer)
    case .scroll:
      return scrollSize(index, offer)
    case .container:
      let children = LayoutChildren(solver: self, parent: index)
      return store.layouts[node.payload]
        .size(in: offer.proposal, children: children).withoutNaN
    }
  }

  /// What a surface takes of `length`: 10 points where nothing is offered.
  private func filled(_ length: Double) -> Double {
    length == Offer.unspecified ? 10 : length
  }

  private func spacerSize(_ node: Node, _ offer: Offer) -> Size {
    var size = Size.zero
    let least = node.numbers.0
    if node.traits.contains(.bothAxes) {
      return Size(width: max(offer.width, least), height: max(offer.height, least))
    }
    size[node.axis] = max(offer[node.axis], least)
    return size
  }

  private func scrollSize(_ index: Int, _ offer: Offer) -> Size {
    let node = store.nodes[index]
    var size = Size.zero
    if node.childCount > 0 { size = answer(child(0, of: index), scrollOffer(node, offer)) }
    if offer[node.axis] != Offer.unspecified { size[node.axis] = offer[node.axis] }
    return size
  }

  /// What the content of a scroll area is offered.
  func scrollOffer(_ node: Node, _ offer: Offer) -> Offer {
    var inner = offer
    inner[node.axis] = Offer.unspecified
    return inner
  }

  /// What content of a fixed size is offered.
  func fixedSizeOffer(_ node: Node, _ offer: Offer) -> Offer {
    Offer(
      width: node.numbers.0 != 0 ? Offer.unspecified : offer.width,
      height: node.numbers.1 != 0 ? Offer.unspecified : offer.height
    )
  }
}

// MARK: - Padding and frames

extension Solver {
  private func paddedSize(_ index: Int, _ offer: Offer) -> Size {
    let node = store.nodes[index]
    let (top, leading, bottom, trailing) = node.numbers
    let inner = answer(primary(of: index), paddedOffer(node, offer))
    return Size(
      width: max(0, inner.width + leading + trailing),
      height: max(0, inner.height + top + bottom)
    )
  }

  /// What padded content is offered.
  func paddedOffer(_ node: Node, _ offer: Offer) -> Offer {
    let (top, leading, bottom, trailing) = node.numbers
    var inner = offer
    if offer.width != Offer.unspecified { inner.width = max(0, offer.width - leading - trailing) }
    if offer.height != Offer.unspecified { inner.height = max(0, offer.height - top - bottom) }
    return inner
  }

  private func framedSize(_ index: Int, _ offer: Offer) -> Size {
    let (width, height, _, _) = store.nodes[index].numbers
    if !width.isNaN && !height.isNaN { return Size(width: width, height: height) }
    let inner = answer(primary(of: index), framedOffer(store.nodes[index], offer))
    return Size(
      width: width.isNaN ? inner.width : width,
      height: height.isNaN ? inner.height : height
    )
  }

  /// What the content of a fixed frame is offered.
  func framedOffer(_ node: Node, _ offer: Offer) -> Offer {
    let (width, height, _, _) = node.numbers
    return Offer(
      width: width.isNaN ? offer.width : width,
      height: height.isNaN ? offer.height : height
    )
  }

  private func flexibleSize(_ index: Int, _ offer: Offer) -> Size {
    let limits = store.limits[store.nodes[index].payload]
    // With both lengths settled the child has no say, so that it need not be asked.
    if let width = limits.width.answer(to: offer.width),
      let height = limits.height.answer(to: offer.height)
    {
      return Size(width: width, height: height)
    }
    let inner = answer(
      primary(of: index),
      Offer(
        width: limits.width.offer(for: offer.width),
        height: limits.height.offer(for: offer.height)
      )
    )
    return Size(
      width: limits.width.answer(to: offer.width, around: inner.width),
      height: limits.height.answer(to: offer.height, around: inner.height)
    )
  }

  /// What the content of a flexible frame is offered once the frame has its final size.
  func flexiblePlacementOffer(_ index: Int, _ offer: Offer, final: Size) -> Offer {
    let limits = store.limits[store.nodes[index].payload]
    return Offer(
      width: limits.width.placementOffer(for: offer.width, final: final.width),
      height: limits.height.placementOffer(for: offer.height, final: final.height)
    )
  }
}

// MARK: - Aspect ratio

extension Solver {
  /// The rectangle of the wanted shape that fits, or covers, `offer`.
  func aspectOffer(_ index: Int, _ offer: Offer) -> Offer {
    let node = store.nodes[index]
    if offer.width == Offer.unspecified && offer.height == Offer.unspecified { return offer }
    var ratio = node.numbers.0
    if ratio.isNaN {
      let ideal = answer(
        primary(of: index),
        Offer(width: Offer.unspecified, height: Offer.unspecified)
      )
      ratio = ideal.width == ideal.height ? 1 : ideal.width / ideal.height
    }
    guard ratio.isFinite, ratio > 0 else { return offer }
    if offer.width == Offer.unspecified {
      return Offer(width: offer.height * ratio, height: offer.height)
    }
    if offer.height == Offer.unspecified {
      return Offer(width: offer.width, height: offer.width / ratio)
    }
    let isFitting = node.numbers.1 != 0
    let byWidth = Offer(width: offer.width, height: offer.width / ratio)
    let byHeight = Offer(width: offer.height * ratio, height: offer.height)
    return (byWidth.height <= offer.height) == isFitting ? byWidth : byHeight
  }
}

extension Size {
  /// The size with zero in place of what is not a number.
  var withoutNaN: Size {
    Size(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
  }
}
