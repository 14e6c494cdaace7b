import Foundation

/// Finds the changes between two lists of lines and groups neighbours into places.
struct LineComparison {
  let old: [String]
  let new: [String]

  /// The number of lines before those of both texts that are compared.
  var linesBefore = 0

  /// One line of the merged texts with its position in each; in the text that lacks the line, the position of
  /// the following one.
  private struct Step {
    let line: LineDifference.Line
    let oldIndex: Int
    let newIndex: Int

    var isChange: Bool {
      if case .same = line { false } else { true }
    }
  }

  func places(heading: LineDifference.Heading, context: Int) -> [LineDifference.Place] {
    let steps = merged()
    let headings = PlaceHeadings(old: old, new: new, kind: heading, linesBefore: linesBefore)
    return ranges(of: steps, context: context).map { range in
      LineDifference.Place(
        heading: steps[range].first(where: \.isChange).map { text(of: $0, in: headings) } ?? "",
        lines: steps[range].map(\.line),
        changedLines: changedLines(in: steps[range])
      )
    }
  }

  private func merged() -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(old.count + new.count)
    var (oldIndex, newIndex) = (0, 0)
    func takeChanges(until pair: (old: Int, new: Int)) {
      while oldIndex < pair.old {
        let line = LineDifference.Line.removed(old[oldIndex])
        steps.append(Step(line: line, oldIndex: oldIndex, newIndex: newIndex))
        oldIndex += 1
      }
      while newIndex < pair.new {
        let line = LineDifference.Line.added(new[newIndex])
        steps.append(Step(line: line, oldIndex: oldIndex, newIndex: newIndex))
        newIndex += 1
      }
    }
    for pair in LineMatches(from: old, to: new).pairs {
      takeChanges(until: pair)
      let line = LineDifference.Line.same(new[newIndex])
      steps.append(Step(line: line, oldIndex: oldIndex, newIndex: newIndex))
      oldIndex += 1
      newIndex += 1
    }
    takeChanges(until: (old.count, new.count))
    return steps
  }

  /// The ranges of changes with their context; places that would touch are merged.
  private func ranges(of steps: [Step], context: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in steps.indices where steps[index].isChange {
      let lower = max(index - context, 0)
      let upper = min(index + context + 1, steps.count)
      if let last = ranges.last, lower <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<upper
      } else {
        ranges.append(lower..<upper)
      }
    }
    return ranges
  }

  /// The number of lines changed: for a run of changes, that of the longer of its two sides.
  private func changedLines(in steps: ArraySlice<Step>) -> Int {
    var (total, removed, added) = (0, 0, 0)
    for step in steps {
      switch step.line {
      case .removed: removed += 1
      case .added: added += 1
      case .same:
        total += max(removed, added)
        (removed, added) = (0, 0)
      }
    }
    return total + max(removed, added)
  }

  /// The heading of a step: a removed line is located in the old text, any other in the new one.
  private func text(of step: Step, in headings: PlaceHeadings) -> String {
    if case .removed = step.line {
      headings.text(ofOld: step.oldIndex, new: step.newIndex)
    } else {
      headings.text(ofNew: step.newIndex)
    }
  }
}

/// The lines that two texts share, in order.
struct LineMatches {
  /// The positions in the old text and in the new text of every line that both have, in order.
  let pairs: [(old: Int, new: Int)]

  /// Matches the lines of `old` with those of `new`.
  ///
  /// - Complexity: O(n log n) for n lines in all.
  init(from old: [String], to new: [String]) {
    // Lines that both begin or end with need no numbers.
    let start = zip(old, new).prefix(while: TextLines.areSame).count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix(while: TextLines.areSame)
      .count
    // By bytes: as strings, a precomposed accent would equal a combining one.
    var numbers: [ExactText: Int] = Dictionary(
      minimumCapacity: max(old.count, new.count) - start - end
    )
    func number(_ line: String) -> Int {
      let line = ExactText(line)
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let middle = SequenceMatches(
      from: old[start..<old.count - end].map(number),
      to: new[start..<new.count - end].map(number)
    )
    pairs =
      (0..<start).map { ($0, $0) }
      + middle.pairs.map { ($0.old + start, $0.new + start) }
      + (0..<end).map { (old.count - end + $0, new.count - end + $0) }
  }
}

/// The lines of two normalised texts, without most of the lines that both begin or end with.
///
/// Long texts mostly differ in few places, and comparing bytes takes a thousandth of the time of comparing lines.
struct SharedEnds {
  let old: [String]
  let new: [String]

  /// The number of lines at the start that were left out.
  let linesBefore: Int

  /// The number of equal lines that are kept on either side, more than differences show.
  private static let kept = 3

  init(of old: String, _ new: String) {
    var (old, new) = (old, new)
    let (start, oldEnd, newEnd, before) = old.withUTF8 { one in
      new.withUTF8 { other in SharedEnds.middle(one, other) }
    }
    self.old = TextLines.split(SharedEnds.part(of: old, start..<oldEnd))
    self.new = TextLines.split(SharedEnds.part(of: new, start..<newEnd))
    linesBefore = before
  }

  private static func part(of text: String, _ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(Substring(bytes[start..<bytes.index(start, offsetBy: range.count)]))
  }

  /// The start and the end of the compared lines, and the number of lines before them.
  private static func middle(
    _ old: UnsafeBufferPointer<UInt8>,
    _ new: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, oldEnd: Int, newEnd: Int, before: Int) {
    guard let one = old.baseAddress, let other = new.baseAddress else {
      return (0, old.count, new.count, 0)
    }
    let shorter = min(old.count, new.count)
    let head = shared(shorter) { start, count in
      memcmp(one + start, other + start, count) == 0
    }
    let start = lineStart(in: new, before: head, back: kept)
    var tail = shared(shorter - start) { start, count in
      memcmp(one + old.count - start - count, other + new.count - start - count, count) == 0
    }
    // Continues to the end of a line, and some lines further.
    for _ in 0...kept {
      let end = TextLines.lineEnd(in: new, from: new.count - tail)
      tail = max(0, new.count - end - 1)
    }
    var before = 0
    var line = 0
    while line < start {
      line = TextLines.lineEnd(in: new, from: line) + 1
      before += 1
    }
    return (start, old.count - tail, new.count - tail, before)
  }

  /// The number of equal elements, of at most `count`: found in stretches, and then one by one.
  private static func shared(
    _ count: Int,
    areSame: (_ start: Int, _ count: Int) -> Bool
  ) -> Int {
    let stretch = 4_096
    var shared = 0
    while shared + stretch <= count, areSame(shared, stretch) { shared += stretch }
    while shared < count, areSame(shared, 1) { shared += 1 }
    return shared
  }

  /// The start of the line that is `back` lines before the one with the byte at `position`.
  private static func lineStart(
    in bytes: UnsafeBufferPointer<UInt8>,
    before position: Int,
    back: Int
  ) -> Int {
    var start = position
    for _ in 0...back {
      if start > 0 { start -= 1 }
      while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    }
    return start
  }
}
