extension Element {
  /// Titles the screen: the words are shown in the navigation bar, and on the back button of a
  /// screen above it.
  public func screenTitle(_ title: String) -> some Element {
    barWish(BarWishes(title: title))
  }

  /// Hides the navigation bar of the screen, with the back button in it.
  public func navigationBarHidden() -> some Element {
    barWish(BarWishes(isHidden: true))
  }

  /// Puts a button at the trailing end of the navigation bar.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - tag: An identifier by which a test finds it.
  ///   - action: What a press does.
  /// - Returns: The content with a button in the bar above it.
  public func barButton(
    _ label: String,
    tag: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some Element {
    let button = BarButton(label: label, tag: tag, action: BarAction(action))
    return barWish(BarWishes(buttons: [button]))
  }

  /// Adds a wish to those of the content; an outer title gives way to one inside.
  private func barWish(_ wish: BarWishes) -> some Element {
    transformPreference(BarWishesKey.self) { BarWishesKey.reduce(value: &$0) { wish } }
  }
}
