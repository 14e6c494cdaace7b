import FlowEngine

/// A user's action on a stage, as a value that can be performed, printed, parsed and saved.
///
/// Its text is that of a transcript with one action per line, such as `tap "Browse"`, `enter "Ned" into "Name"` or
/// `drag sheet to medium`. ``init(parsing:)`` parses it, and JSON contains it as a string.
///
/// ```swift
/// let actions: [StageAction] = [.tap("Browse"), .swipeBack()]
/// for action in actions { try stage.perform(action) }
/// ```
public enum StageAction: Hashable, Sendable {
  /// ``Stage/tap(_:)``: `tap "Browse"`; with a number ``Stage/tap(_:number:)``: `tap "Edit" number 2`.
  case tap(String, number: Int? = nil)

  /// ``Stage/doubleTap(_:)``: `double tap "Photo"`.
  case doubleTap(String)

  /// ``Stage/longPress(_:)``: `long press "Photo"`.
  case longPress(String)

  /// ``Stage/drag(_:by:)``: `drag "Card" by -80,0`.
  case drag(String, by: Point)

  /// ``Stage/swipe(row:_:fully:)``: `swipe row "Photo" trailing`, `swipe row "Photo" leading fully`.
  case swipeRow(String, SwipeEdge = .trailing, fully: Bool = false)

  /// ``Stage/move(row:to:)``: `move row "Photo" to "Address"`.
  case moveRow(String, to: String)

  /// ``Stage/turnPage(_:of:)``: `turn page forward`, `turn page back of "scroll 2"`.
  case turnPage(PageTurn = .forward, of: String? = nil)

  /// ``Stage/tap(at:)``: `tap at 120,300.5`.
  case tapAt(Point)

  /// ``Stage/selectTab(_:)``: `select tab "Browse"`.
  case selectTab(String)

  /// ``Stage/goBack()``: `go back`.
  case goBack

  /// ``Stage/performBackAction()``: `perform back action`.
  case performBackAction

  /// ``Stage/swipeBack(in:progress:releasing:)``: `swipe back`, `swipe back by 0.4`, `swipe back by 0.4 and cancel`.
  case swipeBack(progress: Double = 1, releasing: GestureRelease = .completed)

  /// ``Stage/toggle(_:)``: `toggle "Large print"`.
  case toggle(String)

  /// ``Stage/set(_:to:)``: `turn on "Large print"`, `turn off "Large print"`.
  case set(String, to: Bool)

  /// ``Stage/enter(_:into:)``: `enter "Ned" into "Name"`.
  case enter(String, into: String)

  /// ``Stage/submit()``: `submit`.
  case submit

  /// ``Stage/scroll(_:by:along:)``: `scroll by 120`, `scroll "list 2" by -40 horizontally`.
  case scroll(String? = nil, by: Double, along: LayoutAxis = .vertical)

  /// ``Stage/scroll(to:)``: `scroll to "Save"`.
  case scrollTo(String)

  /// ``Stage/pullToRefresh(_:)``: `pull to refresh`, `pull "list 2" to refresh`.
  case pullToRefresh(String? = nil)

  /// ``Stage/dragSheet(to:)``: `drag sheet to medium`.
  case dragSheet(to: ModalPresentationDetent)

  /// ``Stage/dragSheet(toHeight:velocity:)``: `drag sheet to height 320`, `drag sheet to height 320 at 1200`.
  case dragSheetToHeight(Double, velocity: Double = 0)

  /// ``Stage/dragSheetDown()``: `drag sheet down`.
  case dragSheetDown

  /// ``Stage/swipeSheetAway()``: `swipe sheet away`.
  case swipeSheetAway

  /// ``Stage/tapOutside()``: `tap outside`.
  case tapOutside

  /// ``Stage/tapGrabber()``: `tap grabber`.
  case tapGrabber

  /// ``Stage/rotate(to:)``: `rotate to landscape`.
  case rotate(to: Orientation)

  /// ``Stage/setTypeSize(_:)``: `set type size to accessibility3`.
  case setTypeSize(TypeSize)

  /// ``Stage/showKeyboard()``: `show keyboard`.
  case showKeyboard

  /// ``Stage/hideKeyboard()``: `hide keyboard`.
  case hideKeyboard
}

extension Stage {
  /// Performs `action`, like the corresponding method.
  ///
  /// ```swift
  /// for line in [#"tap "Line 2""#, "go back", #"tap "Map""#] {
  ///   try stage.perform(StageAction(parsing: line))
  /// }
  /// #expect(stage.sheet != nil)
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - scrolling: Whether an element that is scrolled out of sight is scrolled to first, as a user would.
  /// - Throws: The ``StageError`` of that method, in which case nothing has changed, except that an element that was
  ///   scrolled to stays in sight.
  public func perform(_ action: StageAction, scrolling: Bool = false) throws(StageError) {
    if scrolling, case .tap(let name, nil) = action {
      try beginGesture(keepsSwipedRow: true)
      return try finger.tapAnywhere(name)
    }
    if scrolling {
      do throws(StageError) {
        return try perform(action)
      } catch .outOfReach(let name, .scrolledAway) {
        try scroll(to: name)
      }
    }
    switch action {
    case .tap(let name, nil): try tap(name)
    case .tap(let name, let number?): try tap(name, number: number)
    case .doubleTap(let name): try doubleTap(name)
    case .longPress(let name): try longPress(name)
    case .drag(let name, let way): try drag(name, by: way)
    case .swipeRow(let name, let edge, let fully): try swipe(row: name, edge, fully: fully)
    case .moveRow(let name, let other): try move(row: name, to: other)
    case .turnPage(let turn, let name): try turnPage(turn, of: name)
    case .tapAt(let point): try tap(at: point)
    case .selectTab(let title): try selectTab(title)
    case .goBack: try goBack()
    case .performBackAction: try performBackAction()
    case .swipeBack(let progress, let release):
      try swipeBack(progress: progress, releasing: release)
    case .toggle(let name): try toggle(name)
    case .set(let name, let isOn): try set(name, to: isOn)
    case .enter(let words, let name): try enter(words, into: name)
    case .submit: try submit()
    case .scroll(let name, let distance, let axis):
      try scroll(name, by: distance, along: axis)
    case .scrollTo(let name): try scroll(to: name)
    case .pullToRefresh(let name): try pullToRefresh(name)
    case .dragSheet(let detent): try dragSheet(to: detent)
    case .dragSheetToHeight(let height, let velocity):
      try dragSheet(toHeight: height, velocity: velocity)
    case .dragSheetDown: try dragSheetDown()
    case .swipeSheetAway: try swipeSheetAway()
    case .tapOutside: try tapOutside()
    case .tapGrabber: try tapGrabber()
    case .rotate(let orientation): rotate(to: orientation)
    case .setTypeSize(let typeSize): setTypeSize(typeSize)
    case .showKeyboard: showKeyboard()
    case .hideKeyboard: hideKeyboard()
    }
  }

  /// All actions that a finger can perform now, in a fixed order.
  ///
  /// The list begins with everything that can be pressed, in the order of the render tree: buttons, rows, links,
  /// switches, options, tabs, ways back, the buttons of dialogs. Then come long presses, double taps and swipes across
  /// rows, pages, the return key, the swipe back, and for the front-most sheet its other heights, a tap outside, its
  /// grabber, and a drag down.
  ///
  /// Elements that are scrolled out of sight count, and `perform(_:scrolling:)` scrolls to them; covered, inert or disabled
  /// ones do not. Of several elements with the same name, each is named by its tag or by its number. Words that are entered,
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
