import LayoutSim

/// One step of a script: an action of a user, an event of the app, or a link that is opened.
///
/// Its text is one line: those of the action, `event "order 1042 is shipped"`, or `open "bookshop://note/2"`.
public enum ScriptStep: Hashable, Sendable {
  /// An action of a finger or the keyboard.
  case action(StageAction)

  /// An event of the app with that name.
  case event(String)

  /// The opening of the link.
  case link(String)
}

extension ScriptStep: CustomStringConvertible {
  /// The step as text, on one line.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .event(let name): "\(ScriptStep.eventWord) \(QuotedWords.text(name))"
    case .link(let link): "\(ScriptStep.linkWord) \(QuotedWords.text(link))"
    }
  }

  /// Parses the text of a step, in the form of ``description``.
  ///
  /// - Throws: An `UnreadableActionError` if the text is not a step.
  public init(parsing words: String) throws(UnreadableActionError) {
    if let name = try ScriptStep.name(in: words, after: ScriptStep.eventWord) {
      self = .event(name)
    } else if let link = try ScriptStep.name(in: words, after: ScriptStep.linkWord) {
      self = .link(link)
    } else {
      self = .action(try StageAction(parsing: words))
    }
  }

  private static let eventWord = "event"
  private static let linkWord = "open"

  /// The name in quotes that follows `word`; `nil` if the text begins differently.
  private static func name(
    in words: String,
    after word: String
  ) throws(UnreadableActionError) -> String? {
    guard words.hasPrefix("\(word) ") else { return nil }
    var rest = words.dropFirst(word.count + 1)
    guard let name = QuotedWords.take(from: &rest), rest.isEmpty else {
      throw UnreadableActionError(words: words, read: word, expected: "a name in quotes")
    }
    return name
  }
}

extension ScriptStep: Codable {
  /// Decodes a step from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(parsing: container.decode(String.self))
    } catch let error as UnreadableActionError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes the step as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ScriptStep {
  /// The short text of the step, as charts and differences print it: `Browse`, `“Gothic tales, 2”`, `swipe back`.
  ///
  /// Names are in quotes if they contain more than letters, digits and single blanks.
  package var brief: String {
    switch self {
    case .action(.tap(let name, let number)):
      ScriptStep.brief(name) + (number.map { " number \($0)" } ?? "")
    case .action(.selectTab(let name)): ScriptStep.brief(name)
    case .action, .event, .link: description
    }
  }

  private static func brief(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " } && !name.isEmpty
    return isPlain ? name : "“\(name)”"
  }

  /// The step as charts and sentences print it: `tap “Gothic tales, 2”`, `select tab “Browse”`.
  package var quoted: String {
    var text = ""
    var isOpen = false
    var isEscaped = false
    // Scalars are used, since a name may begin with one that combines with the preceding quote.
    for scalar in description.unicodeScalars {
      if isEscaped {
        // Invisible characters stay escaped.
        if scalar != "\"", scalar != "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isOpen.toggle()
        text += isOpen ? "“" : "”"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The target of the step, in quotes, or else the whole step: `“Browse”`, `swipe back`.
  package var target: String {
    switch self {
    case .action(.tap(let name, let number)):
      "“\(name)”" + (number.map { " number \($0)" } ?? "")
    case .action(.selectTab(let name)): "“\(name)”"
    case .action, .event, .link: quoted
    }
  }
}

extension Script {
  /// The short texts of the steps, on one line: `Log in, Browse, “Gothic tales, 2”`.
  package var brief: String { steps.map(\.brief).joined(separator: ", ") }
}
