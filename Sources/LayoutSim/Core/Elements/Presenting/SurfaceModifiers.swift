extension Element {
  /// Presents a sheet while `isPresented` is `true`.
  ///
  /// It is a surface in front of the one with the element, like a sheet of a coordinator: it has heights
  /// (`presentationDetents`), which are measured, it responds to gestures, and its content may present further ones.
  /// Gestures and ``InheritedValues/dismiss`` set the binding to `false`. The content inherits the values of this
  /// element; it has a bar if it is in a `ScreenStack`. Its route is that of the screen, with `.sheet` after it. It
  /// is unknown to the coordinators. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented.
  ///   - onDismiss: Is called once the sheet has gone.
  ///   - content: The content of the sheet.
  /// - Returns: The content, which looks the same.
  public func sheet(
    isPresented: Bound<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ElementBuilder content: @escaping () -> some Element
  ) -> some Element {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet about `item` unless it is `nil`.
  ///
  /// An item with another identity dismisses the sheet, and presents a new one; an item that is only changed changes its
  /// content.
  ///
  /// - Parameters:
  ///   - item: The item of the sheet; dismissing it sets it to `nil`.
  ///   - onDismiss: Is called once the sheet has gone.
  ///   - content: The content of the sheet.
  /// - Returns: The content, which looks the same.
  public func sheet<Item: Identifiable>(
    item: Bound<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ElementBuilder content: @escaping (Item) -> some Element
  ) -> some Element {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a cover, which fills the window, while `isPresented` is `true`.
  ///
  /// No gesture dismisses it: its content calls ``InheritedValues/dismiss``, or sets the binding to `false`. Otherwise it
  /// is like ``sheet(isPresented:onDismiss:content:)``. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented.
  ///   - onDismiss: Is called once the cover has gone.
  ///   - content: The content of the cover.
  /// - Returns: The content, which looks the same.
  public func fullScreenCover(
    isPresented: Bound<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ElementBuilder content: @escaping () -> some Element
  ) -> some Element {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a cover about `item` unless it is `nil`.
  ///
  /// - Parameters:
  ///   - item: The item of the cover; dismissing it sets it to `nil`.
  ///   - onDismiss: Is called once the cover has gone.
  ///   - content: The content of the cover.
  /// - Returns: The content, which looks the same.
  public func fullScreenCover<Item: Identifiable>(
    item: Bound<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ElementBuilder content: @escaping (Item) -> some Element
  ) -> some Element {
    presenting(.cover, item, onDismiss, content)
  }

  private func presenting(
    _ style: SurfaceContent.Style,
    _ isPresented: Bound<Bool>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping () -> some Element
  ) -> some Element {
    Presenting(
      presented: .surface(
        SurfaceContent(
          style: style,
          isConstant: isPresented.isConstant,
          identity: { nil },
          onDismiss: onDismiss,
          content: content
        )
      ),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  private func presenting<Item: Identifiable>(
    _ style: SurfaceContent.Style,
    _ item: Bound<Item?>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping (Item) -> some Element
  ) -> some Element {
    Presenting(
      presented: .surface(
        SurfaceContent(
          style: style,
          isConstant: item.isConstant,
          identity: { item.wrappedValue.map { AnyHashable($0.id) } },
          onDismiss: onDismiss
        ) {
          if let item = item.wrappedValue { AnyElement(content(item)) } else { EmptyElement() }
        }
      ),
      isPresented: { item.wrappedValue != nil },
      dismiss: { item.wrappedValue = nil },
      content: self
    )
  }
}

/// The content of a sheet or a cover that an element presents.
@MainActor
struct SurfaceContent {
  enum Style: String {
    case sheet, cover
  }

  let style: Style

  /// Whether nothing can dismiss it, as its binding is constant.
  let isConstant: Bool

  /// The identity of its item now; `nil` if it has none.
  let identity: () -> AnyHashable?

  /// Is called once it has gone.
  let onDismiss: (@MainActor () -> Void)?

  let content: () -> any Element
}
