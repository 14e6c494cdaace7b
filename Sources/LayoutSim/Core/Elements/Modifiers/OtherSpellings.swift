// What fingers type out of habit and is called otherwise here, so that the compiler says how. None of them can be called.

extension Element {
  /// It is called `Anchoring` here; in the declaration of an element, which needs no other.
  @available(*, unavailable, renamed: "Anchoring")
  public typealias Alignment = Anchoring

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
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    alignment: Anchoring = .center
  ) -> some Element { self }

  /// It is called `containerFrame` here.
  @available(*, unavailable, renamed: "containerFrame(_:count:span:spacing:)")
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    count: Int,
    span: Int = 1,
    spacing: Double,
    alignment: Anchoring = .center
  ) -> some Element { self }

  /// It is called `containerFrame` here.
  @available(*, unavailable, renamed: "containerFrame(_:length:)")
  public func containerRelativeFrame(
    _ axes: LayoutAxes,
    alignment: Anchoring = .center,
    _ length: @escaping (Double, LayoutAxis) -> Double
  ) -> some Element { self }

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
  public func tabViewStyle(_ style: OtherStyle) -> some Element { self }

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
