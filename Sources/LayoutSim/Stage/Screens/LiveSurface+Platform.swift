import FlowEngine

@MainActor
extension [LiveSurface] {
  /// The surfaces as they are under `traits`, where columns may be one above the other.
  func shown(under traits: Traits, _ memories: StageMemory) -> [LiveSurface] {
    let possible = possible(on: traits.platform)
    return possible.contains(where: \.content.hasSplit)
      ? possible.map { surface in
        surface.adapted(to: traits) { memories.knownMemory(of: $0)?.tabSidebar.width ?? 0 }
      } : possible
  }

  /// The surfaces that `platform` can show, as they are in the hierarchy.
  func possible(on platform: PlatformProfile) -> [LiveSurface] {
    let inSight = filter(\.isInSight)
    guard !platform.hasCovers else { return inSight }
    var covers: Set<Int> = []
    return inSight.filter { surface in
      guard !surface.isCover else {
        covers.insert(surface.owner.serial)
        return false
      }
      return !surface.isPresented(inOneOf: covers)
    }
  }

  /// The presented sheet of `owner`; `nil` if there is none.
  func sheet(of owner: AnyCoordinator) -> LiveSurface? {
    last { $0.owner === owner && $0.isSheet }
  }

  /// The covers that `platform` cannot show, except those that another of them presents.
  func missingCovers(on platform: PlatformProfile) -> [LiveSurface] {
    guard !platform.hasCovers else { return [] }
    var covers: Set<Int> = []
    return filter { surface in
      guard surface.isCover, !surface.isPresented(inOneOf: covers) else { return false }
      covers.insert(surface.owner.serial)
      return true
    }
  }
}

extension LiveSurface {
  /// Whether it is presented on a surface of the coordinators with the numbers `serials`.
  fileprivate func isPresented(inOneOf serials: Set<Int>) -> Bool {
    guard !serials.isEmpty else { return false }
    var next = presenter
    while let current = next {
      if serials.contains(current.serial) { return true }
      next = current.parent
    }
    return false
  }
}
