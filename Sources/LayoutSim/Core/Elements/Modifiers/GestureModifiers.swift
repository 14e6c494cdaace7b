extension Element {
  /// Performs `action` when the content is tapped `count` times.
  ///
  /// A text or a picture is touched in its frame; a container is touched where something is drawn in it, and therefore
  /// not in the gaps between its parts, unless `contentShape(_:)` fills them. Controls inside handle their own touches.
  /// Outlines print the content as `pressable`, and a container as a `touch-area`. `Stage.tap(_:)` and
  /// `Stage.doubleTap(_:)` find it by its own name, or by that of anything inside.
  ///
  /// It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - count: The number of taps, 1 or 2; an action for any other number is never performed.
  ///   - action: The action.
  /// - Returns: The content with the action.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some Element {
    GestureModifier(content: self) { semantics, isEnabled in
      guard isEnabled else { return }
      if count == 1 {
        semantics.action = semantics.action ?? action
      } else if count == 2 {
        semantics.addGestures { $0.doubleTap = $0.doubleTap ?? action }
      }
    }
  }

  /// Performs `action` on a long press of the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.longPress(_:)` presses. It imitates SwiftUI's
  /// modifier of that name.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration of the press, in seconds. It is not used: a long press is always long enough.
  ///   - action: The action.
  ///   - pressing: Is called with `true` when the finger is set down, and with `false` when it is lifted.
  /// - Returns: The content with the action.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged pressing: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some Element {
    GestureModifier(content: self) { semantics, isEnabled in
      guard isEnabled else { return }
      semantics.addGestures {
        guard $0.longPress == nil else { return }
        $0.longPress = {
          pressing(true)
          action()
          pressing(false)
        }
      }
    }
  }

  /// Reports a drag of the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.drag(_:by:)` drags. Inside a scroll area, drags
  /// along an axis on which that scrolls belong to the area, as on the platform. It corresponds to SwiftUI's
  /// `gesture(DragGesture())`.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance from which a touch counts as a drag, in points.
  ///   - changed: Is called with the drag while the finger is down.
  ///   - ended: Is called with the drag when the finger is lifted.
  /// - Returns: The content with the gesture.
  public func onDragGesture(
    minimumDistance: Double = 10,
    onChanged changed: @escaping @MainActor (DragTravel) -> Void = { _ in },
    onEnded ended: @escaping @MainActor (DragTravel) -> Void
  ) -> some Element {
    GestureModifier(content: self) { semantics, isEnabled in
      guard isEnabled else { return }
      semantics.addGestures {
        $0.drag =
          $0.drag
          ?? DragActions(minimumDistance: minimumDistance, changed: changed, ended: ended)
      }
    }
  }

  /// Makes the content take touches in `figure` in its frame, even where nothing is drawn, and nowhere else.
  ///
  /// Touches outside the shape reach the content behind, even where this content sticks out. It imitates SwiftUI's
  /// modifier of that name.
  public func contentShape(_ figure: Figure = .rect) -> some Element {
    TouchBox(flags: .solid, looks: [Fact("touched", .figure(figure))], content: self)
  }

  /// Lets touches pass through the content to the content behind it, unless `takesTouches` is `true`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func allowsHitTesting(_ takesTouches: Bool) -> some Element {
    TouchBox(flags: takesTouches ? [] : .untouchable, content: self)
  }
}

/// The path of a finger that drags an element.
public struct DragTravel: Hashable, Sendable {
  /// The point of the window at which the finger was set down.
  public let start: Point

  /// The distance from there, in points: positive to the right and down.
  public let translation: Point

  /// The point of the window at which the finger is.
  public var location: Point { Point(x: start.x + translation.x, y: start.y + translation.y) }
}

/// Content that handles a gesture: its leaf, its container, or a box around several.
struct GestureModifier<Content: Element>: PrimitiveElement {
  let content: Content
  let change: (inout Semantics, _ isEnabled: Bool) -> Void

  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    content.resolve(into: &resolver)
    let isEnabled = resolver.inherited.isEnabled
    resolver.closeMark { builder, start in
      builder.annotateTouchAreas(from: start) { change(&$0, isEnabled) }
    }
  }
}

/// Content in a box that determines how it is touched, or that it is not seen or read.
struct TouchBox<Content: Element>: PrimitiveElement {
  let flags: NodeFlags
  var detail = DetailLevel.layout
  var looks: [Fact] = []
  let content: Content

  func resolve(into resolver: inout Resolver) {
    guard !flags.isEmpty else { return content.resolve(into: &resolver) }
    var node = Node(.pass, .group)
    node.semantics = resolver.builder.tables.semantics.add(
      Semantics(detail: detail, flags: flags, looks: looks)
    )
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}
