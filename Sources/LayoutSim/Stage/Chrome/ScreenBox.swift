/// One screen: bars, if it has any, and the content in the space that they and the safe area leave.
struct ScreenBox: PrimitiveElement {
  private let bars: ScreenBars
  private let titleAbove = TitleAbove()
  private let content: AnyElement

  /// Measures the content's height; `nil` unless it is the root of a sheet that depends on it.
  private let probe: SheetProbe?

  private let renewedBars: @MainActor () -> ScreenBars?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - bars: The bars, as far as the content has configured them before.
  ///   - probe: Measures the content's height; `nil` unless it is the root of a sheet that depends on it.
  ///   - content: The content.
  ///   - renewedBars: The bars that the content has configured while it was resolved; `nil` if they are the same.
  init(
    _ bars: ScreenBars,
    probe: SheetProbe? = nil,
    content: AnyElement,
    renewedBars: @escaping @MainActor () -> ScreenBars? = { nil }
  ) {
    self.bars = bars
    self.probe = probe
    self.content = content
    self.renewedBars = renewedBars
  }

  func resolve(into resolver: inout Resolver) {
    let layout = resolver.builder.tables.layouts.count
    let scope = resolver.openContainer(
      TypedContainerLayout(bars.layout),
      stackAxis: ScreenLayout.stackAxis
    )
    let (start, area) = (resolver.builder.nodes.count, resolver.builder.tables.safeAreas.count)
    let probedBars = probe == nil ? nil : ProbedBars()
    resolver.child(framedContent(among: probedBars), at: 1)
    var bars = bars
    if let renewed = renewedBars() {
      bars = renewed
      resolver.builder.tables.layouts[layout] = TypedContainerLayout(bars.layout)
      resolver.builder.tables.safeAreas[area] = .window(bars.safeArea.lengths)
    }
    titleAbove.isLarge = bars.hasLargeTitle
    probedBars?.height = bars.heightInSheet
    if let bar = bars.bar {
      // It precedes the content, which declares what is in it.
      let middle = resolver.builder.nodes.count
      resolver.child(bar, at: 0)
      resolver.builder.moveLast(from: middle, before: start)
    }
    if let suggestions = bars.suggestions {
      resolver.child(suggestions.safeAreaWindow(bars.safeArea), at: 2)
    }
    if !bars.strips.isEmpty { resolver.child(Each(bars.strips, id: \.place) { $0 }, at: 3) }
    if let searchBar = bars.searchBar { resolver.child(searchBar, at: 4) }
    resolver.closeBox(scope)
  }

  private func framedContent(among probedBars: ProbedBars?) -> some Element {
    var content = content
    if let probe, let probedBars {
      content = AnyElement(ProbedContent(probe: probe, bars: probedBars, content: content))
    }
    return TouchBox(
      flags: bars.suggestions == nil ? [] : .covered,
      detail: .semantic,
      content: content.safeAreaWindow(bars.safeArea).environment(\.titleAbove, titleAbove)
    )
  }
}
