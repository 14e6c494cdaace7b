extension Element {
  /// Presents a popover beside the content while `isPresented` holds true.
  ///
  /// It is as large as what it shows wants to be, and keeps inside the window. Where there is little
  /// room from side to side, as on a phone, it is a sheet as tall as sheets can be, unless its content
  /// says otherwise with ``presentationCompactAdaptation(_:)``. A tap outside writes false. It imitates
  /// SwiftUI's modifier of the name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is up.
  ///   - attachmentAnchor: The part of the content that the arrow points at.
  ///   - arrowEdge: The edge of the popover that its arrow is on, where there is room for that: a
  ///     popover with its arrow on top lies below the content.
  ///   - content: What the popover shows.
  /// - Returns: The content, which looks the same.
  public func popover(
    isPresented: Bound<Bool>,
    attachmentAnchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge = .top,
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

  /// Presents a popover about `item` while there is one; another item is another popover.
  ///
  /// - Parameters:
  ///   - item: What the popover is about; a tap outside writes `nil`.
  ///   - attachmentAnchor: The part of the content that the arrow points at.
  ///   - arrowEdge: The edge of the popover that its arrow is on, where there is room for that.
  ///   - content: What the popover shows.
  /// - Returns: The content, which looks the same.
  public func popover<Item: Identifiable>(
    item: Bound<Item?>,
    attachmentAnchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge = .top,
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
