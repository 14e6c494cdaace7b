/// Makes names that are valid on every file system.
enum SafeFileName {
  /// Leaves room for extensions within the 255 bytes that file systems allow.
  private static let longest = 120

  /// ASCII letters and digits, `.`, `_` and `-`; runs of anything else become one hyphen.
  ///
  /// Other letters are written as their code points, because file systems store them differently. A truncated
  /// name ends in a fingerprint of the whole name.
  static func text(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": text.unicodeScalars.append(scalar)
      case _ where scalar.value > 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      default: if text.last != "-" { text += "-" }
      }
    }
    while let last = text.last, last == "-" || last == "." { text.removeLast() }
    text = String(text.drop { $0 == "-" || $0 == "." })
    if text.isEmpty { return "snapshot" }
    guard text.count > longest else { return text }
    return text.prefix(longest) + "-" + String(Fingerprint.value(of: name.utf8), radix: 16)
  }
}
