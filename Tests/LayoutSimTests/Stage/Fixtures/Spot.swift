import FlowEngine
import LayoutSim

/// A destination that is nothing but a name.
struct Spot: Route, ExpressibleByStringLiteral {
  let identifier: String

  init(stringLiteral identifier: String) {
    self.identifier = identifier
  }
}

/// Builds the screens of spots: a text with the spot's name, unless something else is given.
final class SpotFactory: ElementFactory<Spot> {
  typealias Screens = @MainActor (Spot) -> (any Element)?

  private let screens: Screens

  init(_ screens: @escaping Screens) {
    self.screens = screens
  }

  override func buildElement(for route: Spot) -> (any Element)? { screens(route) }
}
