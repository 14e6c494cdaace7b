import FlowEngine
import LayoutSim

/// The places of a messenger.
public enum ChatRoute: Route {
  /// The conversations.
  case inbox

  /// One of them, with the person of this name.
  case chat(String)

  /// The name in paths and snapshots.
  public var identifier: String {
    switch self {
    case .inbox: "inbox"
    case .chat(let name): "chat(\(name))"
    }
  }
}

/// Shows conversations.
public final class ChatCoordinator: Coordinator<ChatRoute> {
  /// Creates a messenger with `conversations`.
  public init(_ conversations: [Conversation]) {
    let factory = ChatFactory(conversations)
    super.init(router: Router(initial: .inbox, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is ChatRoute }
}

private final class ChatFactory: ElementFactory<ChatRoute> {
  private let conversations: [Conversation]

  init(_ conversations: [Conversation]) { self.conversations = conversations }

  override func buildElement(for route: ChatRoute) -> (any Element)? {
    switch route {
    case .inbox: TextBlock("Choose a conversation.").navigationTitle("Chats")
    case .chat(let name): conversations.first { $0.name == name }.map(ChatView.init)
    }
  }
}
