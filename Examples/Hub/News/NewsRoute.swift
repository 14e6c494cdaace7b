import FlowEngine
import LayoutSim

/// The screens of the news.
public enum NewsRoute: StyledRoute, ElementRoute {
  /// All items.
  case list

  /// One item, by its number.
  case item(Int)

  /// The name in paths, plans and snapshots: `news.item(2)`.
  public var identifier: String {
    switch self {
    case .list: "news"
    case .item(let number): "news.item(\(number))"
    }
  }

  /// On the stack.
  public var presentationStyle: TransitionPresentationStyle { .push }

  /// The screen.
  public var body: some Element {
    switch self {
    case .list: NewsScreen()
    case .item(let number):
      TextBlock("Item \(number)").navigationTitle("Item \(number)").navigationBarTitleDisplayMode(
        .inline
      )
    }
  }
}
