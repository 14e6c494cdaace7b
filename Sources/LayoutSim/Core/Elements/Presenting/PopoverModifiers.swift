extension Element {
  /// Presents a popover beside the content while `isPresented` is `true`.
  ///
  /// It has the ideal size of its content, and stays inside the window. In a compact width, as on a phone, it
  /// is a sheet of the greatest height, unless its content sets another
  /// ``presentationCompactAdaptation(_:)``. A tap outside sets the binding to `false`. It imitates SwiftUI's
  /// modifier of that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented.
  ///   - attachmentAnchor: The part of the content at which the arrow points.
  ///   - arrowEdge: The edge of the popover that has the arrow, if there is room there or on the opposite one: a popover
  ///     with its arrow on top is below the content. `nil` takes the first side with room: below, above, on the right, on
  ///     the left. It has no effect before iOS 18.1, so none in the profile `iOS18`.
  ///   - content: The content of the popover.
  /// - Returns: The content, which looks the same.
  public func popover(
    isPresented: Bound<Bool>,
    attachmentAnchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge? = nil,
    @ElementBuilder content: @escaping () -> some Element
  ) -> some Element {
    Presenting(
      thing: .popover(
        PopoverConfiguration(anchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
      ),
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false },
      content: self
    )
  }

  /// Presents a popover about `item` unless it is `nil`; another item is another popover.
  ///
  /// - Parameters:
  ///   - item: The item of the popover; a tap outside sets it to `nil`.
  ///   - attachmentAnchor: The part of the content at which the arrow points.
  ///   - arrowEdge: The edge of the popover that has the arrow, if there is room; `nil` for any.
  ///   - content: The content of the popover.
  /// - Returns: The content, which looks the same.
  public func popover<Item: Identifiable>(
    item: Bound<Item?>,
    attachmentAnchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge? = nil,
    @ElementBuilder content: @escaping (Item) -> some Element
  ) -> some Element {
    popover(
      isPresented: Bound(
        get: { item.wrappedValue != nil },
        set: { if !$0 { item.wrappedValue = nil } }
      ),
      attachmentAnchor: attachmentAnchor,
      arrowEdge: arrowEdge
    ) {
      if let item = item.wrappedValue { content(item).id(item.id) }
    }
  }
}
