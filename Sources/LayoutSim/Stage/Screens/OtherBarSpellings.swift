// What fingers type out of habit for bars and is called otherwise here.

extension Element {
  /// It is called `screenTitle` here.
  @available(*, unavailable, renamed: "screenTitle(_:)")
  public func navigationTitle(_ title: String) -> some Element { self }

  /// It is called `screenTitle` here.
  @available(*, unavailable, renamed: "screenTitle(_:)")
  public func navigationTitle(_ title: Bound<String>) -> some Element { self }

  /// It is called `screenTitle` here, and has a text.
  @available(*, unavailable, message: "use screenTitle(_:) with a String")
  public func navigationTitle(_ title: TextBlock) -> some Element { self }

  /// A title is a text.
  @available(*, unavailable, message: "use screenTitle(_:) with a String")
  public func screenTitle(_ title: TextBlock) -> some Element { self }

  /// It is called `screenTitle` here.
  @available(*, unavailable, renamed: "screenTitle(_:)")
  public func navigationBarTitle(_ title: String) -> some Element { self }

  /// A title of two lines is an item of the bar.
  @available(
    *,
    unavailable,
    message: "use toolbar with BarItem(placement: .principal) and a Column of both texts"
  )
  public func navigationSubtitle(_ subtitle: String) -> some Element { self }

  /// It is called `titleDisplayMode` here.
  @available(*, unavailable, renamed: "titleDisplayMode(_:)")
  public func navigationBarTitleDisplayMode(_ mode: ScreenTitleMode) -> some Element { self }

  /// It is called `backButtonHidden` here.
  @available(*, unavailable, renamed: "backButtonHidden(_:)")
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some Element { self }

  /// It is called `titleDisplayMode` here.
  @available(*, unavailable, renamed: "titleDisplayMode(_:)")
  public func toolbarTitleDisplayMode(_ mode: ScreenTitleMode) -> some Element { self }

  /// The items of bars have one modifier.
  @available(*, unavailable, message: "use toolbar with BarItem(placement: .topBarLeading)")
  public func navigationBarItems(leading: some Element) -> some Element { self }

  /// The items of bars have one modifier.
  @available(*, unavailable, message: "use toolbar with BarItem(placement: .topBarTrailing)")
  public func navigationBarItems(trailing: some Element) -> some Element { self }

  /// The text has no label here.
  @available(*, unavailable, message: "use searchable(_:placement:prompt:)")
  public func searchable(
    text: Bound<String>,
    placement: BarSearchPlacement = .automatic,
    prompt: String = "Search"
  ) -> some Element { self }

  /// The text has no label here.
  @available(*, unavailable, message: "use searchable(_:isPresented:placement:prompt:)")
  public func searchable(
    text: Bound<String>,
    isPresented: Bound<Bool>,
    placement: BarSearchPlacement = .automatic,
    prompt: String = "Search"
  ) -> some Element { self }

  /// Scopes are options here.
  @available(*, unavailable, message: "use searchScopes(_:activation:options:)")
  public func searchScopes<Value: Hashable>(
    _ scope: Bound<Value>,
    activation: SearchScopeActivation = .automatic,
    @ElementBuilder scopes: () -> some Element
  ) -> some Element { self }

  /// The bar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizing) -> some Element { self }

  /// The bar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func tabViewBottomAccessory(
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// The sidebar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func defaultAdaptableTabBarPlacement(_ placement: StockTabsPlacement) -> some Element {
    self
  }

  /// The sidebar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func tabViewSidebarHeader(
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// The sidebar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func tabViewSidebarFooter(
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// The sidebar of tabs belongs to the tab coordinator here.
  @available(*, unavailable, message: "use it on StockTabs, built by the tab coordinator's factory")
  public func tabViewSidebarBottomBar(
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func toolbarColorScheme(_ scheme: OtherStyle?, for bars: ScreenBar...) -> some Element {
    self
  }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func toolbarRole(_ role: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func statusBarHidden(_ isHidden: Bool = true) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func statusBar(hidden isHidden: Bool) -> some Element { self }

  /// The focus of a search is the search itself.
  @available(*, unavailable, message: "use searchable(_:isPresented:placement:prompt:)")
  public func searchFocused(_ isFocused: FocusBinding<Bool>) -> some Element { self }

  /// Columns beside each other leave room for the detail.
  @available(
    *,
    unavailable,
    message: "the columns of a SplitCoordinator have one style: leave it out"
  )
  public func navigationSplitViewStyle(_ style: OtherStyle) -> some Element { self }

  /// It is a column, or a sheet.
  @available(
    *,
    unavailable,
    message:
      "use a Row with a column if \\.horizontalSizeClass is .regular, else sheet(isPresented:)"
  )
  public func inspector(
    isPresented: Bound<Bool>,
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }
}
