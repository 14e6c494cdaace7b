import Foundation

/// Why a file of cases, or one case in it, cannot be run.
struct CaseProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// One scene with the numbers that it must give.
struct LayoutCase {
  struct Lengths {
    let width: Double?
    let height: Double?

    init(_ fields: CaseFields) throws {
      width = try fields.number("w")
      height = try fields.number("h")
    }
  }

  let id: String
  let proposal: Lengths
  let isRightToLeft: Bool
  let rules: [String: CaseReduction]
  let tree: CaseFields
  let size: Lengths?
  let frames: [String: [Double]]
  let absent: [String]
  let preferences: [String: CaseJSON]

  init(_ fields: CaseFields) throws {
    id = try fields.required("id", fields.text("id"))
    proposal = try Lengths(fields.required("proposal", fields.object("proposal")))
    switch try fields.text("direction") {
    case nil, "ltr": isRightToLeft = false
    case "rtl": isRightToLeft = true
    case let other?: throw CaseProblem("direction is \(other)")
    }
    var rules: [String: CaseReduction] = [:]
    for (key, rule) in try fields.object("reduce")?.objects() ?? [:] {
      rules[key] = try CaseReduction(rule)
    }
    self.rules = rules
    tree = try fields.required("tree", fields.object("tree"))
    let expected = try fields.required("expect", fields.object("expect"))
    let known = ["size", "frames", "absent", "prefs"]
    if let unknown = expected.names.sorted().first(where: { !known.contains($0) }) {
      throw CaseProblem("expect knows no \(unknown): only \(known.joined(separator: ", "))")
    }
    size = try expected.object("size").map { try Lengths($0) }
    frames =
      try expected.object("frames").map { frames in
        try Dictionary(
          uniqueKeysWithValues: frames.names.map { name in
            let numbers = try frames.required(name, frames.numbers(name))
            guard numbers.count == 4 else {
              throw CaseProblem("the frame of \(name) is no x, y, w, h")
            }
            return (name, numbers)
          }
        )
      } ?? [:]
    absent = try expected.texts("absent") ?? []
    preferences = try expected.object("prefs")?.fields ?? [:]
    guard
      size?.width != nil || size?.height != nil || !frames.isEmpty || !absent.isEmpty
        || !preferences.isEmpty
    else { throw CaseProblem("expect names nothing to compare") }
  }
}

/// A file of cases.
struct LayoutCaseFile {
  /// The cases, or why one cannot be read, in the order of the file.
  let cases: [(name: String, content: Result<LayoutCase, any Error>)]
  let tolerance: Double

  /// Reads the file at `path`.
  init(path: String) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CaseProblem("The layout cases at \(path) cannot be read: \(error.localizedDescription)")
    }
    let json: CaseJSON
    do {
      json = try JSONDecoder().decode(CaseJSON.self, from: data)
    } catch {
      throw CaseProblem("The layout cases at \(path) are no JSON: \(error)")
    }
    guard case .object(let fields) = json, case .list(let list)? = fields["cases"], !list.isEmpty
    else { throw CaseProblem("The file at \(path) has no list `cases` with anything in it.") }
    tolerance = try CaseFields(fields).number("tolerance") ?? 0.01
    cases = list.enumerated().map { number, json in
      guard case .object(let fields) = json else {
        return ("case \(number)", .failure(CaseProblem("it is no object")))
      }
      let name = if case .text(let id)? = fields["id"] { id } else { "case \(number)" }
      return (name, Result { try LayoutCase(CaseFields(fields)) })
    }
  }
}
