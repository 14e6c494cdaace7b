/// What will be in front when the plan is done.
extension PlanWriter {
  /// The coordinator that will be in front of the destination, or `nil` if that will be seen.
  func cover(of found: Found) -> AnyCoordinator? {
    var destination: AnyCoordinator
    switch found.answer {
    case .changeFlow: return nil
    case .present(let modal): destination = modal
    case .pop, .push, .replace, .reveal: destination = found.answering
    }
    if destination.isContainer { destination = overlay.onTop(of: destination) }
    let visible = overlay.visible(from: start.root)
    return visible === destination ? nil : visible
  }

  /// The note of a plan whose destination will not be seen, or `nil`.
  func note(for found: Found) -> PlanNote? {
    cover(of: found).map {
      .covered(by: $0.ownerPath, visible: RouteDescription(overlay.topRoute(of: $0)))
    }
  }
}
