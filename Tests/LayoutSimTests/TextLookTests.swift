import LayoutSim
import Testing

/// At 17 points an "a" is 9.122648 wide, a "0" 10.161, and letters are tracked by -0.464.
struct TextLookTests {
  private static let plain = TextFont(pointSize: 17)

  private func layOut(_ runs: [TextRun], width: Double? = nil) -> TextLayout {
    InterMeasurer()
      .layOut(TextContent(runs), in: Proposal(width: width, height: nil), pixel: 0)
  }

  private func expect(
    _ runs: TextRun...,
    are expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let measured = layOut(runs).size.width
    #expect(abs(measured - expected) < 0.0001, "\(measured)", sourceLocation: sourceLocation)
  }

  @Test("Tracking is added after every letter, whatever it is composed of")
  func tracking() {
    // 20.901545 without; an accented letter is one, and so are an ideograph and an emoji.
    expect(TextRun("AV", font: Self.plain, tracking: 2), are: 24.901545)
    expect(TextRun("e\u{301}", font: Self.plain, tracking: 2), are: 11.436568)
    // An ideograph is 17 x 14362 / 14080 = 17.340483.
    expect(TextRun("漢", font: Self.plain, tracking: 2), are: 19.340483)
    expect(TextRun("👩‍👩‍👧‍👦", font: Self.plain, tracking: 2), are: 23.25)
    expect(TextRun("कि", font: Self.plain, tracking: 2), are: 16.45)
    expect(TextRun("aa", font: Self.plain, tracking: -1), are: 16.245296)
  }

  @Test("Monospaced digits are as wide as a zero, and no pair with a digit is kerned")
  func monospacedDigits() {
    var font = Self.plain
    font.hasMonospacedDigits = true
    expect(TextRun("17", font: font), are: 20.322)
    expect(TextRun("00", font: font), are: 20.322)
    // A full stop is 17 x 776 / 2816 - 0.464 = 4.220659 and not kerned with the 7 before it.
    expect(TextRun("7.", font: font), are: 14.381659)
    expect(TextRun("7.é", font: font), are: 23.818227)
    // A "7" is 17 x 1608 / 2816 - 0.464 otherwise, and 17 x 352 / 2816 closer to the full stop.
    expect(TextRun("7.", font: Self.plain), are: 11.339045)
  }

  @Test("Large monospaced digits are corrected as a zero is")
  func largeMonospacedDigits() {
    // 2 x 28 x (1760 / 2816 + 0.38 / 28 - 0.0020 - 0.060 + 0.0380)
    expect(TextRun("11", font: TextFont(pointSize: 28, hasMonospacedDigits: true)), are: 34.416)
  }

  @Test("Letters of the monospaced design are 0.618 of their size")
  func monospaced() {
    let font = TextFont(pointSize: 17, design: .monospaced)
    // 10.506 each.
    expect(TextRun("iW.1", font: font), are: 42.024)
    expect(TextRun("é", font: font), are: 10.506)
    expect(TextRun("a漢", font: font), are: 27.846483)
    #expect(!layOut([TextRun("iW", font: font)]).isApproximate)
  }

  @Test(
    "Weights without widths of their own are measured as the nearest, and marked",
    arguments: [
      (TextWeight.ultraLight, TextWeight.regular), (.thin, .regular), (.light, .regular),
      (.heavy, .bold), (.black, .bold),
    ]
  )
  func otherWeights(weight: TextWeight, nearest: TextWeight) {
    let other = layOut([TextRun("Wavy", font: TextFont(pointSize: 17, weight: weight))])
    let exact = layOut([TextRun("Wavy", font: TextFont(pointSize: 17, weight: nearest))])
    #expect(other.size == exact.size)
    #expect(other.isApproximate)
    #expect(!exact.isApproximate)
  }

  @Test("Rounded letters and those with serifs are measured as plain ones, and marked")
  func otherDesigns() {
    for design in [TextDesign.rounded, .serif] {
      let layout = layOut([TextRun("AV", font: TextFont(pointSize: 17, design: design))])
      #expect(abs(layout.size.width - 20.901545) < 0.0001)
      #expect(layout.isApproximate)
    }
  }

