import LayoutSim

extension CaseElements {
  mutating func modified(_ kind: String, _ node: CaseFields) throws -> AnyElement {
    switch kind {
    case "scroll":
      let axes = try axes(node.text("axis") ?? "v")
      let child = try child(node)
      return AnyElement(ScrollArea(axes) { child })
    case "frame", "flex", "containerFrame": return try framed(kind, node)
    case "pad": return AnyElement(try padded(node))
    case "fixedSize":
      return AnyElement(
        try child(node).fixedSize(
          horizontal: try node.flag("h") ?? true,
          vertical: try node.flag("v") ?? true
        )
      )
    case "priority":
      let priority = try node.required("value", node.number("value"))
      return AnyElement(try child(node).layoutPriority(priority))
    case "aspect":
      let mode = try node.required("mode", node.text("mode"))
      guard mode == "fit" || mode == "fill" else { throw CaseProblem("`\(mode)` is no mode") }
      return AnyElement(
        try child(node).aspectRatio(
          try node.number("ratio"),
          contentMode: mode == "fit" ? .fit : .fill
        )
      )
    case "overlay", "background":
      let child = try child(node)
      let extra = try extra(node)
      let alignment = try CaseAlignment.pair(node.text("align"))
      return kind == "overlay"
        ? AnyElement(child.overlay(alignment: alignment) { extra })
        : AnyElement(child.background(alignment: alignment) { extra })
    case "offset", "position":
      let child = try child(node)
      let x = try node.required("x", node.number("x"))
      let y = try node.required("y", node.number("y"))
      return kind == "offset"
        ? AnyElement(child.offset(x: x, y: y)) : AnyElement(child.position(x: x, y: y))
    case "effect": return try child(node)
    case "relative":
      let layout = RelativeLayout(width: try node.number("w"), height: try node.number("h"))
      let child = try child(node)
      return AnyElement(Container(layout) { child })
    case "pref": return try preference(node)
    case "guide": return try guided(node)
    case "direction":
      let word = try node.required("dir", node.text("dir"))
      guard word == "ltr" || word == "rtl" else { throw CaseProblem("`\(word)` is no direction") }
      return AnyElement(
        try child(node).layoutDirection(word == "rtl" ? .rightToLeft : .leftToRight)
      )
    case "safeInset", "safePad", "ignores", "safeRoot": return try safe(kind, node)
    default: throw CaseProblem("`\(kind)` is no kind of node")
    }
  }

  private mutating func guided(_ node: CaseFields) throws -> AnyElement {
    let child = try child(node)
    let value = try CaseGuideValue(node.required("value", node["value"]))
    switch try CaseGuide(node.required("guide", node.text("guide"))) {
    case .horizontal(let guide):
      return AnyElement(child.alignmentGuide(guide, computeValue: value.position))
    case .vertical(let guide):
      return AnyElement(child.alignmentGuide(guide, computeValue: value.position))
    }
  }

  private mutating func safe(_ kind: String, _ node: CaseFields) throws -> AnyElement {
    let child = try child(node)
    switch kind {
    case "ignores":
      return AnyElement(child.ignoresSafeArea(try sides(node.text("edges") ?? "tlbr")))
    case "safeInset":
      let word = try node.required("edge", node.text("edge"))
      guard let edge = LayoutEdge(rawValue: word) else {
        throw CaseProblem("`\(word)` is no edge")
      }
      let bar = try extra(node)
      let alignment = try CaseAlignment.pair(node.text("align"))
      let spacing = try node.number("spacing")
      return AnyElement(
        child.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
      )
    default:
      let insets = try insets(node.required("insets", node.numbers("insets")))
      return kind == "safePad"
        ? AnyElement(child.safeAreaPadding(insets)) : AnyElement(child.safeAreaWindow(insets))
    }
  }

  private mutating func framed(_ kind: String, _ node: CaseFields) throws -> AnyElement {
    let alignment = try CaseAlignment.pair(node.text("align"))
    let child = try child(node)
    switch kind {
    case "frame":
      return AnyElement(
        child.frame(
          width: try node.number("w"),
          height: try node.number("h"),
          alignment: alignment
        )
      )
    case "flex":
      return AnyElement(
        child.frame(
          minWidth: try node.number("minW"),
          idealWidth: try node.number("idealW"),
          maxWidth: try node.number("maxW"),
          minHeight: try node.number("minH"),
          idealHeight: try node.number("idealH"),
          maxHeight: try node.number("maxH"),
          alignment: alignment
        )
      )
    default:
      let lengths = try node.required("container", node.numbers("container"))
      guard lengths.count == 2 else { throw CaseProblem("`container` is no pair of lengths") }
      let container = Size(width: lengths[0], height: lengths[1])
      let axes = try axes(node.required("axes", node.text("axes")))
      guard let count = try node.count("count") else {
        return AnyElement(child.containerRelativeFrame(axes, of: container, alignment: alignment))
      }
      return AnyElement(
        child.containerRelativeFrame(
          axes,
          count: count,
          span: try node.count("span") ?? 1,
          spacing: try node.number("spacing") ?? 0,
          of: container,
          alignment: alignment
        )
      )
    }
  }

  private mutating func padded(_ node: CaseFields) throws -> any Element {
    let child = try child(node)
    if let numbers = try node.numbers("insets") { return child.padding(try insets(numbers)) }
    let length = try node.number("all")
    guard let edges = try node.text("edges") else { return child.padding(length) }
    return child.padding(try sides(edges), length)
  }

  private func sides(_ letters: String) throws -> LayoutEdges {
    var sides: LayoutEdges = []
    for letter in letters {
      switch letter {
      case "t": sides.insert(.top)
      case "l": sides.insert(.leading)
      case "b": sides.insert(.bottom)
      case "r": sides.insert(.trailing)
      default: throw CaseProblem("`\(letter)` is no edge")
      }
    }
    return sides
  }

  private mutating func preference(_ node: CaseFields) throws -> AnyElement {
    let key = try node.required("key", node.text("key"))
    let child = try child(node)
    guard let number = rules.keys.sorted().firstIndex(of: key), let rule = rules[key] else {
      throw CaseProblem("nothing says how `\(key)` is reduced")
    }
    guard CaseKeyDoor.all.indices.contains(number) else {
      throw CaseProblem("a case has \(CaseKeyDoor.all.count) keys at most")
    }
    let door = CaseKeyDoor.all[number]
    if let value = node["value"] { return door.write(child, CaseValue(value: value, rule: rule)) }
    let extra = try node.required("value` or `add", node["add"])
    let neutral = node["default"] ?? rule.neutral
    _ = try rule.added(neutral, extra)
    return door.transform(child) { value in
      let before = value?.value ?? neutral
      value = CaseValue(value: (try? rule.added(before, extra)) ?? before, rule: rule)
    }
  }
}
