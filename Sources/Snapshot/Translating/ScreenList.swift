/// What an app says about its translated screens: where they are, and what stands for views that others make.
///
/// A line is a folder or a file, or the name of a view with its size in points (`MapView = 320 x 200`) or with our code; `-` is the
/// offered length, and `#` begins a comment.
package struct ScreenList: Sendable {
  /// The folders and files.
  package private(set) var paths: [String] = []

  /// What stands for views, by their types.
  package private(set) var boxes: [String: Box] = [:]

  /// What stands for a view that UIKit or somebody else's package makes.
  package enum Box: Hashable, Sendable {
    /// A box of a size; a length that is `nil` is the offered one.
    case size(width: Double?, height: Double?)

    /// An element, in our spelling.
    case element(String)
  }

  /// Creates an empty list.
  package init() {}

  /// Reads a list.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline).map(NameTable.trimmed) {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = NameTable.trimmed(line[name.endIndex...])
      if !name.isEmpty, rest.hasPrefix("="), rest.count > 1 {
        let value = NameTable.trimmed(rest.dropFirst())
        boxes[String(name)] = Self.size(value) ?? .element(value)
      } else {
        paths.append(line)
      }
    }
  }

  /// The size that `320 x 200` or `- x 56` says.
  private static func size(_ text: String) -> Box? {
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "x" || words[1] == "×" else { return nil }
    let lengths = [words[0], words[2]].map { word in
      word == "-" ? .infinity : Double(word).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    }
    guard let width = lengths[0], let height = lengths[1] else { return nil }
    return .size(width: width.isFinite ? width : nil, height: height.isFinite ? height : nil)
  }
}
