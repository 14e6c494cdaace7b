/// Four numbers of a node, whose meaning depends on its kind; ``Node`` has a name for each.
///
/// They share their memory, since no node has two kinds at once.
struct NodeLengths {
  fileprivate var first = 0.0
  fileprivate var second = 0.0
  fileprivate var third = 0.0
  fileprivate var fourth = 0.0
}

// These are read for every question that a box answers, so that each has to come to plain accesses of memory.

// MARK: - Leaves

extension Node {
  /// How long a spacer is at least.
  var minimumLength: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// How thick a line is, across its axis.
  var thickness: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The size and the baselines of one answer of a text, if its traits say of which.
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

  /// The size of one answer of a text, if its traits say of which.
  var naturalSize: Size {
    @inline(__always) get { Size(width: lengths.first, height: lengths.second) }
  }
}

// MARK: - Modifiers

extension Node {
  /// The room that a padding leaves around its content.
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

  /// The width of a frame; `nil` where its content decides.
  var frameWidth: Double? {
    @inline(__always) get { lengths.first.isNaN ? nil : lengths.first }
    set { lengths.first = newValue ?? .nan }
  }

  /// The height of a frame; `nil` where its content decides.
  var frameHeight: Double? {
    @inline(__always) get { lengths.second.isNaN ? nil : lengths.second }
    set { lengths.second = newValue ?? .nan }
  }

  /// Whether a fixed size or a scroll area offers its content no width, so that this takes its ideal one.
  var freesWidth: Bool {
    @inline(__always) get { lengths.first != 0 }
    set { lengths.first = newValue ? 1 : 0 }
  }

  /// Whether a fixed size or a scroll area offers its content no height, so that this takes its ideal one.
  var freesHeight: Bool {
    @inline(__always) get { lengths.second != 0 }
    set { lengths.second = newValue ? 1 : 0 }
  }

  /// The width for each point of height of what keeps a ratio; `nil` for that of the ideal size.
  var aspectRatio: Double? {
    @inline(__always) get { lengths.first.isNaN ? nil : lengths.first }
    set { lengths.first = newValue ?? .nan }
  }

  /// Whether content that keeps a ratio fits into an offer; otherwise it covers it.
  var fitsAspectRatio: Bool {
    @inline(__always) get { lengths.second != 0 }
    set { lengths.second = newValue ? 1 : 0 }
  }

  /// How far the content of an offset is drawn from its place.
  var offset: Point {
    @inline(__always) get { Point(x: lengths.first, y: lengths.second) }
    set { (lengths.first, lengths.second) = (newValue.x, newValue.y) }
  }

  /// Where a position puts the middle of its content.
  var contentCenter: Point {
    @inline(__always) get { Point(x: lengths.first, y: lengths.second) }
    set { (lengths.first, lengths.second) = (newValue.x, newValue.y) }
  }

  /// Over which sides of the safe area a box may grow.
  var ignoredSides: Sides {
    @inline(__always) get { Sides(rawValue: Int(lengths.first)) }
    set { lengths.first = Double(newValue.rawValue) }
  }
}

// MARK: - Containers

extension Node {
  /// The gap that the author of a stack gave, if its traits say so, until the stack is closed.
  var givenGap: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The sum of all gaps of a stack that is closed.
  var gaps: Double {
    @inline(__always) get { lengths.first }
    set { lengths.first = newValue }
  }

  /// The offer that the children of a stack shared last.
  var sharedOffer: Offer {
    @inline(__always) get { Offer(width: lengths.second, height: lengths.third) }
    @inline(__always) set { (lengths.second, lengths.third) = (newValue.width, newValue.height) }
  }

  /// How far the children of a stack reached across its axis when they last shared an offer.
  var sharedLineLength: Double {
    @inline(__always) get { lengths.fourth }
    @inline(__always) set { lengths.fourth = newValue }
  }

  /// Whether a container is a window, whose content says nothing to what is around it.
  var isWindow: Bool {
    @inline(__always) get { lengths.first != 0 }
    set { lengths.first = newValue ? 1 : 0 }
  }
}
