import Testing

@testable import LayoutSim

/// At the default text size body letters are 17 points; an "a" is 9.122648 wide, a bold one
/// 17 x (1634 / 2816 + 0.0145) - 0.43 = 9.680864.
@MainActor
struct TextElementTests {
  private func node(
    width: Double? = nil,
    @ElementBuilder _ content: () -> some Element
  ) throws -> RenderNode {
    let pass = ElementTree(measurer: InterMeasurer())
      .pass(content(), proposal: Proposal(width: width, height: nil), pixel: 1.0 / 3)
    return try #require(pass.nodes.first { !$0.lines.isEmpty })
  }

  private func content(@ElementBuilder _ content: () -> some Element) throws -> TextContent {
    var resolver = Resolver(
      inherited: InheritedValues(),
      pixel: 1,
      state: StateStore(),
      catalogue: MemberCatalogue()
    )
    try resolver.resolveRoot(content())
    let count = resolver.builder.tables.texts.count
    try #require(count > 0)
    return resolver.builder.tables.texts[0]
  }

  @Test("Words of several looks are one text")
  func attributed() throws {
    let node = try node {
      TextBlock("a" + AttributedWords("a").bold() + .symbol("star"))
    }
    #expect(node.label == "aastar")
    #expect(node.lines == ["aastar"])
    // 9.122648 + 9.680864 + 1.2 x 17 = 39.203512 is 117.6 pixels.
    #expect(node.frame?.size == Size(width: 118.0 / 3, height: 61.0 / 3))
    #expect(node.flags == .approximate)
  }

  @Test("Texts are joined to one, which wraps as one")
  func joined() throws {
    let node = try node(width: 40) {
      TextBlock("aaa a") + TextBlock("aa")
    }
    #expect(node.lines == ["aaa", "aaa"])
  }

  @Test("An inner setting wins, and what is not set is inherited")
  func precedence() throws {
    let content = try content {
      TextBlock(
        (AttributedWords("a").fontWeight(.medium) + "b").bold().tracking(1)
          + AttributedWords("c").font(.caption)
          + AttributedWords("d").font(TextFont(pointSize: 9))
      )
      .fontWeight(.semibold)
      .tracking(3)
    }
    #expect(content.runs.map(\.font.weight) == [.medium, .bold, .semibold, .regular])
    #expect(content.runs.map(\.font.pointSize) == [17, 17, 12, 9])
    #expect(content.runs.map(\.tracking) == [1, 1, 3, 3])
  }

  @Test("Designs and digits are handed down, and words can have their own")
  func designs() throws {
    let content = try content {
      TextBlock("a" + AttributedWords("b").monospaced() + AttributedWords("c").monospacedDigit())
        .fontDesign(.serif)
    }
    #expect(content.runs.map(\.font.design) == [.serif, .monospaced, .serif])
    #expect(content.runs.map(\.font.hasMonospacedDigits) == [false, false, true])
    let others = try self.content { TextBlock("a").monospaced().monospacedDigit() }
    #expect(others.font.design == .monospaced)
    #expect(others.font.hasMonospacedDigits)
  }

  @Test("Attributed words follow the user's text size, but for those in a face of their own")
  func typeSize() throws {
    let content = try content {
      TextBlock("a" + AttributedWords("b").font(TextFont(pointSize: 9)))
        .environment(\.dynamicTypeSize, .accessibility5)
    }
    #expect(content.runs.map(\.font.pointSize) == [53, 9])
  }

