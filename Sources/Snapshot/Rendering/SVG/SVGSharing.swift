/// Common parts of several drawings of a document, which are written once.
///
/// A part is a shape, or an element with shapes in it. Parts that always follow each other are shared together.
struct SVGSharing {
  /// The parts, each once.
  private var parts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of occurrences of each part in drawings.
  private var counts: [Int] = []

  /// The part that always follows each part, and the one that always precedes it.
  private var followers: [Neighbour] = []
  private var predecessors: [Neighbour] = []

  /// The drawings, as the numbers of their parts.
  private(set) var drawings: [[Int]] = []

  private enum Neighbour: Equatable {
    case unknown
    case part(Int)

    /// The edge of a drawing.
    case none

    /// Different parts at different occurrences.
    case several

    mutating func meet(_ other: Neighbour) {
      if self == .unknown { self = other } else if self != other { self = .several }
    }
  }

  /// Adds a drawing, in which elements that contain others begin and end on separate lines.
  ///
  /// - Complexity: O(length of the lines).
  mutating func add(_ lines: [String]) {
    let drawing = SVGSharing.parts(of: lines).map { number(of: $0) }
    for (index, part) in drawing.enumerated() {
      counts[part] += 1
      let isLast = index == drawing.count - 1
      followers[part].meet(isLast ? .none : .part(drawing[index + 1]))
      predecessors[part].meet(index == 0 ? .none : .part(drawing[index - 1]))
    }
    drawings.append(drawing)
  }

  /// The shared parts as groups, and each drawing with references to them; shared groups have names that begin with
  /// `prefix`.
  ///
  /// - Complexity: O(length of all drawings).
  func written(prefix: String) -> (shared: [String], drawings: [String]) {
    var shared: [String] = []
    // For the first part of each run that is shared, the reference to it, and the number of parts.
    var runs: [Int: (reference: String, count: Int)] = [:]
    for part in parts.indices where counts[part] > 1 && !isPreceded(part) {
      let run = run(from: part)
      let text = run.map { parts[$0] }.joined(separator: "\n")
      let id = "\(prefix)\(shared.count)"
      guard text.utf8.count > SVGSharing.least else { continue }
      shared.append(Markup.element("g", [(name: "id", value: id)], text))
      runs[part] = ("<use href=\"#\(id)\"/>", run.count)
    }
    let texts = drawings.map { drawing in
      var lines: [String] = []
      var index = 0
      while index < drawing.count {
        let run = runs[drawing[index]]
        lines.append(run?.reference ?? parts[drawing[index]])
        index += run?.count ?? 1
      }
      return lines.joined(separator: "\n")
    }
    return (shared, texts)
  }

  /// The minimum number of bytes for which a reference is shorter.
  private static let least = 64

  private func isPreceded(_ part: Int) -> Bool {
    if case .part(let other) = predecessors[part] { return followers[other] == .part(part) }
    return false
  }

  /// The parts that always follow `part`.
  ///
  /// It ends, since the first part of a drawing does not follow another one everywhere.
  private func run(from part: Int) -> [Int] {
    var run = [part]
    while case .part(let next) = followers[run[run.count - 1]],
      predecessors[next] == .part(run[run.count - 1])
    {
      run.append(next)
    }
    return run
  }

  private mutating func number(of part: String) -> Int {
    if let known = numbers[part] { return known }
    numbers[part] = parts.count
    parts.append(part)
    counts.append(0)
    followers.append(.unknown)
    predecessors.append(.unknown)
    return parts.count - 1
  }

  /// The lines, with those of an element that contains others joined.
  private static func parts(of lines: [String]) -> [String] {
    var parts: [String] = []
    var depth = 0
    for line in lines {
      if depth > 0 { parts[parts.count - 1] += "\n" + line } else { parts.append(line) }
      if line == "</svg>" || line == "</g>" {
        depth -= 1
      } else if line.hasPrefix("<svg ") || line.hasPrefix("<g ") || line.hasPrefix("<clipPath ") {
        depth += 1
      }
    }
    return parts
  }
}
