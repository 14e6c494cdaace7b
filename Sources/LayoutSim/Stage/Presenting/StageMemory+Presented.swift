import FlowEngine

extension StageMemory {
  /// `surfaces` with the sheets and covers that elements present, each in front of the surface with the element and the
  /// overlays over that.
  func addingPresented(to surfaces: [LiveSurface]) -> [LiveSurface] {
    guard presented.mayExist else { return surfaces }
    var all: [LiveSurface] = []
    var waiting: [LiveSurface] = []
    var seesThrough = false
    for surface in surfaces {
      if !surface.isOverlay {
        all += waiting
        waiting = []
      }
      let (surface, isClear) = withBackdrop(surface)
      all.append(surface)
      waiting += self.presented(over: surface)
      seesThrough = seesThrough || isClear
    }
    all += waiting
    presented.mayExist = seesThrough || all.count > surfaces.count
    return all
  }

  /// The sheets and covers over `surface`, each presented by an element of the one before.
  private func presented(over surface: LiveSurface) -> [LiveSurface] {
    var chain: [LiveSurface] = []
    var behind = surface
    while chain.count < PresentedSurfaces.depthLimit,
      let next = knownMemory(of: behind)?.presenter.surface
    {
      let plain = next.surface(over: behind.owner, nil)
      let choice = plain.rootScreen.flatMap(knownMemory)?.sheetConfiguration?.detents
      behind = withBackdrop(next.surface(over: behind.owner, choice)).surface
      chain.append(behind)
    }
    return chain
  }

  /// `surface` as its content wants it to be seen through, if it is a cover.
  private func withBackdrop(_ surface: LiveSurface) -> (surface: LiveSurface, isClear: Bool) {
    guard surface.isCover, let root = surface.rootScreen,
      knownMemory(of: root)?.sheetConfiguration?.isClear == true
    else { return (surface, false) }
    var clear = surface
    clear.isSeenThrough = true
    return (clear, true)
  }
}

extension PresentedSurfaces {
  /// The maximum number of sheets and covers one over the other that elements present; no app is used with that many.
  static let depthLimit = 20
}

extension Stage {
  /// The surfaces of the hierarchy, and those that elements present, lowest first.
  var liveSurfaces: [LiveSurface] { memories.addingPresented(to: coordinator.liveSurfaces()) }
}
