/// A surface whose elements may present in front of it.
struct PresentingSurface: Element {
  typealias Body = Never

  let surface: SurfaceBox

  /// Receives what its elements present, which is in front of all surfaces.
  let presenter: Presenter

  func resolve(into resolver: inout Resolver) {
    presenter.begin()
    resolver.inheriting {
      $0.presentationInbox = presenter.inbox
    } content: {
      $0.child(surface, at: 0)
    }
  }
}
