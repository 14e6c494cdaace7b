/// A bar of buttons at the bottom of a screen, which fills the available width.
///
/// Its text follows the user's text size up to `xxLarge`, but its height does not. Without a ``Stretch``
/// among them the items are centred.
public struct ToolbarStrip<Content: Element>: Element {
  private let content: Content

  /// The height, if it is not that of the platform's bars here.
  var height: PlatformMetric?

  @Inherited(\.self) private var inherited

  /// Creates a bar with `content` from its leading to its trailing end.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// The items, 16 points from the sides.
  public var body: some Element {
    let height = height ?? inherited.toolbarHeight
    let margin = inherited.controls.toolbarMargin
    Row { content }
      .environment(\.typeSize, inherited.typeSize.inNavigationBars)
      .padding(.horizontal, margin.points)
      .frame(maxWidth: .infinity)
      .frame(height: min(height.points, inherited.controls.toolbarRow(inherited.idiom)))
      .frame(height: height.points, alignment: .bottom)
      .control(Semantics(role: .toolbar, flags: NodeFlags(of: [height, margin])))
  }
}

/// A button of a bar: a text or a symbol, at least 44 points high, and wide unless it is a text up to iOS 18.
///
/// It is laid out as in bars of both system families; its glass surface is 44 points high.
public struct ToolbarButton: Element {
  private let words: String
  private let icon: String?
  private let isProminent: Bool
  private let action: () -> Void

  @Inherited(\.self) private var inherited

  /// Creates a button named `words`.
  ///
  /// - Parameters:
  ///   - words: The label, which is shown if there is no symbol.
  ///   - icon: The symbol that is shown instead of the label.
  ///   - isProminent: Whether it is the main action, with a semibold label.
  ///   - action: The action of a tap.
  public init(
    _ words: String,
    icon: String? = nil,
    isProminent: Bool = false,
    action: @escaping () -> Void
  ) {
    self.words = words
    self.icon = icon
    self.isProminent = isProminent
    self.action = action
  }

  /// The text or the symbol.
  public var body: some Element {
    let side = inherited.controls.barButtonWidth
    PushButton(action: action) {
      face.frame(
        minWidth: icon != nil || inherited.controls.widensBarWords ? side.points : nil,
        minHeight: min(ToolbarButton.height, inherited.toolbarHeight.points)
      )
    }
    .annotated(label: words) { semantics in
      semantics.combines = .drawing
      if let icon { semantics.facts.append(Fact("icon", icon)) }
      semantics.flags.formUnion(NodeFlags(of: [side]))
    }
    .environment(\.typeSize, inherited.typeSize.inNavigationBars)
  }

  @ElementBuilder private var face: some Element {
    if let icon {
      Icon(icon)
    } else {
      TextBlock(words).lineLimit(1).fontWeight(isProminent ? .semibold : nil)
    }
  }

  // In a lower bar it is as high as the bar. Rows toolbar.height and navigationBar.button_platter_height.
  private static var height: Double { 44 }
}

extension InheritedValues {
  /// The height of a toolbar here.
  fileprivate var toolbarHeight: PlatformMetric {
    controls.toolbarHeight(idiom, verticalSizeClass, hasHomeIndicator: hasHomeIndicator)
  }
}
