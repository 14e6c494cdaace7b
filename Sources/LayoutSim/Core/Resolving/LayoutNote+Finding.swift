extension Finding {
  /// State that never settles, with its last changes.
  static func doesNotSettle(_ notes: [LayoutNote]) -> Finding {
    let changes = notes.compactMap(\.change)
    let named = changes.prefix(4).map { "\($0.subject.words) \($0.turn)" }
    let what = named.isEmpty ? "" : ": " + named.joined(separator: "; ")
    return Finding(
      code: .layoutDoesNotSettle,
      place: changes.lazy.compactMap(\.screen).first.name,
      found: "State still changes after \(settlingLimit) passes\(what).",
      advice: changes.lazy.compactMap(\.remedy).first
        ?? "Let what observes sizes or preferences come to rest."
    )
  }
}

extension LayoutNote {
  /// The finding without a stage; `nil` if it only matters on a stage.
  var finding: Finding? {
    switch self {
    case .unsettled, .measuredAtGivenHeight, .linkOutsideStack:
      nil
    case .repeatedID(let id, let screen):
      Finding(
        code: .duplicateID,
        place: screen.name,
        found:
          "The id \(id.inBrief) stands more than once in an Each. The first piece keeps its state; on a "
          + "device any of them may be shown twice or not at all.",
        advice: "Give each piece an id of its own."
      )
    case .changedRange(let former, let present, let screen):
      Finding(
        code: .rangeChanged,
        place: screen.name,
        found:
          "An Each over the range \(former) has got \(present). A device reads such a range once and keeps "
          + "its rows, with a warning.",
        advice: "Identify the items: Each(0..<count, id: \\.self)."
      )
    case .setInBody(let member, let element, let screen):
      Finding(
        code: .stateSetInBody,
        place: screen.name,
        found: "The body of \(element) sets \(member). What a device shows then is undefined.",
        advice: "Set it in an action, in onAppear or in onChange."
      )
    case .invalidFrame(let flaw, let screen):
      Finding(
        code: .invalidFrame,
        place: screen.name,
        found: "A frame has \(flaw). A device logs that at run time, and ignores or repairs it.",
        advice: "Give it lengths of 0 or more, in order."
      )
    case .alternates(let change):
      Finding(
        code: .valuesAlternate,
        place: change.screen.name,
        found: "\(change.subject.words) \(change.turn) again, which was not delivered twice in one "
          + "update. On a device the two take turns.",
        advice: "Let the observer not change what it observes."
      )
    }
  }

  /// The change that never ends; `nil` for any other note.
  var change: ValueChange? {
    if case .unsettled(let change) = self { change } else { nil }
  }

  /// The screen concerned.
  var screen: ScreenPlace? {
    switch self {
    case .repeatedID(_, let screen), .invalidFrame(_, let screen),
      .changedRange(_, _, let screen), .setInBody(_, _, let screen),
      .measuredAtGivenHeight(_, let screen, _, _), .linkOutsideStack(_, let screen, _):
      screen
    case .alternates(let change), .unsettled(let change): change.screen
    }
  }
}

extension ScreenPlace? {
  /// The name of the screen in findings.
  var name: String { self?.route ?? "window" }
}

extension ValueChange {
  /// A clause that describes what happened, to follow the subject.
  fileprivate var turn: String {
    switch subject {
    case .focus: "was \(former), then \(present)"
    case .member: "was \(former), then \(present)\(writer)"
    case .front: "was \(former), then \(present), because \(cause.words) navigated"
    case .observer, .preference: "received \(former), then \(present)"
    case .assumption: "was built for \(former), then found \(present)"
    case .model: "was changed by \(cause.words)"
    }
  }

  /// The code that set the state, if it is not already named as an observer.
  private var writer: String {
    switch cause {
    case .body: ", set by a body"
    case .observer("onAppear"), .observer("onDisappear"): ", set by \(cause.words)"
    case .observer: ""
    }
  }

  /// The advice; `nil` if there is nothing specific.
  fileprivate var remedy: String? {
    switch (subject, cause) {
    case (.member, .body), (.model, .body):
      "A body must only read: let an action, onAppear or onChange set state."
    case (.front, .body): "A body must only read: let an action navigate."
    case (.member, .observer("onAppear")), (.member, .observer("onDisappear")),
      (.model, .observer("onAppear")), (.model, .observer("onDisappear")):
      "Let \(cause.words) set no state that makes its own element come and go."
    case (.focus, _): "Let no observer of the focus take it away from where another one gives it."
    case (.front, .observer("onDismiss")):
      "Let onDismiss present nothing again that dismisses itself when it appears."
    case (.front, _): "Let it navigate once only, and not whenever its screen comes to the front."
    default: nil
    }
  }
}

extension ChangeCause {
  fileprivate var words: String {
    switch self {
    case .body: "a body or a factory"
    case .observer(let modifier): modifier
    }
  }
}

extension ChangingSubject {
  /// The name at the beginning of a clause.
  var words: String {
    switch self {
    case .member(let name, let element): "\(name) of \(element)"
    case .observer(let modifier, let content): "\(modifier) of \(content)"
    case .preference(let key): "onPreferenceChange of \(key)"
    case .assumption(let element): element
    case .focus: "The focus"
    case .front: "The screen in front"
    case .model: "An observable model"
    }
  }
}
