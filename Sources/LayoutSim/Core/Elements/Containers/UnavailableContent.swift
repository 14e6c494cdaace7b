/// A message in place of missing content: an empty list, a search without results.
///
/// It is centred in its offer, which it fills. It imitates SwiftUI's view for that purpose; no source gives its
/// distances and sizes, so it is marked as approximate.
public struct UnavailableContent<Actions: Element>: Element {
  private let words: Words
  private let actions: Actions

  /// The text above the actions.
  private enum Words {
    case texts(title: String, icon: String, message: String?)
    case elements(label: AnyElement, description: AnyElement)
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content.
  ///   - icon: The symbol above the title.
  ///   - message: The reason, or what to do.
  ///   - actions: Buttons below the message.
  public init(
    _ title: String,
    icon: String,
    message: String? = nil,
    @ElementBuilder actions: () -> Actions = { EmptyElement() }
  ) {
    words = .texts(title: title, icon: icon, message: message)
    self.actions = actions()
  }

  /// Creates a message from elements: an ``IconLabel`` has its symbol above its text.
  ///
  /// - Parameters:
  ///   - label: The name of the missing content.
  ///   - description: The reason, or what to do.
  ///   - actions: Buttons below the message.
  public init<Description: Element>(
    @ElementBuilder label: () -> some Element,
    @ElementBuilder description: () -> Description = { EmptyElement() },
    @ElementBuilder actions: () -> Actions = { EmptyElement() }
  ) {
    words = .elements(label: AnyElement(label()), description: AnyElement(description()))
    self.actions = actions()
  }

  /// The symbol, the texts and the actions.
  public var body: some Element {
    Column(spacing: 12) {
      switch words {
      case .texts(let title, let icon, let message):
        Icon(icon).font(.largeTitle).foregroundStyle(.secondary)
        Column(spacing: 4) {
          TextBlock(title).font(.title2).bold()
          if let message {
            TextBlock(message).font(.callout).foregroundStyle(.secondary)
          }
        }
        .multilineTextAlignment(.center)
      case .elements(let label, let description):
        Column(spacing: 4) {
          label.labelStyle(UnavailableLabel()).font(.title2).bold()
          description.font(.callout).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
      }
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .control(Semantics(role: .box, detail: .semantic, flags: .approximate))
  }
}

extension UnavailableContent where Actions == EmptyElement {
  /// The message for a search without results, in English.
  public static var search: UnavailableContent { search("") }

  /// The message for a search for `words` without results, in English.
  public static func search(_ words: String) -> UnavailableContent {
    UnavailableContent(
      words.isEmpty ? "No Results" : "No Results for “\(words)”",
      icon: "magnifyingglass",
      message: "Check the spelling or try a new search."
    )
  }
}

/// A label in a message: the symbol above the text.
private struct UnavailableLabel: LabelDesign {
  func makeBody(configuration: Configuration) -> some Element {
    Column(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
