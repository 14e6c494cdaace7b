import FlowEngine
import LayoutSim

/// The editor's notes, pushed inside the sheet of the contents.
public final class NotesCoordinator: Coordinator<NoteRoute> {
  /// The notes on the sample of `shop`.
  public init(shop: Shop) {
    let factory = NotesFactory(shop: shop)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is NoteRoute }
}

final class NotesFactory: ElementFactory<NoteRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: NoteRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .all: return NotesScreen(coordinator: coordinator, notes: shop.catalogue.notes)
    case .note(let note): return NoteScreen(note: note)
    }
  }
}
