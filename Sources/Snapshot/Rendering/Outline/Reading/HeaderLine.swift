import LayoutSim

/// Parses the first line of an outline.
struct HeaderLine {
  private var scanner: LineScanner

  init(_ scanner: LineScanner) {
    self.scanner = scanner
  }

  /// The settings.
  mutating func read() throws(OutlineError) -> OutlineHeader {
    guard scanner.skip("device ") else {
      throw scanner.error(.unexpectedLine(expected: "device "))
    }
    let device = try scanner.word()
    let platform = try setting("os=", of: PlatformProfile.allCases, by: \.systemVersion)
    guard scanner.skip(blank) else { throw wrong("WxH") }
    let window = try scanner.size()
    let safeArea = try insets()
    let typeSize = try setting("type=", of: TypeSize.allCases, by: \.rawValue)
    let scheme = try setting("scheme=", of: InkScheme.allCases, by: \.rawValue)
    let orientation = unusual("held=", of: Orientation.allCases, by: \.rawValue)
    let isRightToLeft = skipWord(OutlineHeader.rightToLeft)
    let keyboard = unusual("keyboard=", of: Keyboard.allCases, by: \.rawValue)
    let reducesMotion = skipWord(OutlineHeader.reducedMotion)
    let hasBoldText = skipWord(OutlineHeader.boldText)
    let locale = scanner.skip(" locale=") ? try scanner.word() : nil
    let corrections = try corrections()
    let leftOutCount = scanner.skip(" left-out=") ? Int(exactly: try scanner.number()) ?? 0 : 0
    guard scanner.isAtEnd else { throw scanner.error(.unexpectedWord(scanner.rest)) }
    return OutlineHeader(
      device: device,
      platform: platform,
      window: window,
      safeArea: safeArea,
      typeSize: typeSize,
      scheme: scheme,
      orientation: orientation ?? .portrait,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      keyboard: keyboard ?? .hidden,
      reducesMotion: reducesMotion,
      hasBoldText: hasBoldText,
      locale: locale,
      corrections: corrections,
      leftOutCount: leftOutCount
    )
  }

  private mutating func corrections() throws(OutlineError) -> Corrections {
    guard scanner.skip(" corrected=") else { return Corrections() }
    let word = try scanner.word()
    guard let corrections = try? Corrections(word: word), corrections.word == word else {
      throw scanner.error(.setting(expected: "corrected=name:number,…", found: word))
    }
    return corrections
  }

  private func wrong(_ expected: String) -> OutlineError {
    scanner.error(.setting(expected: expected, found: scanner.rest))
  }

  /// A setting that every header has, one of `values` by their words.
  private mutating func setting<Value>(
    _ key: String,
    of values: [Value],
    by words: (Value) -> String
  ) throws(OutlineError) -> Value {
    for value in values where skipWord(key + words(value)) { return value }
    throw wrong(key)
  }

  /// A setting that is printed if it is not the first of `values`.
  private mutating func unusual<Value>(
    _ key: String,
    of values: [Value],
    by words: (Value) -> String
  ) -> Value? {
    for value in values.dropFirst() where skipWord(key + words(value)) { return value }
    return nil
  }

  private mutating func insets() throws(OutlineError) -> Insets {
    guard scanner.skip(" safe=") else { throw wrong("safe=") }
    var numbers = [try scanner.number()]
    while numbers.count < 4 {
      guard scanner.skip(UInt8(ascii: ",")) else { throw wrong("safe=top,leading,bottom,trailing") }
      numbers.append(try scanner.number())
    }
    return Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Skips a blank and `word`, if the line has both next, followed by a blank or nothing.
  private mutating func skipWord(_ word: String) -> Bool {
    var ahead = scanner
    guard ahead.skip(blank), TextLines.areSame(ahead.restOfWord, word) else { return false }
    ahead.skipWord()
    scanner = ahead
    return true
  }

  private var blank: UInt8 { UInt8(ascii: " ") }
}

/// Checks an outline's text about layers: surfaces with their screens, separated by ` > `.
struct LayersText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether quotes and parentheses match, and blanks are only in quotes and around `>`.
  var isValid: Bool {
    var rest = text.unicodeScalars[...]
    var depth = 0
    // Whether a name has to follow: at the start, and after a separator.
    var isOpen = true
    while let scalar = rest.popFirst() {
      if scalar == " " {
        guard !isOpen, rest.popFirst() == ">", rest.popFirst() == " " else { return false }
        isOpen = true
        continue
      }
      isOpen = false
      switch scalar {
      case "\"": guard LayersText.skipQuoted(&rest) else { return false }
      case "(": depth += 1
      case ")":
        depth -= 1
        guard depth >= 0 else { return false }
      default: guard PrintedWords.isPlain(scalar) else { return false }
      }
    }
    return depth == 0 && !isOpen
  }

  /// Skips a name up to its final quotes; returns whether it is escaped as in outlines.
  private static func skipQuoted(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    var inside = String.UnicodeScalarView()
    var isEscaped = false
    while let scalar = rest.first, scalar != "\"" || isEscaped {
      isEscaped = scalar == "\\" && !isEscaped
      inside.append(scalar)
      rest.removeFirst()
    }
    let escaped = String(inside)
    guard rest.popFirst() != nil, let words = EscapedText(escaped).unescaped else { return false }
    return TextLines.areSame(PrintedWords.quoted(words), "\"\(escaped)\"")
  }
}
