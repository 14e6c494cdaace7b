/// SwiftUI's names, with their translations and limits.
package struct NameTable: Sendable {
  /// The kind of a name.
  package enum Kind: String, Hashable, CaseIterable, Sendable {
    /// A type.
    case type

    /// A property wrapper or another attribute, with `@`.
    case wrapper

    /// A key of the environment.
    case key

    /// A modifier.
    case modifier

    /// A static value, such as a style.
    case value

    /// A module.
    case module

    /// A function outside of types.
    case function
  }

  /// The translation of a name.
  package enum Outcome: String, Hashable, CaseIterable, Sendable {
    /// It has the same name here.
    case same

    /// It has another name here.
    case renamed

    /// It is rewritten by a rule of its own.
    case rule

    /// It is left out, without effect on frames and touches.
    case leftOut = "left out"

    /// It has no counterpart.
    case refused
  }

  /// A name in the table.
  package struct Entry: Hashable, Sendable {
    package let kind: Kind

    /// SwiftUI's name.
    package let name: String

    package let outcome: Outcome

    /// Our spelling; empty if there is none.
    ///
    /// If the name is left out, the words in its arguments for which it is a warning.
    package let ours: String

    /// The translation of labelled arguments.
    package let arguments: [ArgumentChange]

    /// Its limits, or an alternative; empty if there is none.
    package let limit: String

    /// Whether each use is a warning.
    package let warns: Bool

    /// Whether a use is a warning, with these words in its arguments.
    func warns(of words: some Sequence<String>) -> Bool {
      let condition = ours.split(separator: " ").map(String.init)
      guard warns, outcome == .leftOut, let first = condition.first else { return warns }
      return words.contains(where: condition.dropFirst().contains) == (first == "if")
    }
  }

  /// The translation of an argument.
  package struct ArgumentChange: Hashable, Sendable {
    /// The label in SwiftUI; `_` for the first argument without one.
    package let label: String

    /// The label here; `_` for none, `!` if the use is refused, and `nil` if the argument is left out.
    package let newLabel: String?

    /// Whether `Text("…")` becomes its text.
    package let takesText: Bool
  }

  /// All names, in the order of the table.
  package let all: [Entry]

  /// The titles of the parts of the table, with the index of their first entry.
  package let parts: [(title: String, start: Int)]

  private let places: [Kind: [String: Int]]

  /// The types of the module `StandIns`.
  static let standInTypes: Set<String> = [
    "DateControl", "DateParts", "DateTextStyle", "AlertValue", "InkGradient", "TextFace",
    "TouchGesture", "DragTouch", "TapTouch", "LongPressTouch", "PinchTouch", "ScaleTouch",
    "TurnTouch", "StackChoice",
    "ContentLabel", "AnnouncingModel", "ModelAnnouncement", "PublishedValue", "ValueSender",
    "TimedElement", "TimedContext", "DateSchedule",
    "ValueHolder", "AnyValueStream", "ValueStream", "StreamLink",
    "OneValue", "NoValue",
    "StageTimer", "StageDate", "Motion", "Passage", "Coordinate", "MapRegion", "MapSpan",
    "AnyPicture", "RasterPicture", "InkControl", "ReaderNotice", "InkContrast", "ModelStore",
    "StoreQuery", "StoredModel", "EntityObject", "EntityID", "DataTable", "DataColumn",
    "DataColumnBuilder", "SilentLogger", "SubviewLayout", "LayoutTraits",
  ]

  /// The table.
  package static let standard = NameTable(text: entries)

  /// Reads a table; lines in another form are skipped.
  init(text: String) {
    var all: [Entry] = []
    var parts: [(title: String, start: Int)] = []
    var places: [Kind: [String: Int]] = [:]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        parts.append((String(line.dropFirst(2)), all.count))
        continue
      }
      for entry in NameTable.entries(inLine: line) {
        places[entry.kind, default: [:]][entry.name] = all.count
        all.append(entry)
      }
    }
    self.all = all
    self.parts = parts
    self.places = places
  }

  /// The entry of a name.
  package subscript(_ kind: Kind, _ name: String) -> Entry? {
    places[kind]?[name].map { all[$0] }
  }

  private static func entries(inLine line: Substring) -> [Entry] {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    guard fields.count >= 3, let kind = Kind(rawValue: fields[0]),
      let outcome = Outcome(rawValue: fields[2])
    else { return [] }
    let spelling = fields.count > 3 ? fields[3] : ""
    let limit = fields.count > 4 ? fields[4] : ""
    let opening =
      spelling.hasSuffix(")") && spelling.contains(": ") ? spelling.firstIndex(of: "(") : nil
    return fields[1].split(separator: ",").map { name in
      Entry(
        kind: kind,
        name: trimmed(name),
        outcome: outcome,
        ours: opening.map { String(spelling[..<$0]) } ?? spelling,
        arguments: opening.map { changes(spelling[$0...]) } ?? [],
        limit: limit.hasPrefix("!") ? String(limit.dropFirst()) : limit,
        warns: outcome == .refused || limit.hasPrefix("!")
      )
    }
  }

  /// Reads `(a: b, c: –)`.
  private static func changes(_ text: Substring) -> [ArgumentChange] {
    text.dropFirst().dropLast().split(separator: ",").compactMap { change in
      let sides = change.split(separator: ":").map(trimmed)
      guard sides.count == 2 else { return nil }
      let words = sides[1].split(separator: " ")
      return ArgumentChange(
        label: sides[0],
        newLabel: sides[1] == "–" ? nil : words.first.map(String.init),
        takesText: words.count > 1
      )
    }
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
