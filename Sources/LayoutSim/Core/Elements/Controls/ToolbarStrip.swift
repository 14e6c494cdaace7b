/// A bar of buttons at the bottom of a screen, as wide as there is room.
///
/// Its words follow the user's text size up to `xxLarge`, and its height does not. Without a
/// ``Stretch`` among them the items stand in the middle.
public struct ToolbarStrip<Content: Element>: Element {
  private let content: Content

  @Inherited(\.self) private var inherited

  /// A bar with `content` from its leading to its trailing end.
  public init(@ElementBuilder content: () -> Content) {
    self.content = content()
  }

  /// The items, 16 points from the sides.
  public var body: some Element {
    let height = inherited.toolbarHeight
    let margin = inherited.controls.toolbarMargin
    Row { content }
      .inherited(\.typeSize, inherited.typeSize.inNavigationBars)
      .padding(.horizontal, margin.points)
      .frame(maxWidth: .infinity)
      .frame(height: height.points)
      .control(Semantics(role: .toolbar, flags: NodeFlags(of: [height, margin])))
  }
}

/// A button of a bar: words or a symbol, at least 44 points wide and high.
///
/// It is laid out as bars of both families do; its surface of glass is 44 points high.
public struct ToolbarButton: Element {
  private let words: String
  private let icon: String?
  private let isProminent: Bool
  private let action: () -> Void

  @Inherited(\.self) private var inherited

  /// A button that is known by `words`.
  ///
  /// - Parameters:
  ///   - words: What it is called, and what it shows where there is no symbol.
  ///   - icon: The symbol that it shows in place of the words.
  ///   - isProminent: Whether it is the one thing to do here, and its words semibold.
  ///   - action: What a press does.
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

  /// The words or the symbol.
  public var body: some Element {
    let side = inherited.controls.barButtonWidth
    PushButton(action: action) {
      face.frame(
        minWidth: side.points,
        minHeight: min(ToolbarButton.height, inherited.toolbarHeight.points)
      )
    }
    .annotated { semantics in
      semantics.label = words
      semantics.combines = .drawing
      if let icon { semantics.facts.append(Fact("icon", icon)) }
      semantics.flags.formUnion(NodeFlags(of: [side]))
    }
    .inherited(\.typeSize, inherited.typeSize.inNavigationBars)
  }

  @ElementBuilder private var face: some Element {
    if let icon {
      Icon(icon)
    } else {
      TextBlock(words).lineLimit(1).weight(isProminent ? .semibold : nil)
    }
  }

  // In a lower bar it is as high as that. Rows toolbar.height and navigationBar.button_platter_height.
  private static var height: Double { 44 }
}

extension InheritedValues {
  /// The height of a toolbar here.
  fileprivate var toolbarHeight: PlatformMetric {
    controls.toolbarHeight(idiom, verticalSizeClass, hasHomeIndicator: hasHomeIndicator)
  }
}
