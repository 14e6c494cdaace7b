/// An alert or a confirmation dialog that a coordinator shows over whatever is in front.
///
/// It is a route, so that a guard can use it as its question, and plans and compositions can name it; but it is not a
/// screen, no coordinator is consulted about it, and it is not saved. Two are equal if they look the same, whatever
/// their buttons do.
///
/// ```swift
/// lines.show(
///   .alert(
///     "Delete the line?",
///     buttons: [
///       .destructive("Delete") { lines.popToRoot() }, .cancel(),
///     ]
///   )
/// )
/// ```
public struct Dialog: Route, Sendable {
  /// The kinds of dialogs.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// A message with buttons.
    case alert

    /// A choice of actions.
    case confirmation
  }

  /// The kind.
  public let style: Style

  /// The title, which also names it where it is not shown.
  public let title: String

  /// The text below the title; `nil` if there is none.
  public let message: String?

  /// The buttons as they were given; an alert without any has “OK”.
  public let buttons: [Answer]

  /// Creates a dialog.
  public init(_ style: Style, _ title: String, message: String? = nil, buttons: [Answer]) {
    self.style = style
    self.title = title
    self.message = message
    self.buttons = style == .alert && buttons.isEmpty ? [.default("OK")] : buttons
  }

  /// An alert.
  public static func alert(
    _ title: String,
    message: String? = nil,
    buttons: [Answer] = []
  ) -> Dialog {
    Dialog(.alert, title, message: message, buttons: buttons)
  }

  /// A choice of actions.
  public static func confirmation(
    _ title: String,
    message: String? = nil,
    buttons: [Answer]
  ) -> Dialog {
    Dialog(.confirmation, title, message: message, buttons: buttons)
  }

  /// The kind and the title: `alert(Delete the line?)`.
  public var identifier: String { "\(style.rawValue)(\(title))" }
}

extension Dialog {
  /// A button of a dialog, which dismisses it.
  public struct Answer: Sendable {
    /// The roles of buttons.
    public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
      /// It leaves everything as it is.
      case cancel

      /// It destroys something.
      case destructive
    }

    /// The label.
    public let title: String

    /// The role; `nil` for an ordinary action.
    public let role: Role?

    /// Whether the call that a guard holds for this dialog goes on, as if the guard had allowed it.
    public let resumes: Bool

    let action: @MainActor () -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The label.
    ///   - role: The role; `nil` for an ordinary action.
    ///   - resumes: Whether the call that a guard holds for the dialog goes on.
    ///   - action: Is called when the dialog has been dismissed. Calls that it makes run afterwards.
    public init(
      _ title: String,
      role: Role? = nil,
      resumes: Bool = false,
      action: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.resumes = resumes
      self.action = action
    }

    /// An ordinary button.
    public static func `default`(
      _ title: String,
      resumes: Bool = false,
      action: @escaping @MainActor () -> Void = {}
    ) -> Answer {
      Answer(title, resumes: resumes, action: action)
    }

    /// A button that destroys something.
    public static func destructive(
      _ title: String,
      resumes: Bool = false,
      action: @escaping @MainActor () -> Void = {}
    ) -> Answer {
      Answer(title, role: .destructive, resumes: resumes, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ title: String = "Cancel",
      action: @escaping @MainActor () -> Void = {}
    ) -> Answer {
      Answer(title, role: .cancel, action: action)
    }
  }
}

extension Dialog.Answer: Hashable {
  /// Whether both look the same, and both resume a call or neither does.
  public static func == (lhs: Dialog.Answer, rhs: Dialog.Answer) -> Bool {
    lhs.title == rhs.title && lhs.role == rhs.role && lhs.resumes == rhs.resumes
  }

  /// Feeds the title and the role to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(role)
  }
}
