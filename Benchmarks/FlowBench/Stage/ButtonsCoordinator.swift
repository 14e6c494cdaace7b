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

/// A button that changes a text, above a column of `count` other buttons.
struct CountedButtons: Element {
  let count: Int

  @Local private var taps = 0

  var body: some Element {
    Column {
      PushButton("Add") { taps += 1 }
      TextBlock("\(taps) taps")
      ScrollArea { ButtonColumn(count: count) }
    }
  }
}

private struct ButtonColumn: Element {
  let count: Int

  var body: some Element {
    Column { Each(0..<count) { PushButton("Button \($0)") {} } }
  }
}
