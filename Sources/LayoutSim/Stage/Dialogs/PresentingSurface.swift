/// A surface whose elements may present in front of it.
struct PresentingSurface: Element {
  typealias Body = Never

  let surface: SurfaceBox

  /// The presentations, which are in front of all surfaces.
  let dialogs: DialogsBox

  func resolve(into resolver: inout Resolver) {
    let presenter = dialogs.presenter
    presenter.begin()
    resolver.inheriting {
      $0.presentationInbox = presenter.inbox
    } content: {
      $0.child(surface, at: 0)
    }
  }
}
