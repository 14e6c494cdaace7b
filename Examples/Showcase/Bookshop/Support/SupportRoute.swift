import FlowEngine

/// A chat with a bookseller, which no coordinator of the app can show yet.
public enum SupportRoute: String, Route {
  /// A conversation.
  case chat = "support.chat"
}
