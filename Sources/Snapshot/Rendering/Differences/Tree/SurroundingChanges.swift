import LayoutSim

/// The changes in an outline's lines above and below its nodes.
struct SurroundingChanges {
  /// The sections before those of the nodes.
  private(set) var before: [ReportSection] = []

  /// The sections after those of the nodes.
  private(set) var after: [ReportSection] = []

  private(set) var headlines: [Headline] = []

  /// Collects the changes; `hasNodes` is whether changes of nodes are reported, from which layers follow.
  init(
    _ header: TreeDifference.Replacement<OutlineHeader>?,
    _ layers: TreeDifference.Replacement<[String]>?,
    _ findings: TreeDifference.Replacement<[OutlineFinding]>?,
    _ silenced: TreeDifference.Replacement<[Fact]>?,
    hasNodes: Bool
  ) {
    if let header { report(header) }
    if let layers, let tabs = ReorderedTabs(from: layers.old, to: layers.new) {
      let words = "in another order: \(tabs.words)"
      before.append(
        ReportSection(heading: "tabs  \(words)", hasHeadingChanges: true, isOfNodes: false)
      )
      headlines.append(Headline(rank: .screen, subject: "tabs", name: "tabs \(words)", verb: ""))
    } else if let layers, !hasNodes {
      var section = ReportSection(heading: "layers", hasHeadingChanges: true, isOfNodes: false)
      section.lines = SurroundingChanges.lines(from: layers.old, to: layers.new)
      before.append(section)
      headlines.append(Headline(rank: .screen, subject: "layers", name: "layers", verb: "changed"))
    }
    if let findings { report(findings) }
    if let silenced { report(silenced) }
  }

  private mutating func report(_ header: TreeDifference.Replacement<OutlineHeader>) {
    let changes = header.old.changes(to: header.new)
    before.append(
      ReportSection(
        heading: "device  \(changes.joined(separator: ", "))",
        hasHeadingChanges: true,
        isOfNodes: false
      )
    )
    headlines += changes.map { Headline(rank: .device, subject: "device", name: $0, verb: "") }
  }

  private mutating func report(_ findings: TreeDifference.Replacement<[OutlineFinding]>) {
    var section = ReportSection(heading: "findings", hasHeadingChanges: true, isOfNodes: false)
    section.lines = SurroundingChanges.lines(
      from: findings.old.map(\.line),
      to: findings.new.map(\.line)
    )
    let codes = [
      ("added", SurroundingChanges.rest(of: findings.new, without: findings.old)),
      ("removed", SurroundingChanges.rest(of: findings.old, without: findings.new)),
    ]
    for (verb, rest) in codes {
      for finding in rest {
        let name = "finding \(PrintedWords.word(finding.code))"
        headlines.append(Headline(rank: .findings, subject: "finding", name: name, verb: verb))
      }
    }
    if codes.allSatisfy(\.1.isEmpty) {
      section.heading += "  in another order"
      section.lines = []
      headlines.append(
        Headline(rank: .findings, subject: "finding", name: "findings", verb: "in another order")
      )
    }
    after.append(section)
  }

