import Foundation
import Testing

/// One scene with the numbers that it must give, as the fixture file tells it.
struct LayoutCase: Decodable, CustomTestStringConvertible {
  struct Offered: Decodable {
    let w: Length?
    let h: Length?
  }

  struct Expected: Decodable {
    let size: Offered?
    let frames: [String: [Double]]?
    let absent: [String]?
    let prefs: [String: Value]?
  }

  struct Reduction: Decodable {
    let by: String
  }

  let id: String
  let proposal: Offered
  let direction: String?
  let reduce: [String: Reduction]?
  let tree: Value
  let expect: Expected

  var testDescription: String { id }

  private struct File: Decodable {
    let cases: [LayoutCase]
  }

  static func all() throws -> [LayoutCase] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/layout-cases", withExtension: "json")
    )
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

/// A length in the fixture file: a number, or infinity.
struct Length: Decodable {
  let points: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    points = (try? container.decode(Double.self)) ?? .infinity
  }
}

/// Any JSON value.
enum Value: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Value].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  subscript(key: String) -> Value? {
    guard case .object(let fields) = self else { return nil }
    return fields[key]
  }

  func number(_ key: String) -> Double? {
    switch self[key] {
    case .number(let number): number
    case .text("inf"): .infinity
    default: nil
    }
  }

  func text(_ key: String) -> String? {
    guard case .text(let text) = self[key] else { return nil }
    return text
  }

  func flag(_ key: String) -> Bool? {
    guard case .flag(let flag) = self[key] else { return nil }
    return flag
  }

  func list(_ key: String) -> [Value]? {
    guard case .list(let list) = self[key] else { return nil }
    return list
  }

  func numbers(_ key: String) -> [Double]? {
    list(key)?.compactMap { value in
      guard case .number(let number) = value else { return nil }
      return number
    }
  }
}
