extension FlowError: CustomStringConvertible {
  /// A sentence that states what happened with all the facts, followed by what to do.
  public var description: String { "\(whatHappened) \(whatToDo)" }

  /// What happened, as a sentence.
  public var whatHappened: String { happened.onOneLine }

  /// What to do about it, as a sentence.
  public var whatToDo: String { advice.onOneLine }

  private var happened: String {
    switch self {
    case .navigationFailed(let route, let start, let declined):
      "No coordinator handles \(route.type) “\(route)” (called on \(start))." + asked(declined)
    case .modalCoordinatorNotConfigured(let route, let owner):
      "\(owner) shows \(route.type) “\(route)” as a modal but has no modal coordinator for it."
    case .malformedPath(let route, let owner, let problem):
      "The path of \(owner) to \(route.type) “\(route)” cannot be followed: \(problem)."
    case .containerCannotPush(let route, let owner):
      "\(owner) claims \(route.type) “\(route)” as a push, but has no stack to push on."
    case .noStackToPushOn(let route, let owner):
      "\(owner) was called to push \(route.type) “\(route)”, but has no stack to push on."
    case .notOnStack(let name, let owner, let screens):
      "The stack of \(owner) does not have \(name): its screens are "
        + screens.map(\.description).joined(separator: ", ") + "."
    case .pushUnderPresentation(let route, let presented, let owner):
      "\(owner) was called to push \(route.type) “\(route)” after “\(presented)” was presented, "
        + "which the push would dismiss."
    case .nothingAboveRoot(let route, let owner):
      "\(route.type) “\(route)” cannot be below the top of \(owner), which has only its root."
    case .detourCannotShow(let route, let detour, let declined):
      "The detour \(detour) cannot show \(route.type) “\(route)”." + asked(declined)
    case .viewCreationFailed(let route, let owner, let kind):
      "\(owner) has nothing to show for its \(kind.rawValue) route “\(route)” (\(route.type))."
    case .invalidTabIndex(let owner, let index, let count):
      "\(owner) has no tab \(index): it has \(count)."
    case .unknownTab(let tab, let owner, let tabs):
      "“\(tab)” is not a tab of \(owner): "
        + (tabs.isEmpty ? "there are none." : "there are \(tabs.joined(separator: ", ")).")
    case .duplicateTab(let tab, let owner):
      "“\(tab)” is given twice as a tab of \(owner)."
    case .noColumn(let column, let owner):
      "\(owner) has no \(column.rawValue) column."
    case .emptyColumn(let column, let owner):
      "The \(column.rawValue) column of \(owner) is empty."
    case .childNeedsColumn(let coordinator, let owner):
      "\(coordinator) cannot be a plain child of \(owner), whose children are its columns."
    case .misplacedSplit(let coordinator, let owner, let role):
      "\(coordinator) shows columns and cannot be a \(role.rawValue) of \(owner)."
    case .missingTabItem(let owner, let index):
      "Tab \(index) of \(owner) has no tabItem."
    case .detentNotOffered(let detent, let owner):
      "The sheet \(owner) cannot rest at \(detent.rawValue)."
    case .duplicateChild(let owner, let coordinator):
      "\(coordinator) already belongs to \(owner)."
    case .circularReference(let owner, let coordinator):
      "\(coordinator) cannot be owned by \(owner): it is the same coordinator or one above it."
    case .alreadyOwned(let coordinator, let owner):
      "\(coordinator) has an owner and cannot be given to \(owner)."
    case .sharedRouter(let coordinator, let holder):
      "\(coordinator) was created with the router of \(holder.name), which is at \(holder)."
    case .flowChangeRefused(let route, let owner):
      "\(owner) did not change the flow for \(route.type) “\(route)” although it had agreed to."
    case .navigationRefused(let route, let guardian, let reason):
      "\(guardian) does not allow \(route.type) “\(route)”: \(reason.sentence)"
    case .endlessRedirection(let redirections):
      "Guards redirect endlessly: "
        + redirections.map(\.description).joined(separator: "; ") + "."
    case .dismissalRefused(let surface, let reason, let words):
      "\(surface) is not dismissed (\(reason)): \(words.sentence)"
    case .questionDismisses(let question, let surface, let dismissed):
      "The question “\(question)” of \(surface) would dismiss \(dismissed)."
    case .questionUnseen(let question, let surface):
      "The question “\(question)” of \(surface) would not be visible: "
        + "its detour has not been presented yet."
    case .nothingToDo(let call, let owner, let reason):
      "\(call) on \(owner) had nothing to do: \(reason.rawValue)."
    case .flowCannotFinish(let flow):
      "\(flow) is the flow of an orchestrator and cannot finish."
    case .flowNotShown(let flow):
      "\(flow) was not shown: the call that was to show it waited for a guard and was abandoned."
    case .waitCancelled(let flow):
      "The task that waited for the end of \(flow) was cancelled, but not the flow."
    case .linkRefused(let error):
      error.whatHappened
    case .callDuringPlanning(let call, let owner):
      "\(call) was called on \(owner) while a navigation was being planned."
    case .coordinatorBusy(let coordinator, let call):
      "\(call) needs \(coordinator), which takes part in another call."
    case .planOutdated(let planned, let current):
      "The plan was made for revision \(planned), and the hierarchy is at \(current)."
    case .endlessCalls(let limit):
      "Observers or error handlers responded with calls \(limit) times in a row."
    case .savedStateRefused(let problem): problem.whatHappened
    }
  }

