extension RenderTree {
  /// The windows of scroll areas, in tree order: where they are, and what moves in them.
  var viewports: [Viewport] {
    var viewports: [Viewport] = []
    var screens: [OpenScreen] = []
    for index in nodes.indices {
      while let screen = screens.last, screen.end <= index { screens.removeLast() }
      // Looked at where they stand: copies of nodes cost.
      if nodes[index].detail == .layers, nodes[index].role == .screen {
        screens.append(OpenScreen(index, in: self))
      }
      guard let frame = nodes[index].frame, let content = scrolledContent(of: index) else {
        continue
      }
      viewports.append(
        Viewport(
          position: index,
          screen: screens.last?.position,
          number: screens.last?.viewportCount ?? 0,
          frame: frame,
          window: screens.last { $0.frame != nil }?.openToEdges(frame, in: traits) ?? frame,
          content: content
        )
      )
      for screen in screens.indices { screens[screen].viewportCount += 1 }
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

  /// The part of each node that is neither outside of the window nor of a scroll area, nor behind the
  /// keyboard; `nil` where nothing is left, or nothing was laid out.
  var visibleParts: [Rect?] {
    var window = Rect(origin: .zero, size: traits.window)
    window.size.height -= traits.keyboardHeight
    return parts(in: window)
  }

  /// The part of each node that is not outside of a scroll area; `nil` where nothing is left.
  var partsInViewports: [Rect?] { parts(in: nil) }

  /// The part of each node that is neither outside of a scroll area nor of `outside`, where that has an end.
  private func parts(in outside: Rect?) -> [Rect?] {
    var parts = nodes.map(\.frame)
    var areas = OpenAreas(viewports, around: outside)
    for index in nodes.indices {
      let sight = areas.sight(of: index)
      guard outside != nil || areas.isInside, let frame = parts[index] else { continue }
      parts[index] = sight.flatMap { frame.cut(to: $0) }
    }
    return parts
  }

  /// Marks what scroll areas have moved out of their windows.
  mutating func markWhatIsScrolledAway() {
    let viewports = viewports
    guard !viewports.isEmpty else { return }
    var areas = OpenAreas(viewports, around: nil)
    for index in nodes.indices {
      let sight = areas.sight(of: index)
      guard areas.isInside, nodes[index].detail != .layout, let frame = nodes[index].frame else {
        continue
      }
      if !(sight.map { frame.overlaps($0) } ?? false) { nodes[index].flags.insert(.scrolledAway) }
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

/// A screen on the way through a tree.
private struct OpenScreen {
  let position: Int
  let end: Int
  let frame: Rect?

  /// The lower edge of its navigation bar; `nil` where it has none.
  private let barEnd: Double?

  /// How many scroll areas were met on it.
  var viewportCount = 0

  init(_ position: Int, in tree: RenderTree) {
    self.position = position
    end = position + tree.nodes[position].subtreeLength
    frame = tree.nodes[position].frame
    let bar = (position..<end).first { tree.nodes[$0].role == .navigationBar }
    barEnd = bar.flatMap { tree.nodes[$0].frame?.maxY }
  }

  /// The frame of a scroll area with what it also shows: content runs on under bars and into what is
  /// not safe, up to the edges of the screen.
  func openToEdges(_ area: Rect, in traits: Traits) -> Rect {
    guard let whole = frame else { return area }
    let safeArea = traits.safeArea
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    if top <= (barEnd ?? whole.minY + safeArea.top) + 0.5 { top = min(top, whole.minY) }
    if bottom >= whole.maxY - safeArea.bottom - 0.5 { bottom = max(bottom, whole.maxY) }
    if left <= whole.minX + safeArea.leading + 0.5 { left = min(left, whole.minX) }
    if right >= whole.maxX - safeArea.trailing - 0.5 { right = max(right, whole.maxX) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The scroll areas around a node on the way through a tree, and what is in sight in all of them.
private struct OpenAreas {
  private var coming: ArraySlice<Viewport>
  private var open: [(end: Int, sight: Rect?)] = []
  private let outside: Rect?

  /// No areas yet, in a tree that is seen in `outside`; `nil` where there is no end to it.
  init(_ viewports: [Viewport], around outside: Rect?) {
    coming = viewports[...]
    self.outside = outside
  }

  /// Whether the last node that was asked about is in a scroll area.
  var isInside: Bool { !open.isEmpty }

  /// Where the node at `index` can be seen; nodes are asked about in order.
  ///
  /// `nil` is nowhere, or anywhere if there is no area around it and no end.
  mutating func sight(of index: Int) -> Rect? {
    while let last = open.last, last.end <= index { open.removeLast() }
    while let next = coming.first, next.content.lowerBound <= index {
      coming.removeFirst()
      guard !next.content.isEmpty else { continue }
      let sight =
        if let last = open.last {
          last.sight.flatMap { next.window.cut(to: $0) }
        } else {
          outside.map { next.window.cut(to: $0) } ?? next.window
        }
      open.append((next.content.upperBound, sight))
    }
    return open.isEmpty ? outside : open[open.count - 1].sight
  }
}
