import FlowEngine

extension Stage {
  /// All actions that a finger can perform now, in a fixed order.
  ///
  /// The list begins with everything that can be pressed, in the order of the render tree: buttons, rows, links,
  /// switches, options, tabs, ways back, the buttons of dialogs. Then come long presses, double taps and swipes across
  /// rows, pages, the return key, the swipe back, and for the front-most sheet its other heights, a tap outside, its
  /// grabber, and a drag down.
  ///
  /// What is scrolled out of sight counts, and `perform(_:scrolling:)` scrolls to it; what is covered, inert or disabled
  /// does not. Of several things with the same name, each is named by its tag or by its number. Words that are entered,
  /// distances and velocities are endless, so such actions are not among these; neither is ``pullToRefresh(_:)``, whose
  /// effect comes later, nor the menu of a back button, which leads where going back several times does, nor a gesture on
  /// something that no name distinguishes.
  ///
  /// ```swift
  /// try stage.tap("Line 2")
  /// print(stage.actions)  // go back, swipe back
  /// let back = try StageAction(parsing: "go back")
  /// #expect(stage.actions.contains(back))
  /// ```
  ///
  /// - Complexity: O(nodes), times the number of rows that are swiped or pressed long.
  public var actions: [StageAction] { listedActions.map(\.action) }

  /// All actions that a finger can perform now, each with its place.
  package var listedActions: [ListedAction] {
    settleIfNeeded()
    followInstant()
    return holdingSettled {
      let (settled, surfaces) = (current, shownSurfaces)
      let sheet = FrontSheet(surfaces, in: settled)
      return ActionList(settled).all(
        on: surfaces.last,
        sheet: sheet?.surface.key == time.timeline.leaving ? nil : sheet,
        focus: focus.field
      )
    }
  }

  /// The pulls that load the content of scroll areas within reach again.
  package var refreshActions: [StageAction] { ActionList(current).refreshes }

  /// The names of each control within reach that takes words, a number or an option by ``enter(_:into:)``, from top to
  /// bottom: its label, or `#` and its tag; and whether its options are on screen and can be pressed instead.
  package var fieldNames: [(names: [String], isPressed: Bool)] { ActionList(current).fieldNames }

  /// The gestures that are possible now and not among ``actions``, because their distances are endless or no name
  /// distinguishes what they are made on, each by one action that stands for its kind: `drag "Card" by 0,0`.
  package var unlistedGestures: [StageAction] { ActionList(current).unlisted }
}

/// An action that a finger can perform now.
package struct ListedAction: Hashable, Sendable {
  /// The action.
  package let action: StageAction

  /// Where in the window it is performed; `nil` if that is out of sight, or anywhere.
  package let place: Rect?

  init(_ action: StageAction, at place: Rect? = nil) {
    self.action = action
    self.place = place
  }
}
