/// The lines that two texts share, in order.
struct LineMatches {
  /// The positions in the old text and in the new text of every line that both have, in order.
  let pairs: [(old: Int, new: Int)]

  /// Matches the lines of `old` with those of `new`.
  ///
  /// - Complexity: O(n log n) for n lines in all.
  init(from old: [String], to new: [String]) {
    // By bytes: as strings, a precomposed accent would equal a combining one.
    var numbers: [ExactText: Int] = [:]
    func number(_ line: String) -> Int {
      let line = ExactText(line)
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    pairs = SequenceMatches(from: old.map(number), to: new.map(number)).pairs
  }
}
