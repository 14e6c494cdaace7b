import Foundation

/// Reads the messages of a client, one per line.
///
/// It has a queue of its own, since reading blocks until the client writes. Everything else happens on it.
final class MessageReader: @unchecked Sendable {
  /// The maximum length of a line, in bytes; nothing is kept of a longer one.
  static let mostBytes = 1 << 16

  private let queue = DispatchQueue(label: "MessageReader")
  private let input: FileHandle
  private var bytes = Data()

  init(_ input: FileHandle) {
    self.input = input
  }

  /// The next line that is not blank, without its end, or no bytes for one that is too long; `nil` at the end.
  func next() async -> Data? {
    await withCheckedContinuation { result in
      queue.async { result.resume(returning: self.read()) }
    }
  }

  private func read() -> Data? {
    var isTooLong = false
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      if end == nil {
        if bytes.count > MessageReader.mostBytes { (bytes, isTooLong) = (Data(), true) }
        if readMore() { continue }
      }
      let line = bytes[..<(end ?? bytes.endIndex)]
      let isAtEnd = end == nil && line.isEmpty
      bytes = Data(bytes.dropFirst(line.count + 1))
      if isTooLong || line.count > MessageReader.mostBytes { return Data() }
      if isAtEnd { return nil }
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return Data(line) }
    }
  }

  /// Reads what the client has written; returns whether it had not ended before.
  private func readMore() -> Bool {
    // `FileHandle` either waits until a length has come, or traps if reading fails.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input.fileDescriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
