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
