/// Encodes texts so that every reader of URLs decodes them alike, and decodes them.
enum PercentEncoding {
  /// The text with everything encoded except ASCII letters and digits, `-`, `.`, `_` and `~`.
  static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += encoded(byte)
      }
    }
    return result
  }

  /// The text as one component of a path, which is never mistaken for a parent or an empty component.
  static func encode(component text: String) -> String {
    text == "." || text == ".." ? text.utf8.map(encoded).joined() : encode(text)
  }

  /// Whether a component can be used as a host, which may lose its case and have its letters spelled in
  /// ASCII.
  static func isSafeAsHost(_ text: String) -> Bool {
    !isPunycode(text) && text.utf8.allSatisfy { isUnreserved($0) && !(0x41...0x5A).contains($0) }
  }

  /// Whether part of a host spells letters beyond ASCII.
  static func isPunycode(_ host: some StringProtocol) -> Bool {
    host.split(separator: ".").contains { $0.lowercased().hasPrefix("xn--") }
  }

  /// The byte as `%0A`.
  static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
  }

  /// Decodes a text in which each percent sign encodes a byte; `nil` if the bytes are not UTF-8.
  ///
  /// Foundation's own decoding drops a byte order mark.
  static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      bytes += rest[..<percent].utf8
      let digits = rest[percent...].dropFirst().prefix(2)
      guard let byte = UInt8(digits, radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest[digits.endIndex...]
    }
    bytes += rest.utf8
    let decoded = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 has been replaced.
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}
