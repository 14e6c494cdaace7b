import FlowEngine
import LayoutSim

/// A destination that is nothing but a name, which a literal, an interpolation or a string gives.
package struct StubRoute: Route, ExpressibleByStringInterpolation {
  package let identifier: String

  package init(_ identifier: String) {
    self.identifier = identifier
  }

  package init(stringLiteral identifier: String) {
    self.init(identifier)
  }
}

/// Builds the screens of stub routes: a text with the route's name, unless something else is given.
package final class StubFactory: ElementFactory<StubRoute> {
  package typealias Screens = @MainActor (StubRoute) -> (any Element)?

  private let screens: Screens

  package init(_ screens: @escaping Screens) {
    self.screens = screens
  }

  override package func buildElement(for route: StubRoute) -> (any Element)? { screens(route) }
}
