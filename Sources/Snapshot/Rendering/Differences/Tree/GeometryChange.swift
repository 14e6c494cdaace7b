import LayoutSim

/// The change of a node's frame, relative to its parent's, in points.
struct GeometryChange {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var bottom: Double { y + height }
  var right: Double { x + width }

  /// No change if one of them has no frame, or one that is not a number.
  init(from old: OutlineNode?, to new: OutlineNode?) {
    guard let old = old?.frame, let new = new?.frame else { return }
    func change(_ one: Double, _ other: Double) -> Double {
      let change = other - one
      guard change.magnitude < 1e9 else { return 0 }
      // Thirds of a point are printed with two decimals.
      let thirds = (change * 3).rounded() / 3
      return abs(thirds - change) < 0.0101 ? thirds : (change * 100).rounded() / 100
    }
    x = change(old.minX, new.minX)
    y = change(old.minY, new.minY)
    width = change(old.size.width, new.size.width)
    height = change(old.size.height, new.size.height)
  }

  /// Twice the amount that rounding to the pixels of a device may add to a length.
  static let tolerance = 0.7

  /// Whether two changes are equal and not zero.
  static func isSame(_ one: Double, _ other: Double) -> Bool {
    one != 0 && other != 0 && abs(one - other) <= tolerance
  }
}

extension GeometryChange {
  /// One direction of a change: downwards, or from left to right.
  struct Line {
    /// The change of the place.
    let start: Double

    /// The change of the size.
    let extent: Double

    var end: Double { start + extent }
  }

  func along(_ axis: LayoutAxis) -> Line {
    axis == .vertical ? Line(start: y, extent: height) : Line(start: x, extent: width)
  }
}

extension Rect {
  /// The beginning and the end along an axis.
  func range(along axis: LayoutAxis) -> (start: Double, end: Double) {
    axis == .vertical ? (minY, maxY) : (minX, maxX)
  }
}

/// Texts for lengths that changed.
enum GeometryWords {
  /// `22 taller`, `8 narrower`.
  static func size(_ change: GeometryChange, _ axes: Set<LayoutAxis>) -> [String] {
    var words: [String] = []
    if axes.contains(.vertical), change.height != 0 {
      words.append("\(number(change.height)) \(change.height > 0 ? "taller" : "shorter")")
    }
    if axes.contains(.horizontal), change.width != 0 {
      words.append("\(number(change.width)) \(change.width > 0 ? "wider" : "narrower")")
    }
    return words
  }

  /// `22 lower`, `8 to the left`.
  static func place(_ change: GeometryChange, _ axes: Set<LayoutAxis>) -> [String] {
    var words: [String] = []
    if axes.contains(.vertical), change.y != 0 {
      words.append("\(number(change.y)) \(change.y > 0 ? "lower" : "higher")")
    }
    if axes.contains(.horizontal), change.x != 0 {
      words.append("\(number(change.x)) to the \(change.x > 0 ? "right" : "left")")
    }
    return words
  }

  private static func number(_ change: Double) -> String { PrintedNumber.text(change.magnitude) }

  /// The edges of a surface in the window that changed: `239 → 261`, `top 579 → 557`.
  static func surface(from old: OutlineNode, to new: OutlineNode) -> [String] {
    guard let one = old.frame, let other = new.frame else { return [] }
    var words: [String] = []
    if let height = old.heightOverInset, let now = new.heightOverInset {
      add(height, now, named: "", to: &words)
      // If only its inset changed, the whole surface grew.
      if words.isEmpty {
        add(one.size.height, other.size.height, named: "with its inset ", to: &words)
      }
    }
    add(one.size.width, other.size.width, named: "width ", to: &words)
    add(one.minY, other.minY, named: "top ", to: &words)
    add(one.minX, other.minX, named: "left ", to: &words)
    return words
  }

  private static func add(
    _ old: Double,
    _ new: Double,
    named name: String,
    to words: inout [String]
  ) {
    let (old, new) = (PrintedNumber.text(old), PrintedNumber.text(new))
    if old != new { words.append("\(name)\(old) → \(new)") }
  }
}

/// The changes of the size and the place of a node as text, apart from consequences of other nodes.
struct ReportedGeometry {
  /// The distance by which it was pushed, and the cause.
  struct Push: Equatable {
    let words: String
    let cause: Causes.Place
    let axis: LayoutAxis

    /// Whether it is now further down or to the right.
    let isForward: Bool
  }

  /// The growth of a node because of its content or the box around it.
  struct Growth: Equatable {
    let words: String

    /// Whether the box around it is the cause.
    let isInside: Bool
  }

  /// The change of its size, if the cause is not visible.
  let sizes: [String]

  /// The change of its place, if the cause is not visible.
  let places: [String]

  /// The push, if there was one.
  private(set) var push: Push?

  /// The growth, if there was any.
  private(set) var growth: Growth?

  init(at index: Int, _ causes: Causes) {
    let change = causes.changes[index]
    var (sizes, growing, places): (Set<LayoutAxis>, Set<LayoutAxis>, Set<LayoutAxis>) = ([], [], [])
    var isInside = false
    var pushed: [String] = []
    var pusher: (cause: Causes.Place, axis: LayoutAxis)?
    for axis in [LayoutAxis.vertical, .horizontal] {
      let extent = change.along(axis).extent == 0 ? .words : causes.extents[axis]?[index]
      switch extent {
      case nil: sizes.insert(axis)
      case .content: growing.insert(axis)
      case .container:
        growing.insert(axis)
        isInside = true
      case .words, .squeezed: break
      }
      switch change.along(axis).start == 0 ? .own : causes.places[axis]?[index] {
      case nil: places.insert(axis)
      case .own: break
      case let cause?:
        pusher = pusher ?? (cause, axis)
        pushed += GeometryWords.place(change, [axis])
        if case .squeezed = extent { pushed += GeometryWords.size(change, [axis]) }
      }
    }
    self.sizes = GeometryWords.size(change, sizes)
    self.places = GeometryWords.place(change, places)
    let grown = GeometryWords.size(change, growing)
    if !grown.isEmpty {
      growth = Growth(words: grown.joined(separator: " and "), isInside: isInside)
    }
    if let pusher {
      push = Push(
        words: pushed.joined(separator: " and "),
        cause: pusher.cause,
        axis: pusher.axis,
        isForward: change.along(pusher.axis).start > 0
      )
    }
  }
}
