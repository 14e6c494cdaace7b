// Styles that fingers type out of habit, which are said otherwise here or only draw. None of them can be used.

extension Element {
  /// Pickers are given their look.
  @available(
    *,
    unavailable,
    message: "use ChoiceControl(…, look:), and a route for a list of its own"
  )
  public func pickerStyle(_ style: OtherStyle) -> some Element { self }

  /// Fields are given their look.
  @available(*, unavailable, message: "use TextEntry(…, look: .rounded)")
  public func textFieldStyle(_ style: OtherStyle) -> some Element { self }

  /// There is one look of dates.
  @available(*, unavailable, message: "DateEntry has the compact style: leave it out")
  public func datePickerStyle(_ style: OtherStyle) -> some Element { self }

  /// Each look is an element.
  @available(*, unavailable, message: "use ProgressBar or Spinner")
  public func progressViewStyle(_ style: OtherStyle) -> some Element { self }

  /// A form is a list here, which has a look.
  @available(*, unavailable, message: "use RowList(.insetGrouped) or listStyle(_:)")
  public func formStyle(_ style: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func indexViewStyle(_ style: OtherStyle) -> some Element { self }

  /// It is called `listRowSeparatorHidden` here.
  @available(*, unavailable, renamed: "listRowSeparatorHidden(_:)")
  public func listRowSeparator(
    _ visibility: OtherStyle,
    edges: Sides = .all
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listRowBackground(_ background: Ink?) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func scrollContentBackground(_ visibility: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func scrollIndicators(_ visibility: OtherStyle) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func animation(_ animation: OtherStyle?, value: some Equatable) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func animation(_ animation: OtherStyle?) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: leave it out")
  public func transition(_ transition: OtherStyle) -> some Element { self }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func sensoryFeedback(_ feedback: OtherStyle, trigger: some Equatable) -> some Element {
    self
  }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out")
  public func textSelection(_ selectability: OtherStyle) -> some Element { self }

  /// Nothing of it is seen.
  @available(*, unavailable, message: "nothing of it is seen: leave it out, or add fact(_:_:)")
  public func accessibilityHint(_ hint: String) -> some Element { self }

  /// It is called `fact` here.
  @available(*, unavailable, message: "use fact(\"value\", …)")
  public func accessibilityValue(_ value: String) -> some Element { self }

  /// It is called `combined` here.
  @available(*, unavailable, renamed: "combined(as:label:)")
  public func accessibilityElement(children: OtherStyle = .ignore) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func blendMode(_ mode: OtherStyle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func mask(
    alignment: Anchoring = .center,
    @ElementBuilder _ mask: () -> some Element
  ) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func mask(_ mask: some Element) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func listRowSeparatorTint(_ ink: Ink?) -> some Element { self }

  /// Menus have one style.
  @available(*, unavailable, message: "use MenuControl(…, look:)")
  public func menuStyle(_ style: OtherStyle) -> some Element { self }

  /// It is no element here.
  @available(*, unavailable, message: "the coordinator's tabItem has the title and the symbol")
  public func tabItem(@ElementBuilder _ label: () -> some Element) -> some Element { self }

  /// It is a dialog here.
  @available(*, unavailable, message: "use confirmationDialog(_:isPresented:actions:)")
  public func actionSheet(isPresented: Bound<Bool>, content: () -> Void) -> some Element { self }

  /// A coordinator pushes screens.
  @available(*, unavailable, message: "the coordinator's factory builds the screens of routes")
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type,
    @ElementBuilder destination: (Value) -> some Element
  ) -> some Element { self }

  /// The colour scheme belongs to the device.
  @available(*, unavailable, message: "use Traits(device:scheme:)")
  public func preferredColorScheme(_ scheme: OtherStyle?) -> some Element { self }
}

extension PushButton where Label == IconLabel {
  /// A symbol is an icon here.
  @available(*, unavailable, renamed: "init(_:icon:look:purpose:action:)")
  public init(
    _ words: String,
    systemImage: String,
    role: ButtonPurpose? = nil,
    action: @escaping () -> Void
  ) {
    self.init(words, icon: systemImage, purpose: role, action: action)
  }
}

/// Changes on a screen are seen when they are over.
@available(*, unavailable, message: "a settled screen is shown: keep what is inside")
public func withAnimation<Result>(
  _ animation: OtherStyle? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension VerticalGuide {
  /// It is called `firstBaseline` here.
  @available(*, unavailable, renamed: "firstBaseline")
  public static var firstTextBaseline: VerticalGuide { .firstBaseline }

  /// It is called `lastBaseline` here.
  @available(*, unavailable, renamed: "lastBaseline")
  public static var lastTextBaseline: VerticalGuide { .lastBaseline }
}

extension ScrollArea {
  /// Indicators only draw.
  @available(*, unavailable, message: "indicators only draw: use ScrollArea(axes)")
  public init(
    _ axes: LayoutAxes = .vertical,
    showsIndicators: Bool,
    @ElementBuilder content: () -> Content
  ) {
    self.init(axes, content: content)
  }
}
