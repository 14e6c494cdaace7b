/// Lengths and advances of letters that were measured on a device, in place of those that FlowSim has.
///
/// They are read from a text with one on each line; empty lines, and what follows `#`, are left out.
/// `flowsim facts --corrections` writes such a text from a recording. Outlines print all of them in their first line.
///
/// ```swift
/// let measured = try Corrections(
///   parsing: """
///     # iPhone 17 Pro, iOS 26.4
///     tab-bar.height 86
///     text.latin 1.01
///     """
/// )
/// let traits = Traits(device: .iPhone17Pro, platform: .iOS26, corrections: measured)
/// ```
public struct Corrections: Hashable, Sendable {
  private var values: [Fact: Double] = [:]

  /// Creates no corrections.
  public init() {}

  /// Whether nothing is corrected.
  public var isEmpty: Bool { values.isEmpty }

  /// The length in points, or the factor of advances; `nil` where nothing is corrected.
  ///
  /// A number that ``Fact/range`` does not contain is left out.
  public subscript(fact: Fact) -> Double? {
    get { values[fact] }
    set { values[fact] = newValue.flatMap { fact.range.contains($0) ? $0 : nil } }
  }

  /// A length or a factor that can be corrected; its raw value is the name in files.
  public enum Fact: String, Hashable, Sendable, CaseIterable {
    /// The row of a navigation bar's buttons and inline title, outside of sheets.
    case navigationBarHeight = "navigation-bar.height"

    /// The same in a sheet.
    case navigationBarHeightInSheet = "navigation-bar.height-in-sheet"

    /// The distance of a navigation bar from the window's upper edge.
    case navigationBarTop = "navigation-bar.top"

    /// The height that a large title adds to a navigation bar.
    case largeTitleHeight = "navigation-bar.large-title"

    /// A tab bar at the lower edge, down to the edge of the window.
    case tabBarHeight = "tab-bar.height"

    /// A toolbar, without the home indicator.
    case toolbarHeight = "toolbar.height"

    /// A search field.
    case searchFieldHeight = "search-field.height"

    /// The least height of a list's row.
    case rowHeight = "list.row-height"

    /// The space above and below the content of a row.
    case rowInset = "list.row-inset"

    /// The distance of a row's content from the sides of its row.
    case rowTextInset = "list.text-inset"

    /// The distance of a list's cards from the sides.
    case cardInset = "list.card-inset"

    /// The distance between two sections of a list without text between them.
    case sectionGap = "list.section-gap"

    /// The distance of the tallest sheet of a phone from the window's upper edge.
    case sheetTop = "sheet.top"

    /// The width of an alert.
    case alertWidth = "alert.width"

    /// The least height of an alert's button.
    case alertButtonHeight = "alert.button-height"

    /// The keyboard, down to the edge of the window.
    case keyboardHeight = "keyboard.height"

    /// The factor of the advances of Latin, Greek and Cyrillic letters, digits and punctuation.
    case latin = "text.latin"

    /// The factor of the advances of Chinese characters and kana.
    case ideographs = "text.ideographs"

    /// The factor of the advances of Hangul.
    case hangul = "text.hangul"

    /// The factor of the advances of Arabic and Hebrew.
    case middleEastern = "text.middle-eastern"

    /// The factor of the advances of all other scripts, such as Thai and Devanagari.
    case otherScripts = "text.other-scripts"

    /// The factor of the advances of emoji.
    case emoji = "text.emoji"

    /// The valid numbers: factors from 0.5 to 2, lengths up to 2,000 points.
    public var range: ClosedRange<Double> { rawValue.hasPrefix("text.") ? 0.5...2 : 0...2000 }
  }
}

extension Corrections {
  /// Reads a text with a name and a number on each line.
  public init(parsing text: String) throws(CorrectionError) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = line.prefix { $0 != "#" }
      let words = content.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first else { continue }
      func failure(_ reason: CorrectionError.Reason) -> CorrectionError {
        CorrectionError(line: index + 1, reason: reason)
      }
      guard let fact = Fact(rawValue: name) else { throw failure(.unknown(name)) }
      guard words.count == 2, let number = Double(words[1]) else { throw failure(.noNumber(fact)) }
      guard fact.range.contains(number) else { throw failure(.outOfRange(fact, words[1])) }
      guard values[fact] == nil else { throw failure(.repeated(fact)) }
      values[fact] = number
    }
  }

  /// The names and numbers in a fixed order.
  private var entries: [(name: String, number: String)] {
    Fact.allCases.compactMap { fact in
      values[fact].map { (fact.rawValue, $0 == $0.rounded() ? "\(Int($0))" : "\($0)") }
    }
  }

  /// The corrections as one word, as in the first line of outlines: `tab-bar.height:86,text.latin:1.01`.
  package var word: String { entries.map { "\($0.name):\($0.number)" }.joined(separator: ",") }

  /// Reads a word of the first line of an outline.
  package init(word: some StringProtocol) throws(CorrectionError) {
    let text = word.map { $0 == ":" ? " " : $0 == "," ? "\n" : $0 }
    try self.init(parsing: String(text))
  }
}

