extension StageScrolling {
  /// Performs the requests of code for the scroll areas of `settled`, and reports their positions to it.
  ///
  /// - Returns: Whether anything has changed, so that the stage has to settle again.
  func follow(_ settled: SettledStage) -> Bool {
    guard !settled.gestures.followers.isEmpty else { return false }
    let viewports = settled.touches.viewports
    for position in settled.gestures.followers {
      guard let gestures = settled.gestures[position] else { continue }
      // One change at a time: the next one depends on the result of this one.
      if let area = viewports.first(where: { $0.position == position }) {
        if gestures.scrollAnchors.followsContent,
          keep(gestures.scrollAnchors, of: area, in: settled)
        {
          return true
        }
        if let tie = gestures.scrollPosition, follow(tie, of: area, in: settled) { return true }
      }
      if let requests = gestures.scrollRequests, !requests.isEmpty {
        let moved = requests.take().reduce(into: false) { moved, request in
          moved = scroll(to: request, inside: position, of: settled, viewports) || moved
        }
        if moved { return true }
      }
    }
    return false
  }

  // MARK: - The start of an area

  /// Scrolls `area` to the anchor of its content, unless it was scrolled elsewhere; returns whether it moved.
  private func keep(
    _ anchors: ScrollAnchors,
    of area: Viewport,
    in settled: SettledStage
  ) -> Bool {
    guard let slot = settled.scrollSlots[area.position] else { return false }
    let memory = slot.scrollMemory ?? ScrollMemory()
    slot.scrollMemory = memory
    let former = memory.range
    let offset = settled.scrollOffsets[area.position] ?? .zero
    let range = Point(
      x: area.limits.most.x - area.limits.least.x,
      y: area.limits.most.y - area.limits.least.y
    )
    memory.range = range
    guard let anchor = anchors[former == nil ? .initialOffset : .sizeChanges] else { return false }
    let wasThere =
      former.map {
        abs(offset.x - anchor.x * $0.x) < 0.5 && abs(offset.y - anchor.y * $0.y) < 0.5
      } ?? true
    guard former != range, wasThere else { return false }
    // Along an axis that does not scroll, there is no distance.
    let step = Point(x: anchor.x * range.x - offset.x, y: anchor.y * range.y - offset.y)
    return reveal(area, by: step, in: settled) != .zero
  }

  // MARK: - The position of an area

  /// Scrolls `area` if its position has changed, or else reports the element that is at its place now; returns whether
  /// anything changed.
  private func follow(
    _ tie: ScrollPosition,
    of area: Viewport,
    in settled: SettledStage
  ) -> Bool {
    guard let slot = settled.scrollSlots[area.position] else { return false }
    let memory = slot.scrollMemory ?? ScrollMemory()
    slot.scrollMemory = memory
    let wanted = tie.read()
    if wanted != memory.position {
      memory.position = wanted
      if let wanted,
        scroll(area, to: ScrollRequest(id: wanted, anchor: tie.anchor), in: settled)
      {
        memory.shown = nil
        return true
      }
    }
    let shown = settled.target(at: tie.anchor, of: area)
    defer { memory.shown = shown }
    guard let shown, let former = memory.shown, shown != former, shown != wanted else {
      return false
    }
    memory.position = shown
    tie.write(shown)
    return true
  }

  // MARK: - Scrolling to an element

  /// Scrolls the areas inside the node at `position` to the target of `request`; returns whether any moved.
  private func scroll(
    to request: ScrollRequest,
    inside position: Int,
    of settled: SettledStage,
    _ viewports: [Viewport]
  ) -> Bool {
    let inside = settled.renderTree.subtree(of: position)
    let target = settled.ids.filter { $0.value == request.id && inside.contains($0.key) }.keys.min()
    guard let target, let frame = settled.renderTree.nodes[target].frame else { return false }
    let areas = viewports.filter { inside.contains($0.position) && $0.content.contains(target) }
    return reveal(frame, in: areas, of: settled, by: request.way)
  }

  /// Scrolls `area` to the target of `request`; returns whether it moved.
  private func scroll(
    _ area: Viewport,
    to request: ScrollRequest,
    in settled: SettledStage
  ) -> Bool {
    let target = settled.ids.filter { $0.value == request.id && area.content.contains($0.key) }
      .keys.min()
    guard let target, let frame = settled.renderTree.nodes[target].frame else { return false }
    return reveal(frame, in: [area], of: settled, by: request.way)
  }
}

extension ScrollRequest {
  /// The distance by which content at `frame` has to move to be at the anchor of `room`, or just inside without one.
  fileprivate func way(of frame: Rect, into room: Rect) -> Point {
    guard let anchor else {
      return Point(
        x: Span(frame.minX, frame.maxX).way(into: Span(room.minX, room.maxX)),
        y: Span(frame.minY, frame.maxY).way(into: Span(room.minY, room.maxY))
      )
    }
    return Point(
      x: frame.minX - room.minX + anchor.x * (frame.size.width - room.size.width),
      y: frame.minY - room.minY + anchor.y * (frame.size.height - room.size.height)
    )
  }
}

extension SettledStage {
  /// The identity of the element at `anchor` of `area`, or else at its start; `nil` if there is no element with one.
  fileprivate func target(at anchor: AnchorPoint?, of area: Viewport) -> AnyHashable? {
    let isHorizontal = area.limits.most.x > area.limits.least.x
    let place =
      isHorizontal
      ? area.frame.minX + (anchor?.x ?? 0) * area.frame.size.width
      : area.frame.minY + (anchor?.y ?? 0) * area.frame.size.height
    return targets(of: area).first { target in
      (isHorizontal ? target.frame.maxX : target.frame.maxY) > place + 0.5
    }?.id
  }

  /// The elements in `area` that can be scrolled to, in tree order, excluding those inside of others.
  func targets(of area: Viewport) -> [(id: AnyHashable, frame: Rect)] {
    var end = 0
    var targets: [(id: AnyHashable, frame: Rect)] = []
    for (index, id) in ids.sorted(by: { $0.key < $1.key })
    where area.content.contains(index) && index >= end {
      guard let frame = renderTree.nodes[index].frame else { continue }
      end = renderTree.subtree(of: index).upperBound
      targets.append((id, frame))
    }
    return targets
  }
}
