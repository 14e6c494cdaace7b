import LayoutSim
import Testing

/// Widths of text.
struct TextWidthTests {
  /// The unrounded width of one line.
  private func width(_ text: String, _ pointSize: Double, _ weight: TextWeight = .regular) -> Double
  {
    let font = TextFont(pointSize: pointSize, weight: weight)
    return InterMeasurer()
      .layOut(TextContent(text, font: font), in: .unspecified, pixel: 0)
      .size.width
  }

  private func expect(
    _ text: String,
    is expected: Double,
    _ pointSize: Double = 17,
    _ weight: TextWeight = .regular,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let measured = width(text, pointSize, weight)
    #expect(abs(measured - expected) < 0.0001, "\(measured)", sourceLocation: sourceLocation)
  }

  @Test("One letter is its advance and its tracking")
  func letter() {
    // 17 x 1904 / 2816 - 0.43 - 17 x 0.0020
    expect("A", is: 11.030318)
  }

  @Test("A whole sentence is as wide as the width model says")
  func sentence() {
    // Apple's own answer is 144.09.
    #expect(abs(width("This is a test string", 17) - 142.56) < 0.01)
  }

  @Test("Pairs are kerned, each weight by its own measure")
  func kerning() {
    // 17 x (1904 + 1904 - 192) / 2816 - 2 x 0.464
    expect("AV", is: 20.901545)
    // 17 x (2106 + 2106 - 254) / 2816 + 2 x (17 x 0.0145 - 0.43)
    expect("AV", is: 23.527176, 17, .bold)
  }

  @Test("Large digits are corrected, letters are not")
  func digits() {
    // 28 x (1760 / 2816 + 0.38 / 28 - 0.0020 - 0.060 + 0.0380)
    expect("0", is: 17.208, 28)
  }

  @Test("Letters of the large design are set closer")
  func large() {
    // 34 x 1904 / 2816 + 0.40 - 34 x (0.0020 + 0.060)
    expect("A", is: 21.280636, 34)
  }

  @Test("An accented letter beyond ASCII has its own advance")
  func latin1() {
    // 17 x 1640 / 2816 - 0.464, as of a plain e.
    expect("é", is: 9.436568)
  }

  @Test(
    "Letters at the edges of the table's blocks have their own advances, in 1/2816 em",
    arguments: [
      ("\u{A1}", 784.0), ("\u{FF}", 1568), ("\u{100}", 1904), ("\u{148}", 1648), ("\u{14A}", 2120),
      ("\u{1E00}", 1904), ("\u{2265}", 1856),
    ]
  )
  func blocks(text: String, advance: Double) {
    expect(text, is: 17 * advance / 2816 - 0.464)
  }

  @Test("A letter in a gap of the table advances by convention")
  func gap() {
    // 17 x 0.60, for the one letter of Latin Extended-A that Inter does not have.
    expect("\u{149}", is: 10.2)
  }

  @Test("A combining mark takes no room")
  func mark() {
    expect("e\u{301}", is: 9.436568)
  }

  @Test(
    "An emoji is 1.25 em, whatever it is composed of",
    arguments: ["😀", "❤️", "👍🏽", "🇮🇹", "1️⃣", "👩‍👩‍👧‍👦"]
  )
  func emoji(text: String) {
    expect(text, is: 21.25)
  }

  @Test("A sign that is not a picture by itself is measured as a letter")
  func textPresentation() {
    // 17 x 0.60
    expect("❤", is: 10.2)
    expect("😀\u{FE0E}", is: 10.2)
  }

  @Test("Ideographs, kana and fullwidth letters are narrower than Hangul, which is square")
  func square() {
    // 0.9377 em of 14,080 units are 13,203.
    expect("漢字かなカナ한글Ａ", is: 17 * (2 + 7 * 13_203 / 14_080))
    expect("\u{1112}\u{1161}\u{11AB}", is: 17)
  }

  @Test(
    "Other scripts advance by convention, in em",
    arguments: [
      ("ｱ", 0.5), ("ש", 0.5), ("ب", 0.5), ("ก", 0.55), ("กิ", 0.55), ("कि", 0.85), ("\u{FFFD}", 0.6),
    ]
  )
  func otherScripts(text: String, em: Double) {
    expect(text, is: em * 17)
  }

  @Test(
    "Signs that cannot be seen take no room",
    arguments: ["\u{AD}", "\u{200D}", "\u{202E}", "\0"]
  )
  func invisible(text: String) {
    expect("e\(text)e", is: 2 * 9.436568)
  }

  @Test("A tab leads to the next multiple of 28 points")
  func tab() {
    // 17 x 1588 / 2816 - 0.464 = 9.122648
    expect("\ta", is: 37.122648)
    expect("aaaa\ta", is: 65.122648)
  }

  @Test("Widths are rounded up to whole pixels, and exact ones stay")
  func pixels() {
    func rounded(_ text: String, _ pixel: Double) -> Double {
      InterMeasurer()
        .layOut(
          TextContent(text, font: TextFont(pointSize: 17)),
          in: .unspecified,
          pixel: pixel
        )
        .size.width
    }
    // 11.0303 is 33.09 pixels at 3x and 22.06 at 2x.
    #expect(rounded("A", 1.0 / 3) == 34.0 / 3)
    #expect(rounded("A", 0.5) == 11.5)
    // An em of whole pixels.
    #expect(rounded("한", 1.0 / 3) == 17)
  }
}
