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

  /// Hides the tab bar while this is the front screen of its tab.
  ///
  /// - Parameter isHidden: Whether it is hidden; `false` leaves the choice to the rest of the content.
  /// - Returns: The content with that configuration of the bars around it.
  public func tabBarHidden(_ isHidden: Bool = true) -> some Element {
    barConfiguration(BarConfiguration(hidesTabBar: isHidden))
  }

  /// Adds a button to the navigation bar, by default at its trailing end.
  ///
  /// Buttons at one end are in the order of their declaration, from left to right in left-to-right layouts.
  ///
  /// - Parameters:
  ///   - label: The label, which is shown if there is no symbol.
  ///   - icon: The symbol that is shown instead of the label.
  ///   - placement: The end of the bar.
  ///   - isProminent: Whether it is the main action, with a semibold label.
  ///   - isEnabled: Whether it can be tapped.
  ///   - tag: An identifier by which a test finds it.
  ///   - action: The action of a tap.
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
      isProminent: isProminent,
      isEnabled: isEnabled,
      tag: tag,
      action: action
    )
    return Toolbar(content: self, items: BarButtonItem(button: button, place: placement.place))
  }

  /// Adds a button to the navigation bar that starts `task`, which a stage follows: ``Stage/finish(leaving:)``.
  ///
  /// - Parameters:
  ///   - label: The label, which is shown if there is no symbol.
  ///   - icon: The symbol that is shown instead of the label.
  ///   - placement: The end of the bar.
  ///   - isProminent: Whether it is the main action, with a semibold label.
  ///   - isEnabled: Whether it can be tapped.
  ///   - tag: An identifier by which a test finds it.
  ///   - task: The asynchronous action of a tap.
  /// - Returns: The content with a button in the bar above it.
  public func barButton(
    _ label: String,
    icon: String? = nil,
    placement: BarButtonPlacement = .trailing,
    isProminent: Bool = false,
    isEnabled: Bool = true,
    tag: String? = nil,
    task: @escaping @MainActor () async -> Void
  ) -> some Element {
    TaskBarButton(content: self, label: label, task: task) { content, action in
      content.barButton(
        label,
        icon: icon,
        placement: placement,
        isProminent: isProminent,
        isEnabled: isEnabled,
        tag: tag,
        action: action
      )
    }
  }

  /// Completes the configuration of the content; an inner title takes precedence over an outer one.
  func barConfiguration(_ configuration: BarConfiguration) -> some Element {
    transformPreference(BarConfigurationKey.self) {
      BarConfigurationKey.reduce(value: &$0) { configuration }
    }
  }
}

/// Content with a bar button that starts asynchronous code.
private struct TaskBarButton<Content: Element, Result: Element>: Element {
  let content: Content
  let label: String
  let task: @MainActor () async -> Void

  /// The content with a button that performs an action.
  let button: (Content, @escaping @MainActor @Sendable () -> Void) -> Result

  @Inherited(\.self) private var inherited

  var body: some Element {
    button(content) { inherited.startAction(label, task) }
  }
}
