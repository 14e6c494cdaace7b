// What fingers type out of habit to present and to push. None of it can be used.

extension Element {
  /// A coordinator pushes screens.
  @available(
    *,
    unavailable,
    message: "navigate to a route: the coordinator pushes the screen that its factory builds"
  )
  public func navigationDestination(
    isPresented: Bound<Bool>,
    @ElementBuilder destination: () -> some Element
  ) -> some Element { self }

  /// A coordinator pushes screens.
  @available(
    *,
    unavailable,
    message: "navigate to a route: the coordinator pushes the screen that its factory builds"
  )
  public func navigationDestination<Item>(
    item: Bound<Item?>,
    @ElementBuilder destination: (Item) -> some Element
  ) -> some Element { self }

  /// The background of a sheet is a colour.
  @available(*, unavailable, message: "use presentationBackground(_:) with an Ink")
  public func presentationBackground(
    alignment: Anchoring = .center,
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(*, unavailable, message: "use alert(_:isPresented:actions:message:) with a String")
  public func alert(_ title: TextBlock, isPresented: Bound<Bool>) -> some Element { self }

  /// A title is a text.
  @available(*, unavailable, message: "use alert(_:isPresented:actions:message:) with a String")
  public func alert(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    @ElementBuilder actions: () -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(*, unavailable, message: "use alert(_:isPresented:actions:message:) with a String")
  public func alert(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    @ElementBuilder actions: () -> some Element,
    @ElementBuilder message: () -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(
    *,
    unavailable,
    message: "use alert(_:isPresented:presenting:actions:message:) with a String"
  )
  public func alert<Data>(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(
    *,
    unavailable,
    message: "use alert(_:isPresented:presenting:actions:message:) with a String"
  )
  public func alert<Data>(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    presenting data: Data?,
    @ElementBuilder actions: (Data) -> some Element,
    @ElementBuilder message: (Data) -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(
    *,
    unavailable,
    message: "use confirmationDialog(_:isPresented:actions:message:) with a String"
  )
  public func confirmationDialog(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    @ElementBuilder actions: () -> some Element
  ) -> some Element { self }

  /// A title is a text.
  @available(
    *,
    unavailable,
    message: "use confirmationDialog(_:isPresented:actions:message:) with a String"
  )
  public func confirmationDialog(
    _ title: TextBlock,
    isPresented: Bound<Bool>,
    titleVisibility: DialogTitleVisibility = .automatic,
    @ElementBuilder actions: () -> some Element,
    @ElementBuilder message: () -> some Element
  ) -> some Element { self }
}

extension NavigationArea {
  /// A coordinator pushes screens.
  @available(
    *,
    unavailable,
    message: "use NavigationArea { … }: coordinators push, and a route is what is in a path"
  )
  public init<Path>(path: Bound<Path>, @ElementBuilder root: () -> Content) {
    self.init(content: root)
  }
}
