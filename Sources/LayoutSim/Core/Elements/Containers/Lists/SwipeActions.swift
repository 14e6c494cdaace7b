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
  /// there is nothing to swipe. The modifier is said at a row, not at several.
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
    @ElementBuilder content: @escaping () -> some Element
  ) -> some Element {
    SwipedRow(edge: edge, allowsFullSwipe: allowsFullSwipe, content: self, buttons: content)
  }
}

/// The buttons that a swipe across a row reveals.
@MainActor
struct SwipeActions {
  let allowsFullSwipe: Bool

  /// Whether the buttons are shown.
  let isRevealed: Bound<Bool>

  /// The buttons, the first of which is next to the edge.
  let buttons: @MainActor () -> [MenuAction]

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

/// A row that is swiped.
private struct SwipedRow<Content: Element, Buttons: Element>: Element {
  let edge: SwipeEdge
  let allowsFullSwipe: Bool
  let content: Content
  let buttons: () -> Buttons

  @Local private var isRevealed = false
  @Inherited(\.self) private var inherited

  var body: some Element {
    let isShown = $isRevealed.wrappedValue
    let shown = isShown ? actions.buttons() : []
    let width = Double(shown.count) * SwipeMetrics.width.points
    let row =
      content
      .offset(x: edge == .leading ? width : -width)
      .overlay(alignment: edge == .leading ? .leading : .trailing) {
        if isShown {
          SwipeButtons(edge: edge, buttons: shown, hide: $isRevealed)
            .padding(.vertical, -inherited.listMetrics.rowVerticalInset.points)
        }
      }
    if edge == .leading {
      row.containerValue(LeadingSwipeKey.self, actions)
    } else {
      row.containerValue(TrailingSwipeKey.self, actions)
    }
  }

  private var actions: SwipeActions {
    let (buttons, inherited, isRevealed) = (buttons, inherited, $isRevealed)
    return SwipeActions(allowsFullSwipe: allowsFullSwipe, isRevealed: isRevealed) {
      let menu = MenuContents(title: nil, path: .constant([]), items: buttons)
      return menu.entries(inheriting: inherited, measurer: InterMeasurer(), pixel: 1).compactMap {
        if case .action(let action) = $0 { action } else { nil }
      }
    }
  }
}

/// The metrics of the buttons that a swipe reveals.
private enum SwipeMetrics {
  static let width = PlatformMetric(74, .proposed, "swipe.width")
}

/// The revealed buttons, side by side.
private struct SwipeButtons: Element {
  let edge: SwipeEdge
  let buttons: [MenuAction]
  let hide: Bound<Bool>

  var body: some Element {
    Row(spacing: 0) {
      Each(order, id: \.self) { SwipeButton(edge: edge, button: buttons[$0], hide: hide) }
    }
  }

  /// The first button is next to the edge.
  private var order: [Int] {
    edge == .leading ? Array(buttons.indices) : buttons.indices.reversed()
  }
}

/// A button that a swipe revealed, as high as its row.
private struct SwipeButton: Element {
  let edge: SwipeEdge
  let button: MenuAction
  let hide: Bound<Bool>

  var body: some Element {
    PushButton(look: .plain, purpose: button.purpose) {
      hide.wrappedValue = false
      button.press()
    } label: {
      TextBlock(verbatim: button.label)
        .lineLimit(1)
        .frame(width: SwipeMetrics.width.points)
        .frame(maxHeight: .infinity)
    }
    .annotated { semantics in
      semantics.label = button.label
      semantics.identifier = button.tag
      semantics.combines = .drawing
      semantics.flags.formUnion(NodeFlags(of: [SwipeMetrics.width]))
      semantics.facts.append(Fact(SwipeActions.factKey, edge.rawValue))
    }
    .disabled(!button.isEnabled)
  }
}
