extension Element {
  /// Performs `action` when the content is tapped `count` times.
  ///
  /// A text or a picture is touched in its frame; a container where something is drawn in it, so not in the gaps
  /// between its parts, unless `contentShape(_:)` fills them. Controls inside take their touches themselves. Outlines
  /// print the content as `pressable`, and a container as a `touch-area`. `Stage.tap(_:)` and `Stage.doubleTap(_:)`
  /// find it by its own name, or by that of anything inside.
  ///
  /// It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameters:
  ///   - count: The number of taps, 1 or 2; another number is never made.
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

  /// Performs `action` when a finger stays on the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.longPress(_:)` presses. It imitates SwiftUI's
  /// modifier of that name.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time that a finger has to stay, in seconds. It is not used: a long press is long enough.
  ///   - action: The action.
  ///   - pressing: Is told that a finger is down, and then that it is up again.
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

  /// Tells of a finger that drags the content.
  ///
  /// It is touched as with ``onTapGesture(count:perform:)``; `Stage.drag(_:by:)` drags. Inside a scroll area, drags
  /// along an axis in which that scrolls are the area's, as on the platform. It stands for SwiftUI's
  /// `gesture(DragGesture())`.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance from which on a touch is a drag, in points.
  ///   - changed: Is told of the drag while the finger is down.
  ///   - ended: Is told of the drag when the finger is lifted.
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

  /// Lets the content be touched wherever `figure` is in its frame, also where nothing is drawn, and nowhere else.
  ///
  /// Touches beside the shape reach what is behind, also where content hangs over. It imitates SwiftUI's modifier of
  /// that name.
  public func contentShape(_ figure: Figure = .rect) -> some Element {
    TouchBox(flags: .solid, looks: [Fact("touched", figure.word)], content: self)
  }

  /// Lets touches pass through the content to what is behind it, unless `takesTouches` is `true`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func allowsHitTesting(_ takesTouches: Bool) -> some Element {
    TouchBox(flags: takesTouches ? [] : .untouchable, content: self)
  }
}

/// The way of a finger that drags an element.
public struct DragTravel: Hashable, Sendable {
  /// The point of the window at which the finger was set down.
  public let start: Point

  /// The distance from there, in points: positive to the right and down.
  public let translation: Point

  /// The point of the window at which the finger is.
  public var location: Point { Point(x: start.x + translation.x, y: start.y + translation.y) }
}

/// Content that takes a gesture: its leaf, its container, or a box around several.
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

/// Content in a box that says how it is touched, or that it is not seen or read.
struct TouchBox<Content: Element>: PrimitiveElement {
  let flags: NodeFlags
  var detail = DetailLevel.layout
  var looks: [Fact] = []
  let content: Content

  func resolve(into resolver: inout Resolver) {
    guard !flags.isEmpty else { return content.resolve(into: &resolver) }
    var node = Node(.pass, .group)
    node.semantics = Int32(resolver.builder.tables.semantics.count)
    resolver.builder.tables.semantics.append(Semantics(detail: detail, flags: flags, looks: looks))
    resolver.openSingle(node)
    content.resolve(into: &resolver)
    resolver.closeSingle()
  }
}
