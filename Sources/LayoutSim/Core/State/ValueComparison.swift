/// Compares two values of a type as the platform compares views.
///
/// - Plain data is compared by its bytes, whatever `==` returns; padding does not count.
/// - Any other value with a `==` is compared by that, however narrow it is.
/// - Objects are compared by their identity, and closures as two words: a closure that captured one reference is equal
///   to another one of the same code that captured the same reference, and one that captured several values never is.
/// - Structures are compared property by property, by the same rules. Members with state do not count.
///
/// Sources: John Harper (SwiftUI team) as quoted by Chris Eidhof and in onmyway133/blog#773; grigorye/SwiftUIBodies and
/// pointfreeco/swift-composable-architecture#1011 for closures (well established for closures that are equal, less so
/// for those that differ).
@MainActor
struct ValueComparison {
  /// The parts of a value that a comparison includes.
  enum Purpose: Int {
    /// Everything that the platform compares.
    case identity

    /// Visible parts: no closures, no bindings and no objects.
    case appearance

    /// Everything, without any `==` of the app, by which values may be equal that differ.
    case exactness
  }

  /// The comparisons of the properties of a value, and of those of its structures.
  private let parts: [Part]

  /// The comparison of values of `type`.
  init<Value>(of type: Value.Type, for purpose: Purpose = .identity) {
    // The `==` of a view of plain data is not asked; that of a member is, unless the whole view is plain data.
    parts =
      _isPOD(type) && !(type is any LocatedValue.Type)
      ? ValueComparison.bytes(of: type, for: purpose)
      : ValueComparison.parts(of: type, for: purpose)
  }

  private init(parts: [Part]) { self.parts = parts }

  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { areEqualAt(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
    }
  }

  /// Whether the values at both addresses are equal.
  private func areEqualAt(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for part in parts {
      let (former, present) = (first + part.offset, second + part.offset)
      let areEqual =
        switch part.kind {
        case .bytes(let count): ValueComparison.areSame(former, present, count: count)
        case .string(let isExact):
          ValueComparison.areEqual(
            former.assumingMemoryBound(to: String.self).pointee,
            present.assumingMemoryBound(to: String.self).pointee,
            isExact: isExact
          )
        case .value(let areEqual): areEqual(former, present)
        }
      if !areEqual { return false }
    }
    return true
  }

  private static func areEqual(_ first: String, _ second: String, isExact: Bool) -> Bool {
    first == second && (!isExact || first.utf8.elementsEqual(second.utf8))
  }

  private static func areSame(
    _ first: UnsafeRawPointer,
    _ second: UnsafeRawPointer,
    count: Int
  ) -> Bool {
    var offset = 0
    while offset + wordSize <= count {
      guard
        first.loadUnaligned(fromByteOffset: offset, as: UInt.self)
          == second.loadUnaligned(fromByteOffset: offset, as: UInt.self)
      else { return false }
      offset += wordSize
    }
    while offset < count {
      guard
        first.load(fromByteOffset: offset, as: UInt8.self)
          == second.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }

  /// The comparison of a part of a value.
  private struct Part {
    /// The distance from the value's address.
    var offset = 0

    let kind: Kind

    enum Kind {
      case bytes(Int)
      /// A text; two forms of one character are the same unless the comparison is exact.
      case string(isExact: Bool)
      case value(Comparison)
    }
  }
}

/// A value that is compared by its origin, or by what it contains, instead of by its properties.
@MainActor
protocol LocatedValue {
  func isSame(as other: Self, for purpose: ValueComparison.Purpose) -> Bool
}

extension ValueComparison {
  private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The comparison of a value that is not plain data, or of a part of one.
  private static func parts<Value>(of type: Value.Type, for purpose: Purpose) -> [Part] {
    if type is any StateMember.Type { return [] }
    if let type = type as? any LocatedValue.Type { return located(type, for: purpose) }
    if type == String.self { return [Part(kind: .string(isExact: purpose == .exactness))] }
    if let type = type as? any Equatable.Type, purpose != .exactness { return equatable(type) }
    if purpose == .exactness, let type = type as? any ListedValue.Type {
      return elements(of: type, for: purpose)
    }
    if type is AnyClass { return purpose == .appearance ? [] : words(1) }
    switch TypeKind(of: type) {
    case .structure, .tuple:
      return all(FieldLayout(of: type).fields, for: purpose) { parts(of: $0, for: purpose) }
    case .function: return purpose == .appearance ? [] : words(2)
    case .metatype, .existentialMetatype: return bytes(MemoryLayout<Value>.size)
    case .optional: return optional(type, for: purpose) ?? reflected(type, for: purpose)
    case .enumeration: return reflected(type, for: purpose)
    case .existential:
      guard FieldLayout.storesAnyType(type) else {
        return purpose == .appearance ? [] : words(1)
      }
      return value { first, second in
        areEqual(
          reflecting: first.assumingMemoryBound(to: Any.self).pointee,
          second.assumingMemoryBound(to: Any.self).pointee,
          for: purpose
        )
      }
    case nil: return bytes(MemoryLayout<Value>.size)
    }
  }

