/// Hashes of a node's line, the same in every process.
///
/// They find what may be equal. Whether it is, is decided by the bytes.
struct LineHashes {
  /// Of the whole line.
  let line: UInt64

  /// Of the line without the place of the node, but with its size.
  let content: UInt64

  init(of node: OutlineNode) {
    var text = node.source ?? node.line
    let isPlaced = node.frame != nil
    (line, content) = text.withUTF8 { bytes in
      // The frame is the last part of a line: `@ x,y WxH`.
      var place = bytes.count..<bytes.count
      if isPlaced, let size = LineHashes.lastBlank(in: bytes, before: bytes.count),
        let start = LineHashes.lastBlank(in: bytes, before: size)
      {
        place = start..<size
      }
      let before = LineHashes.hash(bytes[..<place.lowerBound], LineHashes.seed)
      let whole = LineHashes.hash(bytes[place.lowerBound...], before)
      return (whole, LineHashes.hash(bytes[place.upperBound...], before &+ 1))
    }
  }

  static func combined(_ one: UInt64, _ other: UInt64) -> UInt64 {
    (one ^ (other &+ 0x9E37_79B9_7F4A_7C15 &+ (one << 6) &+ (one >> 2))) &* prime
  }

  private static func lastBlank(in bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Int? {
    var index = end - 1
    while index >= 0, bytes[index] != UInt8(ascii: " ") { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// FNV-1a.
  private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0100_0000_01B3
}
