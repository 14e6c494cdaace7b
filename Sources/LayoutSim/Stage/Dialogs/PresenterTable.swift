import FlowEngine

/// The presenters of all surfaces that are up, kept from pass to pass.
@MainActor
final class PresenterTable {
  private var presenters: [ObjectIdentifier: Presenter] = [:]

  /// How often local state in popovers has changed.
  var revision: Int { presenters.values.reduce(0) { $0 + $1.revision } }

  /// The presenter of `surface`.
  func presenter(of surface: LiveSurface) -> Presenter {
    let key = ObjectIdentifier(surface.owner)
    if let presenter = presenters[key] { return presenter }
    let presenter = Presenter()
    presenters[key] = presenter
    return presenter
  }

  /// Remembers what is up, and lets go of what elements told in the last pass.
  func endSettling() {
    for presenter in presenters.values { presenter.endSettling() }
  }

  /// Forgets the presenters of surfaces that are gone.
  func forget(besides surfaces: [LiveSurface]) {
    let kept = Set(surfaces.map { ObjectIdentifier($0.owner) })
    presenters = presenters.filter { kept.contains($0.key) }
  }
}