  private var advice: String {
    switch self {
    case .navigationFailed(let route, _, let declined):
      declined.contains { $0.reason != .foreignRoute && $0.reason != .noFlowChange }
        ? "Let canHandle of one of them, or of a coordinator above them, return true "
          + "for \(route.type)."
        : "Add a coordinator whose routes are \(route.type), as a child, a tab or a modal."
    case .modalCoordinatorNotConfigured(let route, _):
      "Register one whose root is “\(route)” with addModalCoordinator, "
        + "or let canHandle return false."
    case .malformedPath:
      "Return only its own pushed or replaced routes, with the destination last or left out."
    case .containerCannotPush:
      "Let canHandle return false so that the route is delegated, or show it as a modal."
    case .noStackToPushOn:
      "Call the coordinator in it on whose stack the route belongs, or present the route."
    case .notOnStack:
      "Go back to one of these, or use navigate(to:), which pushes what is not there."
    case .pushUnderPresentation:
      "Put pushes first, or bring a flow along, which has a stack of its own."
    case .nothingAboveRoot:
      "Push it instead, or start again at another root with startFlow."
    case .detourCannotShow:
      "Present the detour for its root, or for a route that canHandle claims."
    case .viewCreationFailed(let route, _, _):
      "Let the factory build a screen for \(route.type) (an element, where a stage shows it), "
        + "or register \(route.type) in the stage's table of screens."
    case .invalidTabIndex(_, _, let count):
      count == 0 ? "Add tabs with addChild first." : "Use an index from 0 to \(count - 1)."
    case .unknownTab(_, _, let tabs):
      tabs.isEmpty
        ? "Add it with setTabs or setPages first."
        : "Use one of these, or add it with setTabs or setPages first."
    case .duplicateTab:
      "Give each tab once."
    case .noColumn: "Use a column of its style, or give it the style tripleColumn."
    case .emptyColumn: "Put a coordinator into it with setColumn or show."
    case .childNeedsColumn: "Give it a column with setColumn."
    case .misplacedSplit:
      "Present it, make it a tab or a flow of the app, or let it be the root: it is never pushed."
    case .missingTabItem:
      "Override tabItem in that coordinator."
    case .detentNotOffered:
      "Add it in modalDetentConfiguration(for:)."
    case .duplicateChild:
      "Add it once, or remove it first."
    case .circularReference:
      "Make a new coordinator instead."
    case .alreadyOwned:
      "Remove it from its owner first, or make a new one."
    case .sharedRouter:
      "Make a router of its own for each coordinator."
    case .flowChangeRefused:
      "Let canHandleFlowChange and handleFlowChange agree."
    case .navigationRefused:
      "See what its navigationVerdict(on:) asks for."
    case .endlessRedirection:
      "Let the guards allow the routes that they redirect to."
    case .dismissalRefused:
      "See what its dismissalVerdict(for:) asks for."
    case .questionDismisses:
      "Show the question over the surface: as a modal of it, or pushed on it."
    case .questionUnseen:
      "Present the detour for a route that leaves the surface where it is, or dismiss that first."
    case .nothingToDo:
      "Call the coordinator that shows what is to be removed, or omit the call."
    case .flowCannotFinish:
      "Let the orchestrator show another flow with transitionToFlow."
    case .flowNotShown:
      "Show it again, or let the guard allow it."
    case .waitCancelled:
      "Finish the flow, or keep the task that waits for it."
    case .linkRefused(let error):
      error.whatToDo
    case .callDuringPlanning:
      "Methods such as canHandle must only return an answer; call from an action or an observer."
    case .coordinatorBusy:
      "Call again once that has settled, or pass another coordinator."
    case .planOutdated:
      "Make a new plan."
    case .endlessCalls:
      "Let them call only when there is something left to do."
    case .savedStateRefused(let problem): problem.whatToDo
    }
  }

  private func asked(_ declined: [DeclinedAnswer]) -> String {
    declined.isEmpty
      ? " No coordinator was asked."
      : " Asked, in order: \(declined.map(\.description).joined(separator: "; "))."
  }
}

extension PathProblem: CustomStringConvertible {
  /// The problem as text.
  public var description: String {
    switch self {
    case .foreignEntry(let entry): "\(entry.type) “\(entry)” is not one of its routes"
    case .modalEntry(let entry): "“\(entry)” is shown as a modal"
    case .destinationNotLast: "the destination is in it, but not at its end"
    }
  }
}

extension String {
  /// The text with a full stop, unless it already ends a sentence.
  package var sentence: String {
    guard let last, !".!?:…”".contains(last) else { return self }
    return "\(self)."
  }

  /// The text with every character escaped that ends a line, controls a terminal or changes the writing direction.
  ///
  /// Names from outside can then neither add lines to an error nor change how it reads.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    return unicodeScalars.map { $0.isUnseen ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
