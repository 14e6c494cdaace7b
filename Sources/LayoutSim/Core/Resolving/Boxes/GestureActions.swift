/// What gestures other than taps do on a box.
struct GestureActions {
  /// Pulls down a scroll area at its start.
  var refresh: (@MainActor () -> Void)?

  /// The field that takes the focus when it is touched.
  var focus: FieldFocus?

  /// The states that say whether the field has the focus.
  var focusLinks: [FocusLink] = []

  /// What the return key does in the field.
  var returnKey: ReturnKey?

  /// What was said about the keyboard of the field; `nil` if nothing was.
  var keyboard: KeyboardSettings?

  /// Two taps in a row.
  var doubleTap: (@MainActor () -> Void)?

  /// A finger that stays.
  var longPress: (@MainActor () -> Void)?

  /// Whether the menu that a tap opens has no items; `nil` if a tap opens none.
  var tapsEmptyMenu: (@MainActor () -> Bool)?

  /// Whether the menu that a finger that stays opens has no items; `nil` if it opens none.
  var pressesEmptyMenu: (@MainActor () -> Bool)?

  /// The buttons that a swipe across the row reveals at its leading edge.
  var leadingSwipe: SwipeActions?

  /// The buttons that a swipe across the row reveals at its trailing edge.
  var trailingSwipe: SwipeActions?

  /// What moves or selects the row.
  var row: RowTouch?

  /// How it stays in sight while its section is scrolled; `nil` if it does not.
  var pinned: PinnedPart?

  /// The pages that a finger turns, of a pager or by its dots.
  var pages: PageTurning?

  /// A finger that drags.
  var drag: DragActions?

  /// What dragging the content of the scroll area does to the keyboard.
  var keyboardDismissal: KeyboardDismissal?

  /// The state that the scroll area is tied to.
  var scrollPosition: ScrollPosition?

  /// The point of its content at which the scroll area begins.
  var scrollAnchors = ScrollAnchors()

  /// Where the content of the scroll area comes to rest.
  var scrollSnapping: ScrollSnapping?

  /// Whether no finger scrolls the area.
  var isScrollDisabled = false

  /// What code wants the scroll areas inside to be scrolled to.
  var scrollRequests: ScrollRequests?

  /// Whether anything is set that concerns scrolling.
  var isAboutScrolling: Bool { followsScrolling || scrollSnapping != nil || isScrollDisabled }

  /// Whether anything is done about scrolling when a stage has settled.
  var followsScrolling: Bool {
    scrollPosition != nil || scrollAnchors.followsContent || scrollRequests != nil
  }
}

/// What a finger does that drags a box.
struct DragActions {
  /// The distance from which on a touch is a drag, in points.
  let minimumDistance: Double

  let changed: @MainActor (DragTravel) -> Void
  let ended: @MainActor (DragTravel) -> Void
}
