import FlowEngine

/// The input from which the window of a pass was built.
struct WindowSource {
  let hierarchy: HierarchySnapshot
  let builder: WindowBuilder

  /// The revision of the sheets and covers that elements present.
  let presentations: Int
}

/// The hierarchy and the settings at the start of a pass.
@MainActor
struct HierarchySnapshot {
  let revision: Int
  let traits: Traits
  let surfaces: [LiveSurface]

  /// The name of the front-most screen.
  let front: String

  init(_ stage: Stage) {
    revision = stage.coordinator.revision
    traits = stage.traits
    front = stage.coordinator.visibleRoute.identifier
    surfaces = stage.liveSurfaces
  }

  func isUpToDate(_ stage: Stage) -> Bool {
    stage.coordinator.revision == revision && stage.traits == traits
  }

  /// The change of the front-most screen since then.
  func change(since stage: Stage) -> [LayoutNote] {
    let present = stage.coordinator.visibleRoute.identifier
    guard present != front else { return [] }
    let change = ValueChange(
      subject: .front,
      screen: nil,
      former: front,
      present: present,
      cause: stage.calls.cause
    )
    return [.unsettled(change)]
  }
}
