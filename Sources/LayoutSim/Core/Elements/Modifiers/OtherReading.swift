// What fingers type out of habit for screen readers. None of it can be used.

extension Element {
  /// It is called `label` here.
  @available(*, unavailable, message: "use label(_:)")
  public func accessibility(label: TextBlock) -> some Element { self }

  /// It is called `tag` here.
  @available(*, unavailable, message: "use tag(_:)")
  public func accessibility(identifier: String) -> some Element { self }

  /// It is called `accessibilityHidden` here.
  @available(*, unavailable, message: "use accessibilityHidden(_:)")
  public func accessibility(hidden: Bool) -> some Element { self }

  /// It is called `fact` here.
  @available(*, unavailable, message: "use fact(\"value\", …)")
  public func accessibility(value: TextBlock) -> some Element { self }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out, or add fact(_:_:)")
  public func accessibility(hint: TextBlock) -> some Element { self }

  /// A kind of element is a role here.
  @available(*, unavailable, message: "use role(.heading), role(.button) and the like")
  public func accessibility(addTraits traits: OtherStyle) -> some Element { self }

  /// Elements are read in the order in which they are written.
  @available(*, unavailable, message: "elements are read in their order: leave it out")
  public func accessibilitySortPriority(_ priority: Double) -> some Element { self }

  /// A name is one text.
  @available(*, unavailable, message: "use label(_:)")
  public func accessibilityInputLabels(_ labels: [String]) -> some Element { self }

  /// A name is a text.
  @available(*, unavailable, message: "use label(_:) with a String")
  public func accessibilityLabel(_ text: TextBlock) -> some Element { self }

  /// A value is a text.
  @available(*, unavailable, message: "use fact(\"value\", …)")
  public func accessibilityValue(_ value: TextBlock) -> some Element { self }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out, or add fact(_:_:)")
  public func accessibilityHint(_ hint: TextBlock) -> some Element { self }

  /// Only what fingers do is performed.
  @available(*, unavailable, message: "only fingers act here: leave it out")
  public func accessibilityFocused(_ isFocused: FocusBinding<Bool>) -> some Element { self }
}
