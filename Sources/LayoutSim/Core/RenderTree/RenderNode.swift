/// One thing in a render tree: a layer, a screen, a control, a text, or a box that only lays out.
public struct RenderNode: Hashable, Codable, Sendable {
  /// What kind of thing it is.
  public var role: Role

  /// The position of its parent in the tree's `nodes`; `nil` for the window.
  public var parent: Int?

  /// How many nodes its subtree has, itself included.
  public var subtreeLength: Int

  /// The coarsest level of detail at which it is worth a line.
  public var detail: DetailLevel

  /// The route it shows, where it is a screen or a surface: `shop.item(42)`.
  public var route: String?

  /// Its words, whole and unescaped.
  public var label: String?

  /// The words of a text, or of a thing that has one text as its label, line by line as they were
  /// broken; empty for anything else.
  public var lines: [String]

  /// Where the words are in a thing that has one text as its label, counted from its own corner;
  /// `nil` where that goes without saying: all over it, or in the middle of what the platform draws
  /// around them.
  public var textFrame: Rect?

  /// Whether it is one thing to the user, whatever it holds: a press on a part of it is one on it.
  public var isCombined: Bool

  /// The identifier that its author gave it, without the leading `#`.
  public var identifier: String?

  /// What is true of it.
  public var flags: NodeFlags

  /// Further facts, in the order in which they are to be printed.
  public var facts: [Fact]

  /// How it looks where that changes no size, such as its colour; only an outline of all boxes prints
  /// these.
  public var looks: [Fact]

  /// Where it is in the window, in points, unrounded; `nil` if it was not laid out.
  public var frame: Rect?

  /// Where it is drawn, if not at its frame: a sheet that floats, or a presenter that is pushed back.
  ///
  /// Everything in it is drawn that much smaller and elsewhere, too.
  public var drawnFrame: Rect?

  /// The size it was offered when it was placed; `nil` if it was not laid out.
  public var proposal: Proposal?

  /// A node of `role`; whatever else is not given is absent.
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
