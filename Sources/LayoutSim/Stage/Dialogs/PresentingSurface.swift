/// A surface with what its elements present in front of it.
struct PresentingSurface: Element {
  typealias Body = Never

  let surface: SurfaceBox
  let dialogs: DialogsBox

  func resolve(into resolver: inout Resolver) {
    let presenter = dialogs.presenter
    presenter.begin()
    resolver.inheriting {
      $0.presenter = presenter
    } content: {
      $0.child(surface, at: 0)
    }
    resolver.child(dialogs, at: 1)
  }
}
