// What fingers type out of habit and is called otherwise here, so that the compiler says how. None of them can be called.

extension Element {
  /// It is called `textStyle` here.
  @available(*, unavailable, renamed: "textStyle(_:)", message: "or textFont(_:) for a fixed size")
  public func font(_ style: TextStyle) -> some Element { self }

  /// It is called `textFont` here.
  @available(*, unavailable, renamed: "textFont(_:)")
  public func font(_ font: TextFont) -> some Element { self }

  /// It is called `foregroundStyle` here.
  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ ink: Ink?) -> some Element { self }

  /// It is called `tint` here.
  @available(*, unavailable, renamed: "tint(_:)")
  public func accentColor(_ ink: Ink?) -> some Element { self }

  /// It is called `label` here.
  @available(*, unavailable, renamed: "label(_:)")
  public func accessibilityLabel(_ text: String) -> some Element { self }

  /// It is called `tag` here.
  @available(*, unavailable, renamed: "tag(_:)")
  public func accessibilityIdentifier(_ identifier: String) -> some Element { self }

  /// It is called `inherited` here.
  @available(*, unavailable, renamed: "inherited(_:_:)")
  public func environment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    _ value: Value
  ) -> some Element { self }

  /// It is called `guide` here.
  @available(*, unavailable, renamed: "guide(_:at:)")
  public func alignmentGuide(
    _ guide: HorizontalGuide,
    computeValue: @escaping (BoxDimensions) -> Double
  ) -> some Element { self }

  /// It is called `guide` here.
  @available(*, unavailable, renamed: "guide(_:at:)")
  public func alignmentGuide(
    _ guide: VerticalGuide,
    computeValue: @escaping (BoxDimensions) -> Double
  ) -> some Element { self }

  /// It is called `autocorrectionDisabled` here.
  @available(*, unavailable, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ isDisabled: Bool?) -> some Element { self }

  /// It is called `textInputAutocapitalization` here.
  @available(*, unavailable, renamed: "textInputAutocapitalization(_:)")
  public func autocapitalization(_ capitalization: LetterCapitalization) -> some Element { self }

  /// It is called `ignoresSafeArea` here.
  @available(*, unavailable, renamed: "ignoresSafeArea(_:)")
  public func edgesIgnoringSafeArea(_ sides: Sides) -> some Element { self }

  /// It is called `safeAreaBar` here.
  @available(*, unavailable, renamed: "safeAreaBar(_:alignment:spacing:bar:)")
  public func safeAreaInset(
    edge: LayoutEdge,
    alignment: Anchoring = .center,
    spacing: Double? = nil,
    @ElementBuilder content: () -> some Element
  ) -> some Element { self }

  /// It is called `containerFrame` here.
  @available(*, unavailable, renamed: "containerFrame(_:)")
  public func containerRelativeFrame(_ axes: LayoutAxes) -> some Element { self }

  /// It is called `controlScale` here.
  @available(*, unavailable, renamed: "controlScale(_:)")
  public func controlSize(_ scale: ControlScale) -> some Element { self }

  /// It is called `hidingControlLabels` here.
  @available(*, unavailable, renamed: "hidingControlLabels()")
  public func labelsHidden() -> some Element { self }

  /// It is called `iconScale` here.
  @available(*, unavailable, renamed: "iconScale(_:)")
  public func imageScale(_ scale: IconScale) -> some Element { self }

  /// It is called `onDragGesture`, `onTapGesture` or `onLongPressGesture` here.
  @available(*, unavailable, message: "use onDragGesture, onTapGesture or onLongPressGesture")
  public func gesture<Gesture>(_ gesture: Gesture) -> some Element { self }

  /// It is called `inherited` here.
  @available(*, unavailable, renamed: "inherited(_:)")
  public func environmentObject<Model>(_ model: Model) -> some Element { self }

  /// It is called `transformInherited` here.
  @available(*, unavailable, renamed: "transformInherited(_:)")
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<InheritedValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Element { self }

  /// It is an element here.
  @available(*, unavailable, message: "use StockTabs().tabViewStyle(_:), or Pager for pages")
  public func tabViewStyle<Style>(_ style: Style) -> some Element { self }

  /// It is called `typeSize` here.
  @available(*, unavailable, renamed: "typeSize(_:)")
  public func dynamicTypeSize(_ size: TypeSize) -> some Element { self }
}

// What only draws: it changes neither what is where nor what can be touched.
extension Element {
  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func blur(radius: Double, opaque: Bool = false) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func brightness(_ amount: Double) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func contrast(_ amount: Double) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func saturation(_ amount: Double) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func grayscale(_ amount: Double) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func colorMultiply(_ ink: Ink) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func colorInvert() -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func hueRotation(_ angle: RotationAngle) -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func compositingGroup() -> some Element { self }

  /// It only draws, and is left out here.
  @available(*, unavailable, message: "it only draws: leave it out")
  public func drawingGroup(opaque: Bool = false) -> some Element { self }
}

// Former names.
extension Element {
  /// It is called `listStyle` here.
  @available(*, unavailable, renamed: "listStyle(_:)")
  public func listLook(_ look: ListLook) -> some Element { self }

  /// It is called `foregroundStyle` here.
  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public func ink(_ ink: Ink?) -> some Element { self }

  /// It is called `fontWeight` here.
  @available(*, unavailable, renamed: "fontWeight(_:)")
  public func weight(_ weight: TextWeight?) -> some Element { self }

  /// It is called `fontDesign` here.
  @available(*, unavailable, renamed: "fontDesign(_:)")
  public func textDesign(_ design: TextDesign?) -> some Element { self }

  /// It is called `monospacedDigit` here.
  @available(*, unavailable, renamed: "monospacedDigit()")
  public func monospacedDigits() -> some Element { self }

  /// It is called `multilineTextAlignment` here.
  @available(*, unavailable, renamed: "multilineTextAlignment(_:)")
  public func multilineAlignment(_ alignment: LineAlignment) -> some Element { self }

  /// It is called `truncationMode` here.
  @available(*, unavailable, renamed: "truncationMode(_:)")
  public func truncation(_ place: TextTruncation) -> some Element { self }

  /// It is called `minimumScaleFactor` here.
  @available(*, unavailable, renamed: "minimumScaleFactor(_:)")
  public func minimumScale(_ share: Double) -> some Element { self }
}

extension TextFont {
  /// It is an initializer here.
  @available(*, unavailable, message: "use textFont(TextFont(pointSize:weight:))")
  public static func system(
    size: Double,
    weight: TextWeight? = nil,
    design: TextDesign? = nil
  ) -> TextFont {
    TextFont(pointSize: size)
  }
}
