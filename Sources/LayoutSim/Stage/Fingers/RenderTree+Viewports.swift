extension RenderTree {
  /// The windows of scroll areas, in tree order: where they are, and what moves in them.
  var viewports: [Viewport] {
    var viewports: [Viewport] = []
    var screen: (position: Int, end: Int, viewport: Int)?
    for index in nodes.indices {
      // Looked at where they stand: copies of nodes cost.
      if nodes[index].detail == .layers, nodes[index].role == .screen {
        screen = (index, index + nodes[index].subtreeLength, viewports.count)
      }
      guard let frame = nodes[index].frame, let content = scrolledContent(of: index) else {
        continue
      }
      let first = screen.flatMap { index < $0.end ? $0.viewport : nil } ?? 0
      viewports.append(
        Viewport(
          position: index,
          screen: screen.flatMap { index < $0.end ? $0.position : nil },
          number: viewports.count - first,
          frame: frame,
          window: openToEdges(frame, at: index),
          content: content
        )
      )
    }
    return viewports
  }

  /// The positions of what moves in the scroll area at `index`; `nil` if it is none.
  private func scrolledContent(of index: Int) -> Range<Int>? {
    let role = nodes[index].role
    let isScroll = role == .scroll && nodes[index].detail != .layout
    // A list is the window, and what scrolls in it is a box of its own.
    let isList =
      role == .list && index + 1 < nodes.count && nodes[index + 1].parent == index
      && nodes[index + 1].role == .scroll
    guard isScroll || isList else { return nil }
    return index + 1..<index + nodes[index].subtreeLength
  }

  /// The frame of a scroll area with what it also shows: content runs on under bars and into what is
  /// not safe, up to the edges of the screen.
  private func openToEdges(_ frame: Rect, at index: Int) -> Rect {
    let screen = ancestors(of: index).first { nodes[$0].role == .screen && nodes[$0].frame != nil }
    guard let screen, let whole = nodes[screen].frame else { return frame }
    let safeArea = traits.safeArea
    let bar = (screen..<screen + nodes[screen].subtreeLength)
      .first { nodes[$0].role == .navigationBar }
      .flatMap { nodes[$0].frame }
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if top <= (bar?.maxY ?? whole.minY + safeArea.top) + 0.5 { top = min(top, whole.minY) }
    if bottom >= whole.maxY - safeArea.bottom - 0.5 { bottom = max(bottom, whole.maxY) }
    if left <= whole.minX + safeArea.leading + 0.5 { left = min(left, whole.minX) }
    if right >= whole.maxX - safeArea.trailing - 0.5 { right = max(right, whole.maxX) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of each node that is neither outside of the window nor of a scroll area, nor behind the
  /// keyboard; `nil` where nothing is left, or nothing was laid out.
  var visibleParts: [Rect?] {
    var window = Rect(origin: .zero, size: traits.window)
    window.size.height -= traits.keyboardHeight
    return partsInViewports.map { $0?.cut(to: window) }
  }

  /// The part of each node that is not outside of a scroll area; `nil` where nothing is left.
  var partsInViewports: [Rect?] {
    var parts = nodes.map(\.frame)
    for viewport in viewports {
      for index in viewport.content { parts[index] = parts[index]?.cut(to: viewport.window) }
    }
    return parts
  }

  /// Marks what scroll areas have moved out of their windows.
  mutating func markWhatIsScrolledAway() {
    for viewport in viewports {
      for index in viewport.content where nodes[index].detail != .layout {
        guard let frame = nodes[index].frame else { continue }
        if !frame.overlaps(viewport.window) { nodes[index].flags.insert(.scrolledAway) }
      }
    }
  }
}

/// The window of a scroll area in a render tree.
struct Viewport: Hashable, Sendable {
  /// Its position in the tree's nodes.
  let position: Int

  /// The position of the screen that it is on; `nil` if on none.
  let screen: Int?

  /// How many scroll areas come before it on its screen.
  let number: Int

  let frame: Rect

  /// Where its content is seen: it runs on under bars.
  let window: Rect

  /// The positions of what moves in it.
  let content: Range<Int>
}
