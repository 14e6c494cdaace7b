extension BoxTree {
  /// Whether 2 % wider or narrower characters would break the lines of the text at `index` elsewhere, which
  /// was laid out as `layout` in its final offer.
  ///
  /// If that offer only follows the size of the text, or of content next to it, there is no limit: a limit is imposed
  /// from outside.
  func isNearLimit(_ index: Int, _ layout: TextLayout) -> Bool {
    guard layout.isNearLimit, let room = room(beside: index, layout) else { return false }
    guard room > BoxTree.tolerance else { return true }
    var limit = nodes[index].offer
    limit.width += room
    return solver.textLayout(index, limit).isNearLimit
  }

  /// The additional width that the text at `index` could have been offered; `nil` if it is enough for any
  /// characters.
  private func room(beside index: Int, _ layout: TextLayout) -> Double? {
    // Whether the box's width depends on the text.
    var followsText = !layout.isTruncated && layout.scale == 1
    let hasOwnWidth = followsText && takesAllWidth(index)
    let enough =
      followsText && layout.lines.count <= 1
      ? layout.size.width * (1 + TextLayout.uncertainty) - nodes[index].offer.width : .infinity
    var room = 0.0
    // The maximum width that frames around it leave, whatever their offers.
    var most = Double.infinity
    var inner = index
    walk: while nodes[inner].up > 0 {
      let outer = inner - Int(nodes[inner].up)
      if let maximum = greatestWidth(in: outer) {
        most = min(most, room + max(0, maximum - nodes[inner].offer.width))
      }
      switch givenWidth(of: inner, in: outer) {
      case .length(let length):
        guard length.isLimit else { return nil }
        room += max(0, length - nodes[inner].offer.width)
        if room >= enough { return nil }
      case .derived:
        break
      case .ofContainer(let isHandedOn):
        // It may be exactly what the box requested.
        if followsText, takesAllWidth(inner) { return most < enough ? most : nil }
        if !isHandedOn { break walk }
      case .fixed:
        break walk
      }
      followsText = followsText && isAsWide(outer, as: inner)
      inner = outer
    }
    return hasOwnWidth && room < BoxTree.tolerance ? nil : room
  }

  /// The maximum width of the flexible frame at `index`; `nil` if it has none, or is another kind of box.
  private func greatestWidth(in index: Int) -> Double? {
    guard nodes[index].kind == .flexibleFrame else { return nil }
    return tables.limits[Int(nodes[index].payload)].width.maximum.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the box at `index` takes exactly the width in which it was placed.
  private func takesAllWidth(_ index: Int) -> Bool {
    abs(nodes[index].offer.width - nodes[index].size.width) < BoxTree.tolerance
  }

  /// The width that the box at `inner` is given by the one around it, at `outer`.
  private enum GivenWidth {
    /// That width, or less if the box requests less.
    case length(Double)

    /// The width that the enclosing box derives from its own offer.
    case derived

    /// The width that a layout derives from its own offer, or passes on unchanged.
    case ofContainer(isHandedOn: Bool)

    /// A width that is independent of the enclosing box's offer.
    case fixed
  }

  private func givenWidth(of inner: Int, in outer: Int) -> GivenWidth {
    let node = nodes + outer
    let offer = node.pointee.offer.width
    switch node.pointee.kind {
    case .flexibleFrame:
      return .length(tables.limits[Int(node.pointee.payload)].width.offer(for: offer))
    case .layers, .position, .ignoresSafeArea:
      return .length(offer)
    case .safeArea:
      return offer.isLimit ? .derived : .length(offer)
    case .stack where node.pointee.axis == .vertical:
      return .length(offer)
    case .fixedSize, .scroll:
      return .length(node.pointee.freesWidth ? Offer.unspecified : nodes[inner].offer.width)
    case .frame:
      return node.pointee.frameWidth == nil ? .derived : .fixed
    case .overlay, .background:
      return solver.primary(of: outer) == inner ? .derived : .fixed
    case .aspectRatio:
      return .fixed
    case .container where node.pointee.label == .grid:
      // A column grows with its cells as long as there is room.
      return .length(nodes[inner].offer.width + max(0, offer - node.pointee.size.width))
    case .container:
      return .ofContainer(isHandedOn: nodes[inner].offer.width == offer)
    default:
      return .derived
    }
  }

  /// Whether the width of the box at `outer` follows the one at `inner`, with a constant difference.
  private func isAsWide(_ outer: Int, as inner: Int) -> Bool {
    let node = nodes + outer
    if node.pointee.kind == .stack, node.pointee.axis == .horizontal {
      return !solver.children(of: outer).contains { $0 != inner && stretches($0) }
    }
    let added = node.pointee.kind == .padding ? node.pointee.padding.horizontal : 0
    return abs(node.pointee.size.width - nodes[inner].size.width - added) < BoxTree.tolerance
  }

  /// Whether the width of the box at `index` may depend on the available width.
  private func stretches(_ index: Int) -> Bool {
    nodes[index].kind == .spacer || nodes[index].kind != .text && takesAllWidth(index)
  }

  /// The tolerance for sums of lengths that should be equal, in points.
  private static var tolerance: Double { 1e-6 }
}

extension BoxTree {
  /// The values that were measured for a sheet's height at a height that it imposed, and that would differ
  /// without it.
  ///
  /// Observers of boxes have measured them, and, for a preference that is a height, size readers of that
  /// height. This must be called last: boxes answer other offers for it, and have those sizes afterwards.
  @MainActor
  func givenHeights(observedBy preferences: [PreferenceObserver]) -> [LayoutNote] {
    var notes = shownObservers().compactMap { index, observer in
      observer.slot.feedsHeight
        ? givenHeight(of: index, observer.subject.name, on: observer.screen) : nil
    }
    for observer in preferences where observer.slot.feedsHeight {
      for index in 0..<count where nodes[index].label == .reader {
        guard let height = observer.value as? Double, nodes[index].size.height == height else {
          continue
        }
        if let note = givenHeight(of: index, "SizeReader", on: observer.screen) {
          notes.append(note)
        }
      }
    }
    return notes
  }

  private func givenHeight(
    of index: Int,
    _ observer: String,
    on screen: ScreenPlace?
  ) -> LayoutNote? {
    let content = content(observedAt: index)
    let (offer, given) = (nodes[content].offer, nodes[content].size.height)
    guard offer.height >= 0, offer.height.isFinite else { return nil }
    let free = Offer(width: offer.width, height: Offer.unspecified)
    let wanted = solver.measure(content, free).height
    guard abs(wanted - given) > 0.01 else { return nil }
    return .measuredAtGivenHeight(
      .observer(observer, of: name(of: content)),
      screen,
      given: given,
      wanted: wanted
    )
  }

  /// The box whose size an observer at `index` receives: for an overlay or a background, the decorated one.
  private func content(observedAt index: Int) -> Int {
    var box = index
    while nodes[box].up > 0 {
      let outer = box - Int(nodes[box].up)
      let kind = nodes[outer].kind
      if kind == .overlay || kind == .background {
        let primary = solver.primary(of: outer)
        return primary == box ? index : primary
      }
      guard nodes[outer].childCount == 1 else { return index }
      box = outer
    }
    return index
  }
}
