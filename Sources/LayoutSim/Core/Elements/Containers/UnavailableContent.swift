/// A message in place of content that is not there: an empty list, a search without results.
///
/// It is centred in its offer, which it fills. It imitates SwiftUI's view of that purpose; no source gives its distances
/// and sizes, so that it is marked as approximate.
public struct UnavailableContent<Actions: Element>: Element {
  private let title: String
  private let icon: String
  private let message: String?
  private let actions: Actions

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: What is not there.
  ///   - icon: The symbol above the title.
  ///   - message: Why, or what to do.
  ///   - actions: Buttons below the message.
  public init(
    _ title: String,
    icon: String,
    message: String? = nil,
    @ElementBuilder actions: () -> Actions
  ) {
    self.title = title
    self.icon = icon
    self.message = message
    self.actions = actions()
  }

  /// The symbol, the texts and the actions.
  public var body: some Element {
    Column(spacing: 12) {
      Icon(icon).textStyle(.largeTitle).foregroundStyle(.secondary)
      Column(spacing: 4) {
        TextBlock(title).textStyle(.title2).bold()
        if let message {
          TextBlock(message).textStyle(.callout).foregroundStyle(.secondary)
        }
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .control(Semantics(role: .box, detail: .semantic, flags: .approximate))
  }
}

extension UnavailableContent where Actions == EmptyElement {
  /// Creates a message without actions.
  public init(_ title: String, icon: String, message: String? = nil) {
    self.init(title, icon: icon, message: message) { EmptyElement() }
  }

  /// The message for a search for `words` without results, in English.
  public static func search(_ words: String = "") -> UnavailableContent {
    UnavailableContent(
      words.isEmpty ? "No Results" : "No Results for “\(words)”",
      icon: "magnifyingglass",
      message: "Check the spelling or try a new search."
    )
  }
}
