import FlowEngine

/// The reason why a gesture failed.
public enum StageError: Error, Hashable, Sendable {
  /// No target has that name; `available` lists the targets, from top to bottom.
  case noSuchTarget(String, available: [String])

  /// Fewer targets have that name than the `number` of the one that was wanted.
  case noSuchNumber(String, number: Int, count: Int)

  /// There is no target at that point of the window; `found` is the front-most node there, and `available`
  /// lists the targets elsewhere.
  case nothingToTap(at: Point, found: String?, available: [String])

  /// No scroll area within reach has that name, or there are several and none was named; `available` lists
  /// their names.
  case noScrollArea(String?, available: [String])

  /// No scroll area within reach contains an element of that name; `available` lists their elements.
  case nothingToScrollTo(String, available: [String])

  /// No scroll area within reach that has that name can be loaded again, or there are several and none was named;
  /// `available` lists those that can.
  case nothingToRefresh(String?, available: [String])

  /// No pager within reach has that name, or there are several and none was named; `available` lists their names.
  case noPages(String?, available: [String])

  /// No control of that name takes text; `available` lists those that do, from top to bottom.
  case noSuchField(String, available: [String])

  /// No field has the focus on `screen`; `available` lists those that can be tapped.
  case nothingFocused(screen: String, available: [String])

  /// The field `field` has the focus, but its keyboard, of the kind `keyboard`, has no return key.
  case noReturnKey(String, keyboard: String)

  /// No search is going on on `screen`.
  case notSearching(screen: String)

  /// No switch has that name; `available` lists those within reach, from top to bottom.
  case noSuchSwitch(String, available: [String])

  /// The element takes another gesture.
  case otherGesture(String, role: Role, gesture: StageGesture)

  /// The element is tapped at its parts, which `parts` names.
  case pressedInParts(String, role: Role, parts: [String])

  /// The control has a constant binding, and so keeps its value, which is `nil` if it has none.
  case neverChanges(String, value: String?)

  /// The control named `field` does not accept the text: it is not a number, or not one of the options.
  case notTaken(String, field: String)

  /// Nothing that is called so takes that gesture; `available` lists what does, from top to bottom.
  case noGesture(String, gesture: StageGesture, available: [String])

  /// No row of that name has buttons at that edge that a swipe reveals; `available` lists those that do.
  case nothingToSwipe(String, SwipeEdge, available: [String])

  /// No row of that name is moved by a finger; `available` lists those that are.
  case nothingToMove(String, available: [String])

  /// No row that is called `to` is one of those among which the row is moved, which `available` lists.
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

  /// The front-most surface is not a sheet; the screen `front` is in front.
  case noSheet(front: String)

  /// The sheet does not rest at that detent; `available` lists those with which it was presented.
  case noSuchDetent(ModalPresentationDetent, available: [ModalPresentationDetent])

  /// The sheet shows no grabber.
  case noGrabber(sheet: String)

  /// Nothing beside the sheet is dimmed.
  case nothingOutside(sheet: String)

  /// The front-most screen cannot be swiped back.
  case noBackSwipe(screen: String, reason: BackSwipeObstacle)

  /// The gesture came from inside a body, a factory, a layout or an observer, while the stage settled;
  /// `screen` was in front.
  case settling(screen: String)

  /// Asynchronous code with these labels is still going on, and nothing moves that it could wait for.
  case unfinished(tasks: [String])

  /// Asynchronous code with these labels waits again and again: `seconds` have passed in so many `waits`.
  case endless(tasks: [String], seconds: Double, waits: Int)
}

/// The reason why an element on the stage cannot be touched.
public enum OutOfReach: Hashable, Sendable {
  /// A surface in front of it blocks it.
  case behind(surface: String)

  /// It is disabled.
  case disabled

  /// Touches pass through it: ``Element/allowsHitTesting(_:)``.
  case untouchable

  /// It is hidden by something.
  case hidden

  /// It is outside its screen or surface, or outside the content of a scroll area, where scrolling cannot
  /// bring it into sight.
  case offScreen

  /// Something on the same surface covers it wherever it could be touched.
  case under(String)

  /// It is scrolled out of a scroll area's viewport.
  case scrolledAway(area: String)
}

/// A call that performs a gesture on one element.
public enum StageGesture: String, Hashable, Sendable, CaseIterable {
  /// ``Stage/tap(_:)``, for buttons and other targets.
  case tap = "tap(_:)"

