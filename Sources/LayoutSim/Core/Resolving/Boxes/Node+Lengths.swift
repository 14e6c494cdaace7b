/// Four numbers of a node, whose meaning depends on its kind; ``Node`` has named accessors.
///
/// They share their memory, since a node has only one kind.
struct NodeLengths {
  fileprivate var first = 0.0
  fileprivate var second = 0.0
  fileprivate var third = 0.0
  fileprivate var fourth = 0.0
}

// These are read for every question to a box, so each has to compile to plain memory accesses.

// MARK: - Leaves

extension Node {
  /// The minimum length of a spacer.
  var minimumLength: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The thickness of a line.
  var thickness: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The size and the baselines of one answer of a text, which its traits describe.
  var naturalDimensions: TextDimensions {
    @inline(__always) get {
      TextDimensions(
        size: naturalSize,
        firstBaseline: lengths.third,
        lastBaseline: lengths.fourth
      )
    }
    @inline(__always) set {
      lengths = NodeLengths(
        first: newValue.size.width,
        second: newValue.size.height,
        third: newValue.firstBaseline,
        fourth: newValue.lastBaseline
      )
    }
  }

  /// The size of one answer of a text, which its traits describe.
  var naturalSize: Size {
    @inline(__always) get { Size(width: lengths.first, height: lengths.second) }
  }
}

// MARK: - Modifiers

extension Node {
  var padding: Insets {
    @inline(__always) get {
      Insets(
        top: lengths.first,
        leading: lengths.second,
        bottom: lengths.third,
        trailing: lengths.fourth
      )
    }
    set {
      lengths = NodeLengths(
        first: newValue.top,
        second: newValue.leading,
        third: newValue.bottom,
        fourth: newValue.trailing
      )
    }
  }

  /// The width of a frame; `nil` if it depends on the content.
  var frameWidth: Double? {
    @inline(__always) get { lengths.first.isNaN ? nil : lengths.first }
    set { lengths.first = newValue ?? .nan }
  }

  /// The height of a frame; `nil` if it depends on the content.
  var frameHeight: Double? {
    @inline(__always) get { lengths.second.isNaN ? nil : lengths.second }
    set { lengths.second = newValue ?? .nan }
  }

  /// Whether a fixed size or a scroll area offers its content no width, so that the content has its ideal one.
  var freesWidth: Bool {
    @inline(__always) get { lengths.first != 0 }
    set { lengths.first = newValue ? 1 : 0 }
  }

  /// Whether a fixed size or a scroll area offers its content no height, so that the content has its ideal one.
  var freesHeight: Bool {
    @inline(__always) get { lengths.second != 0 }
    set { lengths.second = newValue ? 1 : 0 }
  }

  /// The ratio of width to height that a box keeps; `nil` for that of the ideal size.
  var aspectRatio: Double? {
    @inline(__always) get { lengths.first.isNaN ? nil : lengths.first }
    set { lengths.first = newValue ?? .nan }
  }

  /// Whether content that keeps a ratio fits into an offer, as opposed to covering it.
  var fitsAspectRatio: Bool {
    @inline(__always) get { lengths.second != 0 }
    set { lengths.second = newValue ? 1 : 0 }
  }

  /// The point at which a scroll area has content that is shorter than itself.
  var contentAnchor: AnchorPoint {
    @inline(__always) get { AnchorPoint(x: lengths.third, y: lengths.fourth) }
    set { (lengths.third, lengths.fourth) = (newValue.x, newValue.y) }
  }

  /// The distance by which the content of an offset is drawn from its place.
  var offset: Point {
    @inline(__always) get { Point(x: lengths.first, y: lengths.second) }
    set { (lengths.first, lengths.second) = (newValue.x, newValue.y) }
  }

  /// The point at which a position centres its content.
  var contentCenter: Point {
    @inline(__always) get { Point(x: lengths.first, y: lengths.second) }
    set { (lengths.first, lengths.second) = (newValue.x, newValue.y) }
  }

  /// The sides of the safe area beyond which a box may extend.
  var ignoredSides: LayoutEdges {
    @inline(__always) get { LayoutEdges(rawValue: Int(lengths.first)) }
    set { lengths.first = Double(newValue.rawValue) }
  }

  /// The distance that it may extend beyond the lower side, in points; 0 for any.
  var ignoredDepth: Double {
    @inline(__always) get { lengths.second }
    set { lengths.second = newValue }
  }
}

// MARK: - Containers

extension Node {
  /// The explicit gap of a stack, if its traits include one, until the stack is closed.
  var givenGap: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The sum of all gaps of a stack that is closed.
  var gaps: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The last offer that the children of a stack shared.
  var sharedOffer: Offer {
    @inline(__always) get { Offer(width: lengths.second, height: lengths.third) }
    @inline(__always) set { (lengths.second, lengths.third) = (newValue.width, newValue.height) }
  }

  /// The extent of a stack's children across its axis when they last shared an offer.
  var sharedLineLength: Double {
    @inline(__always) get { lengths.fourth }
    @inline(__always) set { lengths.fourth = newValue }
  }

  /// Whether a container is a window, which hides its content from its surroundings.
  var isWindow: Bool {
    @inline(__always) get { lengths.first != 0 }
    set { lengths.first = newValue ? 1 : 0 }
  }
}
