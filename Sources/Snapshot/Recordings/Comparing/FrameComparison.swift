import LayoutSim

/// How a recorded frame differs from that of a node: what is beyond the rounding of the recording.
struct FrameComparison: Hashable {
  /// The frame of the stage that was compared, unrounded.
  let frame: Rect

  /// The difference, as far as rounding does not explain it, with as many decimals as are recorded.
  private(set) var difference = FrameDifference()

  /// How the width of an element comes about.
  enum Content {
    /// It is given by something around it.
    case plain

    /// It is that of words, which are measured with other letters than the platform's.
    case words

    /// It is a symbol, or a grabber with the space in which it takes touches, of which only the middle is comparable.
    case symbol

    /// The recorded frame is that of something around the words, in whose middle they are.
    case stretched
  }

  /// Compares `recorded` with `frame`.
  init(_ recorded: Rect, with frame: Rect, _ content: Content, _ precision: RecordedPrecision) {
    self.frame = frame
    let rounded = precision.recorded(frame)
    let (left, top) = (recorded.minX - rounded.minX, recorded.minY - rounded.minY)
    let (end, bottom) = (recorded.maxX - rounded.maxX, recorded.maxY - rounded.maxY)
    let exact = precision.tolerance
    // Rounding both edges of something in the middle may move them apart.
    let middle = exact + (precision == .outward || precision == .cut ? 1.01 : 0.36)
    func beyond(_ length: Double, _ tolerance: Double) -> Double {
      length.magnitude <= tolerance ? 0 : precision.rounded(length)
    }
    switch content {
    case .plain:
      difference.right = beyond(left, exact)
      difference.wider = beyond(end - left, exact)
    case .words:
      // The letters are off by up to 2.5 %; more lines may break at other words.
      let isBroken = recorded.size.height > 44
      let slack = (isBroken ? 0.08 : 0.025) * recorded.size.width
      difference.wider = beyond(end - left, (precision.hasDecimals ? 0.11 : 1.01) + slack)
      let places = [beyond(left, exact), beyond(end, exact), beyond((left + end) / 2, middle)]
      difference.right = places.min { $0.magnitude < $1.magnitude } ?? 0
    case .symbol:
      difference.right = beyond((left + end) / 2, 1.5)
      difference.lower = beyond((top + bottom) / 2, 1.5)
      return
    case .stretched:
      let isInside = recorded.minX <= frame.minX + 1 && recorded.maxX >= frame.maxX - 1
      difference.right = isInside ? 0 : beyond(left, exact)
      difference.lower = beyond((top + bottom) / 2, middle + 0.4)
      return
    }
    difference.lower = beyond(top, exact)
    difference.taller = beyond(bottom - top, exact)
  }

  /// Whether the difference is no greater than a pixel, which rounding elsewhere may explain.
  func isSlight(_ recorded: Rect, pixel: Double, _ precision: RecordedPrecision) -> Bool {
    let step = pixel + 0.03
    guard precision == .outward || precision == .cut else {
      return difference.greatest <= precision.tolerance + step
    }
    // Only where a pixel more or less is rounded to the recorded edges.
    func moved(by length: Double) -> Rect {
      var frame = frame
      frame.origin.x += length
      frame.origin.y += length
      return precision.recorded(frame)
    }
    let (near, far) = (moved(by: -step), moved(by: step))
    let isAcross =
      near.minX...far.minX ~= recorded.minX && near.maxX...far.maxX ~= recorded.maxX
    let isAlong =
      near.minY...far.minY ~= recorded.minY && near.maxY...far.maxY ~= recorded.maxY
    return (isAcross || difference.right == 0 && difference.wider == 0)
      && (isAlong || difference.lower == 0 && difference.taller == 0)
  }
}

extension StageSide {
  /// The frame of the stage to compare with `recorded`, an element of `kind` that is the node at `index`.
  ///
  /// A recorded button in a list has the frame of its row, a control without words that of its knob, and a header that of
  /// its row. The place does not matter, so that what has moved is compared with what it is.
  func counterpart(of recorded: Rect, _ kind: RecordedKind, at index: Int, tier: MatchingTier)
    -> (frame: Rect, content: FrameComparison.Content)?
  {
    guard let own = frames[index] else { return nil }
    let node = nodes[index]
    var frames = [own]
    if let row = row(of: index), let frame = self.frames[row] { frames.append(frame) }
    if tier == .part || kind == .date, nodes[index].subtreeLength < 60 {
      frames += tree.subtree(of: index).dropFirst().compactMap { inner in
        nodes[inner].role.isText ? nil : self.frames[inner]
      }
    }
    // An element that is placed exactly is not looked for elsewhere.
    let nearest = frames.min { $0.sizeDifference(recorded) < $1.sizeDifference(recorded) } ?? own
    let frame = own.sizeDifference(recorded) < 8 ? own : nearest
    if node.role == .icon || node.role == .grabber { return (frame, .symbol) }
    // Only what is inside of its capsule is an element.
    if node.facts.contains(Fact("kind", "search")), own.size.height > recorded.size.height + 1 {
      return (own, .stretched)
    }
    if kind == .date { return (frame, .words) }
    let isText = node.role.isText || node.role == .barTitle || node.role == .label
    if isText {
      if frame != own, frame.sizeDifference(recorded) < 3 { return (frame, .plain) }
      let isWider = recorded.size.width > own.size.width * 1.12 + 4
      let isHigher = recorded.size.height > own.size.height + 3 && own.size.height < 44
      return (own, isWider || isHigher ? .stretched : .words)
    }
    let isByWords =
      frame == own && (node.role.isButton || node.role == .backButton) && own.size.width < 200
    return (frame, isByWords ? .words : .plain)
  }
}
