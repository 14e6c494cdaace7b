import FlowEngine
import LayoutSim

/// The one screen of an app that is nothing but buttons.
enum ButtonsRoute: String, Route {
  case all

  var identifier: String { rawValue }
}

/// An app of one screen with many buttons below each other.
final class ButtonsCoordinator: Coordinator<ButtonsRoute> {
  init(_ count: Int) {
    super.init(router: Router(initial: .all, factory: ButtonsFactory(count)))
  }
}

private final class ButtonsFactory: ElementFactory<ButtonsRoute> {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  override func buildElement(for route: ButtonsRoute) -> (any Element)? {
    ScrollArea { Column { Each(0..<count) { PushButton("Button \($0)") {} } } }
  }
}
