/// Measures characters of one style.
struct LetterRuler {
  private let face: InterFace
  private let pointsPerUnit: Double

  /// The additional distance for each character of the face, each digit among them, and each other character.
  private let perLetter: Double
  private let perDigit: Double
  private let perOther: Double

  /// The advance of every digit if they are monospaced.
  private let digit: Int?

  /// The advance of an ideograph and its like, in units of ``InterFace``.
  private let ideograph: Int

  private let isMonospaced: Bool

  /// Whether every printable ASCII character takes space, and keeps it whatever character follows.
  var isSpreading: Bool { perOther >= 0 && pointsPerUnit > 0.000001 }

  /// The factors of advances; that of Latin letters is in the lengths above.
  private let factors: AdvanceFactors

  /// Creates a ruler for characters of `font`, whose size must be finite and not negative, in a text that is Japanese
  /// or not, with advances multiplied by `factors`.
  init(
    _ font: TextFont,
    tracking: Double = 0,
    isJapanese: Bool = false,
    by factors: AdvanceFactors
  ) {
    self.factors = factors
    face = InterFace.face(font.weight)
    pointsPerUnit = font.pointSize / Double(InterFace.unitsPerEm) * factors.latin
    isMonospaced = font.design == .monospaced
    ideograph = factors.units(
      ScriptAdvance.ideograph(isJapanese: isJapanese),
      by: factors.ideographs
    )
    perOther = tracking
    if isMonospaced {
      perLetter = Self.monospacedAdvance * font.pointSize * factors.latin + tracking
      perDigit = 0
    } else {
      let fitted = Tracking(pointSize: font.pointSize, weight: font.weight)
      perLetter = fitted.perLetter * factors.latin + tracking
      perDigit = fitted.perDigit * factors.latin
    }
    digit = font.hasMonospacedDigits && !isMonospaced ? face.advance(of: 0x30) : nil
  }
}

extension LetterRuler {
  /// The distance between tab stops, in points.
  static let tabWidth = 28.0

  /// The advance of a character of the monospaced design, in em.
  private static let monospacedAdvance = 0.618

  /// The ellipsis that replaces truncated text.
  var ellipsis: TextExtent { extent(of: 0x2026) }

  /// The hyphen that ends a line within a word.
  var hyphen: TextExtent { extent(of: 0x2D) }

  private func extent(of code: UInt32) -> TextExtent {
    var extent = TextExtent()
    _ = add(code, isFirst: true, to: &extent)
    return extent
  }

  /// The length of `extent` in points, never negative.
  func points(_ extent: TextExtent) -> Double {
    let letters = Double(extent.units) * pointsPerUnit + Double(extent.letters) * perLetter
    if extent.digits == 0, extent.others == 0 { return max(0, letters + extent.tabs) }
    let digits = Double(extent.digits) * perDigit
    let others = Double(extent.others) * perOther
    return max(0, letters + digits + others + extent.tabs)
  }

  /// The length of a single printable ASCII character, in points.
  func points(ofLetter ascii: UInt8) -> Double {
    var extent = TextExtent()
    add(ascii: ascii, to: &extent)
    return points(extent)
  }

  /// The length of printable ASCII in points; `nil` if there is any other character or the length exceeds
  /// `room`.
  func points(ofPrintable bytes: UnsafeBufferPointer<UInt8>, room: Double) -> Double? {
    // No character reduces the sum of advances by more than its tracking.
    let most = (room - Double(bytes.count) * min(0, perLetter)) / pointsPerUnit
    guard
      let (units, digits) = face.extent(
        ofPrintable: bytes,
        digit: digit,
        most: isMonospaced || !(most >= 0) ? .infinity : most
      )
    else { return nil }
    var extent = TextExtent()
    extent.units = isMonospaced ? 0 : units
    extent.letters = bytes.count
    extent.digits = digits
    let length = points(extent)
    return length <= room ? length : nil
  }

  /// Appends an ASCII character to `extent`; a tab takes no space here.
  func add(ascii: UInt8, to extent: inout TextExtent) {
    let last = extent.last
    extent.last = ascii
    guard 0x20..<0x7F ~= ascii else { return }
    extent.letters += 1
    let isDigit = 0x30...0x39 ~= ascii
    if isDigit { extent.digits += 1 }
    if isMonospaced { return }
    if isDigit, let digit {
      extent.units += digit
      extent.last = 0
    } else {
      extent.units += face.advance(ofPrintable: ascii) + face.kerning(between: last, and: ascii)
    }
  }

  /// Appends a symbol in the size of the text to `extent`.
  func addSymbol(to extent: inout TextExtent) {
    extent.units += ScriptAdvance.symbol
    extent.others += 1
    extent.last = 0
    extent.isGuess = true
  }

  /// Appends a cluster of a single character to `extent`.
  func add(_ code: UInt32, to extent: inout TextExtent) {
    extent.last = 0
    if let advance = face.advance(of: code) {
      addLetter(advance, to: &extent)
      return
    }
    let kind = CharacterClass(code)
    if kind.isEmojiPresentation {
      addEmoji(to: &extent)
    } else if addOther(code, kind, isFirst: true, to: &extent) {
      extent.others += 1
    }
  }

  /// Appends a cluster of several characters to `extent`.
  func add(_ cluster: some Sequence<UInt32>, to extent: inout TextExtent) {
    extent.last = 0
    if ScriptAdvance.isEmoji(cluster) {
      addEmoji(to: &extent)
      return
    }
    var isFirst = true
    var hasOthers = false
    for code in cluster {
      hasOthers = add(code, isFirst: isFirst, to: &extent) || hasOthers
      isFirst = false
    }
    if hasOthers { extent.others += 1 }
  }

  /// Adds one character, and returns whether its advance is not in the face.
  private func add(_ code: UInt32, isFirst: Bool, to extent: inout TextExtent) -> Bool {
    guard let advance = face.advance(of: code) else {
      return addOther(code, CharacterClass(code), isFirst: isFirst, to: &extent)
    }
    addLetter(advance, to: &extent)
    return false
  }

  private func addLetter(_ advance: Int, to extent: inout TextExtent) {
    // Marks have neither an advance nor tracking.
    guard advance > 0 else { return }
    extent.letters += 1
    if !isMonospaced { extent.units += advance }
  }

  private func addEmoji(to extent: inout TextExtent) {
    extent.units += factors.units(ScriptAdvance.emoji, by: factors.emoji)
    extent.others += 1
    extent.isGuess = true
  }

  private func addOther(
    _ code: UInt32,
    _ kind: CharacterClass,
    isFirst: Bool,
    to extent: inout TextExtent
  ) -> Bool {
    if let base = CharacterClass.base(of: code), let advance = face.advance(of: base) {
      addLetter(advance, to: &extent)
      return false
    }
    if kind.kind == .wide, !ScriptAdvance.isSyllable(code) {
      extent.units += ideograph
      return true
    }
    let advance = factors.units(
      ScriptAdvance.advance(of: kind.kind, isFirst: isFirst),
      by: factors.factor(of: kind.kind)
    )
    guard advance > 0 else { return false }
    extent.units += advance
    extent.isGuess = true
    return true
  }
}
