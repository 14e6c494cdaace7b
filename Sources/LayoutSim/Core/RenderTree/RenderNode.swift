/// A node of a render tree: a layer, a screen, a control, a text, or a box that only lays out.
public struct RenderNode: Hashable, Sendable {
  /// The role.
  public var role: Role

  /// The position of its parent in the tree's `nodes`; `nil` for the window.
  public var parent: Int?

  /// The number of nodes in its subtree, including itself.
  public var subtreeLength: Int

  /// The coarsest level of detail at which it is printed.
  public var detail: DetailLevel

  /// The route, if it is a screen or a surface: `shop.item(42)`.
  public var route: String?

  /// The label, complete and unescaped.
  public var label: String?

  /// The lines of a text, or of a node whose label is a single text, as they were broken; empty for any other
  /// node.
  public var lines: [String]

  /// The frame of the text, relative to the node's corner, in a node whose label is a single text; `nil` if
  /// the text fills the node, or is centred in the platform's decoration.
  public var textFrame: Rect?

  /// Whether it is one element to the user, regardless of its content: a tap on a part of it is a tap on it.
  public var isCombined: Bool

  /// The identifier that its author set, without the leading `#`.
  public var identifier: String?

  /// The flags.
  public var flags: NodeFlags

  /// Further facts, in the order in which they are to be printed.
  public var facts: [Fact]

  /// Attributes that do not affect sizes, such as its colour; printed only by outlines of all boxes.
  public var looks: [Fact]

  /// The frame in the window, in points, unrounded; `nil` if it was not laid out.
  public var frame: Rect?

  /// The rectangle in which it is drawn, if it differs from its frame: that of a floating sheet, or of a
  /// presenter that is pushed back.
  ///
  /// Its descendants are moved and scaled accordingly.
  public var drawnFrame: Rect?

  /// The size that it was offered when it was placed; `nil` if it was not laid out.
  public var proposal: Proposal?

  /// Creates a node of `role`; other values are absent by default.
  public init(
    _ role: Role,
    parent: Int? = nil,
    subtreeLength: Int = 1,
    detail: DetailLevel = .semantic,
    route: String? = nil,
    label: String? = nil,
    lines: [String] = [],
    textFrame: Rect? = nil,
    isCombined: Bool = false,
    identifier: String? = nil,
    flags: NodeFlags = [],
    facts: [Fact] = [],
    looks: [Fact] = [],
    frame: Rect? = nil,
    drawnFrame: Rect? = nil,
    proposal: Proposal? = nil
  ) {
    self.role = role
    self.parent = parent
    self.subtreeLength = subtreeLength
    self.detail = detail
    self.route = route
    self.label = label
    self.lines = lines
    self.textFrame = textFrame
    self.isCombined = isCombined
    self.identifier = identifier
    self.flags = flags
    self.facts = facts
    self.looks = looks
    self.frame = frame
    self.drawnFrame = drawnFrame
    self.proposal = proposal
  }
}

extension RenderNode {
  /// The role that a button has declared.
  var buttonRole: PushButtonRole? {
    facts.lazy.filter { $0.key == "purpose" }.compactMap { PushButtonRole(rawValue: $0.value) }
      .first
  }
}

// The values of a node's looks, for renderers.

extension RenderNode {
  /// The value of the first look called `key`; `nil` if there is none.
  package func look(_ key: String) -> String? { looks.first { $0.key == key }?.value }

  /// How early it is drawn among the children of its parent: those with lower numbers are behind it.
  package var drawingOrder: Double {
    guard !looks.isEmpty, let order = look("z-index").flatMap(Double.init), !order.isNaN else {
      return 0
    }
    return order
  }

  /// The opacity of a box's content, from 0 to 1.
  package var opacity: Double {
    guard role == .box, let opacity = look("opacity").flatMap(Double.init) else { return 1 }
    return opacity.asShare
  }

  /// The shape at which a box cuts its content off; `nil` if it does not.
  package var clipFigure: Figure? {
    flags.contains(.clips) ? look("clip").flatMap { Figure(word: $0) } ?? .rect : nil
  }

  /// The shape in which a box and its content take touches; `nil` if it sets none.
  package var contentFigure: Figure? {
    guard !looks.isEmpty, flags.contains(.solid) else { return nil }
    return look("touched").flatMap { Figure(word: $0) }
  }

  /// The size of scaled or rotated content before the transformation; `nil` if it is neither.
  package var laidOutSize: Size? {
    guard !looks.isEmpty else { return nil }
    return look("laid-out").flatMap { $0.numbers(separator: "x", count: 2) }.map {
      Size(width: $0[0], height: $0[1])
    }
  }

  /// The transformation of scaled or rotated content of a box that is drawn at `frame`; `nil` if it is neither.
  package func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    guard role == .box, !looks.isEmpty else { return nil }
    let anchor = look("anchor").flatMap { AnchorPoint(word: $0) } ?? .center
    let effect: DrawnEffect
    if let scale = look("scale")?.numbers(separator: ",", count: 1) {
      effect = .scale(x: scale[0], y: scale[0], anchor)
    } else if let scale = look("scale")?.numbers(separator: ",", count: 2) {
      effect = .scale(x: scale[0], y: scale[1], anchor)
    } else if let angle = look("rotation").flatMap(Double.init), angle.isFinite {
      effect = .rotation(degrees: angle, anchor)
    } else {
      return nil
    }
    return effect.map(in: frame, isRightToLeft: isRightToLeft)
  }
}

extension String {
  /// The finite numbers between separators; `nil` if there are not `count` of them.
  package func numbers(separator: Character, count: Int) -> [Double]? {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
