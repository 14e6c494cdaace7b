import FlowEngine

/// Why a finger could not do what a test asked.
public enum StageError: Error, Hashable, Sendable {
  /// Nothing to press is called that; `available` is what could be pressed, from top to bottom.
  case noSuchTarget(String, available: [String])

  /// Nothing at that point of the window can be pressed; `found` is what is front-most there, and
  /// `available` what could be pressed elsewhere.
  case nothingToTap(at: Point, found: String?, available: [String])

  /// No scroll area within reach is called that, or several are there and none was named;
  /// `available` are their names.
  case noScrollArea(String?, available: [String])

  /// No scroll area within reach holds what is called that; `available` is what they hold.
  case nothingToScrollTo(String, available: [String])

  /// Nothing that takes words is called that; `available` is what does, from top to bottom.
  case noSuchField(String, available: [String])

  /// No switch is called that; `available` are those within reach, from top to bottom.
  case noSuchSwitch(String, available: [String])

  /// It is there, and takes another gesture.
  case otherGesture(String, role: Role, gesture: StageGesture)

  /// It is there, and is pressed at its parts, which `parts` names.
  case pressedInParts(String, role: Role, parts: [String])

  /// It is bound to a constant, and so keeps its value; `nil` where it has none.
  case neverChanges(String, value: String?)

  /// The words are not what the thing called `field` can take: no number, or none of its options.
  case notTaken(String, field: String)

  /// It is there, but cannot be reached.
  case outOfReach(String, reason: OutOfReach)

  /// Several things within reach are called that; `roles` says what they are, from top to bottom.
  case ambiguous(String, roles: [Role])

  /// No way back is shown on the front-most screen.
  case noWayBack(screen: String)

  /// The front-most screen inherits that there is nothing to go back to.
  case nothingToGoBackTo(screen: String)

  /// There are no tabs on screen.
  case noTabs(screen: String)

  /// No sheet is in front of everything; the screen `front` is.
  case noSheet(front: String)

  /// The sheet does not rest at that height; `available` are those it was presented with.
  case noSuchDetent(ModalPresentationDetent, available: [ModalPresentationDetent])

  /// The sheet shows nothing to take it by.
  case noGrabber(sheet: String)

  /// Nothing beside the sheet is dimmed.
  case nothingOutside(sheet: String)

  /// The front-most screen cannot be swiped back.
  case noBackSwipe(screen: String, reason: BackSwipeObstacle)

  /// The gesture came from inside a body, a factory, a layout or an observer, while the stage settled
  /// what it shows; the screen was in front.
  case settling(screen: String)
}

/// What keeps a finger from something that is on the stage.
public enum OutOfReach: Hashable, Sendable {
  /// A surface in front of it has the user's attention.
  case behind(surface: String)

  /// It is disabled.
  case disabled

  /// Something hides it.
  case hidden

  /// It lies outside of its screen or surface, or of the content of a scroll area, where nothing scrolls it
  /// into sight.
  case offScreen

  /// Something of the same surface is drawn over it, wherever a finger could touch it.
  case under(String)

  /// It is scrolled out of the window of a scroll area.
  case scrolledAway(area: String)
}

/// A call that does what a finger does with one thing.
public enum StageGesture: String, Hashable, Sendable, CaseIterable {
  /// ``Stage/tap(_:)``, for what is pressed.
  case tap = "tap(_:)"

  /// ``Stage/enter(_:into:)``, for what takes words, numbers or one of its options.
  case enter = "enter(_:into:)"

  /// ``Stage/toggle(_:)``, for switches.
  case toggle = "toggle(_:)"
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
    case .noSuchField(let name, let available):
      "Nothing that takes words is called “\(name)”. "
        + (available.isEmpty
          ? "There is nothing to enter words into on this screen."
          : "To be filled in: \(available.map { "“\($0)”" }.joined(separator: ", ")).")
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
    case .neverChanges(let name, let value):
      "“\(name)” stays \(value.map { "“\($0)”" } ?? "as it is"): it is bound to a constant. Bind it to "
        + "state, such as a @Local member."
    case .notTaken(let words, let field):
      "“\(field)” does not take “\(words)”. Enter a number, or one of its options as it is shown."
    case .outOfReach(let name, .behind(let surface)):
      "“\(name)” is behind \(surface). Dismiss that first."
    case .outOfReach(let name, .disabled):
      "“\(name)” is disabled. Do first what enables it."
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
        + "Give one a tag and press “#tag”, or say goBack() or selectTab(_:)."
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
  /// The word for the kind of thing, with its article: `an option`.
  fileprivate var withArticle: String {
    "\("aeiou".contains(rawValue.prefix(1)) ? "an" : "a") \(rawValue)"
  }
}
