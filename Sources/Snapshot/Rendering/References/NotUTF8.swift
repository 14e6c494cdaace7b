import Foundation

/// A reference file whose bytes are not UTF-8.
struct NotUTF8: Error, Hashable {
  /// The first byte that is wrong, counted from 0.
  let offset: Int

  /// The line that it is in, counted from 1.
  let line: Int

  /// The place in `data` from which on it is not the text that it was `repaired` to.
  init(data: Data, repaired: String) {
    offset = zip(data, repaired.utf8).prefix { $0 == $1 }.count
    line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
