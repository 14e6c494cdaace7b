extension Element {
  /// Presents a popover next to the content while `isPresented` is `true`.
  ///
  /// It has the ideal size of its content, and stays inside the window. In a compact width, as on a phone, it
  /// is a sheet of the greatest height, unless its content sets another
  /// ``presentationCompactAdaptation(_:)``. A tap outside sets the binding to `false`. It imitates SwiftUI's
  /// modifier of that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented.
  ///   - attachmentAnchor: The part of the content at which the arrow points.
  ///   - arrowEdge: The edge of the popover that has the arrow, if there is room there or on the opposite one: a
  ///     popover with its arrow on top is below the content. `nil` uses the first side with room: below, above, on the
  ///     right, on the left. It has no effect before iOS 18.1, and therefore none in the profile `iOS18`.
  ///   - content: The content of the popover.
  /// - Returns: The content, which looks the same.
  public func popover(
    isPresented: Bound<Bool>,
    attachmentAnchor: PopoverAnchor = .bounds,
    arrowEdge: LayoutEdge? = nil,
    @ElementBuilder content: @escaping () -> some Element
  ) -> some Element {
    Presenting(
      presented: .popover(
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

/// The part of an element that a popover's arrow points at.
public enum PopoverAnchor: Hashable, Sendable {
  /// The whole element.
  case bounds

  /// A part of the element, in points from its upper left corner.
  case rect(Rect)

  /// A point of the element, in fractions of its width and height: 0 is the leading or the upper edge, 1 the
  /// trailing or the lower one.
  case point(x: Double, y: Double)

  /// The middle of the upper edge.
  public static let top = PopoverAnchor.point(x: 0.5, y: 0)

  /// The middle of the lower edge.
  public static let bottom = PopoverAnchor.point(x: 0.5, y: 1)

  /// The middle of the leading edge.
  public static let leading = PopoverAnchor.point(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = PopoverAnchor.point(x: 1, y: 0.5)

  /// The middle of the element.
  public static let center = PopoverAnchor.point(x: 0.5, y: 0.5)
}

extension PopoverAnchor {
  /// A point of the element, such as `.point(.top)`.
  public static func point(_ point: AnchorPoint) -> PopoverAnchor {
    .point(x: point.x, y: point.y)
  }

  /// The part `anchor` of the element, such as `.rect(.bounds)`.
  public static func rect(_ anchor: PopoverAnchor) -> PopoverAnchor { anchor }

  /// The frame of the anchor in the window, for an element at `frame`.
  func frame(in frame: Rect, direction: WritingDirection) -> Rect {
    switch self {
    case .bounds:
      return frame
    case .rect(let rect):
      return Rect(
        x: frame.minX + rect.minX.asLength,
        y: frame.minY + rect.minY.asLength,
        width: max(0, rect.size.width.asLength),
        height: max(0, rect.size.height.asLength)
      )
    case .point(let x, let y):
      let share = direction == .rightToLeft ? 1 - x.asLength : x.asLength
      return Rect(
        x: frame.minX + frame.size.width * share,
        y: frame.minY + frame.size.height * y.asLength,
        width: 0,
        height: 0
      )
    }
  }
}
