import ScreenTranslation
import Testing

/// Tables of screens from factories and routes.
struct ScreenTableTests {
  private let sources = """
    import SwiftUI
    import ShopFlows
    class CartFactory: ViewFactory<CartRoute> {
      override func buildView(for route: CartRoute) -> AnyView? { switch route { case .all: view(Text(x)) } }
    }
    final class ItemFactory: ViewFactory<ItemRoute> {
      let shop: Shop
      init(shop: Shop) { self.shop = shop }
      override func buildView(for route: ItemRoute) -> AnyView? { nil }
    }
    extension HelpRoute { @ViewBuilder var view: some View { switch self { case .all: Text(x) } } }
    enum Mark: View { case a; var body: some View { Text(x) } }
    private enum OtherRoute: Route { var view: some View { Text(x) } }
    """

  @Test("A factory without arguments and a route's own views are in the table")
  func table() {
    #expect(
      translation(sources).assets == """
        // Translated from SwiftUI by flowsim. Change the source instead.
        import LayoutSim
        #if canImport(ShopFlows)
        import ShopFlows
        #endif

        extension LayoutSim.ScreenTable {
          @MainActor static var translated: LayoutSim.ScreenTable {
            var screens = LayoutSim.ScreenTable()
            screens.register(CartFactory())
            screens.register(HelpRoute.self) { route, _ in route.view }
            return screens
          }
        }

        """
    )
  }

  @Test("A factory returns anything, and one that takes arguments is a warning")
  func factories() {
    let result = translation(sources)
    let text = String(decoding: result.files[0].bytes, as: UTF8.self)
    #expect(text.contains("override func buildView(for route: CartRoute) -> Any? { switch"))
    #expect(
      result.report.messages.map(\.description) == [
        "0.swift:6:13: warning: it takes arguments, and is not in `ScreenTable.translated`: "
          + "use `screens.register(ItemFactory(…))`"
      ]
    )
  }
}
