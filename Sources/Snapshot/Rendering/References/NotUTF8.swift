import Foundation

/// A reference file whose bytes are not UTF-8.
struct NotUTF8: Error, Hashable {
  /// The offset of the first invalid byte, counted from 0.
  let offset: Int

  /// The line of that byte, counted from 1.
  let line: Int

  /// Finds the first place at which `data` differs from the text that it was `repaired` to.
  init(data: Data, repaired: String) {
    offset = zip(data, repaired.utf8).prefix { $0 == $1 }.count
    line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
