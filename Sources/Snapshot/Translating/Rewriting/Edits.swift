/// Changes to a source, by token.
///
/// The remaining tokens keep their order, their lines and their comments.
struct Edits {
  private var replaced: [Int: String] = [:]
  private var before: [Int: String] = [:]
  private var after: [Int: String] = [:]
  private var removed: Set<Int> = []

  /// Where the runs of removed tokens begin that end at an index, as far as they are known.
  private var starts: [Int: Int] = [:]

  /// Replaces the token at an index by `text`.
  mutating func replace(_ index: Int, with text: String) {
    replaced[index] = text
    removed.remove(index)
  }

  /// Inserts `text` before a token.
  mutating func insert(_ text: String, before index: Int) {
    before[index] = text + (before[index] ?? "")
  }

  /// Inserts `text` after a token.
  mutating func insert(_ text: String, after index: Int) {
    after[index] = (after[index] ?? "") + text
  }

  /// Removes tokens.
  mutating func remove(_ range: some Sequence<Int>) {
    for index in range {
      removed.insert(index)
      replaced[index] = nil
    }
  }

  /// Removes a run of tokens.
  mutating func remove(_ range: ClosedRange<Int>) {
    remove(Array(range))
    starts[range.upperBound] = starts[range.lowerBound - 1] ?? range.lowerBound
  }

  /// The last remaining token before an index.
  func keptBefore(_ index: Int) -> Int? {
    var before = index - 1
    while before >= 0, removed.contains(before) { before = (starts[before] ?? before) - 1 }
    return before >= 0 ? before : nil
  }

  /// Whether the token at an index is removed.
  func removes(_ index: Int) -> Bool { removed.contains(index) }

  /// Whether the token at an index has been changed.
  func changes(_ index: Int) -> Bool { removed.contains(index) || replaced[index] != nil }

  /// The changed source.
  func applied(to source: SourceFile) -> [UInt8] {
    var writer = Writer(capacity: source.bytes.count + source.bytes.count / 8)
    var position = 0
    // Whether the white space before removed tokens separates their neighbours.
    var isSeparated = false
    for (index, token) in source.tokens.enumerated() {
      let space = source.bytes[position..<token.start]
      if removed.contains(index - 1) {
        let isLast = !removed.contains(index)
        writer.append(space, keepsSpaces: !isSeparated && isLast, keepsIndentation: isLast)
      } else {
        writer.append(space, keepsSpaces: true)
        isSeparated = !space.isEmpty || index == 0 || source.kind(index - 1) == .open
      }
      writer.append(before[index])
      if let text = replaced[index] {
        writer.append(text)
      } else if !removed.contains(index) {
        writer.result += source.bytes[token.start..<token.end]
      }
      // A replacement of removed tokens ends their run.
      if removed.contains(index), before[index] != nil || after[index] != nil {
        isSeparated = false
      }
      writer.append(after[index])
      position = token.end
    }
    writer.append(source.bytes[position...], keepsSpaces: true)
    return writer.result
  }

  /// Collects the changed source.
  private struct Writer {
    var result: [UInt8] = []

    init(capacity: Int) { result.reserveCapacity(capacity) }

    mutating func append(_ text: String?) {
      if let text { result += Array(text.utf8) }
    }

    /// Appends the white space and the comments between two tokens, without trailing white space.
    mutating func append(
      _ space: ArraySlice<UInt8>,
      keepsSpaces: Bool,
      keepsIndentation: Bool = true
    ) {
      var keepsSpaces = keepsSpaces || space.contains(UInt8(ascii: "/"))
      for byte in space {
        if byte == 0x0A {
          while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
          keepsSpaces = keepsSpaces || keepsIndentation
        }
        if keepsSpaces || byte == 0x0A || byte == 0x0D { result.append(byte) }
      }
    }
  }
}
