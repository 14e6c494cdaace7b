/// One screen: bars, if it has any, and the content in the space that they and the safe area leave.
struct ScreenBox: PrimitiveElement {
  private let bars: ScreenBars
  private let content: AnyElement

  /// The slot of the sheet that depends on the content's height; `nil` unless it is the root of one.
  private let sheet: SheetSlot?

  private let titleAbove: TitleAbove?

  private let renewedBars: @MainActor () -> ScreenBars?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - bars: The bars, as far as the content has configured them before.
  ///   - sheet: The slot of the sheet that depends on the content's height; `nil` unless it is the root of one.
  ///   - content: The content.
  ///   - titleAbove: The title above the content, whose screen keeps it while it is out of sight; `nil` for one of this
  ///     place.
  ///   - renewedBars: The bars that the content has configured while it was resolved; `nil` if they are the same.
  init(
    _ bars: ScreenBars,
    in sheet: SheetSlot? = nil,
    content: AnyElement,
    titleAbove: TitleAbove? = nil,
    renewedBars: @escaping @MainActor () -> ScreenBars? = { nil }
  ) {
    self.bars = bars
    self.titleAbove = titleAbove
    self.sheet = sheet
    self.content = content
    self.renewedBars = renewedBars
  }

  func resolve(into resolver: inout Resolver) {
    // The same object in each pass: what is not resolved again refers to it.
    let titleAbove = titleAbove ?? resolver.place.claim(ScreenBox.self).kept { TitleAbove() }
    let layout = resolver.builder.tables.layouts.count
    let scope = resolver.openContainer(
      TypedContainerLayout(bars.layout),
      stackAxis: ScreenLayout.stackAxis
    )
    let (start, area) = (resolver.builder.nodes.count, resolver.builder.tables.safeAreas.count)
    resolver.child(framedContent(below: titleAbove), at: 1)
    var bars = bars
    if let renewed = renewedBars() {
      bars = renewed
      resolver.builder.tables.layouts[layout] = TypedContainerLayout(bars.layout)
      resolver.builder.tables.safeAreas[area] = .window(bars.safeArea.lengths)
    }
    titleAbove.isLarge = bars.bar?.hasLargeTitle ?? false
    sheet?.barHeight = bars.heightInSheet
    if let bar = bars.bar {
      // It precedes the content, which declares its items.
      let middle = resolver.builder.nodes.count
      resolver.child(bar, at: 0)
      resolver.builder.moveLast(from: middle, before: start)
    }
    if let suggestions = bars.suggestions {
      resolver.child(suggestions.safeAreaWindow(bars.safeArea), at: 2)
    }
    if !bars.strips.isEmpty {
      resolver.child(Each(platform: bars.strips, id: \.place) { $0 }, at: 3)
    }
    if let searchBar = bars.searchBar { resolver.child(searchBar, at: 4) }
    resolver.closeBox(scope)
  }

  private func framedContent(below titleAbove: TitleAbove) -> some Element {
    var content = content
    if let sheet { content = AnyElement(MeasuredContent(slot: sheet, content: content)) }
    return TouchBox(
      flags: bars.suggestions == nil ? [] : .covered,
      detail: .semantic,
      content: content.safeAreaWindow(bars.safeArea).environment(\.titleAbove, titleAbove)
    )
  }
}

/// A bar across the top, and everything else as the content of a hosting window.
///
/// A hosting window offers its size less the safe area and centres its content, as several authors have
/// observed.
struct ScreenLayout: ContainerLayout {
  /// The insets of the content.
  let insets: Insets

  /// The height of the bar, which is then the first child; `nil` without one.
  let barHeight: Double?

  /// The places of the bars at the lower edge, which are the last children.
  let lowerBars: [LowerBar]

  /// The space that the bars take.
  let margins: Insets

  /// The distance that the content extends below the frame.
  let underlap: Double

  /// The height that the bar has lost because content was scrolled, which does not reduce the screen.
  let collapsedHeight: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    // A screen fills its offer; only lengths without an offer are measured from the content.
    let asked: [Size] =
      proposal.width == nil || proposal.height == nil
      ? content(of: children).map { $0.size(reaching(proposal)) } : []
    let wanted = (asked.map(\.height).max() ?? insets.vertical) + collapsedHeight - underlap
    return Size(
      width: proposal.width ?? asked.map(\.width).max() ?? insets.horizontal,
      height: proposal.height ?? max(0, wanted)
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let width = size.width - margins.horizontal
    if let barHeight, let bar = children.first {
      bar.place(
        at: Point(x: margins.leading, y: margins.top),
        proposal: Proposal(width: width, height: barHeight)
      )
    }
    for child in content(of: children) {
      child.place(at: .zero, proposal: reaching(Proposal(size)))
    }
    for (bar, place) in zip(children.suffix(lowerBars.count), lowerBars) {
      bar.place(
        at: Point(x: margins.leading, y: size.height + underlap - place.below - place.height),
        proposal: Proposal(width: width, height: place.height)
      )
    }
  }

  private func reaching(_ proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width, height: proposal.height.map { $0 + underlap })
  }

  private func content(of children: LayoutChildren) -> Slice<LayoutChildren> {
    children.dropFirst(barHeight == nil ? 0 : 1).dropLast(lowerBars.count)
  }
}
