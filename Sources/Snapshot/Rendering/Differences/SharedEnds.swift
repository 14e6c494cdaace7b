import Foundation

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
