/// Any JSON value.
enum CaseJSON: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([CaseJSON])
  case object([String: CaseJSON])

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
    } else if let list = try? container.decode([CaseJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: CaseJSON].self))
    }
  }

  /// The number that it is, the word `inf` being one.
  var length: Double? {
    switch self {
    case .number(let number): number
    case .text("inf"): .infinity
    default: nil
    }
  }
}

/// The fields of an object; one that is there with a value of another kind is an error.
struct CaseFields {
  let fields: [String: CaseJSON]

  init(_ fields: [String: CaseJSON]) {
    self.fields = fields
  }

  var names: [String] { fields.keys.sorted() }

  /// The field, or `nil` if it is absent or null.
  subscript(name: String) -> CaseJSON? {
    fields[name] == .null ? nil : fields[name]
  }

  func number(_ name: String) throws -> Double? {
    try read(name, "a number") { $0.length }
  }

  func count(_ name: String) throws -> Int? {
    try read(name, "a whole number") { $0.length.flatMap { Int(exactly: $0) } }
  }

  func text(_ name: String) throws -> String? {
    try read(name, "a text") { if case .text(let text) = $0 { text } else { nil } }
  }

  func flag(_ name: String) throws -> Bool? {
    try read(name, "true or false") { if case .flag(let flag) = $0 { flag } else { nil } }
  }

  func list(_ name: String) throws -> [CaseJSON]? {
    try read(name, "a list") { if case .list(let list) = $0 { list } else { nil } }
  }

  func object(_ name: String) throws -> CaseFields? {
    try read(name, "an object") {
      if case .object(let fields) = $0 { CaseFields(fields) } else { nil }
    }
  }

  func numbers(_ name: String) throws -> [Double]? {
    try list(name)?.map { json in
      guard let number = json.length else { throw CaseProblem("`\(name)` is no list of numbers") }
      return number
    }
  }

  func texts(_ name: String) throws -> [String]? {
    try list(name)?.map { json in
      guard case .text(let text) = json else { throw CaseProblem("`\(name)` is no list of texts") }
      return text
    }
  }

  /// All fields, each of which must be an object.
  func objects() throws -> [String: CaseFields] {
    var objects: [String: CaseFields] = [:]
    for name in names { objects[name] = try required(name, object(name)) }
    return objects
  }

  func required<Found>(_ name: String, _ found: Found?) throws -> Found {
    guard let found else { throw CaseProblem("`\(name)` is missing") }
    return found
  }

  private func read<Found>(
    _ name: String,
    _ kind: String,
    _ read: (CaseJSON) -> Found?
  ) throws -> Found? {
    guard let json = self[name] else { return nil }
    guard let found = read(json) else { throw CaseProblem("`\(name)` is not \(kind)") }
    return found
  }
}
