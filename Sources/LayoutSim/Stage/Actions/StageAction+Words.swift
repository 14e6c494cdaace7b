import FlowEngine

extension StageAction: CustomStringConvertible {
  /// The action as text, on one line: `tap "Browse"`.
  public var description: String {
    switch self {
    case .tap(let name, let number):
      "tap \(quoted(name))" + (number.map { " number \($0)" } ?? "")
    case .doubleTap(let name): "double tap \(quoted(name))"
    case .longPress(let name): "long press \(quoted(name))"
    case .drag(let name, let way): "drag \(quoted(name)) by \(number(way.x)),\(number(way.y))"
    case .swipeRow(let name, let edge, let fully):
      "swipe row \(quoted(name)) \(edge.rawValue)" + (fully ? " fully" : "")
    case .moveRow(let name, let other): "move row \(quoted(name)) to \(quoted(other))"
    case .turnPage(let turn, let name):
      "turn page \(turn.rawValue)" + (name.map { " of \(quoted($0))" } ?? "")
    case .tapAt(let point): "tap at \(number(point.x)),\(number(point.y))"
    case .selectTab(let title): "select tab \(quoted(title))"
    case .goBack: "go back"
    case .performBackAction: "perform back action"
    case .swipeBack(let progress, let release):
      "swipe back" + (progress == 1 ? "" : " by \(number(progress))")
        + (release == .completed ? "" : " and cancel")
    case .toggle(let name): "toggle \(quoted(name))"
    case .set(let name, let isOn): "turn \(isOn ? "on" : "off") \(quoted(name))"
    case .enter(let words, let name): "enter \(quoted(words)) into \(quoted(name))"
    case .submit: "submit"
    case .scroll(let name, let distance, let axis):
      "scroll" + (name.map { " \(quoted($0))" } ?? "") + " by \(number(distance))"
        + (axis == .vertical ? "" : " horizontally")
    case .scrollTo(let name): "scroll to \(quoted(name))"
    case .pullToRefresh(let name): "pull" + (name.map { " \(quoted($0))" } ?? "") + " to refresh"
    case .dragSheet(let detent): "drag sheet to \(detent.rawValue)"
    case .dragSheetToHeight(let height, let velocity):
      "drag sheet to height \(number(height))" + (velocity == 0 ? "" : " at \(number(velocity))")
    case .dragSheetDown: "drag sheet down"
    case .swipeSheetAway: "swipe sheet away"
    case .tapOutside: "tap outside"
    case .tapGrabber: "tap grabber"
    case .rotate(let orientation): "rotate to \(orientation.rawValue)"
    case .setTypeSize(let typeSize): "set type size to \(typeSize.rawValue)"
    case .showKeyboard: "show keyboard"
    case .hideKeyboard: "hide keyboard"
    }
  }

  private func quoted(_ name: String) -> String { QuotedWords.text(name) }

