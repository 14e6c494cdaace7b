/// Shows two or three coordinators side by side, its columns, and where there is no room one above the other.
///
/// Each column is a coordinator with its own stack. The split coordinator delegates to them and has no stack of its
/// own, so `canHandle` stays `false` except for routes that a registered modal presents above all columns. An empty
/// column shows the screen that the split's factory builds for the split's own root, or else “No Selection”.
///
/// ```swift
/// final class MailCoordinator: SplitCoordinator<MailRoute> {
///   init() {
///     super.init(router: Router(initial: .start), style: .tripleColumn)
///     setColumn(.sidebar, to: MailboxCoordinator())
///     setColumn(.content, to: ListCoordinator())
///     setColumn(.detail, to: MessageCoordinator())
///   }
/// }
/// ```
///
/// It can be the root, a tab, a flow, and the content of any surface. It is not pushed, and is no column itself:
/// that is refused with ``FlowError/misplacedSplit(_:owner:role:)``.
open class SplitCoordinator<R: Route>: Coordinator<R> {
  /// The number of columns.
  public let style: SplitStyle

  /// Creates a split coordinator whose columns are empty.
  ///
  /// - Parameters:
  ///   - router: Holds the coordinator's navigation state.
  ///   - style: The number of columns.
  public init(router: Router<R>, style: SplitStyle = .doubleColumn) {
    self.style = style
    super.init(router: router)
  }

  /// Creates a split coordinator at `root` whose columns are empty, with a router of its own and no factory.
  public convenience init(root: R, style: SplitStyle = .doubleColumn) {
    self.init(router: Router(initial: root), style: style)
  }

  override class var kind: CoordinatorKind { .split }
  package override var splitStyle: SplitStyle { style }
}
