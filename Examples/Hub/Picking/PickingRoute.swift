import FlowEngine
import LayoutSim

/// The steps of picking a shade.
public enum PickingRoute: StyledRoute, ElementRoute {
  /// All colours.
  case colours

  /// The shades of one.
  case shades(Colour)

  /// The name in paths, plans and snapshots: `picking.shades(teal)`.
  public var identifier: String {
    switch self {
    case .colours: "picking.colours"
    case .shades(let colour): "picking.shades(\(colour))"
    }
  }

  /// The colours in a sheet of half the height, their shades on its stack.
  public var presentationStyle: TransitionPresentationStyle {
    switch self {
    case .colours: .detents([.medium])
    case .shades: .push
    }
  }

  /// The screen.
  public var body: some Element {
    switch self {
    case .colours: ColoursScreen()
    case .shades(let colour): ShadesScreen(colour: colour)
    }
  }
}