  /// The comparison of plain data, without the padding between its properties.
  private static func bytes<Value>(of type: Value.Type, for purpose: Purpose) -> [Part] {
    switch TypeKind(of: type) {
    case .structure, .tuple:
      let fields = FieldLayout(of: type).fields
      // A number is a structure around a type of the compiler.
      if !fields.isEmpty, !fields.allSatisfy({ TypeKind(of: $0.type) == nil }) {
        return all(fields, for: purpose) { bytes(of: $0, for: purpose) }
      }
    case .enumeration, .optional:
      // The bytes of a case that another one does not use may be anything.
      if let type = type as? any Equatable.Type, purpose != .exactness { return equatable(type) }
      return reflected(type, for: purpose)
    default: break
    }
    return bytes(MemoryLayout<Value>.size)
  }

  private static let wordSize = MemoryLayout<UInt>.size

  private static func bytes(_ count: Int) -> [Part] { [Part(kind: .bytes(count))] }

  private static func words(_ count: Int) -> [Part] { bytes(count * wordSize) }

  private static func value(_ areEqual: @escaping Comparison) -> [Part] {
    [Part(kind: .value(areEqual))]
  }

  private static func all(
    _ fields: [FieldLayout.Field],
    for purpose: Purpose,
    _ parts: (Any.Type) -> [Part]
  ) -> [Part] {
    fields.filter { $0.isStrong || purpose != .appearance }.flatMap { field in
      (field.isStrong ? parts(field.type) : words(1)).map {
        Part(offset: field.offset + $0.offset, kind: $0.kind)
      }
    }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> [Part] {
    // Not a number is the same as itself.
    let (isPlain, size) = (_isPOD(type), MemoryLayout<Value>.size)
    return value { first, second in
      isPlain && areSame(first, second, count: size)
        || first.assumingMemoryBound(to: Value.self).pointee
          == second.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func located<Value: LocatedValue>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> [Part] {
    value { first, second in
      first.assumingMemoryBound(to: Value.self).pointee
        .isSame(as: second.assumingMemoryBound(to: Value.self).pointee, for: purpose)
    }
  }

  /// The comparison of optional values; `nil` for another type.
  private static func optional<Value>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> [Part]? {
    guard let type = type as? any OptionalValue.Type else { return nil }
    func content<Content>(_ type: Content.Type) -> [Part] {
      let comparison = ValueComparison(parts: parts(of: type, for: purpose))
      return value { first, second in
        let first = first.assumingMemoryBound(to: Content?.self)
        let second = second.assumingMemoryBound(to: Content?.self)
        guard let former = first.pointee, let present = second.pointee else {
          return first.pointee == nil && second.pointee == nil
        }
        return comparison.areEqual(former, present)
      }
    }
    return _openExistential(type.content, do: content)
  }

  /// The comparison of arrays that are not compared by their `==`.
  private static func elements<List: ListedValue>(
    of type: List.Type,
    for purpose: Purpose
  ) -> [Part] {
    value { first, second in
      if areSame(first, second, count: wordSize) { return true }
      let (former, present) = (
        first.assumingMemoryBound(to: List.self).pointee,
        second.assumingMemoryBound(to: List.self).pointee
      )
      let comparison = MemberCatalogue.shared.comparison(of: List.Element.self, for: purpose)
      return former.count == present.count
        && zip(former, present).allSatisfy { comparison.areEqual($0, $1) }
    }
  }

  /// The comparison of values whose case or type differs from value to value.
  private static func reflected<Value>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> [Part] {
    value { first, second in
      areSame(first, second, count: MemoryLayout<Value>.size)
        || areEqual(
          reflecting: first.assumingMemoryBound(to: Value.self).pointee,
          second.assumingMemoryBound(to: Value.self).pointee,
          for: purpose
        )
    }
  }

  private static func areEqual(
    reflecting first: Any,
    _ second: Any,
    for purpose: Purpose
  ) -> Bool {
    let type = Swift.type(of: first)
    guard type == Swift.type(of: second) else { return false }
    guard let kind = TypeKind(of: type), kind == .enumeration || kind == .optional else {
      // Passed as it is, it would be compared as a value of type `Any`.
      func compareOpened<Opened>(_ first: Opened) -> Bool {
        compare(first, second, for: purpose)
      }
      return _openExistential(first, do: compareOpened)
    }
    // A mirror that the app makes may leave anything out.
    if kind == .enumeration, first is any CustomReflectable { return false }
    let (former, present) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard let (name, content) = former.children.first.map({ ($0.label, $0.value) }) else {
      // Cases without content have the same bytes if they are the same.
      func compareOpened<Opened>(_ first: Opened) -> Bool { compareBytes(first, second) }
      return present.children.isEmpty && _openExistential(first, do: compareOpened)
    }
    guard let other = present.children.first, other.label == name else { return false }
    return areEqual(reflecting: content, other.value, for: purpose)
  }

  private static func compare<Value>(
    _ first: Value,
    _ second: Any,
    for purpose: Purpose
  ) -> Bool {
    guard let second = second as? Value else { return false }
    return MemberCatalogue.shared.comparison(of: Value.self, for: purpose).areEqual(first, second)
  }

  private static func compareBytes<Value>(_ first: Value, _ second: Any) -> Bool {
    guard let second = second as? Value else { return false }
    return withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { first.elementsEqual($0) }
    }
  }
}

private protocol ListedValue: RandomAccessCollection {}

extension Array: ListedValue {}

private protocol OptionalValue {
  static var content: Any.Type { get }
}

extension Optional: OptionalValue {
  static var content: Any.Type { Wrapped.self }
}
