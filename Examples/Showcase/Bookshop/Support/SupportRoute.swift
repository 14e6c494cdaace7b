import FlowEngine

/// Talking to a bookseller, which no coordinator of the app knows how to show yet.
public enum SupportRoute: String, Route {
  /// A conversation.
  case chat = "support.chat"
}
