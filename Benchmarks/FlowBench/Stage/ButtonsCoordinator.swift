import FlowEngine
import LayoutSim

/// The only screen of an app that consists of buttons.
enum ButtonsRoute: String, Route {
  case all

  var identifier: String { rawValue }
}

/// An app of one screen with a column of many buttons.
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
