import LayoutSim
import TestSupport

/// A render tree whose words are chosen to be mistaken for other parts of an outline.
struct HostileTree {
  private var random: SeededGenerator
  private var nodes: [RenderNode] = []

  /// The tree of `seed`, always the same.
  static func tree(seed: Int) -> RenderTree {
    var generator = HostileTree(random: SeededGenerator(seed: seed))
    return generator.tree()
  }

  private init(random: SeededGenerator) {
    self.random = random
  }

  private mutating func tree() -> RenderTree {
    let count = random.chance(5) ? 0 : 1 + random.next(below: 24)
    var open: [Int] = []
    for index in 0..<count {
      if index > 0, random.chance(60) { open.removeLast(random.next(below: open.count + 1)) }
      var node = node()
      node.parent = open.last
      nodes.append(node)
      open.append(index)
    }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent {
        nodes[parent].subtreeLength += nodes[index].subtreeLength
      }
    }
    return RenderTree(
      traits: traits(),
      nodes: nodes,
      findings: findings(),
      silencedFindings: random.chance(20) ? findings() : []
    )
  }

  // MARK: - Parts

  private mutating func traits() -> Traits {
    var traits = Traits(device: random.pick([Device.iPhone15, .iPadA16, .stamp, .mac]))
    if random.chance(30) { traits.orientation = .landscape }
    if random.chance(30) { traits.direction = .rightToLeft }
    if random.chance(30) { traits.keyboard = random.pick(Keyboard.allCases) }
    if random.chance(30) { traits.windowSize = Size(width: length(), height: length()) }
    traits.typeSize = random.pick(TypeSize.allCases)
    traits.scheme = random.pick(InkScheme.allCases)
    traits.platform = random.pick(PlatformProfile.allCases)
    traits.reducesMotion = random.chance(20)
    return traits
  }

  private mutating func node() -> RenderNode {
    RenderNode(
      random.chance(70) ? random.pick(HostileTree.roles) : Role(words()),
      detail: random.pick(DetailLevel.allCases),
      route: random.chance(40) ? words() : nil,
      label: random.chance(50) ? words() : nil,
      textFrame: random.chance(10) ? frame() : nil,
      identifier: random.chance(20) ? words() : nil,
      flags: flags(),
      facts: (0..<random.next(below: 3)).map { _ in Fact(words(), words()) },
      looks: looks(),
      frame: random.chance(80) ? frame() : nil,
      drawnFrame: random.chance(10) ? frame() : nil,
      proposal: random.chance(30) ? Proposal(width: offer(), height: offer()) : nil
    )
  }

  /// Looks that say how something is drawn, mostly in numbers and shapes that nothing can be drawn with.
  private mutating func looks() -> [Fact] {
    var looks = random.chance(10) ? [Fact(words(), words())] : []
    while random.chance(25) {
      looks.append(Fact(random.pick(HostileTree.lookKeys), random.pick(HostileTree.lookValues)))
    }
    return looks
  }

  private mutating func flags() -> NodeFlags {
    var flags: NodeFlags = []
    for bit in 0..<18 where random.chance(10) { flags.insert(NodeFlags(rawValue: 1 << bit)) }
    // What is covered has no children in print.
    if random.chance(70) { flags.remove(.covered) }
    return flags
  }

  private mutating func findings() -> [Finding] {
    (0..<random.next(below: 3)).map { _ in
      Finding(code: random.pick(FindingCode.allCases), place: words(), found: words(), advice: "")
    }
  }

  private mutating func frame() -> Rect {
    Rect(x: length(), y: length(), width: length(), height: length())
  }

  private mutating func offer() -> Double? { random.chance(30) ? nil : length() }

  private mutating func length() -> Double {
    if random.chance(8) { return random.pick(HostileTree.lengths) }
    return Double(random.next(below: 90_000)) / 90 - 100
  }

  /// A few pieces that mean something in an outline, next to each other.
  private mutating func words() -> String {
    (0..<random.next(below: 4)).map { _ in random.pick(HostileTree.pieces) }.joined()
  }

  private static let lengths: [Double] = [
    0, -0.0, 0.005, -0.004, 99.995, 1e13, -1e13, 1e300, -12_345_678_901_234_568, 123_456_789_012.34,
    .infinity, -.infinity, .nan, 5e-300, 9_999_999_999_999.99,
  ]

  private static let lookKeys: [String] = [
    "ink", "tint", "opacity", "clip", "shadow", "shadow-ink", "scale", "rotation", "anchor",
    "z-index", "laid-out", "slant", "underline", "strikethrough", "letters",
  ]

  private static let lookValues: [String] = [
    "", "0", "-1", "0.5", "1e300", "nan", "inf", "-inf", "1,1", "0,0", "nan,1", "90", "45.5",
    "2x2", "infx1", "-3x4", "4,0,2", "nan,inf,1", "top", "0.5:nan", "3:-2", "rect", "capsule",
    "disc", "ellipse", "rounded(8)", "rounded(-1)", "rounded(1,2,3,4)", "rounded(1,nan,3,4)",
    "rounded(", "red", "red/0.5", "red/secondary", "red/nan", "/", "#ff0000", "#zzzzzz", "\"><x>",
    "linear(top,bottom,red,clear)", "linear(top,bottom)", "linear(nan:1,top,red)",
    "radial(center,0,inf,red)", "radial(center,0,9,red,)", "angular(center,a b,<)", "url(#x)",
    "linear(top,bottom,linear(top,bottom,red))", "clear", "clear/0.5", "accent", "italic",
  ]

  private static let roles: [Role] = [
    .window, .tabs, .tab, .stack, .screen, .sheet, .cover, .overlay, .alert, .dialog, .popover,
    .text,
    .button, .row, .list, .scroll, .box, .fill, .navigationBar, .backButton, .field, .icon,
    Role("finding"),
    Role("silenced"), Role("layers"), Role("device"), Role("a b"), Role("@"), Role("#x"),
    Role("route=x"),
  ]

  private static let pieces: [String] = [
    " ", "  ", "\n", "\r", "\r\n", "\t", "\"", "\\", "\\n", "\\u{41}", "=", "#", "@", "@ ", ",",
    ":",
    ": ", "x", ">", " > ", "(", ")", "*", "…", "route=", "text=", "drawn=", "proposed=",
    "0,0 10x10",
    "@ 1,2 3x4", "selected", "covered", "pressable", "finding", "silenced", "at", "layers", "none",
    "é", "e\u{301}", "\u{301}", "=\u{301}", "#\u{301}", "\u{200B}", "\u{A0}", "\u{2028}",
    "\u{202E}",
    "\u{FEFF}", "\u{0}", "\u{7F}", "\u{85}", "👩‍👩‍👧", "漢字", "مرحبا", "a", "shop.item(42)", "Love it",
    "12", "nan!", "inf", "nil", "- ", "+ ", "~", "‹date-1›", "”", "“",
  ]
}
