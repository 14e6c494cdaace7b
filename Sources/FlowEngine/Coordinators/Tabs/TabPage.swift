/// One page of a ``PagedTabCoordinator``: a value that stands for a tab.
///
/// ```swift
/// enum ShopPage: TabPage {
///   case browse, basket
///
///   var tabItem: (text: String, image: String)? {
///     self == .browse ? ("Browse", "book") : ("Basket", "cart")
///   }
///
///   func coordinator() -> AnyCoordinator {
///     self == .browse ? BrowseCoordinator() : BasketCoordinator()
///   }
/// }
/// ```
///
/// Equal pages are the same page. Errors name a page as Swift prints it.
@MainActor
public protocol TabPage: Hashable {
  /// The text and the symbol of the tab where its coordinator has no `tabItem`; `nil` if there are none.
  var tabItem: (text: String, image: String)? { get }

  /// Makes the coordinator of the tab, which has no owner.
  ///
  /// Called once for a page that comes, while the call that brings it is planned. A coordinator that has an owner
  /// is refused.
  func coordinator() -> AnyCoordinator
}
