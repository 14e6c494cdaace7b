// What fingers type out of habit for screen readers, menus, lists and the system. None of it can be used.

extension Element {
  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func accessibilityAdjustableAction(_ action: (OtherStyle) -> Void) -> some Element { self }

  /// An element is read as what it is.
  @available(*, unavailable, message: "use role(_:), label(_:), fact(_:_:) or combined(as:label:)")
  public func accessibilityRepresentation(
    @ElementBuilder representation: () -> some Element
  ) -> some Element { self }

  /// An element is read as what it is.
  @available(*, unavailable, message: "use role(_:), label(_:), fact(_:_:) or combined(as:label:)")
  public func accessibilityChildren(
    @ElementBuilder children: () -> some Element
  ) -> some Element { self }

  /// A heading is a role here.
  @available(*, unavailable, message: "use role(.heading): headings have no levels")
  public func accessibilityHeading(_ level: OtherStyle) -> some Element { self }

  /// An item closes its menu.
  @available(*, unavailable, message: "an item closes its menu here: leave it out")
  public func menuActionDismissBehavior(_ behavior: OtherStyle) -> some Element { self }

  /// Margins are those of the list.
  @available(
    *,
    unavailable,
    message: "sections have the list's margins: use contentMargins of the list"
  )
  public func listSectionMargins(_ sides: Sides = .all, _ length: Double?) -> some Element { self }

  /// A preview is shown outside the app.
  @available(
    *,
    unavailable,
    message: "a preview is shown outside the app: use a sheet that stands for it"
  )
  public func quickLookPreview<Link>(_ item: Bound<Link?>) -> some Element { self }

  /// A preview is shown outside the app.
  @available(
    *,
    unavailable,
    message: "a preview is shown outside the app: use a sheet that stands for it"
  )
  public func quickLookPreview<Links: RandomAccessCollection>(
    _ selection: Bound<Links.Element?>,
    in items: Links
  ) -> some Element { self }

  /// What is continued is a route.
  @available(*, unavailable, message: "use a LinkTable, and the coordinator's open(_:)")
  public func onContinueUserActivity<Activity>(
    _ type: String,
    perform action: (Activity) -> Void
  ) -> some Element { self }

  /// What is continued is a route.
  @available(*, unavailable, message: "use a LinkTable, and the coordinator's open(_:)")
  public func onContinueUserActivity(
    _ type: String,
    perform action: (Any) -> Void
  ) -> some Element { self }

  /// Nothing reads it.
  @available(*, unavailable, message: "no command reads it here: leave it out")
  public func focusedValue<Value>(
    _ path: KeyPath<OtherFocus, OtherStyle>,
    _ value: Value
  ) -> some Element { self }

  /// Nothing reads it.
  @available(*, unavailable, message: "no command reads it here: leave it out")
  public func focusedSceneValue<Value>(
    _ path: KeyPath<OtherFocus, OtherStyle>,
    _ value: Value
  ) -> some Element { self }

  /// Nothing reads it.
  @available(*, unavailable, message: "no command reads it here: leave it out")
  public func focusedValue<Model>(_ model: Model) -> some Element { self }
}

/// The names of values that belong to the focus, which only occur where the compiler says to leave them out.
@dynamicMemberLookup
public struct OtherFocus: Sendable {
  /// Any name.
  public subscript(dynamicMember name: String) -> OtherStyle { .automatic }
}
