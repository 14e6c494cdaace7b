/// The actions of gestures other than taps on a box.
struct GestureActions {
  /// Pulls down a scroll area at its start.
  var refresh: (@MainActor () -> Void)?

  /// The field that takes the focus when it is touched.
  var focus: FieldFocus?

  /// The states that represent whether the field has the focus.
  var focusLinks: [FocusLink] = []

  /// The action of the return key in the field.
  var returnKey: ReturnKey?

  /// The keyboard settings of the field; `nil` if none were given.
  var keyboard: KeyboardSettings?

  /// Two taps in a row.
  var doubleTap: (@MainActor () -> Void)?

  var longPress: (@MainActor () -> Void)?

  /// Whether the menu that a tap opens has no items; `nil` if a tap opens none.
  var tapsEmptyMenu: (@MainActor () -> Bool)?

  /// Whether the menu that a long press opens has no items; `nil` if it opens none.
  var pressesEmptyMenu: (@MainActor () -> Bool)?

  /// The buttons that a swipe across the row reveals at its leading edge.
  var leadingSwipe: SwipeActions?

  /// The buttons that a swipe across the row reveals at its trailing edge.
  var trailingSwipe: SwipeActions?

  /// The actions that move or select the row.
  var row: RowTouch?

  /// How it stays visible while its section is scrolled; `nil` if it does not.
  var pinned: PinnedPart?

  /// The pages that a finger turns, of a pager or by its dots.
  var pages: PageTurning?

  var drag: DragActions?

  /// The effect of dragging the scroll area's content on the keyboard.
  var keyboardDismissal: KeyboardDismissal?

  /// The state that the scroll area is tied to.
  var scrollPosition: ScrollPosition?

  /// The point of its content at which the scroll area begins.
  var scrollAnchors = ScrollAnchors()

  /// Where the content of the scroll area comes to rest.
  var scrollSnapping: ScrollSnapping?

  /// Whether no finger scrolls the area.
  var isScrollDisabled = false

  /// The requests of code to scroll the scroll areas inside.
  var scrollRequests: ScrollRequests?

  /// Whether anything is set that concerns scrolling.
  var isAboutScrolling: Bool { followsScrolling || scrollSnapping != nil || isScrollDisabled }

  /// Whether the scroll offset may need an update when a stage has settled.
  var followsScrolling: Bool {
    scrollPosition != nil || scrollAnchors.followsContent || scrollRequests != nil
  }
}

/// The actions of a drag on a box.
struct DragActions {
  /// The distance from which a touch counts as a drag, in points.
  let minimumDistance: Double

  let changed: @MainActor (DragTravel) -> Void
  let ended: @MainActor (DragTravel) -> Void
}
