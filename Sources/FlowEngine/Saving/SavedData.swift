import FlowEngineCore
import Foundation

/// The largest saved state, in bytes, that is written or read.
let savedDataLimit = 8 * 1024 * 1024

extension AnyCoordinator {
  /// The state of the whole hierarchy as JSON: the same state is the same bytes on every machine.
  ///
  /// That holds as far as routes encode alike; a set in a route does not. Throws what
  /// ``savedState()`` throws, and refuses more than 8 MB.
  public func savedData() throws(FlowError) -> Data {
    let state = try savedState()
    let data: Data
    do {
      data = try JSONText.encoder.encode(state)
    } catch {
      // Texts and whole numbers are all there is to encode.
      preconditionFailure("a saved state cannot be encoded: \(error)")
    }
    try checkSize(of: data)
    return data
  }

  /// Brings the whole hierarchy to a state that ``savedData()`` has written.
  ///
  /// Returns and throws what ``restore(_:)`` does. Data that cannot be read, or of more than 8 MB,
  /// is refused.
  @discardableResult
  public func restore(from data: Data) throws(FlowError) -> [RestorationNotice] {
    try checkSize(of: data)
    let state: SavedState
    do {
      state = try JSONText.decode(SavedState.self, from: data)
    } catch let error as FlowError {
      throw error
    } catch {
      throw .savedStateRefused(.notReadable(at: (error as? DecodingError)?.place ?? ""))
    }
    return try restore(state)
  }

  private func checkSize(of data: Data) throws(FlowError) {
    guard data.count <= savedDataLimit else {
      throw .savedStateRefused(.tooLarge(bytes: data.count, limit: savedDataLimit))
    }
  }
}

/// Values as JSON texts with their keys in order.
enum JSONText {
  /// How many arrays and objects may lie in one another.
  private static let depthLimit = 500

  fileprivate static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The text of `value`, or `nil` if it does not encode.
  static func encode(_ value: some Encodable) -> String? {
    guard let data = try? encoder.encode(value), isReadable(data) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value that `text` holds, or `nil` if it does not decode.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? decode(type, from: Data(text.utf8))
  }

  fileprivate static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws -> Value {
    guard isReadable(data) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "nested too deep, or not UTF-8")
      )
    }
    return try JSONDecoder().decode(type, from: data)
  }

  /// Whether a decoder can be trusted with `data`.
  ///
  /// Foundation's traps on data that ends at the depth at which it gives up. Bytes of zero are those
  /// of another encoding, in which brackets could not be counted here.
  private static func isReadable(_ data: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    return data.withUnsafeBytes { bytes in
      for byte in bytes {
        if byte == 0 { return false }
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\"") {
          isInString.toggle()
        } else if isInString {
          isEscaped = byte == UInt8(ascii: "\\")
        } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
          depth += 1
          if depth > depthLimit { return false }
        } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
          depth -= 1
        }
      }
      return true
    }
  }
}

extension DecodingError {
  /// Where the data is not what it should be: `coordinators[2].stack`.
  fileprivate var place: String {
    let path: [any CodingKey] =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      case .keyNotFound(let key, let context): context.codingPath + [key]
      @unknown default: []
      }
    return path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
