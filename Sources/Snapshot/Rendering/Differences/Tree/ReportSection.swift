/// The part of a report about one screen or surface.
struct ReportSection: Hashable, Sendable {
  /// The name, and the changes of the screen or surface itself.
  var heading: String

  /// Whether the heading contains more than the name.
  var isHeadingTold = false

  /// Whether it is about nodes, not about the lines above or below them.
  var isOfNodes = true

  /// The lines below it, without their indentation.
  var lines: [ReportLine] = []

  /// Their consequences, to be folded into one line.
  var consequences: [String] = []

  /// Makes `heading` the heading, which contains more than the name.
  mutating func tell(_ heading: String) {
    self.heading = heading
    isHeadingTold = true
  }
}

/// A line of a difference.
struct ReportLine: Hashable, Sendable {
  /// The sign: `+`, `-`, `~` or `>`.
  let sign: Character

  /// The text.
  var text: String

  /// The shape, in which lines differ only in their text; `nil` if it is unique.
  var shape: String?

  /// The vertical place of the reported node, for the distance between equal rows; `nil` if it has none.
  var top: Double?
}

/// A change that the first line of a message may mention.
struct Headline: Hashable, Sendable {
  /// The kinds, most important first.
  enum Rank: Int, Comparable, Sendable {
    case device, surface, screen, backButton, sheetHeight, control, words, place, rest, findings

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let rank: Rank

  /// The counted noun: `text`; empty if only the verb is counted.
  let subject: String

  /// Its name, for kinds that are named individually.
  var name: String?

  /// The verb: `added`, `changed`.
  let verb: String
}

/// The sections of a difference, in the order in which they are first mentioned.
struct ReportSections {
  private(set) var all: [ReportSection] = []

  private let pairs: NodePairs

  /// The numbers of sections, by the positions of their nodes.
  private var ofOld: [Int: Int] = [:]
  private var ofNew: [Int: Int] = [:]

  init(_ pairs: NodePairs) {
    self.pairs = pairs
  }

  subscript(number: Int) -> ReportSection {
    get { all[number] }
    set { all[number] = newValue }
  }

  /// The number of the section for the node at `index` of the new side.
  mutating func number(ofNew index: Int) -> Int {
    let place = pairs.new.section(of: index)
    if let number = ofNew[place] { return number }
    ofNew[place] = all.count
    all.append(ReportSection(heading: pairs.new.nodes[place].name()))
    return all.count - 1
  }

  /// The number of the section for the node at `index` of the old side.
  mutating func number(ofOld index: Int) -> Int {
    let place = pairs.old.section(of: index)
    if let now = pairs.newOfOld[place] { return number(ofNew: now) }
    if let number = ofOld[place] { return number }
    ofOld[place] = all.count
    all.append(ReportSection(heading: pairs.old.nodes[place].name()))
    return all.count - 1
  }
}