extension Corrections: CustomStringConvertible {
  /// The text from which they are read: a name and a number on each line.
  public var description: String { entries.map { "\($0.name) \($0.number)\n" }.joined() }
}

extension Corrections: Codable {
  /// Reads the names and numbers.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the names and numbers, as one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// An error in a text that is parsed as corrections.
public struct CorrectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The problem.
  public let reason: Reason

  /// The problem of a line.
  public enum Reason: Hashable, Sendable {
    /// The name is not that of a correctable fact.
    case unknown(String)

    /// The name is followed by no number, or by more than one.
    case noNumber(Corrections.Fact)

    /// The number is outside the valid range.
    case outOfRange(Corrections.Fact, String)

    /// The name occurs for the second time.
    case repeated(Corrections.Fact)
  }

  /// The line, its problem, and the solution.
  public var description: String {
    let problem =
      switch reason {
      case .unknown(let name):
        "“\(name)” is nothing that can be corrected. Known: "
          + Corrections.Fact.allCases.map(\.rawValue).joined(separator: ", ")
      case .noNumber(let fact):
        "\(fact.rawValue) needs one number, such as: \(fact.rawValue) \(fact.range.contains(3) ? "44" : "1.02")"
      case .outOfRange(let fact, let number):
        "\(number) is no \(fact.range.contains(3) ? "length" : "factor"): \(fact.rawValue) is from "
          + "\(fact.range.lowerBound) to \(fact.range.upperBound)"
      case .repeated(let fact): "\(fact.rawValue) is corrected for the second time"
      }
    return "line \(line): \(problem)"
  }
}

extension PlatformMetric {
  /// The length in `corrections`, which counts as measured, or else this one.
  package func corrected(_ fact: Corrections.Fact, by corrections: Corrections) -> PlatformMetric {
    guard !corrections.isEmpty, let points = corrections[fact] else { return self }
    return PlatformMetric(points, .high, source)
  }
}

/// The factors of the advances of letters, by their scripts.
struct AdvanceFactors: Hashable, Sendable {
  private(set) var latin = 1.0, ideographs = 1.0, hangul = 1.0
  private(set) var middleEastern = 1.0, otherScripts = 1.0, emoji = 1.0

  init() {}

  init(_ corrections: Corrections) {
    latin = corrections[.latin] ?? 1
    ideographs = corrections[.ideographs] ?? 1
    hangul = corrections[.hangul] ?? 1
    middleEastern = corrections[.middleEastern] ?? 1
    otherScripts = corrections[.otherScripts] ?? 1
    emoji = corrections[.emoji] ?? 1
  }

  /// The advance `units`, corrected by `factor`, where all units are multiplied by ``latin`` afterwards.
  func units(_ units: Int, by factor: Double) -> Int {
    factor == latin ? units : Int((Double(units) * factor / latin).rounded())
  }

  /// The factor of characters of `kind`.
  func factor(of kind: CharacterClass.Kind) -> Double {
    switch kind {
    case .wide, .hangulLead, .hangulTail: hangul
    case .middleEastern: middleEastern
    case .zero, .spacingMark, .half, .thai, .other: otherScripts
    }
  }
}

extension Corrections {
  /// The measurer of texts under these corrections; an app's own measurer is not corrected.
  package func measurer(orOwn measurer: any TextMeasurer) -> any TextMeasurer {
    measurer is InterMeasurer ? InterMeasurer(AdvanceFactors(self)) : measurer
  }
}

private struct CorrectionsKey: InheritedKey { static let defaultValue = Corrections() }

extension InheritedValues {
  /// The measured values, which replace the platform's metrics.
  var corrections: Corrections {
    get { self[CorrectionsKey.self] }
    set { self[CorrectionsKey.self] = newValue }
  }
}