  private mutating func report(_ silenced: TreeDifference.Replacement<[Fact]>) {
    func text(_ counts: [Fact]) -> String {
      counts.isEmpty ? "none" : counts.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
    after.append(
      ReportSection(
        heading: "silenced  \(text(silenced.old)) → \(text(silenced.new))",
        hasHeadingChanges: true,
        isOfNodes: false
      )
    )
    headlines.append(
      Headline(rank: .findings, subject: "silenced", name: "silenced findings", verb: "changed")
    )
  }

  /// The elements of `one` that occur less often in `other`.
  private static func rest<Element: Hashable>(of one: [Element], without other: [Element])
    -> [Element]
  {
    var counts: [Element: Int] = [:]
    for element in other { counts[element, default: 0] += 1 }
    return one.filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }

  /// The lines that were removed and added, in order.
  private static func lines(from old: [String], to new: [String]) -> [ReportLine] {
    let matches = LineMatches(from: old, to: new).pairs
    var lines: [ReportLine] = []
    var (oldStart, newStart) = (0, 0)
    for point in matches + [(old.count, new.count)] {
      lines += old[oldStart..<point.old].map { ReportLine(sign: "-", text: $0) }
      lines += new[newStart..<point.new].map { ReportLine(sign: "+", text: $0) }
      (oldStart, newStart) = (point.old + 1, point.new + 1)
    }
    return lines
  }
}

extension OutlineHeader {
  /// The settings that differ: `type large → accessibility3`.
  fileprivate func changes(to new: OutlineHeader) -> [String] {
    func lengths(_ values: [Double]) -> String {
      values.map(PrintedNumber.text).joined(separator: ",")
    }
    func insets(_ insets: Insets) -> String {
      lengths([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    let settings = [
      ("", PrintedWords.word(device), PrintedWords.word(new.device)),
      ("os ", platform.systemVersion, new.platform.systemVersion),
      (
        "window ", lengths([window.width, window.height]),
        lengths([new.window.width, new.window.height])
      ),
      ("safe area ", insets(safeArea), insets(new.safeArea)),
      ("type size ", typeSize.rawValue, new.typeSize.rawValue),
      ("", scheme.rawValue, new.scheme.rawValue),
      ("", orientation.rawValue, new.orientation.rawValue),
      ("", direction.words, new.direction.words),
      ("keyboard ", keyboard.rawValue, new.keyboard.rawValue),
      ("locale ", locale ?? "en", new.locale ?? "en"),
      ("", hasBoldText ? "bold text" : "text", new.hasBoldText ? "bold text" : "text"),
      (
        "corrected ", corrections.isEmpty ? "nothing" : corrections.word,
        new.corrections.isEmpty ? "nothing" : new.corrections.word
      ),
      ("left out ", "\(leftOutCount)", "\(new.leftOutCount)"),
      (
        "", reducesMotion ? "reduced motion" : "motion",
        new.reducesMotion ? "reduced motion" : "motion"
      ),
    ]
    return settings.filter { !TextLines.areSame($0.1, $0.2) }.map { "\($0.0)\($0.1) → \($0.2)" }
  }
}

extension WritingDirection {
  fileprivate var words: String { self == .leftToRight ? "left to right" : "right to left" }
}

/// The change in a sheet's height between two outlines, which is the first thing to report.
struct SheetGrowth: Hashable {
  /// The word and route that the outline prints: `sheet reviews.compose`.
  let sheet: String

  /// The increase in height, in points; negative if the sheet shrank.
  let growth: Double

  /// The first sheet whose height differs between the two texts; `nil` if there is none.
  init?(_ lines: [LineDifference.Line]) {
    var heights: [String: Double] = [:]
    for line in lines {
      switch line {
      case .removed(let text):
        if let (sheet, height) = SheetGrowth.sheet(in: text), heights[sheet] == nil {
          heights[sheet] = height
        }
      case .added(let text):
        guard let (sheet, height) = SheetGrowth.sheet(in: text),
          let old = heights[sheet], old != height
        else { continue }
        self.sheet = sheet
        growth = height - old
        return
      case .same: continue
      }
    }
    return nil
  }

  /// `sheet grew 48`, or `sheet shrank 22.5`.
  var words: String {
    "sheet \(growth < 0 ? "shrank" : "grew") \(PrintedNumber.text(abs(growth)))"
  }

  /// The name and the height in a line such as `sheet reviews.compose … @ 0,540 393x312`.
  private static func sheet(in line: String) -> (sheet: String, height: Double)? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("sheet ") else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 3, words[words.count - 3] == "@",
      let height = words.last?.split(separator: "x").last.flatMap({ Double($0) })
    else { return nil }
    return ("sheet " + route(line.dropFirst(6)), height)
  }

  /// The route at the start of `words`, up to the first space outside quotes.
  private static func route(_ words: Substring) -> Substring {
    var isQuoted = false
    var isEscaped = false
    return words.prefix { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"" && !isEscaped { isQuoted.toggle() }
      return isQuoted || character != " "
    }
  }
}