  @Test("Limits in lines set the most and the least")
  func lineLimits() throws {
    func lines(_ limited: some Element) throws -> [Int?] {
      let lines = try content { limited }.lines
      return [lines.limit, lines.least]
    }
    let text = TextBlock("a")
    #expect(try lines(text.lineLimit(3)) == [3, 0])
    #expect(try lines(text.lineLimit(nil)) == [nil, 0])
    #expect(try lines(text.lineLimit(0)) == [1, 0])
    #expect(try lines(text.lineLimit(3, reservesSpace: true)) == [3, 3])
    #expect(try lines(text.lineLimit(3, reservesSpace: false)) == [3, 0])
    #expect(try lines(text.lineLimit(-1, reservesSpace: true)) == [1, 1])
    #expect(try lines(text.lineLimit(2...4)) == [4, 2])
    #expect(try lines(text.lineLimit(2...)) == [nil, 2])
    #expect(try lines(text.lineLimit(...4)) == [4, 0])
    // The inner one wins, in full.
    #expect(try lines(text.lineLimit(2).lineLimit(2...4)) == [2, 0])
  }

  @Test("How lines are set is handed down")
  func lineSettings() throws {
    let lines = try content {
      TextBlock("a").truncationMode(.middle).minimumScaleFactor(0.7).lineSpacing(4)
        .multilineTextAlignment(.trailing)
    }.lines
    #expect(lines.truncation == .middle)
    #expect(lines.minimumScale == 0.7)
    #expect(lines.spacing == 4)
    #expect(lines.alignment == .trailing)
  }

  @Test("Lines begin where the content around them begins")
  func direction() throws {
    let text = TextBlock("aa\na")
    #expect(try content { text }.lines.direction == .leftToRight)
    let mirrored = try content { text.layoutDirection(.rightToLeft) }
    #expect(mirrored.lines.direction == .rightToLeft)
    let layout = InterMeasurer().layOut(mirrored, in: .unspecified, pixel: 0)
    // Two letters are 18.245295 wide.
    #expect(layout.lineFrames[0].minX == 0)
    #expect(abs(layout.lineFrames[1].minX - 9.122648) < 0.0001)
  }

  @Test("Reserved lines make room for text that is not there")
  func reserved() throws {
    let node = try node { TextBlock("a").lineLimit(2, reservesSpace: true) }
    // 2 x 20.2871 + 1.7129 = 42.2871 is 126.9 pixels.
    #expect(node.frame?.size.height == 127.0 / 3)
  }

  @Test("A text is marked where it is near a limit, but not where the limit is its own width")
  func nearLimit() throws {
    // "hello world" is 82.1297 wide, rounded up 247 pixels.
    #expect(try node(width: 83) { TextBlock("hello world") }.flags == .nearLimit)
    #expect(try node(width: 90) { TextBlock("hello world") }.flags == [])
    #expect(try node { TextBlock("hello world").frame(width: 247.0 / 3) }.flags == [])
    let own = try node { TextBlock("hello world").overlay { EmptyElement() }.fixedSize() }
    #expect(own.flags == [])
    let left = try node(width: 82) { TextBlock("hello world").lineLimit(1) }
    #expect(left.flags == [.truncated, .nearLimit, .lineLimited])
  }

  @Test("A text in a guessed face is marked")
  func approximate() throws {
    #expect(try node { TextBlock("a").fontDesign(.rounded) }.flags == .approximate)
    #expect(try node { TextBlock("a").fontWeight(.black) }.flags == .approximate)
    #expect(try node { TextBlock("한") }.flags == .approximate)
    #expect(try node { TextBlock("a").fontWeight(.bold).monospaced() }.flags == [])
  }

  @Test("The distance between texts follows their largest letters")
  func spacing() throws {
    let large = TextFont(pointSize: 34)
    let pass = ElementTree(measurer: InterMeasurer())
      .pass(
        Column {
          TextBlock("a" + AttributedWords("b").font(large))
          Fill().frame(height: 10)
        },
        proposal: .unspecified,
        pixel: 1
      )
    // The text is 40.57 high, rounded up 41; e = 4.0574 rounded up 5, and the distance to a plain
    // box below is 40.5742 + 5 - 0.7045898438 x 34 = 21.6182.
    #expect(abs(pass.size.height - (41 + 21.618165 + 10)) < 0.0001)
  }
}
