// What fingers type out of habit for titles and items of bars. None of it can be used.

extension Element {
  /// A title and its size are two modifiers.
  @available(*, unavailable, message: "use screenTitle(_:) and titleDisplayMode(_:)")
  public func navigationBarTitle(
    _ title: String,
    displayMode: ScreenTitleMode
  ) -> some Element { self }

  /// A title and its size are two modifiers.
  @available(*, unavailable, message: "use screenTitle(_:) with a String, and titleDisplayMode(_:)")
  public func navigationBarTitle(
    _ title: TextBlock,
    displayMode: ScreenTitleMode = .automatic
  ) -> some Element { self }

  /// No user changes the bars.
  @available(*, unavailable, message: "no user changes the bars here: use toolbar { … }")
  public func toolbar(
    id: String,
    @ElementBuilder content: () -> some BarContent
  ) -> some Element { self }
}

extension BarItem {
  /// No user changes the bars.
  @available(*, unavailable, message: "no user changes the bars here: use BarItem(placement:)")
  public init(
    id: String,
    placement: BarPlacement = .automatic,
    @ElementBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension BarPlacement {
  /// A title of elements takes the place of the other.
  @available(*, unavailable, message: "use .principal, or screenTitle(_:) for a text")
  public static var title: BarPlacement { .principal }

  /// A title of two lines is an item.
  @available(*, unavailable, message: "use .principal, with a Column of both texts")
  public static var subtitle: BarPlacement { .principal }

  /// A large title is a text.
  @available(*, unavailable, message: "use screenTitle(_:) and titleDisplayMode(.large)")
  public static var largeTitle: BarPlacement { .principal }

  /// A large title has no line below it.
  @available(*, unavailable, message: "use .principal, with a Column of both texts")
  public static var largeSubtitle: BarPlacement { .principal }
}
