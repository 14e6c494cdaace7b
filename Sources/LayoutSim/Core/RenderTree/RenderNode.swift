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

  /// Whether it is one element to the user, regardless of its content: a tap on a part of it is a tap on it.
  public var isCombined: Bool

  /// The flags.
  public var flags: NodeFlags

  /// The frame in the window, in points, unrounded; `nil` if it was not laid out.
  public var frame: Rect?

  /// The size that it was offered when it was placed; `nil` if it was not laid out.
  public var proposal: Proposal?

  private var shared: SharedContent

  /// Creates a node of `role`; other values are absent by default.
  public init(
    _ role: Role,
    parent: Int? = nil,
    subtreeLength: Int = 1,
    detail: DetailLevel = .semantic,
    route: String? = nil,
    label: String? = nil,
    font: TextFont? = nil,
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
    var content = NodeContent(label: label)
    (content.route, content.identifier) = (route, identifier)
    (content.font, content.lines, content.textFrame) = (font, lines, textFrame)
    (content.facts, content.looks, content.drawnFrame) = (facts, looks, drawnFrame)
    self.init(role, subtreeLength, detail, flags, frame, proposal, SharedContent(content))
    self.parent = parent
    self.isCombined = isCombined
  }

  /// Creates a node of `role` with `content`.
  init(
    _ role: Role,
    subtreeLength: Int,
    detail: DetailLevel,
    flags: NodeFlags,
    frame: Rect?,
    proposal: Proposal?,
    content: NodeContent
  ) {
    self.init(role, subtreeLength, detail, flags, frame, proposal, SharedContent(content))
  }

  /// Creates the node of a box that only lays out.
  init(box label: BoxLabel, subtreeLength: Int, frame: Rect?, proposal: Proposal?) {
    let content =
      SharedContent.ofBoxes[label] ?? SharedContent(NodeContent(label: label.rawValue))
    self.init(.box, subtreeLength, .layout, [], frame, proposal, content)
  }

  private init(
    _ role: Role,
    _ subtreeLength: Int,
    _ detail: DetailLevel,
    _ flags: NodeFlags,
    _ frame: Rect?,
    _ proposal: Proposal?,
    _ content: SharedContent
  ) {
    (self.role, self.subtreeLength, self.detail) = (role, subtreeLength, detail)
    (self.flags, self.frame, self.proposal) = (flags, frame, proposal)
    isCombined = false
    shared = content
  }
}

/// The texts and facts of a node.
struct NodeContent: Hashable, Sendable {
  var route: String?
  var label: String?
  var font: TextFont?
  var lines: [String] = []
  var textFrame: Rect?
  var identifier: String?
  var facts: [Fact] = []
  var looks: [Fact] = []
  var drawnFrame: Rect?

  init(label: String?) { self.label = label }
}

/// The content of a node, which its copies share: nodes are copied more often than changed.
private final class SharedContent: Hashable, Sendable {
  let content: NodeContent

  init(_ content: NodeContent) { self.content = content }

  /// The contents of boxes that only lay out, which most nodes are.
  static let ofBoxes = Dictionary(
    uniqueKeysWithValues: BoxLabel.allCases.map {
      ($0, SharedContent(NodeContent(label: $0.rawValue)))
    }
  )

  static func == (first: SharedContent, second: SharedContent) -> Bool {
    first === second || first.content == second.content
  }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension RenderNode {
  /// The route, if it is a screen or a surface: `shop.item(42)`.
  public var route: String? {
    get { shared.content.route }
    set { content.route = newValue }
  }

  /// The label, complete and unescaped.
  public var label: String? {
    get { shared.content.label }
    set { content.label = newValue }
  }

  /// The font of a text, or of a node whose label is a single text; `nil` for any other node, or if it is not known.
  public var font: TextFont? {
    get { shared.content.font }
    set { content.font = newValue }
  }

  /// The lines of a text, or of a node whose label is a single text, as they were broken; empty for any other
  /// node.
  public var lines: [String] {
    get { shared.content.lines }
    set { content.lines = newValue }
  }

  /// The frame of the text, relative to the node's corner, in a node whose label is a single text; `nil` if
  /// the text fills the node, or is centred in the platform's decoration.
  public var textFrame: Rect? {
    get { shared.content.textFrame }
    set { content.textFrame = newValue }
  }

  /// The identifier that its author set, without the leading `#`.
  public var identifier: String? {
    get { shared.content.identifier }
    set { content.identifier = newValue }
  }

  /// Further facts, in the order in which they are to be printed.
  public var facts: [Fact] {
    get { shared.content.facts }
    set { content.facts = newValue }
  }

  /// Attributes that do not affect sizes, such as its colour; printed only by outlines of all boxes.
  public var looks: [Fact] {
    get { shared.content.looks }
    set { content.looks = newValue }
  }

  /// The rectangle in which it is drawn, if it differs from its frame: that of a floating sheet, or of a
  /// presenter that is pushed back.
  ///
  /// Its descendants are moved and scaled accordingly.
  public var drawnFrame: Rect? {
    get { shared.content.drawnFrame }
    set { content.drawnFrame = newValue }
  }

  /// Everything that copies share; each change of it makes new content.
  var content: NodeContent {
    get { shared.content }
    set { shared = SharedContent(newValue) }
  }
}

extension RenderNode: CustomReflectable {
  /// All values, for the messages of failed tests.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "role": role, "parent": parent as Any, "subtreeLength": subtreeLength, "detail": detail,
        "route": route as Any, "label": label as Any, "font": font as Any, "lines": lines,
        "textFrame": textFrame as Any, "isCombined": isCombined, "identifier": identifier as Any,
        "flags": flags, "facts": facts, "looks": looks, "frame": frame as Any,
        "drawnFrame": drawnFrame as Any, "proposal": proposal as Any,
      ]
    )
  }
}

/// The level of detail at which nodes of a render tree are printed.
public enum DetailLevel: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Surfaces, stacks, screens and tabs.
  case layers

  /// Layers and everything that a user sees or touches.
  case semantic

  /// Everything, including boxes that only lay out.
  case layout

  /// Whether `lhs` is coarser.
  public static func < (lhs: DetailLevel, rhs: DetailLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .layers: 0
    case .semantic: 1
    case .layout: 2
    }
  }
}
