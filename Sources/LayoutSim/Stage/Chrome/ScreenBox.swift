/// One screen: a bar, if it has one, and the content in the space that the bar and the safe area leave.
struct ScreenBox: Element {
  let bar: NavigationBar?
  let insets: Insets

  /// The distance that the content extends below the screen's frame, under a tab bar.
  var underlap = 0.0

  /// A search field at the lower edge.
  var searchBar: BottomSearchBar?

  /// The bars of the screen's items at the lower edge, from the edge upwards.
  var strips: [BarStrip] = []

  /// The suggestions of a search, over the content.
  var suggestions: SearchSuggestions?

  /// Measures the content's height; `nil` unless it is the root of a sheet that depends on it.
  var probe: SheetProbe?

  let content: AnyElement

  var body: some Element {
    let lower = lowerBars
    Container(
      ScreenLayout(
        insets: safeArea,
        barHeight: bar?.height,
        lowerBars: lower.places,
        margins: margins,
        underlap: underlap,
        collapsedHeight: bar?.collapsedHeight ?? 0
      )
    ) {
      BarAndContent(
        bar: bar,
        content: TouchBox(
          flags: suggestions == nil ? [] : .covered,
          detail: .semantic,
          content: probed.safeAreaWindow(safeArea)
            .inherited(\.isBelowLargeTitle, bar?.hasLargeTitle ?? false)
        )
      )
      if let suggestions { suggestions.safeAreaWindow(safeArea) }
      if !strips.isEmpty { Each(strips, id: \.place) { $0 } }
      if let searchBar { searchBar }
    }
  }

  private var probed: AnyElement {
    guard let probe else { return content }
    let bars = safeArea.vertical - insets.bottom + (bar?.collapsedHeight ?? 0)
    return AnyElement(ProbedContent(probe: probe, bars: bars, content: content))
  }

  /// The space that the bars take.
  private var margins: Insets {
    var margins = insets
    if let bar { margins.top = bar.metrics.top(below: insets.top).points }
    return margins
  }

  /// The places of the bars at the lower edge, in their order, and the inset that they leave.
  private var lowerBars: (places: [LowerBar], inset: Double) {
    var places: [LowerBar] = []
    var inset = insets.bottom
    for strip in strips {
      let below = strip.liesOnKeyboard ? inset : strip.inset
      places.append(LowerBar(height: strip.height.points, below: below))
      inset = max(inset, below + strip.height.points)
    }
    if let searchBar {
      let below = searchBar.metrics.searchBarBottom(above: inset)
      places.append(LowerBar(height: searchBar.height, below: below))
      inset = below + searchBar.height
    }
    return (places, inset)
  }

  /// The insets of the content, which include the bars.
  private var safeArea: Insets {
    var safeArea = margins
    safeArea.top += bar?.height ?? 0
    safeArea.bottom = lowerBars.inset
    return safeArea
  }
}

/// A bar, and the content that declares the items in it.
private struct BarAndContent<Content: Element>: PrimitiveElement {
  let bar: NavigationBar?
  let content: Content

  func resolve(into resolver: inout Resolver) {
    guard let bar, bar.items != nil else {
      if let bar { resolver.child(bar, at: 0) }
      resolver.child(content, at: 1)
      return
    }
    // The items are known once the content is resolved; the bar precedes it all the same.
    let start = resolver.builder.nodes.count
    resolver.child(content, at: 1)
    let middle = resolver.builder.nodes.count
    resolver.child(bar, at: 0)
    resolver.builder.moveLast(from: middle, before: start)
  }
}

/// The place of a bar at the lower edge of a screen.
struct LowerBar {
  let height: Double

  /// The distance of its lower edge from that of the surface.
  let below: Double
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
    // A screen fills its offer; only lengths that are not offered are asked of the content.
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
