/// A user-perceived character, as a range of bytes of its text.
struct ScannedCluster {
  let kind: ClusterKind
  let start: Int
  let end: Int

  /// The only character in it; `nil` if there are several.
  let code: UInt32?
}

/// Reads UTF-8 one grapheme cluster at a time.
///
/// Neighbours that can never form one cluster, as in most text, are recognized by their code points alone;
/// ``ClusterJoiner`` handles the rest.
struct ClusterScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The start of the next cluster.
  private(set) var position: Int

  /// Creates a scanner of `bytes` of valid UTF-8 from `position` on, which must be the start of a cluster.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
    self.bytes = bytes
    self.position = position
  }
}

extension ClusterScanner {
  /// The next cluster; `nil` at the end of the text.
  mutating func next() -> ScannedCluster? {
    guard position < bytes.count else { return nil }
    let start = position
    let first = bytes[start]
    if first < 0x80, first != 0x0D {
      position = start + 1
      if isEndOfCluster(at: position) {
        return cluster(.init(ascii: first), from: start, code: UInt32(first))
      }
    } else {
      let (code, length) = bytes.character(at: start)
      position = start + length
      if ClusterScanner.isPlain(code), isEndOfCluster(at: position) {
        return cluster(.init(code: code), from: start, code: code)
      }
    }
    return complexCluster(from: start)
  }

  private func cluster(
    _ kind: ClusterKind,
    from start: Int,
    code: UInt32?
  ) -> ScannedCluster {
    assert(position <= bytes.count, "A cluster ends at \(position) of \(bytes.count) bytes.")
    return ScannedCluster(kind: kind, start: start, end: position, code: code)
  }

  /// Whether the character at `place` cannot belong to a plain character before it.
  private func isEndOfCluster(at place: Int) -> Bool {
    guard place < bytes.count, bytes[place] >= 0x80 else { return true }
    return ClusterScanner.isPlain(bytes.character(at: place).code)
  }

  private mutating func complexCluster(from start: Int) -> ScannedCluster {
    let (first, length) = bytes.character(at: start)
    position = start + length
    var joiner = ClusterJoiner(first)
    while position < bytes.count {
      let (code, length) = bytes.character(at: position)
      guard joiner.takes(code) else { break }
      position += length
    }
    return cluster(
      .init(code: first),
      from: start,
      code: start + length == position ? first : nil
    )
  }

  /// Whether a character is a separate cluster among other plain ones.
  static func isPlain(_ code: UInt32) -> Bool {
    switch code {
    case 0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x5D0...0x5EA: true
    case 0x620...0x64A, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E: true
    case 0x20A0...0x20C0, 0x2100...0x2BFF, 0x3000...0x3029, 0x3030...0x3098: true
    case 0x309B...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that starts at `place` of valid UTF-8, and its length in bytes.
  func character(at place: Int) -> (code: UInt32, length: Int) {
    let first = self[place]
    guard first >= 0x80 else { return (UInt32(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var code = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      code = code << 6 | UInt32(self[place + offset] & 0x3F)
    }
    return (code, length)
  }
}

/// The characters of a cluster in valid UTF-8.
struct ScannedCharacters: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ cluster: ScannedCluster, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = cluster.start
    end = cluster.end
  }

  mutating func next() -> UInt32? {
    guard position < end else { return nil }
    let (code, length) = bytes.character(at: position)
    position += length
    return code
  }
}
