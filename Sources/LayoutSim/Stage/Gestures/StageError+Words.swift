import FlowEngine

extension StageError: CustomStringConvertible {
  /// What happened and what to do, as sentences on one line.
  public var description: String { QuotedWords.onOneLine(sentences) }

  private var sentences: String {
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
    case .noFurtherPage(let turn, let page, let count):
      count == 0
        ? "The pager has no pages. Give it some."
        : "No page comes \(turn == .forward ? "after" : "before") page \(page) of \(count). Turn "
          + "\(turn == .forward ? "back" : "forward"), or do not turn."
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
    case .outOfReach(let name, .moving(let transition)):
      "“\(name)” cannot be touched during the \(transition). Let time pass first: advance(by:), or finish()."
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
      "No sheet that a finger moves is in front: \(front) is. Present one, or dismiss what covers it. A sheet that "
        + "is shown as a cover, as on a phone in landscape, is left by its own buttons."
    case .noSuchDetent(let detent, let available):
      "The sheet does not rest at \(detent.rawValue). "
        + (available.isEmpty
          ? "It has a single place here, whatever its detents."
          : "It rests at \(available.map(\.rawValue).joined(separator: ", ")).")
    case .noGrabber(let sheet):
      "The sheet \(sheet) shows no grabber. Give it several heights, or drag it itself."
    case .nothingOutside(let sheet):
      "Nothing beside the sheet \(sheet) is dimmed. Tap what is behind it, or drag the sheet down."
    case .settling(let screen):
      "The stage is settling \(screen), and takes no gestures meanwhile: this one came from a body, a "
        + "factory, a layout or an observer. Make it when the stage has answered."
    case .unfinished(let tasks):
      "Still going on: \(tasks.map { "“\($0)”" }.joined(separator: ", ")). Nothing moves on the stage, so the code "
        + "waits for something else: the end of a flow; real time, as Task.sleep does, or a StageClock that the stage was "
        + "not given: sleep on one, and say Stage(…, clock: clock); or it yields again and again. Bring that about, and "
        + "finish again; or leave what listens as long as its screen is shown: finish(leaving: “…”)."
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