  @Test("Runs stand one after the other, without kerning between them")
  func runs() {
    // 17 x 1904 / 2816 - 0.464, and 17 x (2106 / 2816 + 0.0145) - 0.43
    expect(
      TextRun("A", font: Self.plain),
      TextRun("V", font: TextFont(pointSize: 17, weight: .bold)),
      are: 11.030318 + 12.530275
    )
  }

  @Test("A mark at the start of a run belongs to the letter before it")
  func splitCluster() {
    let runs = [
      TextRun("e", font: Self.plain), TextRun("\u{301}", font: Self.plain),
      TextRun("a", font: TextFont(pointSize: 34)),
    ]
    // 9.436568, and 34 x 1588 / 2816 + 0.40 - 34 x 0.062
    #expect(abs(layOut(runs).size.width - 26.901864) < 0.0001)
    #expect(layOut(runs, width: 10).lines == ["e\u{301}", "a"])
  }

  @Test("Runs without a character change nothing")
  func emptyRuns() {
    let huge = TextFont(pointSize: 100)
    let runs = [TextRun("", font: huge), TextRun("a", font: Self.plain), TextRun("", font: huge)]
    #expect(layOut(runs) == layOut([TextRun("a", font: Self.plain)]))
    #expect(layOut([]).size == .zero)
    #expect(layOut([TextRun("", font: huge)]).size == .zero)
  }

  @Test("A symbol takes 1.2 times the size of its letters, and is called by its name")
  func symbol() {
    let runs = [TextRun(symbol: "star", font: Self.plain), TextRun("0", font: Self.plain)]
    let layout = layOut(runs)
    #expect(abs(layout.size.width - 30.561) < 0.0001)
    #expect(layout.size.height == 20.287109375)
    #expect(layout.lines == ["star0"])
    #expect(TextContent(runs).words == "star0")
    #expect(layout.isApproximate)
  }

  @Test("A line is as high as its largest letters, and baselines are theirs")
  func mixedSizes() {
    let (small, large) = (TextFont(pointSize: 17), TextFont(pointSize: 34))
    let one = layOut([TextRun("a", font: small), TextRun("a", font: large)])
    // 1.193359375 x 34 and 0.9521484375 x 34
    #expect(one.size.height == 40.57421875)
    #expect(one.firstBaseline == 32.373046875)
    let two = layOut([TextRun("a\n", font: small), TextRun("a", font: large)])
    #expect(two.size.height == 20.287109375 + 40.57421875)
    #expect(two.firstBaseline == 16.1865234375)
    #expect(two.lastBaseline == 20.287109375 + 32.373046875)
    #expect(two.lineFrames.map(\.minY) == [0, 20.287109375])
  }

  @Test("A height drops lines of runs by what they really need")
  func mixedHeights() {
    let runs = [
      TextRun("a\nb\n", font: TextFont(pointSize: 17)), TextRun("c", font: TextFont(pointSize: 34)),
    ]
    func lines(_ height: Double) -> [String] {
      InterMeasurer()
        .layOut(TextContent(runs), in: Proposal(width: nil, height: height), pixel: 0)
        .lines
    }
    // 2 x 20.2871 and 40.5742 below.
    #expect(lines(81.2) == ["a", "b", "c"])
    #expect(lines(81) == ["a", "b…"])
    #expect(lines(40) == ["a…"])
    #expect(lines(0) == ["a…"])
  }

  @Test("Below a line of several fonts there is the largest of their leadings")
  func mixedLeadings() {
    let (small, loose) = (TextFont(pointSize: 16), TextFont(pointSize: 16, leading: 24.09375))
    let layout = layOut([
      TextRun("a", font: small), TextRun("b\n", font: loose), TextRun("c", font: small),
    ])
    // A line is 1.193359375 x 16 = 19.09375 high, and the leading leaves 5 of its 24.09375.
    #expect(layout.lineFrames.map(\.minY) == [0, 24.09375])
    #expect(layout.size.height == 43.1875)
  }
}
