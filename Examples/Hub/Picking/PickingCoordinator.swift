import FlowEngine

/// Picks a shade: a flow that is brought along for a value.
public final class PickingCoordinator: Coordinator<PickingRoute>, FlowWithOutcome {
  /// It finishes with a shade.
  public typealias Outcome = Shade

  private let last: Shade?

  /// Creates a flow that continues from the last picked shade.
  public init(last: Shade?) {
    self.last = last
    super.init(router: Router(initial: .colours))
  }

  /// Begins at the shades of the last colour, with all colours below.
  public override func start() {
    if let last { navigate(toRoute: .shades(last.colour)) }
  }
}