  /// A number in its shortest form that is read back as the same number.
  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension StageAction {
  /// Parses the text of an action, in the form of ``description``.
  ///
  /// - Throws: An ``UnreadableActionError`` if the text is not an action.
  public init(parsing words: String) throws(UnreadableActionError) {
    var reader = ActionReader(words)
    self = try StageAction(reading: &reader)
    try reader.expectEnd()
  }

  private init(reading reader: inout ActionReader) throws(UnreadableActionError) {
    if reader.take("tap outside") {
      self = .tapOutside
    } else if reader.take("tap grabber") {
      self = .tapGrabber
    } else if reader.take("tap at") {
      self = .tapAt(try reader.point())
    } else if reader.take("double tap") {
      self = .doubleTap(try reader.quoted())
    } else if reader.take("long press") {
      self = .longPress(try reader.quoted())
    } else if reader.take("tap") {
      let name = try reader.quoted()
      self = .tap(name, number: reader.take("number") ? try reader.count() : nil)
    } else if reader.take("select tab") {
      self = .selectTab(try reader.quoted())
    } else if reader.take("go back") {
      self = .goBack
    } else if reader.take("perform back action") {
      self = .performBackAction
    } else if reader.take("swipe row") {
      let name = try reader.quoted()
      let edge: SwipeEdge = try reader.value("leading or trailing")
      self = .swipeRow(name, edge, fully: reader.take("fully"))
    } else if reader.take("move row") {
      let name = try reader.quoted()
      try reader.expect("to")
      self = .moveRow(name, to: try reader.quoted())
    } else if reader.take("turn page") {
      let turn: PageTurn = try reader.value("forward or back")
      self = .turnPage(turn, of: reader.take("of") ? try reader.quoted() : nil)
    } else if reader.take("swipe back") {
      let progress = reader.take("by") ? try reader.number() : 1
      self = .swipeBack(
        progress: progress,
        releasing: reader.take("and cancel") ? .cancelled : .completed
      )
    } else if reader.take("toggle") {
      self = .toggle(try reader.quoted())
    } else if reader.take("turn on") {
      self = .set(try reader.quoted(), to: true)
    } else if reader.take("turn off") {
      self = .set(try reader.quoted(), to: false)
    } else if reader.take("enter") {
      let words = try reader.quoted()
      try reader.expect("into")
      self = .enter(words, into: try reader.quoted())
    } else if reader.take("submit") {
      self = .submit
    } else if reader.take("scroll to") {
      self = .scrollTo(try reader.quoted())
    } else if reader.take("scroll") {
      let name = reader.isAtQuote ? try reader.quoted() : nil
      try reader.expect("by")
      let distance = try reader.number()
      self = .scroll(
        name,
        by: distance,
        along: reader.take("horizontally") ? .horizontal : .vertical
      )
    } else if reader.take("pull") {
      let name = reader.isAtQuote ? try reader.quoted() : nil
      try reader.expect("to refresh")
      self = .pullToRefresh(name)
    } else if reader.take("drag sheet to height") {
      let height = try reader.number()
      self = .dragSheetToHeight(height, velocity: reader.take("at") ? try reader.number() : 0)
    } else if reader.take("drag sheet to") {
      self = .dragSheet(to: try reader.value("a height of a sheet, such as medium or height(300)"))
    } else if reader.take("drag sheet down") {
      self = .dragSheetDown
    } else if reader.take("swipe sheet away") {
      self = .swipeSheetAway
    } else if reader.take("drag") {
      let name = try reader.quoted()
      try reader.expect("by")
      self = .drag(name, by: try reader.point())
    } else if reader.take("rotate to") {
      self = .rotate(to: try reader.value("portrait or landscape"))
    } else if reader.take("set type size to") {
      self = .setTypeSize(try reader.value("a type size, such as xxLarge or accessibility3"))
    } else if reader.take("show keyboard") {
      self = .showKeyboard
    } else if reader.take("hide keyboard") {
      self = .hideKeyboard
    } else {
      throw reader.error("one of \(StageAction.forms)")
    }
  }

  /// The actions as a list for errors.
  private static let forms = """
    tap "…", tap "…" number 2, double tap "…", long press "…", drag "…" by x,y, tap at x,y, tap outside, tap grabber, select tab "…", go back, perform back action, swipe back, swipe row "…" trailing, \
    move row "…" to "…", turn page forward, turn page back of "…", \
    toggle "…", turn on "…", turn off "…", enter "…" into "…", submit, scroll by …, scroll "…" by …, scroll to "…", \
    pull to refresh, \
    drag sheet to …, drag sheet to height …, drag sheet down, swipe sheet away, rotate to …, \
    set type size to …, show keyboard, hide keyboard
    """
}

extension StageAction: Codable {
  /// Decodes an action from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(parsing: container.decode(String.self))
    } catch let error as UnreadableActionError {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: error.description
      )
    }
  }

  /// Encodes the action as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
