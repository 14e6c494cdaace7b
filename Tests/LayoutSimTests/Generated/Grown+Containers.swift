import LayoutSim

extension Grown {
  func growDecoration(into resolver: inout Resolver) {
    let primary = GrownParts(recipes: recipe.parts.prefix(1))
    let extra = GrownParts(recipes: recipe.parts.dropFirst())
    switch recipe.ingredient {
    case .overlay:
      primary.overlay(alignment: anchoring) { extra }.resolve(into: &resolver)
    case .background:
      primary.background(alignment: anchoring) { extra }.resolve(into: &resolver)
    default:
      primary.safeAreaInset(
        edge: choose(LayoutEdge.allCases),
        alignment: anchoring,
        spacing: recipe.lengths[0]
      ) { extra }
      .resolve(into: &resolver)
    }
  }

  func growContainer(into resolver: inout Resolver) {
    switch recipe.ingredient {
    case .row, .column, .layers, .scroll, .lazyRow, .lazyColumn:
      growStack(into: &resolver)
    case .verticalGrid, .horizontalGrid, .eagerGrid, .cellRow, .list, .section:
      growGrid(into: &resolver)
    default:
      growOther(into: &resolver)
    }
  }

  private func growStack(into resolver: inout Resolver) {
    let spacing = recipe.lengths[0]
    let content = content
    switch recipe.ingredient {
    case .row:
      Row(alignment: choose(Grown.vertical), spacing: spacing) { content }.resolve(into: &resolver)
    case .column:
      Column(alignment: choose(Grown.horizontal), spacing: spacing) { content }
        .resolve(into: &resolver)
    case .layers:
      Layers(alignment: anchoring) { content }.resolve(into: &resolver)
    case .scroll:
      ScrollArea(LayoutAxes(rawValue: 1 + recipe.choice % 3)) { content }
        .resolve(into: &resolver)
    case .lazyRow:
      LazyRow(alignment: choose(Grown.vertical), spacing: spacing) { content }
        .resolve(into: &resolver)
    default:
      LazyColumn(alignment: choose(Grown.horizontal), spacing: spacing) { content }
        .resolve(into: &resolver)
    }
  }

  private var tracks: [GridTrack] {
    let all: [GridTrack] = [
      .fixed(length(0)), .flexible(minimum: length(1), maximum: length(2, 200)),
      .adaptive(minimum: length(3, 30), spacing: recipe.lengths[0]), .flexible(),
    ]
    return Array(all.dropFirst(recipe.choice % 3).prefix(recipe.choice % 4))
  }

  private func growGrid(into resolver: inout Resolver) {
    let content = content
    switch recipe.ingredient {
    case .verticalGrid:
      VerticalLazyGrid(columns: tracks, alignment: anchoring, spacing: recipe.lengths[1]) {
        content
      }
      .resolve(into: &resolver)
    case .horizontalGrid:
      HorizontalLazyGrid(rows: tracks, alignment: anchoring, spacing: recipe.lengths[1]) { content }
        .resolve(into: &resolver)
    case .eagerGrid:
      EagerGrid(
        alignment: anchoring,
        horizontalSpacing: recipe.lengths[0],
        verticalSpacing: recipe.lengths[1]
      ) { content }
      .resolve(into: &resolver)
    case .cellRow:
      CellRow(alignment: choose([nil, .firstTextBaseline, .top])) { content }.resolve(
        into: &resolver
      )
    case .list:
      growList(into: &resolver)
    default:
      RowSection("Title") { content }.resolve(into: &resolver)
    }
  }

  private func growList(into resolver: inout Resolver) {
    let metrics = ListDimensions(
      rowInsets: Insets(all: length(0)),
      minimumRowHeight: length(1),
      sideMargin: length(2),
      sectionSpacing: length(3)
    )
    let content = content
    RowList(metrics: choose([nil, metrics], digit: 3)) { content }
      .listStyle(choose(ListLook.allCases))
      .resolve(into: &resolver)
  }

  private func growOther(into resolver: inout Resolver) {
    let content = content
    switch recipe.ingredient {
    case .firstFit:
      FirstFit(in: LayoutAxes(rawValue: recipe.choice % 4)) { content }.resolve(into: &resolver)
    case .reader:
      SizeReader { size in
        if size.width > 40 { content }
        Fill().frame(width: size.width / 2)
      }
      .resolve(into: &resolver)
    case .container:
      let layout = OddLayout(
        habit: choose(OddLayout.Habit.allCases),
        length: length(0),
        share: length(1, 50) / 100
      )
      if recipe.choice.isMultiple(of: 3) {
        Container(OddGuideLayout(layout: layout)) { content }.resolve(into: &resolver)
      } else {
        Container(layout) { content }.resolve(into: &resolver)
      }
    case .each:
      // The second piece has the id of the first.
      Each([0, 0, 1], id: \.self) { _ in content }.resolve(into: &resolver)
    case .stateful:
      Stateful(content: content).resolve(into: &resolver)
    default:
      content.resolve(into: &resolver)
    }
  }
}

/// Notes how wide it is and shows it in a frame, so that a second pass is needed.
private struct Stateful: Element {
  let content: GrownParts
  @Local private var width = 0.0

  var body: some Element {
    Column {
      content
      Fill().frame(width: min(width, 50), height: 1)
    }
    .onSizeChange { if width == 0 { width = $0.width } }
  }
}
