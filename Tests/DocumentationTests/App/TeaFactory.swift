import FlowEngine
import LayoutSim

final class TeaFactory: ElementFactory<TeaRoute> {
  private let store: TeaStore

  init(store: TeaStore) {
    self.store = store
  }

  override func buildElement(for route: TeaRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    return switch route {
    case .list: TeaList(store: store, coordinator: coordinator)
    case .tea(let name): TeaScreen(name: name, coordinator: coordinator)
    case .note: nil
    }
  }
}

struct TeaList: Element {
  let store: TeaStore
  let coordinator: AnyCoordinator

  var body: some Element {
    RowList {
      Each(store.teas, id: \.self) { name in
        PushButton(name) { coordinator.navigate(to: TeaRoute.tea(name)) }
      }
    }
    .navigationTitle("Teas")
  }
}

struct TeaScreen: Element {
  let name: String
  let coordinator: AnyCoordinator

  var body: some Element {
    Column(spacing: 12) {
      TextBlock("A strong tea.")
      PushButton("Reviews") { coordinator.navigate(to: ReviewRoute.all) }
      PushButton("Write a note") { coordinator.navigate(to: TeaRoute.note(name)) }
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
