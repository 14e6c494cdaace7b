import LayoutSim

/// The differences between two texts, line by line, in places that can be read on their own.
public struct LineDifference: Hashable, Sendable {
  /// The kind of heading above the lines of a place.
  public enum Heading: Hashable, Sendable {
    /// By the nodes of an outline that enclose it: `screen reviews.all / nav-bar "Reviews"`.
    case enclosingNodes

    /// By the number of its first line in the new text, or of the line before if it was removed.
    case lineNumber
  }

  /// One line of a place.
  public enum Line: Hashable, Sendable {
    /// A line that both texts have.
    case same(String)

    /// A line that only the reference has.
    case removed(String)

    /// A line that only the new text has.
    case added(String)
  }

  /// Neighbouring changes with their context lines.
  public struct Place: Hashable, Sendable {
    /// The heading, of the kind requested.
    public let heading: String

    /// The lines in order; among changed lines, the removed ones come first.
    public let lines: [Line]

    /// The number of lines that differ: a changed line counts once.
    public let changedLines: Int
  }

  /// The places in the order of the new text; empty if the texts are the same.
  public let places: [Place]

  /// The difference that turns `reference` into `text`.
  ///
  /// Line endings and newlines at the end are not compared. `context` is the number of unchanged
  /// lines to show around a change, from 0 to 2.
  public init(
    from reference: String,
    to text: String,
    heading: Heading = .enclosingNodes,
    context: Int = 1
  ) {
    let (old, new) = (TextLines.normalised(reference), TextLines.normalised(text))
    let comparison: LineComparison
    switch heading {
    // The nodes around a line may be far above it.
    case .enclosingNodes:
      comparison = LineComparison(old: TextLines.split(old), new: TextLines.split(new))
    case .lineNumber:
      let ends = SharedEnds(of: old, new)
      comparison = LineComparison(old: ends.old, new: ends.new, linesBefore: ends.linesBefore)
    }
    places = comparison.places(heading: heading, context: min(max(context, 0), 2))
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { places.isEmpty }

  /// The number of lines that differ: a changed line counts once.
  public var changedLines: Int { places.reduce(0) { $0 + $1.changedLines } }
}

extension LineDifference {
  /// `4 lines in 2 places`, followed by the growth of a sheet, if any: `4 lines in 2 places (sheet grew 48)`.
  public var summary: String {
    let lines = changedLines == 1 ? "1 line" : "\(changedLines) lines"
    let places = places.count == 1 ? "1 place" : "\(places.count) places"
    let growth = SheetGrowth(self.places.flatMap(\.lines)).map { " (\($0.words))" } ?? ""
    return "\(lines) in \(places)\(growth)"
  }

  /// The places as text, in at most `budget` lines.
  ///
  /// A last line counts the lines left out, and refers the reader to `path`.
  public func text(budget: Int = 60, path: String) -> String {
    let lines = places.flatMap { ["@@ \($0.heading)"] + $0.lines.map(\.text) }
    guard lines.count > budget else { return lines.joined(separator: "\n") }
    let shown = lines.prefix(max(budget, 0))
    let rest = SnapshotMessages.remainder(lines.count - shown.count)
    return (shown + ["\(rest) in \(path)"]).joined(separator: "\n")
  }
}

extension LineDifference.Line {
  /// The line preceded by its sign: `-`, `+` or a space.
  var text: String {
    switch self {
    case .same(let line): (" " + line).trimmingTrailingBlanks()
    case .removed(let line): "-" + line
    case .added(let line): "+" + line
    }
  }
}

/// The nodes around each line of an outline, found by indentation.
struct EnclosingNodes {
  private let lines: [String]

  /// The empty line above the nodes; `nil` if there is none.
  private let firstEmpty: Int?

  /// The nearest preceding line that is indented less, for each line; `nil` if there is none.
  private let above: [Int?]

  /// - Complexity: O(n) for n lines, including all headings.
  init(lines: [String]) {
    self.lines = lines
    firstEmpty = lines.firstIndex(where: \.isEmpty)
    var above: [Int?] = []
    above.reserveCapacity(lines.count)
    var open: [(index: Int, indentation: Int)] = []
    for (index, line) in lines.enumerated() {
      let indentation = line.utf8.prefix { $0 == EnclosingNodes.blank }.count
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      above.append(open.last?.index)
      if indentation < line.utf8.count { open.append((index, indentation)) }
    }
    self.above = above
  }

  /// The path from the nearest layer to the node above the line at `index`: `screen reviews.all / nav-bar
  /// "Reviews"`.
  ///
  /// For the line of a layer it ends in that layer. It is `nil` above the nodes.
  func text(at index: Int) -> String? {
    guard lines.indices.contains(index), let firstEmpty, index > firstEmpty else { return nil }
    var names: [String] = []
    var next: Int? = index
    while let line = next, line > firstEmpty {
      let words = words(of: lines[line])
      next = above[line]
      guard let role = words.first else { continue }
      let isLayer = EnclosingNodes.layers.contains(role)
      if line != index || isLayer { names.append(words.joined(separator: " ")) }
      if isLayer { break }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: " / ")
  }

  private static let blank = UInt8(ascii: " ")

  private static let layers = Set(Role.layers.map(\.rawValue))

  /// The prefix of a route that is quoted because it could be mistaken for another part.
  private static let route = "route="

  private static let flags = Set(NodeFlags(rawValue: .max).words)

  /// The part that identifies a node: everything before its facts, its flags and its frame.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      let word = word(at: rest)
      rest = rest.dropFirst(word.count)
      let isRoute = word.hasPrefix(EnclosingNodes.route)
      // A quoted word before an equals sign is the key of a fact.
      let isFact =
        rest.first == "="
        || first != "\"" && !isRoute && word.contains("=") && !words.isEmpty
      if isFact || word == "@" || EnclosingNodes.flags.contains(String(word)) { break }
      words.append(String(isRoute ? word.dropFirst(EnclosingNodes.route.count) : word))
      rest = rest.drop { $0 == " " }
    }
    return words
  }

  /// The first word of `text`: quoted, a route, or up to the next space.
  private func word(at text: Substring) -> Substring {
    if text.first == "\"" { return quoted(text) }
    guard text.hasPrefix(EnclosingNodes.route) else { return text.prefix { $0 != " " } }
    return text[..<quoted(text.dropFirst(EnclosingNodes.route.count)).endIndex]
  }

  private func quoted(_ text: Substring) -> Substring {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text[...index]
      }
    }
    return text
  }
}
