import FlowEngine

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
