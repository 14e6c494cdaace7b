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

  /// Adds items to the bars of the screen.
  ///
  /// ```swift
  /// NoteText(note: note)
  ///   .toolbar {
  ///     BarItem(placement: .principal) { NoteTitle(note: note) }
  ///     BarItem(placement: .confirmationAction) { PushButton("Save", action: save) }
  ///     BarGroup(placement: .bottomBar) {
  ///       PushButton("Delete", role: .destructive, action: delete)
  ///       Stretch()
  ///       if canUndo { PushButton("Undo", action: undo) }
  ///     }
  ///   }
  /// ```
  ///
  /// Items of several toolbars on one screen are in one bar, inner ones first. Trailing ones without room in the
  /// navigation bar move into the menu of an additional button, “More”, the last ones first; its place is a guess, which
  /// makes the button `approximate`. A bar at the lower edge sits on the home indicator or on the tab bar, and stays
  /// there when the keyboard covers it; for a bar that rises with the keyboard, use `safeAreaInset`. A screen
  /// without a bar shows none of its items. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter content: The items.
  /// - Returns: The content, which looks the same.
  public func toolbar(@ElementBuilder content: () -> some BarContent) -> some Element {
    Toolbar(content: self, items: content())
  }

  /// Adds the elements of `content` to the bar of the screen, each as an item at ``BarPlacement/automatic``.
  ///
  /// - Parameter content: The elements; those that are items of bars have their own places.
  /// - Returns: The content, which looks the same.
  public func toolbar(@ElementBuilder content: () -> some Element) -> some Element {
    Toolbar(content: self, items: BarGroup(content: content))
  }

  /// Opens a menu when the title in the navigation bar is tapped.
  ///
  /// The items are those of a ``MenuControl``. The title then has a chevron, whose size is a guess, which makes the
  /// title `approximate`. A large title has no menu until it has moved into the row of buttons. It imitates
  /// SwiftUI's modifier of that name.
  ///
  /// - Parameter content: The items of the menu.
  /// - Returns: The content, which looks the same.
  public func toolbarTitleMenu(@ElementBuilder content: () -> some Element) -> some Element {
    Toolbar(content: self, items: TitleMenuItems(content: content()))
  }
}

/// Content with items of the screen's bars.
struct Toolbar<Content: Element, Items: Element>: PrimitiveElement {
  let content: Content
  let items: Items

  func resolve(into resolver: inout Resolver) {
    resolver.openPass(.preference)
    resolver.child(content, at: 0)
    let places = resolver.collectBarItems(items)
    var configuration = resolver.builder.preferences[BarConfigurationKey.self]
    for place in places {
      configuration.places.insert(BarPlaces(place))
      if place == .principal { configuration.principals += 1 }
    }
    resolver.builder.preferences.write(BarConfigurationKey.self, configuration)
    resolver.closeModifier()
  }
}

/// Declares the items of a title's menu.
private struct TitleMenuItems<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.addBarItem(content, at: .titleMenu)
  }
}
