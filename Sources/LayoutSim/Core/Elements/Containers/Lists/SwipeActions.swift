/// An edge of a row from which swiping reveals buttons.
public enum SwipeEdge: String, Hashable, Codable, Sendable, CaseIterable {
  /// The edge at which reading begins.
  case leading

  /// The edge at which reading ends.
  case trailing
}

extension Element {
  /// Gives this row of a list buttons that a swipe reveals.
  ///
  /// `Stage.swipe(row:_:fully:)` swipes. The revealed buttons push the content aside, and are tapped like others; a tap
  /// on one performs it and hides them, as does another gesture. Only buttons in `content` are used, and outside a list
  /// there is nothing to swipe. The modifier applies to a single row, not to several.
  ///
  /// It imitates SwiftUI's modifier of that name. The buttons' sizes are guesses, and so `approximate`.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons are.
  ///   - allowsFullSwipe: Whether a swipe across the row performs the first button.
  ///   - content: The buttons, the first of which is next to the edge.
  /// - Returns: The row, which looks the same until it is swiped.
  public func swipeActions(
    edge: SwipeEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ElementBuilder content: () -> some Element
  ) -> some Element {
    SwipedRow(edge: edge, allowsFullSwipe: allowsFullSwipe, content: self, buttons: content())
  }
}

/// The buttons that a swipe across a row reveals.
@MainActor
struct SwipeActions {
  let allowsFullSwipe: Bool

  /// Stores which row's buttons are shown.
  let slot: StateSlot

  /// The number of the row among those that share the slot.
  var row = 0

  /// The buttons, the first of which is next to the edge.
  let buttons: @MainActor () -> [MenuAction]

  /// Whether the buttons are shown.
  var isShown: Bool { slot.swipedRow == row }

  func show() { slot.swipedRow = row }

  func hide() { if isShown { slot.swipedRow = nil } }

  /// The key of the fact about a button that a swipe revealed.
  nonisolated static let factKey = "swipe"
}

/// The buttons of a row at its leading edge; `nil` if it has none.
enum LeadingSwipeKey: ContainerValueKey {
  static var defaultValue: SwipeActions? { nil }
}

/// The buttons of a row at its trailing edge; `nil` if it has none.
enum TrailingSwipeKey: ContainerValueKey {
  static var defaultValue: SwipeActions? { nil }
}

/// A row that is swiped, in boxes of its own only while its buttons are shown.
private struct SwipedRow<Content: Element, Buttons: Element>: PrimitiveElement {
  let edge: SwipeEdge
  let allowsFullSwipe: Bool
  let content: Content
  let buttons: Buttons

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let swipe = swipe(storedIn: slot, resolver.inherited)
    // Nothing is swiped while rows are edited.
    let isSwiped = swipe.isShown && !resolver.isEditing
    let content = content
    resolver.openMark()
    if isSwiped {
      resolver.revealing(swipe, at: edge) { $0.child(content, at: 0) }
    } else {
      resolver.child(content, at: 0)
    }
    let key: ObjectIdentifier =
      edge == .leading
      ? ObjectIdentifier(LeadingSwipeKey.self) : ObjectIdentifier(TrailingSwipeKey.self)
    let published = resolver.isEditing ? nil : swipe
    resolver.closeMark(publishing: published as Any, for: key)
  }

  private func swipe(storedIn slot: StateSlot, _ inherited: InheritedValues) -> SwipeActions {
    let buttons = buttons
    return SwipeActions(allowsFullSwipe: allowsFullSwipe, slot: slot) {
      let menu = MenuContents(title: nil, path: .constant([]), items: buttons)
      return menu.entries(inheriting: inherited, measurer: InterMeasurer(), pixel: 1).compactMap {
        if case .action(let action) = $0 { action } else { nil }
      }
    }
  }
}
