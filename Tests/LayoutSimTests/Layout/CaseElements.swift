@testable import LayoutSim

/// Builds the elements of a case; a kind that does not exist yet makes the case unsupported.
@MainActor
struct CaseElements {
  struct Unsupported: Error {
    let kind: String
  }

  private(set) var metrics: [MonospacedMeasurer.Metrics] = []
  private(set) var pixel = 1.0

  mutating func element(_ node: Value) throws -> AnyElement {
    let content = try unnamed(node)
    guard let id = node.text("id") else { return content }
    return AnyElement(content.layer(Role("probe"), identifier: id))
  }

  private mutating func unnamed(_ node: Value) throws -> AnyElement {
    let kind = node.text("t") ?? ""
    if let leaf = try leaf(kind, node) { return leaf }
    if let container = try container(kind, node) { return container }
    guard let inside = node["child"] else { throw Unsupported(kind: kind) }
    return try modified(kind, node, try element(inside))
  }

  private mutating func leaf(_ kind: String, _ node: Value) throws -> AnyElement? {
    switch kind {
    case "fixed":
      return AnyElement(
        Picture("fixed", width: node.number("w") ?? 0, height: node.number("h") ?? 0)
      )
    case "fill": return AnyElement(Fill())
    case "disc": return AnyElement(Container(DiscLayout()) {})
    case "empty": return AnyElement(EmptyElement())
    case "spacer": return AnyElement(Stretch(minLength: node.number("min")))
    case "divider":
      pixel = node.number("px") ?? 1
      return AnyElement(Separator())
    case "text": return AnyElement(text(node))
    default: return nil
    }
  }

  private mutating func text(_ node: Value) -> MonospacedText {
    var numbers = MonospacedMeasurer.Metrics()
    numbers.characterWidth = node.number("cw") ?? 10
    numbers.lineHeight = node.number("lh") ?? 20
    numbers.lineSpacing = node.number("ls") ?? 0
    numbers.ascent = node.number("asc")
    numbers.leastLines = node.number("lower").map { Int($0) } ?? 1
    numbers.pixel = node.number("px")
    numbers.minimumScale = node.number("minScale")
    metrics.append(numbers)
    let line = node["metrics"].map { metrics in
      LineMetrics(
        ascent: metrics.number("asc") ?? 0,
        descent: metrics.number("desc") ?? 0,
        leading: metrics.number("lead") ?? 0,
        capHeight: metrics.number("cap") ?? 0,
        pixel: metrics.number("px") ?? 1
      )
    }
    return MonospacedText(
      words: node.text("text") ?? "",
      number: metrics.count - 1,
      lineLimit: node.number("limit").map { Int($0) },
      line: line
    )
  }

  private mutating func container(_ kind: String, _ node: Value) throws -> AnyElement? {
    guard let list = node.list("children") else { return nil }
    var children: [AnyElement] = []
    for child in list { children.append(try element(child)) }
    let content = Siblings(elements: children)
    let spacing = node.number("spacing")
    switch kind {
    case "row":
      return AnyElement(
        Row(alignment: try vertical(node.text("align")), spacing: spacing) { content }
      )
    case "column":
      return AnyElement(
        Column(alignment: try horizontal(node.text("align")), spacing: spacing) { content }
      )
    case "layers":
      return AnyElement(Layers(alignment: try anchoring(node.text("align"))) { content })
    case "reader":
      return AnyElement(Container(ReaderLayout()) { content })
    default:
      return nil
    }
  }

