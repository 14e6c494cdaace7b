import LayoutSim

/// Parses the parts of one line of an outline, from left to right.
///
/// Parsed parts print the same bytes again; anything else is an error.
struct LineScanner {
  let bytes: [UInt8]
  let end: Int
  private let lineNumber: Int

  /// The position of the next byte.
  var position: Int

  /// Begins at `start` in the line with the number `number`, which ends before `end`.
  init(_ bytes: [UInt8], from start: Int, to end: Int, number: Int) {
    self.bytes = bytes
    position = start
    self.end = end
    lineNumber = number
  }

  var isAtEnd: Bool { position == end }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  func error(_ reason: OutlineError.Reason) -> OutlineError {
    OutlineError(line: lineNumber, reason: reason)
  }

  /// Skips `byte`; returns whether it came next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips `text`; returns whether it came next.
  mutating func skip(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= end else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
    if isNext { position += length }
    return isNext
  }

  /// The text up to the end, which is not skipped.
  var rest: String { text(from: position, to: end) }

  /// The text up to the next blank or the end, which is not skipped.
  var restOfWord: String {
    text(from: position, to: bytes[position..<end].firstIndex(of: .blank) ?? end)
  }

  /// Skips everything up to the next blank or the end.
  mutating func skipWord() { position = bytes[position..<end].firstIndex(of: .blank) ?? end }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let zero = UInt8(ascii: "0")
}

extension LineScanner {
  /// A number as `PrintedNumber` prints it.
  mutating func number() throws(OutlineError) -> Double {
    let start = position
    if let number = shortNumber() { return number }
    position = start
    while let byte = next, isPartOfNumber(byte) { position += 1 }
    let word = text(from: start, to: position)
    let number = word == "nan!" ? Double.nan : Double(word)
    guard let number, PrintedNumber.text(number) == word else {
      throw error(.number(wordAround(start)))
    }
    return number
  }

  /// A number of up to twelve digits and two decimals; `nil` if it is not one.
  private mutating func shortNumber() -> Double? {
    let isNegative = skip(UInt8(ascii: "-"))
    var hundredths: Int64 = 0
    let start = position
    while let byte = next, isDigit(byte) {
      hundredths = hundredths * 10 + Int64(byte - UInt8.zero)
      position += 1
      if position - start > 12 { return nil }
    }
    guard position > start, position == start + 1 || bytes[start] != .zero else { return nil }
    hundredths *= 100
    if skip(UInt8(ascii: ".")) {
      guard let tenths = next, isDigit(tenths) else { return nil }
      position += 1
      hundredths += Int64(tenths - UInt8.zero) * 10
      if let last = next, isDigit(last) {
        guard last != .zero else { return nil }
        position += 1
        hundredths += Int64(last - UInt8.zero)
      } else if tenths == .zero {
        return nil
      }
    }
    if isNegative && hundredths == 0 { return nil }
    // Another character follows, such as an exponent.
    if let next, isDigit(next) || next == UInt8(ascii: ".") || next == UInt8(ascii: "e") {
      return nil
    }
    return Double(isNegative ? -hundredths : hundredths) / 100
  }

  /// A frame as `x,y WxH`, with `separator` between position and size.
  mutating func frame(separator: UInt8) throws(OutlineError) -> Rect {
    let start = position
    let x = try number()
    guard skip(UInt8(ascii: ",")) else { throw error(.number(text(from: start, to: end))) }
    let y = try number()
    guard skip(separator) else { throw error(.number(text(from: start, to: end))) }
    let size = try size()
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// A size as `WxH`.
  mutating func size() throws(OutlineError) -> Size {
    let start = position
    let width = try number()
    guard skip(UInt8(ascii: "x")) else { throw error(.number(wordAround(start))) }
    return Size(width: width, height: try number())
  }

  /// An offer as `WxH`, of which each may be `nil`.
  mutating func proposal() throws(OutlineError) -> Proposal {
    let start = position
    let width = skip("nil") ? nil : try number()
    guard skip(UInt8(ascii: "x")) else { throw error(.number(wordAround(start))) }
    return Proposal(width: width, height: skip("nil") ? nil : try number())
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= .zero && byte <= UInt8(ascii: "9") }

  /// Whether `byte` occurs in the output of `PrintedNumber`: digits, signs, `e`, `inf`, `nan!`.
  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.einfa!".utf8.contains(byte)
  }
}
