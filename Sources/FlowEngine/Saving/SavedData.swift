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
      state = try JSONDecoder().decode(SavedState.self, from: data)
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
  fileprivate static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The text of `value`, or `nil` if it does not encode.
  static func encode(_ value: some Encodable) -> String? {
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value that `text` holds, or `nil` if it does not decode.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
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