  private mutating func modified(
    _ kind: String,
    _ node: Value,
    _ child: AnyElement
  ) throws -> AnyElement {
    switch kind {
    case "scroll":
      switch node.text("axis") ?? "v" {
      case "v": return AnyElement(ScrollArea(.vertical) { child })
      case "h": return AnyElement(ScrollArea(.horizontal) { child })
      default: throw Unsupported(kind: "scroll hv")
      }
    case "frame":
      return AnyElement(
        child.frame(
          width: node.number("w"),
          height: node.number("h"),
          alignment: try anchoring(node.text("align"))
        )
      )
    case "flex":
      return AnyElement(
        child.frame(
          minWidth: node.number("minW"),
          idealWidth: node.number("idealW"),
          maxWidth: node.number("maxW"),
          minHeight: node.number("minH"),
          idealHeight: node.number("idealH"),
          maxHeight: node.number("maxH"),
          alignment: try anchoring(node.text("align"))
        )
      )
    case "pad": return AnyElement(padded(node, child))
    case "fixedSize":
      return AnyElement(
        child.fixedSize(
          horizontal: node.flag("h") ?? true,
          vertical: node.flag("v") ?? true
        )
      )
    case "priority": return AnyElement(child.layoutPriority(node.number("value") ?? 0))
    case "aspect":
      return AnyElement(
        child.aspectRatio(node.number("ratio"), fit: node.text("mode") != "fill")
      )
    case "overlay", "background":
      let extra = try extra(node)
      let alignment = try anchoring(node.text("align"))
      return kind == "overlay"
        ? AnyElement(child.overlay(alignment: alignment) { extra })
        : AnyElement(child.background(alignment: alignment) { extra })
    case "offset":
      return AnyElement(child.offset(x: node.number("x") ?? 0, y: node.number("y") ?? 0))
    case "effect": return child
    case "position":
      let point = Point(x: node.number("x") ?? 0, y: node.number("y") ?? 0)
      return AnyElement(Container(PositionLayout(center: point)) { child })
    case "relative":
      return AnyElement(
        Container(RelativeLayout(width: node.number("w"), height: node.number("h"))) { child }
      )
    case "pref": return try preference(node, child)
    default: throw Unsupported(kind: kind)
    }
  }

  private func padded(_ node: Value, _ child: AnyElement) -> any Element {
    if let insets = node.numbers("insets"), insets.count == 4 {
      return child.padding(
        Insets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
      )
    }
    guard let edges = node.text("edges") else { return child.padding(node.number("all")) }
    var sides: Sides = []
    if edges.contains("t") { sides.insert(.top) }
    if edges.contains("l") { sides.insert(.leading) }
    if edges.contains("b") { sides.insert(.bottom) }
    if edges.contains("r") { sides.insert(.trailing) }
    return child.padding(sides, node.number("all"))
  }

  private mutating func extra(_ node: Value) throws -> Siblings {
    guard let extra = node["extra"] else { return Siblings(elements: []) }
    let list: [Value] = if case .list(let list) = extra { list } else { [extra] }
    var elements: [AnyElement] = []
    for node in list { elements.append(try element(node)) }
    return Siblings(elements: elements)
  }

  private func preference(_ node: Value, _ child: AnyElement) throws -> AnyElement {
    if let value = node.number("value") {
      return AnyElement(
        child.preference(SumKey.self, value: value).preference(MaximumKey.self, value: value)
      )
    }
    if let values = node.numbers("value") {
      return AnyElement(child.preference(ListKey.self, value: values))
    }
    throw Unsupported(kind: "pref transform")
  }
}

/// Several elements that are always there, so that a stack of one is transparent.
struct Siblings: Element {
  typealias Body = Never

  let elements: [AnyElement]

  func resolve(into resolver: inout Resolver) {
    for (position, element) in elements.enumerated() { resolver.child(element, at: position) }
    resolver.perform { $0.isDynamic = false }
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

enum SumKey: Preference {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

enum MaximumKey: Preference {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

enum ListKey: Preference {
  static var defaultValue: [Double] { [] }
  static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
}

// MARK: - Guides

private func vertical(_ word: String?) throws -> VerticalGuide {
  switch word ?? "center" {
  case "top": .top
  case "center", "middle": .center
  case "bottom": .bottom
  case "firstBaseline": .firstBaseline
  case "lastBaseline": .lastBaseline
  case let other: throw CaseElements.Unsupported(kind: "align \(other)")
  }
}

private func horizontal(_ word: String?) throws -> HorizontalGuide {
  switch word ?? "center" {
  case "leading": .leading
  case "center": .center
  case "trailing": .trailing
  case let other: throw CaseElements.Unsupported(kind: "align \(other)")
  }
}

private func anchoring(_ word: String?) throws -> Anchoring {
  switch word ?? "center" {
  case "center": .center
  case "top": .top
  case "bottom": .bottom
  case "leading": .leading
  case "trailing": .trailing
  case "topLeading": .topLeading
  case "topTrailing": .topTrailing
  case "bottomLeading": .bottomLeading
  case "bottomTrailing": .bottomTrailing
  case let other: throw CaseElements.Unsupported(kind: "align \(other)")
  }
}
