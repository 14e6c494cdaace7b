import FlowEngine

/// The editor's notes, pushed inside the contents sheet.
public final class NotesCoordinator: Coordinator<NoteRoute> {
  /// Creates the notes on the sample of `shop`.
  public init(shop: Shop) {
    let factory = NotesFactory(shop: shop)
    super.init(router: Router(initial: .all, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is NoteRoute }
}
