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
    self.init(
      role,
      subtreeLength: subtreeLength,
      detail: detail,
      flags: flags,
      frame: frame,
      proposal: proposal,
      content: content
    )
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
    (self.role, self.subtreeLength, self.detail) = (role, subtreeLength, detail)
    (self.flags, self.frame, self.proposal) = (flags, frame, proposal)
    isCombined = false
    shared = SharedContent(content)
  }

  /// Creates the node of a box that only lays out.
  init(box label: BoxLabel, subtreeLength: Int, frame: Rect?, proposal: Proposal?) {
    (role, detail, self.subtreeLength) = (.box, .layout, subtreeLength)
    (flags, self.frame, self.proposal) = ([], frame, proposal)
    isCombined = false
    shared = SharedContent.ofBoxes[label] ?? SharedContent(NodeContent(label: label.rawValue))
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

extension RenderNode {
  /// The role that a button has declared.
  package var buttonRole: PushButtonRole? {
    facts["purpose"].flatMap { PushButtonRole(rawValue: $0.words) }
  }
}

// The values of a node's facts and looks, for renderers.

extension RenderNode {
  /// Whether it is a switch that is on.
  package var isOn: Bool { facts["value"] == .isOn(true) }

  /// Whether it looks different from the platform's switch.
  package var isCustomSwitch: Bool { facts["look"] != nil }

  /// The property of a row that it changes.
  package var editedProperty: RowProperty? {
    facts["edits"].flatMap { RowProperty(rawValue: $0.words) }
  }

  /// The alignment of the lines of its text.
  package var lineAlignment: LineAlignment {
    looks["alignment"].flatMap { LineAlignment(rawValue: $0.words) } ?? .leading
  }

  /// Its value as a fraction of its range; a value without a range is already a fraction.
  package var share: Double {
    guard let value = facts["value"]?.number else { return 0 }
    var ends = (0.0, 1.0)
    if let range = facts["range"] {
      guard case .range(let start, let end) = range else { return 0 }
      ends = (start, end)
    }
    let share = (value - ends.0) / (ends.1 - ends.0)
    return ends.1 > ends.0 && share.isFinite ? min(max(share, 0), 1) : 0
  }

  /// The options that a picker shows only when it is opened or turned.
  package var unopenedOptions: [String] {
    guard case .list(let options) = facts["options"] ?? looks["options"] else { return [] }
    return options
  }

  /// The value of the first look named `key`; `nil` if there is none.
  package func look(_ key: String) -> FactValue? { looks[key] }

  /// How early it is drawn among the children of its parent: those with lower numbers are behind it.
  package var drawingOrder: Double {
    guard !looks.isEmpty, let order = look("z-index")?.number, !order.isNaN else {
      return 0
    }
    return order
  }

  /// The opacity of a box's content, from 0 to 1.
  package var opacity: Double {
    guard role == .box, let opacity = look("opacity")?.number else { return 1 }
    return opacity.asShare
  }

  /// The shape at which a box cuts its content off; `nil` if it does not.
  package var clipFigure: Figure? {
    flags.contains(.clips) ? look("clip")?.figure ?? .rect : nil
  }

  /// The shape in which a box and its content take touches; `nil` if it sets none.
  package var contentFigure: Figure? {
    guard !looks.isEmpty, flags.contains(.solid) else { return nil }
    return look("touched")?.figure
  }

  /// The size of scaled or rotated content before the transformation; `nil` if it is neither.
  package var laidOutSize: Size? {
    guard !looks.isEmpty, case .size(let size) = look("laid-out") else { return nil }
    return size.width.isFinite && size.height.isFinite ? size : nil
  }

  /// The transformation of scaled or rotated content of a box that is drawn at `frame`; `nil` if it is neither.
  package func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    guard role == .box, !looks.isEmpty else { return nil }
    var anchor = AnchorPoint.center
    if case .anchor(let point) = look("anchor") { anchor = point }
    let effect: DrawnEffect
    if let scale = look("scale")?.numbers(1) ?? look("scale")?.numbers(2) {
      effect = .scale(x: scale[0], y: scale[scale.count - 1], anchor)
    } else if let angle = look("rotation")?.number, angle.isFinite {
      effect = .rotation(degrees: angle, anchor)
    } else {
      return nil
    }
    return effect.map(in: frame, isRightToLeft: isRightToLeft)
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
