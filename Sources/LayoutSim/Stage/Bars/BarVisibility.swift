/// A bar around a screen.
public enum ScreenBar: String, Hashable, Codable, Sendable, CaseIterable {
  /// The bar with the title, at the upper edge.
  case navigationBar

  /// The bar of items at the lower edge.
  case bottomBar

  /// The bar of tabs.
  case tabBar
}

/// An item that a navigation bar shows by itself.
public enum DefaultBarItem: String, Hashable, Codable, Sendable, CaseIterable {
  /// The title of the screen.
  case title
}

extension Element {
  /// Shows or hides bars of the screen.
  ///
  /// A bar that any element of the screen hides is hidden. A navigation bar that is `visible` is shown even without a
  /// title and without items; other bars are not shown without content. It imitates SwiftUI's modifier of that name;
  /// ``navigationBarHidden(_:)`` hides the navigation bar, too.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: The bars; if empty, the navigation bar.
  /// - Returns: The content with that configuration of the bars around it.
  public func toolbar(_ visibility: PartVisibility, for bars: ScreenBar...) -> some Element {
    barConfiguration(BarConfiguration(visibility, of: bars))
  }

  /// The same as ``toolbar(_:for:)``, as SwiftUI spells it from iOS 18 on.
  public func toolbarVisibility(_ visibility: PartVisibility, for bars: ScreenBar...)
    -> some Element
  {
    barConfiguration(BarConfiguration(visibility, of: bars))
  }

  /// Leaves out an item that the navigation bar shows by itself.
  ///
  /// A title that is left out still names the bar and the back button that leads to the screen, but occupies no row.
  public func toolbar(removing item: DefaultBarItem?) -> some Element {
    var configuration = BarConfiguration()
    configuration.removesTitle = item == .title
    return barConfiguration(configuration)
  }

  /// Shows or hides the background of bars, which only trees of all boxes show.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is shown.
  ///   - bars: The bars; if empty, the navigation bar.
  /// - Returns: The content with that configuration of the bars around it.
  public func toolbarBackground(_ visibility: PartVisibility, for bars: ScreenBar...)
    -> some Element
  {
    background(visibility.rawValue, of: bars)
  }

  /// The same as `toolbarBackground`, as SwiftUI spells it from iOS 18 on.
  public func toolbarBackgroundVisibility(
    _ visibility: PartVisibility,
    for bars: ScreenBar...
  ) -> some Element {
    background(visibility.rawValue, of: bars)
  }

  /// Sets the colour of the background of bars, which only trees of all boxes show.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - bars: The bars; if empty, the navigation bar.
  /// - Returns: The content with that configuration of the bars around it.
  public func toolbarBackground(_ ink: Ink, for bars: ScreenBar...) -> some Element {
    background(ink.rawValue, of: bars)
  }

  private func background(_ words: String, of bars: [ScreenBar]) -> some Element {
    var configuration = BarConfiguration()
    for bar in bars.isEmpty ? [.navigationBar] : bars { configuration.backgrounds[bar] = words }
    return barConfiguration(configuration)
  }
}

extension BarConfiguration {
  /// The configuration that shows or hides `bars`.
  fileprivate init(_ visibility: PartVisibility, of bars: [ScreenBar]) {
    self.init()
    let hides = visibility == .hidden
    for bar in bars.isEmpty ? [.navigationBar] : bars {
      switch bar {
      case .navigationBar:
        isHidden = isHidden || hides
        showsBar = showsBar || visibility == .visible
      case .bottomBar: hidesBottomBar = hidesBottomBar || hides
      case .tabBar: hidesTabBar = hidesTabBar || hides
      }
    }
  }

  /// The facts about `bar` that trees of all boxes print.
  func looks(of bar: ScreenBar) -> [Fact] {
    backgrounds[bar].map { [Fact("background", $0)] } ?? []
  }
}
