/// The placement of a popover beside its anchor.
///
/// Sides are visual: left and right, regardless of the direction of text. It is documented that it moves to the
/// opposite side if there is more room; the distances are guesses.
struct PopoverPlacement {
  /// The anchor of the arrow, in the window.
  let anchor: Rect

  /// The popover's edge that the arrow is on, if there is room on that side; `nil` for any.
  let arrow: Edge?

  /// The area in which a popover may be placed.
  let bounds: Rect

  /// The distance from the anchor.
  var distance = PopoverPlacement.arrowLength

  enum Edge {
    case top, bottom, left, right
  }

  /// The distance between a popover and its anchor.
  static let arrowLength = 13.0

  /// The minimum room on a side that is used.
  static let leastRoom = 100.0

  /// The frame of a popover whose size within a limit is `size`.
  func frame(size: (Size) -> Size) -> Rect {
    let wanted = size(bounds.size)
    let sides = arrow.map { [$0, $0.opposite] } ?? [.top, .bottom, .left, .right]
    guard
      let edge = sides.first(where: { wanted.fits(room(for: $0)) })
        ?? sides.filter({ hasLeastRoom(for: $0) }).max(by: { area($0) < area($1) })
    else {
      // Without enough room beside the anchor, the popover covers it.
      return clamped(
        Rect(
          centredAt: Point(x: anchor.midX, y: anchor.midY),
          size: wanted.clamped(to: bounds.size)
        )
      )
    }
    let limit = room(for: edge)
    let taken = size(limit).clamped(to: limit)
    let (x, y) =
      switch edge {
      case .top: (anchor.midX - taken.width / 2, anchor.maxY + distance)
      case .bottom: (anchor.midX - taken.width / 2, anchor.minY - distance - taken.height)
      case .left: (anchor.maxX + distance, anchor.midY - taken.height / 2)
      case .right: (anchor.minX - distance - taken.width, anchor.midY - taken.height / 2)
      }
    return clamped(Rect(origin: Point(x: x, y: y), size: taken))
  }

  /// The room for a popover whose arrow is on `edge`.
  private func room(for edge: Edge) -> Size {
    let (width, height) =
      switch edge {
      case .top: (bounds.size.width, bounds.maxY - anchor.maxY - distance)
      case .bottom: (bounds.size.width, anchor.minY - distance - bounds.minY)
      case .left: (bounds.maxX - anchor.maxX - distance, bounds.size.height)
      case .right: (anchor.minX - distance - bounds.minX, bounds.size.height)
      }
    return Size(
      width: min(max(0, width), bounds.size.width),
      height: min(max(0, height), bounds.size.height)
    )
  }

  private func area(_ edge: Edge) -> Double {
    let room = room(for: edge)
    return room.width * room.height
  }

  private func hasLeastRoom(for edge: Edge) -> Bool {
    let room = room(for: edge)
    return min(room.width, room.height) >= PopoverPlacement.leastRoom
  }

  /// `frame`, moved inside the bounds.
  private func clamped(_ frame: Rect) -> Rect {
    Rect(
      x: max(bounds.minX, min(frame.minX, bounds.maxX - frame.size.width)),
      y: max(bounds.minY, min(frame.minY, bounds.maxY - frame.size.height)),
      width: frame.size.width,
      height: frame.size.height
    )
  }
}

extension PopoverPlacement.Edge {
  /// Resolves a layout edge to a visual one.
  init(_ edge: LayoutEdge, direction: WritingDirection) {
    switch edge {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = direction == .rightToLeft ? .right : .left
    case .trailing: self = direction == .rightToLeft ? .left : .right
    }
  }

  var opposite: PopoverPlacement.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}

extension Rect {
  fileprivate init(centredAt point: Point, size: Size) {
    self.init(
      x: point.x - size.width / 2,
      y: point.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension Size {
  fileprivate func fits(_ room: Size) -> Bool { width <= room.width && height <= room.height }

  fileprivate func clamped(to room: Size) -> Size {
    Size(width: min(width, room.width), height: min(height, room.height))
  }
}
