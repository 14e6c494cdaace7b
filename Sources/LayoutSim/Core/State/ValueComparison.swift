/// Compares two values of a type as the platform compares views.
///
/// - Plain data is compared by its bytes, whatever `==` says; padding does not count.
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
  /// What counts in a comparison.
  enum Purpose {
    /// Everything that the platform compares.
    case identity

    /// What may be seen: no closures, no bindings and no objects.
    case appearance
  }

  /// Whether the values at both addresses are equal.
  private let areEqualAt: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The comparison of values of `type`.
  init<Value>(of type: Value.Type, for purpose: Purpose = .identity) {
    // The `==` of a view of plain data is not asked; that of a member is, unless the whole view is plain data.
    areEqualAt =
      _isPOD(type) && !(type is any LocatedValue.Type)
      ? ValueComparison.bytes(of: type, for: purpose)
      : ValueComparison.parts(of: type, for: purpose)
  }

  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { areEqualAt(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
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
  private static func parts<Value>(of type: Value.Type, for purpose: Purpose) -> Comparison {
    if type is any StateMember.Type { return always }
    if let type = type as? any LocatedValue.Type { return located(type, for: purpose) }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if type is AnyClass { return purpose == .appearance ? always : words(1) }
    switch TypeKind(of: type) {
    case .structure, .tuple:
      return all(FieldLayout(of: type).fields, for: purpose) { parts(of: $0, for: purpose) }
    case .function: return purpose == .appearance ? always : words(2)
    case .metatype, .existentialMetatype: return words(MemoryLayout<Value>.size / wordSize)
    case .optional: return optional(type, for: purpose) ?? reflected(type, for: purpose)
    case .enumeration: return reflected(type, for: purpose)
    case .existential:
      guard FieldLayout.storesAnyType(type) else {
        return purpose == .appearance ? always : words(1)
      }
      return { first, second in
        areEqual(
          reflecting: first.assumingMemoryBound(to: Any.self).pointee,
          second.assumingMemoryBound(to: Any.self).pointee,
          for: purpose
        )
      }
    case nil: return words(MemoryLayout<Value>.size / wordSize)
    }
  }

  /// The comparison of plain data, without the padding between its properties.
  private static func bytes<Value>(of type: Value.Type, for purpose: Purpose) -> Comparison {
    switch TypeKind(of: type) {
    case .structure, .tuple:
      let fields = FieldLayout(of: type).fields
      // A number is a structure around a type of the compiler.
      if !fields.isEmpty, !fields.allSatisfy({ TypeKind(of: $0.type) == nil }) {
        return all(fields, for: purpose) { bytes(of: $0, for: purpose) }
      }
    case .enumeration, .optional:
      // The bytes of a case that another one does not use may be anything.
      if let type = type as? any Equatable.Type { return equatable(type) }
      return reflected(type, for: purpose)
    default: break
    }
    return rawBytes(MemoryLayout<Value>.size)
  }

  private static func rawBytes(_ size: Int) -> Comparison {
    { first, second in
      for offset in 0..<size
      where first.load(fromByteOffset: offset, as: UInt8.self)
        != second.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      return true
    }
  }

  private static let always: Comparison = { _, _ in true }

  private static let wordSize = MemoryLayout<UInt>.size

  private static func words(_ count: Int) -> Comparison {
    { first, second in
      for word in 0..<count
      where first.load(fromByteOffset: word * wordSize, as: UInt.self)
        != second.load(fromByteOffset: word * wordSize, as: UInt.self)
      {
        return false
      }
      return true
    }
  }

  private static func all(
    _ fields: [FieldLayout.Field],
    for purpose: Purpose,
    _ comparison: (Any.Type) -> Comparison
  ) -> Comparison {
    let parts = fields.filter { $0.isStrong || purpose == .identity }.map { field in
      (offset: field.offset, areEqual: field.isStrong ? comparison(field.type) : words(1))
    }
    return { first, second in
      for part in parts where !part.areEqual(first + part.offset, second + part.offset) {
        return false
      }
      return true
    }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Comparison {
    // Not a number is the same as itself.
    let isSame = _isPOD(type) ? rawBytes(MemoryLayout<Value>.size) : { _, _ in false }
    return { first, second in
      isSame(first, second)
        || first.assumingMemoryBound(to: Value.self).pointee
          == second.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func located<Value: LocatedValue>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> Comparison {
    { first, second in
      first.assumingMemoryBound(to: Value.self).pointee
        .isSame(as: second.assumingMemoryBound(to: Value.self).pointee, for: purpose)
    }
  }

  /// The comparison of optional values; `nil` for another type.
  private static func optional<Value>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> Comparison? {
    guard let type = type as? any OptionalValue.Type else { return nil }
    func content<Content>(_ type: Content.Type) -> Comparison {
      let areEqual = parts(of: type, for: purpose)
      return { first, second in
        let first = first.assumingMemoryBound(to: Content?.self)
        let second = second.assumingMemoryBound(to: Content?.self)
        guard let former = first.pointee, let present = second.pointee else {
          return first.pointee == nil && second.pointee == nil
        }
        return withUnsafePointer(to: former) { former in
          withUnsafePointer(to: present) {
            areEqual(UnsafeRawPointer(former), UnsafeRawPointer($0))
          }
        }
      }
    }
    return _openExistential(type.content, do: content)
  }

  /// The comparison of values whose case or type differs from value to value.
  private static func reflected<Value>(
    _ type: Value.Type,
    for purpose: Purpose
  ) -> Comparison {
    let isSame = rawBytes(MemoryLayout<Value>.size)
    return { first, second in
      isSame(first, second)
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

private protocol OptionalValue {
  static var content: Any.Type { get }
}

extension Optional: OptionalValue {
  static var content: Any.Type { Wrapped.self }
}
