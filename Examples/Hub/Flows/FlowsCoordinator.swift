import FlowEngine
import LayoutSim

/// The hub of flows: it brings others along, and owns none of them for longer than they are shown.
///
/// Its few screens need no route type of their own: they are ready-made routes.
public final class FlowsCoordinator: Coordinator<DefaultRoute> {
  /// The picked shade.
  public let favourite = Favourite()

  /// Creates a hub of flows at its list.
  public init() {
    super.init(
      router: Router(initial: DefaultRoute("flows", presentationStyle: .push) { FlowsScreen() })
    )
  }

  /// Explains flows in a sheet as tall as its text.
  public func explain() {
    navigate(
      toRoute: DefaultRoute("flows.about", presentationStyle: .detents([.custom])) { AboutScreen() }
    )
  }

  /// Brings a Home along.
  public func showHome(_ style: TransitionPresentationStyle) {
    navigate(to: HomeCoordinator(), presentationStyle: style)
  }

  /// Brings a hub along in a cover.
  public func showHub(_ bar: HubRoute) {
    navigate(to: HubCoordinator(bar, currentPage: .flows), presentationStyle: .fullScreenCover)
  }

  /// Brings a flow along for a shade, and keeps its outcome.
  public func pickShade() async {
    switch await outcome(of: PickingCoordinator(last: favourite.shade)) {
    case .finished(let shade): favourite.shade = shade
    case .cancelled, .refused: break
    }
  }

  /// Adds the tab with news to the hub that this is a tab of, or removes it.
  public func toggleNews() {
    guard let hub = parent as? HubCoordinator else { return }
    if hub.hasNews { hub.removeNews() } else { hub.addNews() }
  }
}
