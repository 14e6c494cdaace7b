import Foundation

/// The maximum size of a saved state, in bytes.
let savedDataLimit = 8 * 1024 * 1024

extension AnyCoordinator {
  /// The state of the whole hierarchy as JSON: the same state gives the same bytes on every machine.
  ///
  /// This requires routes to encode deterministically, which a set in a route does not. Throws the errors of
  /// ``savedState()``, and refuses more than 8 MB.
  public func savedData() throws(FlowError) -> Data {
    let state = try savedState()
    let data: Data
    do {
      let encoder = JSONText.encoder
      // A transition of the app may have any number.
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity",
        negativeInfinity: "-infinity",
        nan: "nan"
      )
      data = try encoder.encode(state)
    } catch {
      // Only strings and numbers are encoded.
      preconditionFailure("a saved state cannot be encoded: \(error)")
    }
    try checkSize(of: data)
    return data
  }

  /// Restores the whole hierarchy to a state that ``savedData()`` has written.
  ///
  /// Returns and throws the same as ``restore(_:)``. Data that cannot be read, or is larger than 8 MB, is
  /// refused.
  ///
  /// ```swift
  /// let data = try lines.savedData()  // when the app leaves the screen
  /// let leftOut = try LineCoordinator().restore(from: data)  // when it is started again
  /// #expect(leftOut.isEmpty)  // every screen came back
  /// ```
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

/// Encodes values as JSON with sorted keys.
enum JSONText {
  /// The maximum nesting of arrays and objects.
  private static let depthLimit = 500

  fileprivate static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The text of `value`; `nil` if it cannot be encoded.
  static func encode(_ value: some Encodable) -> String? {
    guard let data = try? encoder.encode(value), isReadable(data) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value in `text`; `nil` if it cannot be decoded.
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) -> Value? {
    try? decode(type, from: Data(text.utf8))
  }

  fileprivate static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws -> Value {
    guard isReadable(data) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "nested too deeply, or not UTF-8")
      )
    }
    let decoder = JSONDecoder()
    if type is SavedState.Type {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "infinity",
        negativeInfinity: "-infinity",
        nan: "nan"
      )
    }
    return try decoder.decode(type, from: data)
  }

  /// Whether a decoder can safely read `data`.
  ///
  /// Foundation's traps on data that ends at its maximum depth. Zero bytes belong to another encoding, in
  /// which brackets could not be counted here.
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
  /// The place of the invalid data: `coordinators[2].stack`.
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
