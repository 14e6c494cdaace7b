import FlowEngine
import LayoutSim

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
