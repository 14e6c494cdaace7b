import LayoutSim

extension CaseElements {
  mutating func container(_ kind: String, _ node: CaseFields) throws -> AnyElement? {
    switch kind {
    case "row", "column", "lazyRow", "lazyColumn": return try stack(kind, node)
    case "layers":
      let alignment = try CaseAlignment.pair(node.text("align"))
      let children = try elements(node, "children")
      return AnyElement(Layers(alignment: alignment) { children })
    case "reader":
      let children = try elements(node, "children")
      return AnyElement(SizeReader { _ in children })
    case "lazyGrid":
      let columns = try node.required("columns", node.list("columns")).map(track)
      let children = try elements(node, "children")
      return AnyElement(
        VerticalLazyGrid(columns: columns, spacing: try node.number("spacing")) { children }
      )
    case "grid": return try grid(node)
    case "fits":
      let axes = try axes(node.required("axes", node.text("axes")))
      let children = try elements(node, "children")
      return AnyElement(FirstFit(in: axes) { children })
    case "list":
      let insets = try insets(node.required("rowInsets", node.numbers("rowInsets")))
      let least = try node.required("minRow", node.number("minRow"))
      let children = try elements(node, "children")
      return AnyElement(
        RowList(metrics: ListDimensions(rowInsets: insets, minimumRowHeight: least)) { children }
      )
    default: return nil
    }
  }

  private mutating func stack(_ kind: String, _ node: CaseFields) throws -> AnyElement {
    let word = try node.text("align")
    let spacing = try node.number("spacing")
    let children = try elements(node, "children")
    switch kind {
    case "row":
      let guide = try CaseAlignment.vertical(word)
      return AnyElement(Row(alignment: guide, spacing: spacing) { children })
    case "column":
      let guide = try CaseAlignment.horizontal(word)
      return AnyElement(Column(alignment: guide, spacing: spacing) { children })
    case "lazyRow":
      let guide = try CaseAlignment.vertical(word)
      return AnyElement(LazyRow(alignment: guide, spacing: spacing) { children })
    default:
      let guide = try CaseAlignment.horizontal(word)
      return AnyElement(LazyColumn(alignment: guide, spacing: spacing) { children })
    }
  }

  private func track(_ json: CaseJSON) throws -> GridTrack {
    guard case .object(let fields) = json else { throw CaseProblem("a column is no object") }
    let column = CaseFields(fields)
    let spacing = try column.number("spacing")
    if let width = try column.number("fixed") { return .fixed(width, spacing: spacing) }
    if let (minimum, maximum) = try limits(column, "flex") {
      return .flexible(
        minimum: minimum ?? 10,
        maximum: maximum ?? .infinity,
        spacing: spacing
      )
    }
    if let (minimum, maximum) = try limits(column, "adaptive") {
      guard let minimum else { throw CaseProblem("an adaptive column has no minimum") }
      return .adaptive(minimum: minimum, maximum: maximum ?? .infinity, spacing: spacing)
    }
    throw CaseProblem("a column is neither fixed nor flex nor adaptive")
  }

  private func limits(
    _ column: CaseFields,
    _ name: String
  ) throws -> (minimum: Double?, maximum: Double?)? {
    guard let list = try column.list(name) else { return nil }
    guard list.count == 2, list.allSatisfy({ $0 == .null || $0.length != nil }) else {
      throw CaseProblem("`\(name)` is no pair of lengths")
    }
    return (list[0].length, list[1].length)
  }

  private mutating func grid(_ node: CaseFields) throws -> AnyElement {
    var rows: [AnyElement] = []
    for row in try node.required("rows", node.list("rows")) {
      if case .list(let list) = row {
        var cells: [AnyElement] = []
        for cell in list { cells.append(try self.cell(cell)) }
        let siblings = Siblings(elements: cells)
        rows.append(AnyElement(CellRow { siblings }))
      } else {
        rows.append(try cell(row))
      }
    }
    let content = Siblings(elements: rows)
    return AnyElement(
      EagerGrid(
        alignment: try CaseAlignment.pair(node.text("align")),
        horizontalSpacing: try node.number("hspacing"),
        verticalSpacing: try node.number("vspacing")
      ) {
        content
      }
    )
  }

  private mutating func cell(_ json: CaseJSON) throws -> AnyElement {
    var element = try element(json)
    guard case .object(let fields) = json else { return element }
    let cell = CaseFields(fields)
    if let count = try cell.count("cols") { element = AnyElement(element.gridCellColumns(count)) }
    if let word = try cell.text("unsized") {
      element = AnyElement(element.gridCellUnsizedAxes(try axes(word)))
    }
    return element
  }

  func axes(_ word: String) throws -> LayoutAxes {
    switch word {
    case "h": .horizontal
    case "v": .vertical
    case "hv", "vh": .both
    default: throw CaseProblem("`\(word)` is no axis")
    }
  }

  func insets(_ numbers: [Double]) throws -> Insets {
    guard numbers.count == 4 else { throw CaseProblem("insets are no list of four lengths") }
    return Insets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }
}
