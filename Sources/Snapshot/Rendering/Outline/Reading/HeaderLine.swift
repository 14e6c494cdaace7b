import LayoutSim

/// Reads the first line of an outline.
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
      reducesMotion: reducesMotion
    )
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
