import FlowEngine

/// Shows the contents of the sample; the editor's notes are a child, pushed inside the sheet.
public final class ContentsCoordinator: Coordinator<BrowseRoute> {
  /// Creates the contents of the sample of `shop`.
  public init(shop: Shop) {
    let factory = BrowseFactory(shop: shop)
    super.init(router: Router(initial: .contents, factory: factory))
    factory.coordinator = self
    addChild(NotesCoordinator(shop: shop))
  }
}
