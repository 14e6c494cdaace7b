import Foundation

/// Reads the messages of a client, one per line.
///
/// It has a queue of its own, since reading blocks until the client writes. Everything else happens on it.
final class MessageReader: @unchecked Sendable {
  /// The maximum length of a line, in bytes; nothing is kept of a longer one.
  static let mostBytes = 1 << 16

  private let queue = DispatchQueue(label: "MessageReader")
  private let input: FileHandle
  private var bytes: [UInt8] = []

  /// The number of bytes that contain no end of a line.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

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
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(bytes[..<end])
        bytes.removeSubrange(...end)
        searched = 0
        if let line = take(line) { return line }
      } else if isAtEnd {
        defer { (bytes, searched) = ([], 0) }
        return bytes.isEmpty && !isSkipping ? nil : take(Data(bytes))
      } else {
        searched = bytes.count
        if searched > MessageReader.mostBytes {
          (bytes, searched, isSkipping) = ([], 0, true)
        }
        readMore()
      }
    }
  }

  private func take(_ line: Data) -> Data? {
    defer { isSkipping = false }
    if isSkipping || line.count > MessageReader.mostBytes { return Data() }
    return line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? nil : line
  }

  private func readMore() {
    // `FileHandle` either waits until a length has come, or traps if reading fails.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(input.fileDescriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
