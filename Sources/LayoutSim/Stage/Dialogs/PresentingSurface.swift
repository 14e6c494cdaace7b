/// A surface whose elements may present in front of it.
struct PresentingSurface: Element {
  typealias Body = Never

  let surface: SurfaceBox

  /// Receives what its elements present, which is in front of all surfaces.
  let presenter: Presenter

  /// The content, if the surface is hidden and something that its elements present is up: it goes on meanwhile.
  var backstage: BackstageContent?

  /// The places of what it consists of.
  var places: [SurfacePlace] { [surface.place] + (backstage.map { [$0.place] } ?? []) }

  func resolve(into resolver: inout Resolver) {
    presenter.begin()
    resolver.inheriting {
      $0.presentationInbox = presenter.inbox
    } content: {
      $0.child(surface, at: 0)
      if let backstage { $0.child(Backstage(content: backstage.content), at: 1) }
    }
  }
}
