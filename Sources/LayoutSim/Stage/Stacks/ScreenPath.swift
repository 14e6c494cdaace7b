/// The values of the screens on a ``ScreenStack``, which may be of different types.
///
/// It imitates SwiftUI's navigation path.
public struct ScreenPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of `elements`, the lowest first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates the path that `codable` is.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether only the root is on the stack.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds `value`, whose screen is shown on top.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the last `count` values, all of them if there are fewer; a negative number removes none.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(0, count), values.count))
  }

  /// The path in a form that can be saved; `nil` if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be encoded and decoded: each value after the name of its type, the top one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path; throws if it has a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "A path has a value of the type \(name), which is not in the program."
          )
        }
        values.append(try CodableRepresentation.value(of: type, in: &container))
      }
      self.values = values.reversed()
    }

    private static func value<Value: Decodable & Hashable>(
      of type: Value.Type,
      in container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }
  }
}
