/// The lines that two texts share, in order.
struct LineMatches {
  /// The positions in the old text and in the new text of every line that both have, in order.
  let pairs: [(old: Int, new: Int)]

  /// Matches the lines of `old` with those of `new`.
  ///
  /// - Complexity: O(n log n) for n lines in all.
  init(from old: [String], to new: [String]) {
    // What both begin and end with needs no numbers.
    let start = zip(old, new).prefix(while: TextLines.areSame).count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix(while: TextLines.areSame)
      .count
    // By bytes: as strings, a precomposed accent would equal a combining one.
    var numbers: [ExactText: Int] = [:]
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
