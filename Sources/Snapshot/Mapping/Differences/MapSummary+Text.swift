import LayoutSim

extension MapSummary {
  /// The text that is committed; it ends in one newline.
  public var text: String {
    let first = "\(SummaryText.map) \(QuotedWords.text(name))"
    var lines = [settings.isEmpty ? first : "\(first) \(settings)"]
    lines += unused.map { "\(SummaryText.unused) \($0)" }
    for place in places {
      lines += ["", "\(SummaryText.place) \(place.name)"]
      lines += place.way.steps.map { "  \(SummaryText.by) \($0)" }
      lines += place.moves.map { move in
        let more = move.hasMore ? " \(SummaryText.more)" : ""
        let to = SummaryText.target(move.to, from: place.name)
        return "  \(SummaryText.on) \(move.step)\(more)\(SummaryText.arrow)\(to)"
      }
      lines += place.leftOut.map { "  \(SummaryText.leftOut) \($0.words)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Parses a summary from its ``text``.
  ///
  /// - Throws: A ``MapSummaryError`` with the first line that is not one of a summary.
  public init(parsing text: String) throws(MapSummaryError) {
    var summary: MapSummary?
    var targets: [(line: Int, name: String)] = []
    var names: Set<String> = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let number = index + 1
      if line.allSatisfy(\.isWhitespace) { continue }
      guard summary != nil else {
        summary = try MapSummary(firstLine: line, number: number)
        continue
      }
      if let name = SummaryText.rest(of: line, after: "\(SummaryText.place) ") {
        guard names.insert(name).inserted else {
          throw MapSummaryError(line: number, problem: .repeated(place: name))
        }
        summary?.places.append(Place(name: name, way: Script()))
        continue
      }
      guard let place = summary?.places.indices.last else {
        if let words = SummaryText.rest(of: line, after: "\(SummaryText.unused) ") {
          summary?.unused.append(words)
          continue
        }
        throw MapSummaryError(line: number, problem: .unknown(line: String(line)))
      }
      if let words = SummaryText.rest(of: line, after: "  \(SummaryText.by) ") {
        summary?.places[place].way.steps.append(try SummaryText.step(words, number))
      } else if let words = SummaryText.rest(of: line, after: "  \(SummaryText.on) ") {
        let move = try Move(words, from: summary?.places[place].name ?? "", number)
        targets.append((number, move.to))
        summary?.places[place].moves.append(move)
      } else if let words = SummaryText.rest(of: line, after: "  \(SummaryText.leftOut) ") {
        summary?.places[place].leftOut.append(try MapSummary.LeftOut(words, number))
      } else {
        throw MapSummaryError(line: number, problem: .unknown(line: String(line)))
      }
    }
    guard let summary else { throw MapSummaryError(line: 1, problem: .noMap) }
    if let target = targets.first(where: { !names.contains($0.name) }) {
      throw MapSummaryError(line: target.line, problem: .noPlace(target.name))
    }
    self = summary
  }

  private init(firstLine line: Substring, number: Int) throws(MapSummaryError) {
    var words = SummaryText.rest(of: line, after: "\(SummaryText.map) ").map { $0[...] } ?? ""
    guard let name = QuotedWords.take(from: &words) else {
      throw MapSummaryError(line: number, problem: .noMap)
    }
    let settings = words.first == " " ? String(words.dropFirst()) : String(words)
    self.init(name: name, settings: settings, places: [])
  }
}

extension MapSummary.Move {
  fileprivate init(
    _ words: String,
    from place: String,
    _ number: Int
  ) throws(MapSummaryError) {
    // The step ends at the first arrow that is not in quotes. Scalars are used, since a name may begin with one that
    // combines with the preceding quote.
    let scalars = words.unicodeScalars
    var isQuoted = false
    var isEscaped = false
    var end = scalars.startIndex
    while end < scalars.endIndex,
      isQuoted || !scalars[end...].starts(with: SummaryText.arrow.unicodeScalars)
    {
      let scalar = scalars[end]
      if !isEscaped, scalar == "\"" { isQuoted.toggle() }
      isEscaped = !isEscaped && scalar == "\\"
      end = scalars.index(after: end)
    }
    guard end < scalars.endIndex else {
      throw MapSummaryError(line: number, problem: .noTarget(words: words))
    }
    var step = String(scalars[..<end])
    let hasMore = step.hasSuffix(" \(SummaryText.more)")
    if hasMore { step = String(step.dropLast(SummaryText.more.count + 1)) }
    let to = String(scalars[end...].dropFirst(SummaryText.arrow.unicodeScalars.count))
    self.init(
      step: try SummaryText.step(step, number),
      hasMore: hasMore,
      to: SummaryText.name(ofTarget: to, from: place)
    )
  }
}

extension MapSummary.LeftOut {
  /// The reason, and the steps that were never tried: `enough-entries, tap "Log in" and more`.
  var words: String {
    let more = hasMore ? " \(SummaryText.more)" : ""
    return reason.rawValue + (step.map { ", \($0)\(more)" } ?? "")
  }

  fileprivate init(_ words: String, _ number: Int) throws(MapSummaryError) {
    let parts = words.split(separator: ", ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reason = MapLeftOut.Reason(rawValue: String(parts[0])) else {
      throw MapSummaryError(line: number, problem: .unknown(line: words))
    }
    self.init(reason: reason)
    guard parts.count > 1 else { return }
    hasMore = parts[1].hasSuffix(" \(SummaryText.more)")
    let step = hasMore ? parts[1].dropLast(SummaryText.more.count + 1) : parts[1]
    self.step = try SummaryText.step(String(step), number)
  }
}

/// The parts of the text of a summary.
enum SummaryText {
  static let map = "map"
  static let unused = "unused"
  static let place = "place"
  static let by = "by"
  static let on = "on"
  static let leftOut = "left out"
  static let more = "and more"
  static let arrow = " → "
  private static let beyond = "… > "

  /// A text on one line.
  static func line(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars { QuotedWords.append(scalar, to: &text) }
    return text
  }

  /// The name of a place on one line, in a form that can be parsed: without blanks at its ends, and not like a target
  /// beyond another place.
  static func name(_ words: String) -> String {
    let name = line(words).trimmed
    guard name.hasPrefix(beyond) || name.isEmpty else { return name }
    return name.isEmpty ? "empty" : "...\(name.dropFirst())"
  }

  /// The name of a target, without the name of the place from which a move leads if it begins with that name.
  static func target(_ name: String, from place: String) -> String {
    name.hasPrefix("\(place) > ") ? beyond + name.dropFirst(place.count + 3) : name
  }

  static func name(ofTarget target: String, from place: String) -> String {
    target.hasPrefix(beyond) ? "\(place) > \(target.dropFirst(beyond.count))" : target
  }

  /// The part of the line after `prefix`, which need not end between characters; `nil` if the line begins differently.
  static func rest(of line: Substring, after prefix: String) -> String? {
    let (scalars, start) = (line.unicodeScalars, prefix.unicodeScalars)
    return scalars.starts(with: start) ? String(scalars.dropFirst(start.count)) : nil
  }

  static func step(_ words: String, _ number: Int) throws(MapSummaryError) -> ScriptStep {
    do throws(UnreadableActionError) {
      return try ScriptStep(parsing: words)
    } catch {
      throw MapSummaryError(line: number, problem: .unreadable(error))
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
