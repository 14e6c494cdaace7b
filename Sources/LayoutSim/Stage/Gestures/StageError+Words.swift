import FlowEngine

extension StageError: CustomStringConvertible {
  /// A description of the problem and its solution, as sentences on one line.
  public var description: String { QuotedWords.onOneLine(sentences) }

  private var sentences: String {
    switch self {
    case .noSuchTarget(let name, let available):
      "No tappable element is labelled “\(name)”. "
        + (available.isEmpty
          ? "This screen has no tappable elements."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noSuchNumber(let name, let number, let count):
      "There is no element number \(number) labelled “\(name)”: "
        + (count == 1 ? "there is one." : "there are \(count). Numbers start at 1.")
    case .nothingToTap(let point, let found, let available):
      "At \(PrintedNumber.text(point.x)),\(PrintedNumber.text(point.y)) there is "
        + "\(found.map { "\($0), which is not tappable" } ?? "no tappable element"). "
        + (available.isEmpty
          ? "This screen has no tappable elements."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noScrollArea(let name, let available):
      (name.map { "No scroll area is named “\($0)”. " }
        ?? "Without a name, exactly one scroll area must be within reach. ")
        + (available.isEmpty
          ? "None is within reach on this screen."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToScrollTo(let name, let available):
      "No scroll area contains “\(name)”. "
        + (available.isEmpty
          ? "No scroll area within reach contains any element."
          : "They contain: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToRefresh(let name, let available):
      (name.map { "No refreshable scroll area is named “\($0)”. " }
        ?? "Without a name, exactly one refreshable scroll area must be within reach. ")
        + (available.isEmpty
          ? "None is within reach: add .refreshable to one."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noPages(let name, let available):
      (name.map { "No pager is named “\($0)”. " }
        ?? "Without a name, exactly one pager must be within reach. ")
        + (available.isEmpty
          ? "None is within reach on this screen."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noFurtherPage(let turn, let page, let count):
      count == 0
        ? "The pager has no pages. Add some."
        : "There is no page \(turn == .forward ? "after" : "before") page \(page) of \(count). Turn "
          + "\(turn == .forward ? "back" : "forward"), or stay on this page."
    case .noSuchField(let name, let available):
      "No control that accepts text is labelled “\(name)”. "
        + (available.isEmpty
          ? "This screen has no control that accepts text."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingFocused(let screen, let available):
      "No field on \(screen) is focused. "
        + (available.isEmpty
          ? "The screen has no field to enter text into."
          : "Tap one first: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noReturnKey(let field, let keyboard):
      "“\(field)” is edited with the \(keyboard) keyboard, which has no return key on a phone. "
        + "Tap an element that ends editing, such as a button in a bar on the keyboard, or call hideKeyboard()."
    case .notSearching(let screen):
      "No search is active on \(screen). Tap its search field first."
    case .noSuchSwitch(let name, let available):
      "No switch is labelled “\(name)”. "
        + (available.isEmpty
          ? "None is within reach on this screen."
          : "Available: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .otherGesture(let name, let role, let gesture):
      "“\(name)” is \(role.withArticle), which needs another gesture. Use \(gesture.rawValue)."
    case .pressedInParts(let name, let role, let parts):
      "“\(name)” is \(role.withArticle), which is tapped at its parts. "
        + "Use \(parts.map { "tap(“\($0)”)" }.joined(separator: " or "))."
    case .noGesture(let name, let gesture, let available):
      "“\(name)” does not respond to \(gesture.noun). "
        + (available.isEmpty
          ? "No element on this screen does."
          : "These elements do: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToSwipe(let name, let edge, let available):
      "“\(name)” is not a row with buttons at its \(edge.rawValue) edge. "
        + (available.isEmpty
          ? "No row on this screen is: add .swipeActions to one."
          : "These are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nothingToMove(let name, let available):
      "“\(name)” is not a row that can be moved. "
        + (available.isEmpty
          ? "No row on this screen is: add .onMove to its Each."
          : "These are: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .nowhereToMove(let name, let other, let available):
      "“\(name)” cannot be moved to “\(other)”, which is not a row of the same Each. "
        + "Its rows: \(available.map { "“\($0)”" }.joined(separator: ", "))."
    case .emptyMenu(let name):
      "“\(name)” is a menu without items, so it opens nothing. Add PushButtons to it, or remove it."
    case .neverChanges(let name, let value):
      "“\(name)” stays \(value.map { "“\($0)”" } ?? "as it is") because it is bound to a constant. "
        + "Bind it to state, such as a @Local member."
    case .notTaken(let words, let field):
      "“\(field)” does not accept “\(words)”. Enter a number, or one of its options as displayed."
    case .outOfReach(let name, .behind(let surface)):
      "“\(name)” is behind \(surface). Dismiss that first."
    case .outOfReach(let name, .moving(let transition)):
      "“\(name)” cannot be touched during the \(transition). Let time pass first with advance(by:) or finish()."
    case .outOfReach(let name, .disabled):
      "“\(name)” is disabled. Enable it first."
    case .outOfReach(let name, .untouchable):
      "“\(name)” receives no touches: they pass through to the content behind it. Set allowsHitTesting(true) on it."
    case .outOfReach(let name, .hidden):
      "“\(name)” is hidden by the content in front of it. Uncover it first."
    case .outOfReach(let name, .offScreen):
      "“\(name)” is outside the screen, and no scrolling brings it into view. Make room for it, or "
        + "put it into the content of a ScrollArea."
    case .outOfReach(let name, .under(let cover)):
      "“\(name)” is under \(cover), which receives the touch. Move that behind it, or remove it."
    case .outOfReach(let name, .scrolledAway(let area)):
      "“\(name)” is scrolled out of \(area). Call scroll(to: “\(name)”) first."
    case .ambiguous(let name, let roles):
      "Several elements are labelled “\(name)”: \(roles.map(\.rawValue).joined(separator: ", ")). "
        + StageError.waysToAddress(roles)
    case .noWayBack(let screen):
      "No way back is shown on \(screen). Tap one of the screen's own buttons instead."
    case .nothingToGoBackTo(let screen):
      "There is nothing to go back to from \(screen). Navigate somewhere first."
    case .noTabs(let screen):
      "No tabs are on screen: \(screen) is in front. Go to a screen inside a tab coordinator first."
    case .noSheet(let front):
      "No draggable sheet is in front: \(front) is. Present one, or dismiss whatever covers it. A sheet that "
        + "is shown as a cover, as on a phone in landscape, is dismissed with its own buttons."
    case .noSuchDetent(let detent, let available):
      "The sheet does not rest at \(detent.rawValue). "
        + (available.isEmpty
          ? "It has a single position here, whatever its detents."
          : "It rests at \(available.map(\.rawValue).joined(separator: ", ")).")
    case .noGrabber(let sheet):
      "The sheet \(sheet) shows no grabber. Give it several heights, or drag the sheet itself."
    case .nothingOutside(let sheet):
      "Nothing outside the sheet \(sheet) is dimmed. Tap the content behind it, or drag the sheet down."
    case .settling(let screen):
      "The stage is settling \(screen) and accepts no gestures meanwhile: this one came from a body, a "
        + "factory, a layout or an observer. Perform it once the stage has settled."
    case .unfinished(let tasks):
      "Still running: \(tasks.map { "“\($0)”" }.joined(separator: ", ")). Nothing moves on the stage, so the code "
        + "waits for something else: the end of a flow; real time, as with Task.sleep; or a StageClock that the "
        + "stage was not given (sleep on one, and create the stage with Stage(…, clock: clock)). Or it yields "
        + "repeatedly. Bring that about and call finish() again, or leave out code that listens as long as its "
        + "screen is shown: finish(leaving: “…”)."
    case .endless(let tasks, let seconds, let waits):
      "After \(PrintedNumber.text(Double(waits))) waits and \(PrintedNumber.text(seconds)) seconds, code still sleeps "
        + "repeatedly, as a timer does: \(tasks.map { "“\($0)”" }.joined(separator: ", ")). Call proceed(by:) with the "
        + "seconds that the test is about, or finish(leaving:) with the label of the timer's task."
    case .noSuchTask(let labels, let available):
      "No code is labelled \(labels.map { "“\($0)”" }.joined(separator: ", ")). "
        + (available.isEmpty
          ? "None was started."
          : "Labels: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
    case .noBackSwipe(let screen, .root):
      "\(screen) is the lowest screen of its stack. Push a screen first, or dismiss the surface."
    case .noBackSwipe(let screen, .noBackButton):
      "\(screen) does not show the platform's back button, and without it there is no swipe back. Tap "
        + "one of the screen's own buttons instead."
    case .noBackSwipe(let screen, .behind(let surface)):
      "\(screen) cannot be swiped back: \(surface) is in front of the screens that could be. Dismiss that first."
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
    case .tap: "taps"
    case .enter: "text input"
    case .toggle: "toggling"
    case .doubleTap: "double taps"
    case .longPress: "long presses"
    case .drag: "drags"
    }
  }
}
