/// What is told of one screen or surface.
struct ReportSection: Hashable, Sendable {
  /// The name, and what changed about it itself.
  var heading: String

  /// Whether the heading says more than the name.
  var isHeadingTold = false

  /// Whether it is of nodes, and not of what is above or below them.
  var isOfNodes = true

  /// The lines below it, without their indentation.
  var lines: [ReportLine] = []

  /// What followed from them, to be folded into one line.
  var consequences: [String] = []

  /// Makes `heading` the heading, which says more than the name.
  mutating func tell(_ heading: String) {
    self.heading = heading
    isHeadingTold = true
  }
}

/// A line of a difference.
struct ReportLine: Hashable, Sendable {
  /// The sign: `+`, `-`, `~` or `>`.
  let sign: Character

  /// What is said.
  var text: String

  /// Lines of one shape differ in words alone; `nil` if it is like no other.
  var shape: String?

  /// The vertical place of what is told, for the distance between equal rows; `nil` if it has none.
  var top: Double?
}

/// Something that the first line of a message may name.
struct Headline: Hashable, Sendable {
  /// The kinds, most important first.
  enum Rank: Int, Comparable, Sendable {
    case device, surface, screen, backButton, sheetHeight, control, words, place, rest, findings

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let rank: Rank

  /// What it is, to be counted: `text`; empty if only the verb is.
  let subject: String

  /// Its name, for kinds of which one is named.
  var name: String?

  /// What happened to it: `added`, `changed`.
  let verb: String
}

/// The sections of a difference, in the order in which something is first told of them.
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
