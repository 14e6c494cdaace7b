import FlowEngine

/// The reason why a gesture failed.
public enum StageError: Error, Hashable, Sendable {
  /// No target has that name; `available` lists the targets, from top to bottom.
  case noSuchTarget(String, available: [String])

  /// Fewer targets have that name than the requested `number`.
  case noSuchNumber(String, number: Int, count: Int)

  /// There is no target at that point of the window; `found` is the front-most node there, and `available`
  /// lists the targets elsewhere.
  case nothingToTap(at: Point, found: String?, available: [String])

  /// No scroll area within reach has that name, or there are several and none was named; `available` lists
  /// their names.
  case noScrollArea(String?, available: [String])

  /// No scroll area within reach contains an element of that name; `available` lists their elements.
  case nothingToScrollTo(String, available: [String])

  /// No scroll area within reach that has that name can be refreshed, or there are several and none was named;
  /// `available` lists those that can.
  case nothingToRefresh(String?, available: [String])

  /// No pager within reach has that name, or there are several and none was named; `available` lists their names.
  case noPages(String?, available: [String])

  /// No page follows in that direction; `page` is the number of the shown one, from 1, and 0 without any of `count`.
  case noFurtherPage(PageTurn, page: Int, count: Int)

  /// No control of that name accepts text; `available` lists those that do, from top to bottom.
  case noSuchField(String, available: [String])

  /// No field has the focus on `screen`; `available` lists those that can be tapped.
  case nothingFocused(screen: String, available: [String])

  /// The field `field` has the focus, but its keyboard, of the kind `keyboard`, has no return key.
  case noReturnKey(String, keyboard: String)

  /// No search is active on `screen`.
  case notSearching(screen: String)

  /// No switch has that name; `available` lists those within reach, from top to bottom.
  case noSuchSwitch(String, available: [String])

  /// The element requires another gesture.
  case otherGesture(String, role: Role, gesture: StageGesture)

  /// The element is tapped at its parts, which `parts` names.
  case pressedInParts(String, role: Role, parts: [String])

  /// The control has a constant binding, and so keeps its value, which is `nil` if it has none.
  case neverChanges(String, value: String?)

  /// The control named `field` does not accept the text: it is not a number, or not one of the options.
  case notTaken(String, field: String)

  /// No element of that name responds to that gesture; `available` lists those that do, from top to bottom.
  case noGesture(String, gesture: StageGesture, available: [String])

  /// No row of that name has buttons at that edge that a swipe reveals; `available` lists those that do.
  case nothingToSwipe(String, SwipeEdge, available: [String])

  /// No row of that name can be moved by a finger; `available` lists those that can.
  case nothingToMove(String, available: [String])

  /// No row named `to` is among those within which the row can be moved, which `available` lists.
  case nowhereToMove(String, to: String, available: [String])

  /// The menu has no items, and opens nothing.
  case emptyMenu(String)

  /// The element cannot be reached.
  case outOfReach(String, reason: OutOfReach)

  /// Several elements within reach have that name; `roles` lists their roles, from top to bottom.
  case ambiguous(String, roles: [Role])

  /// The front-most screen shows no way back.
  case noWayBack(screen: String)

  /// The front-most screen inherits that there is nothing to go back to.
  case nothingToGoBackTo(screen: String)

  /// There are no tabs on screen.
  case noTabs(screen: String)

  /// The front-most surface is not a sheet, or is one that is shown as a cover, as on a phone in landscape; `front` is in
  /// front: a screen, or what an element presents, such as “the popover”.
  case noSheet(front: String)

  /// The sheet does not rest at that detent; `available` lists those at which it does, the lowest first, and is empty
  /// if the sheet has a single position.
  case noSuchDetent(ModalPresentationDetent, available: [ModalPresentationDetent])

  /// The sheet shows no grabber.
  case noGrabber(sheet: String)

  /// Nothing outside the sheet is dimmed.
  case nothingOutside(sheet: String)

  /// The front-most screen cannot be swiped back.
  case noBackSwipe(screen: String, reason: BackSwipeObstacle)

  /// The gesture came from inside a body, a factory, a layout or an observer, while the stage settled;
  /// `screen` was in front.
  case settling(screen: String)

  /// Asynchronous code with these labels is still running, and nothing moves that it could wait for.
  case unfinished(tasks: [String])

  /// No asynchronous code with these labels was ever started; `available` are the labels of the code that was.
  case noSuchTask([String], available: [String])

  /// Asynchronous code with these labels keeps waiting: `seconds` have passed during `waits` waits.
  case endless(tasks: [String], seconds: Double, waits: Int)
}

extension StageError {
  /// A sentence about how to address one of several elements with the same name.
  static func waysToAddress(_ roles: [Role]) -> String {
    if roles.allSatisfy(\.takesValue) {
      return "Give one an accessibilityIdentifier(“id”) and use “#id”."
    }
    var calls: [String] = []
    if roles.contains(.backButton) { calls.append("goBack()") }
    if roles.contains(.tabItem) { calls.append("selectTab(_:)") }
    let others = calls.isEmpty ? "" : ", or call \(calls.joined(separator: " or "))"
    return "Give one an accessibilityIdentifier(“id”) and tap “#id”\(others)."
  }
}

/// A call that performs a gesture on one element.
public enum StageGesture: String, Hashable, Sendable, CaseIterable {
  /// ``Stage/tap(_:)``, for buttons and other targets.
  case tap = "tap(_:)"

  /// ``Stage/enter(_:into:)``, for controls that accept text, a number or one of their options.
  case enter = "enter(_:into:)"

  /// ``Stage/toggle(_:)``, for switches.
  case toggle = "toggle(_:)"

  /// ``Stage/doubleTap(_:)``, for elements that respond to two taps in a row.
  case doubleTap = "doubleTap(_:)"

  /// ``Stage/longPress(_:)``, for elements that respond to a long press.
  case longPress = "longPress(_:)"

  /// ``Stage/drag(_:by:)``, for elements that a finger drags.
  case drag = "drag(_:by:)"
}
