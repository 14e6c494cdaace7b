import FlowEngine
import LayoutSim

final class NoteCoordinator: Coordinator<TeaRoute> {
  init() {
    super.init(router: Router(initial: .note(""), factory: NoteFactory()))
  }
}

final class NoteFactory: ElementFactory<TeaRoute> {
  override func buildElement(for route: TeaRoute) -> (any Element)? {
    guard case .note(let name) = route else { return nil }
    return Column(alignment: .leading, spacing: 8) {
      TextBlock("A note on \(name)").font(.headline)
      TextBlock("Only you can read it.")
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding()
  }
}
