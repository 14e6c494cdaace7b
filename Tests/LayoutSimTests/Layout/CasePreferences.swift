import LayoutSim

/// How a case joins the values of siblings.
struct CaseReduction: Equatable {
  enum Way: String {
    case sum, append, max, last, first
  }

  let way: Way
  let neutral: CaseJSON

  init(_ fields: CaseFields) throws {
    let word = try fields.required("by", fields.text("by"))
    guard let way = Way(rawValue: word) else {
      throw CaseProblem("values are reduced by `\(word)`, which is no way of reducing")
    }
    self.way = way
    neutral = try fields.required("default", fields["default"])
  }

  func joined(_ first: CaseJSON, _ next: CaseJSON) -> CaseJSON {
    switch (way, first, next) {
    case (.first, _, _): first
    case (.last, _, _): next
    case (.sum, .number(let one), .number(let other)): .number(one + other)
    case (.max, .number(let one), .number(let other)): .number(Swift.max(one, other))
    case (.append, .list(let one), .list(let other)): .list(one + other)
    default: .text("\(first) and \(next) cannot be joined by \(way)")
    }
  }

  /// `value` changed by what a `pref` adds.
  func added(_ value: CaseJSON, _ extra: CaseJSON) throws -> CaseJSON {
    switch (value, extra) {
    case (.number(let one), .number(let other)): .number(one + other)
    case (.list(let one), .list(let other)): .list(one + other)
    case (.list(let one), let other): .list(one + [other])
    default: throw CaseProblem("`add` does not fit the values of its key")
    }
  }
}

/// A value with the rule of its key; `nil` stands for the key's default.
struct CaseValue: Equatable {
  var value: CaseJSON
  let rule: CaseReduction
}

/// A key of a case.
///
/// Keys are types and cases name them freely, so there are a few to be given out.
enum CaseKey<Slot>: Preference {
  static var defaultValue: CaseValue? { nil }

  static func reduce(value: inout CaseValue?, nextValue: () -> CaseValue?) {
    let next = nextValue()
    guard let rule = value?.rule ?? next?.rule else { return }
    value = CaseValue(
      value: rule.joined(value?.value ?? rule.neutral, next?.value ?? rule.neutral),
      rule: rule
    )
  }
}

/// What can be done with one of the keys.
@MainActor
struct CaseKeyDoor {
  let write: (AnyElement, CaseValue) -> AnyElement
  let transform: (AnyElement, @escaping (inout CaseValue?) -> Void) -> AnyElement
  let read: (Pass) -> CaseJSON?

  private init<Slot>(_ slot: Slot.Type) {
    write = { AnyElement($0.preference(CaseKey<Slot>.self, value: $1)) }
    transform = { AnyElement($0.transformPreference(CaseKey<Slot>.self, $1)) }
    read = { $0.preferences[CaseKey<Slot>.self]?.value }
  }

  static let all = [
    CaseKeyDoor(Int8.self), CaseKeyDoor(Int16.self), CaseKeyDoor(Int32.self),
    CaseKeyDoor(Int64.self), CaseKeyDoor(UInt8.self), CaseKeyDoor(UInt16.self),
    CaseKeyDoor(UInt32.self), CaseKeyDoor(UInt64.self),
  ]
}
