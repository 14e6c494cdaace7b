extension RenderTree {
  /// The viewports of scroll areas, in tree order, with the content that moves in them.
  var viewports: [Viewport] {
    var viewports: [Viewport] = []
    var screens: [OpenScreen] = []
    var sheet: (end: Int, insets: Insets)?
    // Read in place, because copying nodes is expensive, as it would be in builds without optimization.
    nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<nodes.count {
        while let screen = screens.last, screen.end <= index { screens.removeLast() }
        if let open = sheet, open.end <= index { sheet = nil }
        if nodes[index].detail == .layers {
          switch nodes[index].role {
          case let role where role.hasDetents:
            sheet = (subtree(of: index).upperBound, insets(ofSheet: index))
          case .popover:
            screens.append(OpenScreen(index, in: self, insets: insets(ofSheet: index)))
          case .screen:
            screens.append(OpenScreen(index, in: self, insets: sheet?.insets ?? traits.safeArea))
          default: break
          }
        }
        guard RenderTree.scrolls(index, in: nodes), let frame = nodes[index].frame else { continue }
        viewports.append(
          Viewport(
            position: index,
            screen: screens.last?.position,
            frame: frame,
            window: screens.last { $0.frame != nil }?.openToEdges(frame) ?? frame,
            limits: scrollLimits(of: index, in: frame),
            content: subtree(of: index).dropFirst()
          )
        )
      }
    }
    return viewports
  }

  /// The areas in which the contents of scroll areas are visible, by the positions of the scroll areas.
  package var scrollWindows: [Int: Rect] {
    Dictionary(viewports.map { ($0.position, $0.window) }) { first, _ in first }
  }

  /// The insets of the sheet or popover at `index`: the home indicator at the window's lower edge, and all
  /// insets if it fills the window.
  private func insets(ofSheet index: Int) -> Insets {
    guard let frame = nodes[index].frame else { return .zero }
    let (window, safeArea) = (traits.window, traits.safeArea)
    if frame.size.width >= window.width, frame.size.height >= window.height { return safeArea }
    return Insets(bottom: frame.maxY >= window.height - 0.5 ? safeArea.bottom : 0)
  }

  /// Whether content moves in the node at `index`.
  private static func scrolls(_ index: Int, in nodes: UnsafeBufferPointer<RenderNode>) -> Bool {
    // Roles are strings, which are compared last.
    if nodes[index].detail != .layout, nodes[index].role == .scroll { return true }
    // A list is itself the viewport, and its scrolled content is a separate box.
    return nodes[index].subtreeLength > 1 && index + 1 < nodes.count
      && nodes[index + 1].role == .scroll && nodes[index].role == .list
  }

  /// The part of each node that is inside the window and its scroll areas, which are `viewports`, and not behind the
  /// keyboard; `nil` if there is none, or the node was not laid out.
  func visibleParts(in viewports: [Viewport]) -> [Rect?] {
    var window = Rect(origin: .zero, size: traits.window)
    window.size.height -= traits.keyboardHeight
    return parts(in: window, of: viewports)
  }

  /// The part of each node that is inside those of `areas` around it; `nil` if there is none.
  func parts(in areas: [Viewport]) -> [Rect?] { parts(in: nil, of: areas) }

  /// The `viewports` of scroll areas and the boxes that cut their content off, in tree order.
  ///
  /// Touches reach content that is cut off, so that only the former count for them.
  func seenAreas(and viewports: [Viewport]) -> [Viewport] {
    var clips: [Viewport] = []
    nodes.withUnsafeBufferPointer { nodes in
      for index in 0..<nodes.count where nodes[index].flags.contains(.clips) {
        guard let figure = nodes[index].clipFigure, let frame = nodes[index].frame else { continue }
        clips.append(
          Viewport(
            position: index,
            screen: nil,
            frame: frame,
            window: figure.bounds(in: frame),
            limits: .zero,
            content: subtree(of: index).dropFirst()
          )
        )
      }
    }
    return clips.isEmpty ? viewports : (viewports + clips).sorted { $0.position < $1.position }
  }

  /// The part of each node that is inside the areas around it and inside `outside`, as far as that is bounded.
  private func parts(in outside: Rect?, of areas: [Viewport]) -> [Rect?] {
    var parts = nodes.map(\.frame)
    var areas = OpenAreas(areas, around: outside)
    for index in nodes.indices {
      let sight = areas.sight(of: index)
      guard outside != nil || areas.isInside, let frame = parts[index] else { continue }
      parts[index] = sight.flatMap { frame.intersection($0) }
    }
    return parts
  }

  /// Marks content that is scrolled out of its viewport, and can be scrolled back.
  ///
  /// - Parameter seen: The areas in which content is seen.
  /// - Returns: The positions of content that is cut off, or that scrolling cannot bring into sight.
  mutating func markWhatIsScrolledAway(from seen: [Viewport]) -> Set<Int> {
    guard !seen.isEmpty else { return [] }
    var lost: Set<Int> = []
    // A finger cannot scroll a list that is a few points high.
    let lists = seen.filter { isListWithoutHeight($0.position) }.map { subtree(of: $0.position) }
    var areas = OpenAreas(seen, around: nil)
    for index in nodes.indices {
      let sight = areas.sight(of: index)
      guard areas.isInside, nodes[index].detail != .layout, let frame = nodes[index].frame else {
        continue
      }
      if let sight, frame.intersects(sight) { continue }
      if areas.reach(of: frame) == nil || lists.contains(where: { $0.contains(index) }) {
        lost.insert(index)
      } else {
        nodes[index].flags.insert(.scrolledAway)
      }
    }
    return lost
  }
}

extension RenderTree {
  /// Whether the node at `index` is a list that scrolls, was offered no height, and is only as high as its ideal
  /// height.
  func isListWithoutHeight(_ index: Int) -> Bool {
    nodes[index].proposal?.height == .some(nil) && nodes[index].role == .list
      && nodes.withUnsafeBufferPointer { RenderTree.scrolls(index, in: $0) }
  }
}

/// A screen that encloses the current node of a traversal.
private struct OpenScreen {
  let position: Int
  let end: Int
  let frame: Rect?

  /// The insets of its surface.
  private let insets: Insets

  /// The lower edge of its navigation bar; `nil` if it has none.
  private let barEnd: Double?

  init(_ position: Int, in tree: RenderTree, insets: Insets) {
    self.position = position
    self.insets = insets
    let positions = tree.subtree(of: position)
    end = positions.upperBound
    frame = tree.nodes[position].frame
    barEnd = tree.nodes.withUnsafeBufferPointer { nodes in
      for index in positions where nodes[index].role == .navigationBar {
        return nodes[index].frame?.maxY
      }
      return nil
    }
  }

  /// The frame of a scroll area extended by the area that it also shows: content continues under bars and into the safe
  /// area insets, up to the edges of the screen.
  func openToEdges(_ area: Rect) -> Rect {
    guard let whole = frame else { return area }
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    if top <= (barEnd ?? whole.minY + insets.top) + 0.5 { top = min(top, whole.minY) }
    if bottom >= whole.maxY - insets.bottom - 0.5 { bottom = max(bottom, whole.maxY) }
    if left <= whole.minX + insets.leading + 0.5 { left = min(left, whole.minX) }
    if right >= whole.maxX - insets.trailing - 0.5 { right = max(right, whole.maxX) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