  /// ``Stage/enter(_:into:)``, for controls that take text, a number or one of their options.
  case enter = "enter(_:into:)"

  /// ``Stage/toggle(_:)``, for switches.
  case toggle = "toggle(_:)"

  /// ``Stage/doubleTap(_:)``, for what takes two taps in a row.
  case doubleTap = "doubleTap(_:)"

  /// ``Stage/longPress(_:)``, for what a finger stays on.
  case longPress = "longPress(_:)"

  /// ``Stage/drag(_:by:)``, for what a finger drags.
  case drag = "drag(_:by:)"
}

extension StageGesture {
  fileprivate var noun: String {
    switch self {
    case .tap: "tap"
    case .enter: "text"
    case .toggle: "switching"
    case .doubleTap: "double tap"
    case .longPress: "long press"
    case .drag: "drag"
    }
  }
}

extension StageError: CustomStringConvertible {
  /// What happened and what to do, as sentences.
  public var description: String {
    switch self {
    case .noSuchTarget(let name, let available):
      "Nothing to press is called “\(name)”. "
        + (available.isEmpty
          ? "There is nothing to press on this screen."
          : "To be pressed: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noSuchNumber(let name, let number, let count):
      "There is no number \(number) of what is called “\(name)”: "
        + (count == 1 ? "there is one." : "there are \(count). Numbers begin at 1.")
    case .nothingToTap(let point, let found, let available):
      "At \(PrintedNumber.text(point.x)),\(PrintedNumber.text(point.y)) there is "
        + "\(found.map { "\($0), which cannot be pressed" } ?? "nothing to press"). "
        + (available.isEmpty
          ? "There is nothing to press on this screen."
          : "To be pressed: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noScrollArea(let name, let available):
      (name.map { "No scroll area is called “\($0)”. " }
        ?? "Without a name there must be one scroll area. ")
        + (available.isEmpty
          ? "There is none within reach on this screen."
          : "Scroll areas: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToScrollTo(let name, let available):
      "No scroll area holds “\(name)”. "
        + (available.isEmpty
          ? "There is nothing in any."
          : "They hold: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToRefresh(let name, let available):
      (name.map { "No scroll area that is loaded again by pulling is called “\($0)”. " }
        ?? "Without a name there must be one scroll area that is loaded again by pulling. ")
        + (available.isEmpty
          ? "There is none within reach: say .refreshable at it."
          : "There are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noPages(let name, let available):
      (name.map { "No pages that are turned are called “\($0)”. " }
        ?? "Without a name there must be one pager. ")
        + (available.isEmpty
          ? "There is none within reach on this screen."
          : "There are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noSuchField(let name, let available):
      "Nothing that takes words is called “\(name)”. "
        + (available.isEmpty
          ? "There is nothing to enter words into on this screen."
          : "To be filled in: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingFocused(let screen, let available):
      "No field of \(screen) has the focus. "
        + (available.isEmpty
          ? "There is nothing to enter words into."
          : "Tap one first: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noReturnKey(let field, let keyboard):
      "“\(field)” is edited with the keyboard \(keyboard), which has no return key on a phone. "
        + "Tap what ends editing, such as a button of a bar on the keyboard, or say hideKeyboard()."
    case .notSearching(let screen):
      "No search is going on on \(screen). Tap its search field first."
    case .noSuchSwitch(let name, let available):
      "No switch is called “\(name)”. "
        + (available.isEmpty
          ? "There is no switch within reach on this screen."
          : "Switches: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .otherGesture(let name, let role, let gesture):
      "“\(name)” is \(role.withArticle), which takes another gesture. Say \(gesture.rawValue)."
    case .pressedInParts(let name, let role, let parts):
      "“\(name)” is \(role.withArticle), which is pressed at its parts. "
        + "Say \(parts.map { "tap(“\($0)”)" }.joined(separator: " or "))."
    case .noGesture(let name, let gesture, let available):
      "“\(name)” takes no \(gesture.noun). "
        + (available.isEmpty
          ? "Nothing on this screen does."
          : "These do: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToSwipe(let name, let edge, let available):
      "“\(name)” is no row with buttons at its \(edge.rawValue) edge. "
        + (available.isEmpty
          ? "No row on this screen is: say .swipeActions at one."
          : "These are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToMove(let name, let available):
      "“\(name)” is no row that is moved. "
        + (available.isEmpty
          ? "No row on this screen is: say .onMove at its Each."
          : "These are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nowhereToMove(let name, let other, let available):
      "“\(name)” is not moved to “\(other)”, which is no row of the same Each. "
        + "Its rows: \(available.map { "“\($0)”" }.joined(separator: ", "))."
    case .emptyMenu(let name):
      "“\(name)” is a menu without items, which opens nothing. Give it PushButtons, or leave it out."
    case .neverChanges(let name, let value):
      "“\(name)” stays \(value.map { "“\($0)”" } ?? "as it is"): it is bound to a constant. Bind it to "
        + "state, such as a @Local member."
    case .notTaken(let words, let field):
      "“\(field)” does not take “\(words)”. Enter a number, or one of its options as it is shown."
    case .outOfReach(let name, .behind(let surface)):
      "“\(name)” is behind \(surface). Dismiss that first."
    case .outOfReach(let name, .disabled):
      "“\(name)” is disabled. Do first what enables it."
    case .outOfReach(let name, .untouchable):
      "“\(name)” takes no touches: they pass through to what is behind it. Say allowsHitTesting(true) at it."
    case .outOfReach(let name, .hidden):
      "“\(name)” is hidden by what is in front of it. Uncover it first."
    case .outOfReach(let name, .offScreen):
      "“\(name)” lies outside of the screen, and nothing scrolls it into sight. Make room for it, or "
        + "put it into the content of a ScrollArea."
    case .outOfReach(let name, .under(let cover)):
      "“\(name)” is under \(cover), which takes the touch. Draw that below it, or take it away."
    case .outOfReach(let name, .scrolledAway(let area)):
      "“\(name)” is scrolled out of \(area). Say scroll(to: “\(name)”) first."
    case .ambiguous(let name, let roles):
      "“\(name)” is what several things are called: \(roles.map(\.rawValue).joined(separator: ", ")). "
        + StageError.tellingApart(roles)
    case .noWayBack(let screen):
      "No way back is shown on \(screen). Press a button of the screen itself instead."
    case .nothingToGoBackTo(let screen):
      "There is nothing to go back to from \(screen). Navigate somewhere first."
    case .noTabs(let screen):
      "No tabs are on screen: \(screen) is. Go to a screen inside a tab coordinator first."
    case .noSheet(let front):
      "No sheet is in front: \(front) is. Present one, or dismiss what covers it."
    case .noSuchDetent(let detent, let available):
      "The sheet does not rest at \(detent.rawValue). It rests at "
        + "\(available.map(\.rawValue).joined(separator: ", "))."
    case .noGrabber(let sheet):
      "The sheet \(sheet) shows no grabber. Give it several heights, or drag it itself."
    case .nothingOutside(let sheet):
      "Nothing beside the sheet \(sheet) is dimmed. Tap what is behind it, or drag the sheet down."
    case .settling(let screen):
      "The stage is settling \(screen), and takes no gestures meanwhile: this one came from a body, a "
        + "factory, a layout or an observer. Make it when the stage has answered."
    case .unfinished(let tasks):
      "Still going on: \(tasks.map { "“\($0)”" }.joined(separator: ", ")). Nothing moves on the stage, so the code "
        + "waits for something else, such as the end of a flow, or a StageClock that the stage was not given: say "
        + "Stage(…, clock: clock); or it yields again and again. Bring that about, and finish again; or leave what "
        + "listens as long as its screen is shown: finish(leaving: “…”)."
    case .endless(let tasks, let seconds, let waits):
      "After \(PrintedNumber.text(Double(waits))) waits and \(PrintedNumber.text(seconds)) seconds \(tasks.map { "“\($0)”" }.joined(separator: ", ")) "
        + "still sleeps again and again, as a timer does. Say proceed(by:) with the seconds that the test is about, or "
        + "finish(leaving:) with the label of the timer's task."
    case .noBackSwipe(let screen, .root):
      "\(screen) is the lowest screen of its stack. Push a screen first, or dismiss the surface."
    case .noBackSwipe(let screen, .noBackButton):
      "\(screen) shows no back button of the platform, and without it there is no swipe back. Press "
        + "a button of the screen itself instead."
    case .noBackSwipe(let screen, .behind(let surface)):
      "\(screen) cannot be swiped back: \(surface) is in front of what could be. Dismiss that first."
    }
  }
}

extension Role {
  /// The noun for the role, with its article: `an option`.
  fileprivate var withArticle: String {
    "\("aeiou".contains(rawValue.prefix(1)) ? "an" : "a") \(rawValue)"
  }
}
