@testable import LayoutSim

/// Builds the elements of a case.
@MainActor
struct CaseElements {
  let rules: [String: CaseReduction]
  private(set) var metrics: [MonospacedMeasurer.Metrics] = []

  /// The thickness of the lines in the case.
  private(set) var pixel: Double?

  init(rules: [String: CaseReduction] = [:]) {
    self.rules = rules
  }

  mutating func element(_ json: CaseJSON) throws -> AnyElement {
    guard case .object(let fields) = json else { throw CaseProblem("a node is no object") }
    return try element(CaseFields(fields))
  }

  mutating func element(_ node: CaseFields) throws -> AnyElement {
    let kind = try node.required("t", node.text("t"))
    let content: AnyElement
    do {
      content = try leaf(kind, node) ?? container(kind, node) ?? modified(kind, node)
    } catch let problem as CaseProblem {
      // The innermost node is named first.
      throw CaseProblem("\(problem) in `\(kind)`")
    }
    guard let id = try node.text("id") else { return content }
    return AnyElement(content.layer(Semantics(role: Role("probe"), identifier: id)))
  }

  mutating func elements(_ node: CaseFields, _ name: String) throws -> Siblings {
    var children: [AnyElement] = []
    for child in try node.required(name, node.list(name)) { children.append(try element(child)) }
    return Siblings(elements: children)
  }

  mutating func child(_ node: CaseFields) throws -> AnyElement {
    try element(node.required("child", node.object("child")))
  }

  /// The node, or the nodes, under `extra`.
  mutating func extra(_ node: CaseFields) throws -> Siblings {
    if case .list = node["extra"] { return try elements(node, "extra") }
    return Siblings(elements: [try element(node.required("extra", node.object("extra")))])
  }

  // MARK: - Leaves

  private mutating func leaf(_ kind: String, _ node: CaseFields) throws -> AnyElement? {
    switch kind {
    case "fixed":
      return AnyElement(
        Picture(
          "fixed",
          width: try node.required("w", node.number("w")),
          height: try node.required("h", node.number("h"))
        )
      )
    case "fill": return AnyElement(Fill())
    case "disc": return AnyElement(Disc())
    case "empty": return AnyElement(EmptyElement())
    case "spacer": return AnyElement(Stretch(minLength: try node.number("min")))
    case "divider":
      let thickness = try node.number("px") ?? 1
      if let pixel, pixel != thickness {
        throw CaseProblem("lines of \(pixel) and of \(thickness) are not of one device")
      }
      pixel = thickness
      return AnyElement(Separator())
    case "text": return AnyElement(try text(node))
    default: return nil
    }
  }

  private mutating func text(_ node: CaseFields) throws -> MonospacedText {
    var numbers = MonospacedMeasurer.Metrics()
    numbers.characterWidth = try node.required("cw", node.number("cw"))
    numbers.lineHeight = try node.required("lh", node.number("lh"))
    numbers.lineSpacing = try node.number("ls") ?? 0
    numbers.ascent = try node.number("asc")
    numbers.leastLines = try node.count("lower") ?? 1
    numbers.pixel = try node.number("px")
    numbers.minimumScale = try node.number("minScale")
    metrics.append(numbers)
    let line = try node.object("metrics").map { metrics in
      LineMetrics(
        ascent: try metrics.number("asc") ?? 0,
        descent: try metrics.number("desc") ?? 0,
        leading: try metrics.number("lead") ?? 0,
        capHeight: try metrics.number("cap") ?? 0,
        pixel: try metrics.number("px") ?? 1
      )
    }
    return MonospacedText(
      words: try node.required("text", node.text("text")),
      number: metrics.count - 1,
      lineLimit: try node.count("limit"),
      line: line
    )
  }
}

/// Several elements that are always there, so that a stack of one is transparent.
struct Siblings: Element {
  typealias Body = Never

  let elements: [AnyElement]

  func resolve(into resolver: inout Resolver) {
    for (position, element) in elements.enumerated() { resolver.child(element, at: position) }
    resolver.builder.isDynamic = false
  }
}

/// A text whose numbers the measurer finds under `number`.
struct MonospacedText: Element {
  typealias Body = Never

  let words: String
  let number: Int
  let lineLimit: Int?
  let line: LineMetrics?

  func resolve(into resolver: inout Resolver) {
    resolver.text(
      TextContent(
        words,
        font: TextFont(pointSize: Double(number)),
        lines: LineSettings(limit: lineLimit)
      ),
      spacing: resolver.builder.tables.spacings.number(of: line.map(Spacing.text) ?? .plain),
      isHeading: false
    )
  }
}
