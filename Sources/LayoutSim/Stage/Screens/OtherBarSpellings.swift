// What fingers type out of habit for bars and is called otherwise here.

extension Element {
  /// It is called `screenTitle` here.
  @available(*, unavailable, renamed: "screenTitle(_:)")
  public func navigationTitle(_ title: String) -> some Element { self }

  /// It is called `screenTitle` here.
  @available(*, unavailable, renamed: "screenTitle(_:)")
  public func navigationBarTitle(_ title: String) -> some Element { self }

  /// It is called `titleDisplayMode` here.
  @available(*, unavailable, renamed: "titleDisplayMode(_:)")
  public func navigationBarTitleDisplayMode(_ mode: ScreenTitleMode) -> some Element { self }

  /// It is called `backButtonHidden` here.
  @available(*, unavailable, renamed: "backButtonHidden(_:)")
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some Element { self }
}
