extension Element {
  /// Sets the title of the screen, which is shown in the navigation bar and on the back button of the screen
  /// above.
  public func navigationTitle(_ title: String) -> some Element {
    barConfiguration(BarConfiguration(title: title))
  }

  /// Sets the title of the screen to the current value of `title`.
  public func navigationTitle(_ title: Bound<String>) -> some Element {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the size of the screen's title; the default is ``ScreenTitleMode/automatic``.
  public func navigationBarTitleDisplayMode(_ mode: ScreenTitleMode) -> some Element {
    barConfiguration(BarConfiguration(titleMode: mode))
  }

  /// Sets on a stack's root screen whether titles on the stack are large unless a screen overrides it; the
  /// default is `true`.
  ///
  /// UIKit's bars have a property of that name, which is off by default. SwiftUI's stacks behave as if it were on: pass
  /// `false` for a UIKit stack.
  public func prefersLargeTitles(_ prefers: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(prefersLargeTitles: prefers))
  }

  /// Hides the navigation bar of the screen, with the back button in it.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves the choice to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func navigationBarHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(isHidden: isHidden))
  }

  /// Hides the back button in the navigation bar of the screen, but not the bar.
  ///
  /// The values that the screen inherits about going back do not change.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves the choice to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(hidesBackButton: isHidden))
  }

  /// Completes the configuration of the content; an inner title takes precedence over an outer one.
  func barConfiguration(_ configuration: BarConfiguration) -> some Element {
    transformPreference(BarConfigurationKey.self) {
      BarConfigurationKey.reduce(value: &$0) { configuration }
    }
  }
}
