import FlowEngine
import LayoutSim

/// Stand-ins for SwiftUI's `View` and `AnyView`, which are not everywhere.
@MainActor
protocol AppView {}

struct AnyAppView {
  init(_ view: some AppView) {}
}

extension ViewFactory {
  func view(_ view: some AppView) -> Any? { AnyAppView(view) }
}

private enum MenuRoute: Route { case menu, dish(String) }

@MainActor
private func screens(_ coordinator: AnyCoordinator) -> Stage {
  var screens = ScreenTable()
  screens.register(MenuRoute.self) { route, coordinator in
    switch route {
    case .menu: TextBlock("Menu").navigationTitle("Menu")
    case .dish(let name): TextBlock(name).navigationTitle(name)
    }
  }
  let stage = Stage(coordinator, screens: screens)
  return stage
}
