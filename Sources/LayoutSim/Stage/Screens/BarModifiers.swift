extension Element {
  /// Titles the screen: the words are shown in the navigation bar, and on the back button of a
  /// screen above it.
  public func screenTitle(_ title: String) -> some Element {
    barConfiguration(BarConfiguration(title: title))
  }

  /// Says how large the title of the screen is shown; ``ScreenTitleMode/automatic`` unless said.
  public func titleDisplayMode(_ mode: ScreenTitleMode) -> some Element {
    barConfiguration(BarConfiguration(titleMode: mode))
  }

  /// Says of a stack's lowest screen whether titles on the stack are large unless a screen says
  /// otherwise; they are unless it says no.
  ///
  /// UIKit's bars have a property of the name, which is off by default. SwiftUI's stacks behave as if
  /// it were on: say `false` for a stack of UIKit's.
  public func prefersLargeTitles(_ prefers: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(prefersLargeTitles: prefers))
  }

  /// Hides the navigation bar of the screen, with the back button in it.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves it to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func navigationBarHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(isHidden: isHidden))
  }

  /// Hides the way back in the navigation bar of the screen, not the bar.
  ///
  /// What the screen inherits about going back stays as it is.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves it to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func backButtonHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(hidesBackButton: isHidden))
  }

  /// Hides the tab bar as long as this is the screen in front in its tab.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves it to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func tabBarHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(hidesTabBar: isHidden))
  }

  /// Puts a button into the navigation bar, at its trailing end unless said otherwise.
  ///
  /// Buttons of one end stand in the order in which they are declared, from left to right where text
  /// runs so.
  ///
  /// - Parameters:
  ///   - label: What the button is called, and what it shows where there is no symbol.
  ///   - icon: The symbol that it shows in place of the words.
  ///   - placement: The end of the bar.
  ///   - isProminent: Whether it is the one thing to do here, and its words semibold.
  ///   - isEnabled: Whether it can be pressed.
  ///   - tag: An identifier by which a test finds it.
  ///   - action: What a press does.
  /// - Returns: The content with a button in the bar above it.
  public func barButton(
    _ label: String,
    icon: String? = nil,
    placement: BarButtonPlacement = .trailing,
    isProminent: Bool = false,
    isEnabled: Bool = true,
    tag: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some Element {
    let button = BarButton(
      label: label,
      icon: icon,
      placement: placement,
      isProminent: isProminent,
      isEnabled: isEnabled,
      tag: tag,
      action: BarAction(action)
    )
    return barConfiguration(BarConfiguration(buttons: [button]))
  }

  /// Puts a field to search in, called `prompt`, into the navigation bar.
  ///
  /// Up to iOS 18 it has a row of 52 points below the title. From iOS 26 on it stands at the lower
  /// edge of a phone's screen, and 240 points wide at the trailing end of a tablet's bar. It does not
  /// hide on scrolling.
  public func searchable(_ words: Bound<String>, prompt: String = "Search") -> some Element {
    barConfiguration(
      BarConfiguration(
        search: BarSearch(prompt: prompt, words: words.wrappedValue, link: BarLink(words))
      )
    )
  }

  /// Completes the configuration of the content; an outer title gives way to one inside.
  func barConfiguration(_ configuration: BarConfiguration) -> some Element {
    transformPreference(BarConfigurationKey.self) {
      BarConfigurationKey.reduce(value: &$0) { configuration }
    }
  }
}
