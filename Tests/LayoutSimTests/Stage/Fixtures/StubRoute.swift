import FlowEngine
import LayoutSim

/// A destination that is nothing but a name, which a literal, an interpolation or a string gives.
struct StubRoute: Route, ExpressibleByStringInterpolation {
  let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  init(stringLiteral identifier: String) {
    self.init(identifier)
  }
}

/// Builds the screens of stub routes: a text with the route's name, unless something else is given.
final class StubFactory: ElementFactory<StubRoute> {
  typealias Screens = @MainActor (StubRoute) -> (any Element)?

  private let screens: Screens

  init(_ screens: @escaping Screens) {
    self.screens = screens
  }

  override func buildElement(for route: StubRoute) -> (any Element)? { screens(route) }
}
