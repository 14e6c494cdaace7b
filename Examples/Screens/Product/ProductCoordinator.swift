import FlowEngine
import LayoutSim

/// The places of a shop.
public enum ProductRoute: Route {
  /// The product.
  case product

  /// Another product, by its name.
  case other(String)

  /// The bag of products to be bought.
  case bag

  /// The name in paths and snapshots.
  public var identifier: String {
    switch self {
    case .product: "product"
    case .other(let name): "other(\(name))"
    case .bag: "bag"
    }
  }
}

/// Shows a product, and the screens that it leads to.
public final class ProductCoordinator: Coordinator<ProductRoute> {
  /// Creates a shop that shows `product`.
  public init(product: Product) {
    let factory = ProductFactory(product: product)
    super.init(router: Router(initial: .product, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool { route is ProductRoute }
}

private final class ProductFactory: ElementFactory<ProductRoute> {
  private let product: Product

  init(product: Product) { self.product = product }

  override func buildElement(for route: ProductRoute) -> (any Element)? {
    guard let coordinator = coordinator as? ProductCoordinator else { return nil }
    switch route {
    case .product: return ProductView(product: product, coordinator: coordinator)
    case .other(let name): return TextBlock("Nothing is known of it yet.").navigationTitle(name)
    case .bag: return TextBlock("Jackets: \(product.countInBag)").navigationTitle("Bag")
    }
  }
}
