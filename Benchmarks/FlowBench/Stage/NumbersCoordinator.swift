import FlowEngine
import LayoutSim
import Observation

/// The screens of ``NumbersCoordinator``.
enum NumberRoute: Route {
  case all
  case number(Int)
}

/// A list of numbers, and a screen for each.
final class NumbersCoordinator: Coordinator<NumberRoute> {
  init() { super.init(router: Router(initial: .all, factory: NumberFactory())) }
}

private final class NumberFactory: ElementFactory<NumberRoute> {
  override func buildElement(for route: NumberRoute) -> (any Element)? {
    switch route {
    case .all: NumberList()
    case .number(let number): NumberScreen(number: number)
    }
  }
}

/// The values on a ``NumberStack``.
@MainActor
@Observable
final class NumberPath {
  var numbers: [Int] = []
}

/// The same screens on a stack of a screen's own.
struct NumberStack: Element {
  let path: NumberPath

  var body: some Element {
    ScreenStack(path: Bound(get: { path.numbers }, set: { path.numbers = $0 })) {
      NumberList()
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct NumberList: Element {
  var body: some Element {
    RowList {
      Each(1...20, id: \.self) { TextBlock("Number \($0)") }
    }
    .navigationTitle("Numbers")
  }
}

private struct NumberScreen: Element {
  let number: Int

  var body: some Element {
    Column(alignment: .leading) {
      Each(1...20, id: \.self) { TextBlock("\(number) times \($0) is \(number * $0)") }
    }
    .navigationTitle("Number \(number)")
  }
}
