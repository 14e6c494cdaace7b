/// A text link, as large as its text, or as the row of a list that contains it.
public struct TextLink: Element {
  private let words: String

  /// The element that is shown in place of the text.
  private let label: AnyElement?

  private let action: (() -> Void)?

  /// The address that it opens outside the app; `nil` if it performs an action instead.
  private let destination: String?

  @Inherited(\.self) private var inherited

  /// Creates a link with the label `words` that performs `action`.
  public init(_ words: String, action: @escaping () -> Void) {
    self.words = words
    label = nil
    self.action = action
    destination = nil
  }

  /// Creates a link with the label `words` that opens the address `destination`, a text or a URL, outside the app.
  ///
  /// `Stage.openedLinks` lists the opened addresses.
  public init(_ words: String, destination: some CustomStringConvertible) {
    self.words = words
    label = nil
    action = nil
    self.destination = destination.description
  }

  /// Creates a link that shows `label` and opens `destination`, such as a URL, outside the app.
  public init(
    destination: some CustomStringConvertible,
    @ElementBuilder label: () -> some Element
  ) {
    words = ""
    self.label = AnyElement(label())
    action = nil
    self.destination = destination.description
  }

  /// The text.
  public var body: some Element {
    button.annotated { [destination] in
      $0.role = .link
      if let destination { $0.facts.append(Fact("opens", destination)) }
    }
  }

  @ElementBuilder private var button: some Element {
    if let label {
      PushButton(action: press) { label }
    } else {
      PushButton(words) { press() }
    }
  }

  private func press() {
    if let action {
      action()
    } else if let destination {
      inherited.openURL(destination)
    }
  }
}

/// Opens a link outside the app.
///
/// ```swift
/// struct Imprint: Element {
///   @Inherited(\.openURL) private var openURL
///
///   var body: some Element { PushButton("Terms") { openURL("https://example.com/terms") } }
/// }
/// ```
///
/// A stage opens nothing, but records the addresses: `Stage.openedLinks`. It imitates SwiftUI's action for opening a
/// URL, which is a text here: pass `url.absoluteString`.
public struct LinkOpening: Sendable {
  private let open: @MainActor @Sendable (String) -> Void

  /// Creates an action that passes addresses to `open`.
  public init(_ open: @escaping @MainActor @Sendable (_ address: String) -> Void) {
    self.open = open
  }

  /// Opens the link with the given address.
  @MainActor
  public func callAsFunction(_ address: String) { open(address) }

  /// Opens the link with the given address, such as a URL.
  @MainActor
  @_disfavoredOverload
  public func callAsFunction(_ address: some CustomStringConvertible) { open(address.description) }
}

/// The links that were opened on a stage.
@MainActor
final class OpenedLinks: Sendable {
  var addresses: [String] = []
}

private struct LinkOpeningKey: InheritedKey { static let defaultValue: LinkOpening? = nil }

extension InheritedValues {
  /// Opens links outside the app.
  ///
  /// An app that handles some itself sets its own with `.environment(\.openURL, LinkOpening { … })`.
  public var openURL: LinkOpening {
    get {
      self[LinkOpeningKey.self]
        ?? LinkOpening { [links = tasks.links] in links?.addresses.append($0) }
    }
    set { self[LinkOpeningKey.self] = newValue }
  }
}

/// Leaves a presented or pushed screen.
///
/// ```swift
/// struct FilterSheet: Element {
///   @Inherited(\.dismiss) private var dismiss
///
///   var body: some Element { PushButton("Done") { dismiss() } }
/// }
/// ```
public struct LeaveAction: Sendable {
  let action: (@MainActor @Sendable () -> Void)?

  /// Dismisses the sheet, the cover or the popover, or goes back from a pushed screen; does nothing if there is nothing
  /// to leave.
  @MainActor
  public func callAsFunction() { action?() }
}

private struct PresentationDismissalKey: InheritedKey {
  static let defaultValue: (@MainActor @Sendable () -> Void)? = nil
}

extension InheritedValues {
  /// Dismisses the sheet, the cover or the popover that an element presents with this content; `nil` elsewhere.
  var presentationDismissal: (@MainActor @Sendable () -> Void)? {
    get { self[PresentationDismissalKey.self] }
    set { self[PresentationDismissalKey.self] = newValue }
  }

  /// Leaves the screen: dismisses the sheet, the cover or the popover that it is in, or goes back if it was pushed.
  ///
  /// It imitates the value of that name in SwiftUI's environment. On a screen of a coordinator it goes back as
  /// ``navigationBackAction`` does, but only from that screen: screens that were pushed over it are removed, too, and
  /// once the screen has gone it does nothing.
  public var dismiss: LeaveAction {
    let way = wayBack
    return LeaveAction(action: presentationDismissal ?? way.dismissal ?? way.action)
  }

  /// Whether the screen is presented or was pushed, so that ``dismiss`` leaves it.
  ///
  /// It imitates the value of that name in SwiftUI's environment.
  public var isPresented: Bool { presentationDismissal != nil || navigationBackAction != nil }
}
