/// The semantics of a box; missing values follow from its kind.
struct Semantics {
  var role: Role?
  var detail: DetailLevel?
  var route: String?
  var label: String?
  var identifier: String?
  var flags: NodeFlags = []
  var facts: [Fact] = []

  /// Further attributes, such as a colour, that only outlines of all boxes print.
  var looks: [Fact] = []
  var action: (@MainActor () -> Void)?

  /// Enters text and returns whether it was accepted; `nil` if nothing can be entered.
  var entry: (@MainActor (String) -> Bool)?

  /// The actions of other gestures; `nil` if there are none.
  var gestures: GestureActions? {
    get { gestureHolder?.actions }
    set { gestureHolder = GestureHolder(newValue) }
  }

  /// Rarely needed, and therefore stored elsewhere: semantics are copied often.
  var gestureHolder: GestureHolder?

  /// The slot that stores its scroll offset; `nil` if it is not a scroll area.
  var scrollSlot: StateSlot?

  /// Its key on a stage; `nil` if it is not looked up.
  var key: LayerKey?

  /// Whether a tap anywhere in its list row counts as a tap on it.
  var pressesRow = false

  /// Whether the subtree is combined into one element that is labelled by its texts.
  var combines = Combination.nothing
}

extension Semantics {
  /// Whether gestures other than taps do anything.
  var hasGestures: Bool { gestureHolder != nil }

  /// Adds gestures to the existing ones.
  @MainActor
  mutating func addGestures(_ change: (inout GestureActions) -> Void) {
    var actions = gestures ?? GestureActions()
    change(&actions)
    gestures = actions
  }

  /// The same for a node that every outline shows, unless its detail is set.
  var asLayer: Semantics {
    var layer = self
    layer.detail = detail ?? .layers
    return layer
  }
}

/// Holds the actions of gestures on a box.
final class GestureHolder {
  let actions: GestureActions

  /// Holds `actions`; `nil` if there are none.
  init?(_ actions: GestureActions?) {
    guard let actions else { return nil }
    self.actions = actions
  }
}

/// A change after layout to where, or in which order, the content of a box is drawn and touched.
enum DrawnEffect {
  /// Scales the content around a point of the box.
  case scale(x: Double, y: Double, AnchorPoint)

  /// Rotates the content clockwise around a point of the box.
  case rotation(degrees: Double, AnchorPoint)

  /// Draws the content in front of content with lower numbers in the same container, whatever its position there.
  case order(Double)
}

extension DrawnEffect {
  /// Where the content of a box with the frame `frame` is drawn; `nil` if it is drawn in its own place.
  func map(in frame: Rect, isRightToLeft: Bool) -> AffineMap? {
    switch self {
    case .scale(let x, let y, let anchor):
      .scale(x: x, y: y, around: anchor.point(in: frame, isRightToLeft: isRightToLeft))
    case .rotation(let degrees, let anchor):
      .rotation(
        degrees: degrees,
        around: anchor.point(in: frame, isRightToLeft: isRightToLeft)
      )
    case .order: nil
    }
  }
}

extension AnchorPoint {
  /// Where it is in `frame`.
  package func point(in frame: Rect, isRightToLeft: Bool) -> Point {
    let share = isRightToLeft ? 1 - x : x
    return Point(
      x: frame.minX + share * frame.size.width,
      y: frame.minY + y * frame.size.height
    )
  }
}

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

  /// The pages that a finger turns, in a pager or with its dots.
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

  /// The programmatic requests to scroll the scroll areas inside.
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
