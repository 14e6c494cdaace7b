import FlowEngine

/// One surface of a settled stage: its description, its slot, and its position.
@MainActor
struct SettledSurface {
  let surface: LiveSurface

  /// The slot of the sheet; `nil` for any other surface, and under a cover.
  let slot: SheetSlot?

  /// The position of its node; `nil` if nothing could be laid out.
  let position: Int?

  /// Its name in outlines and findings.
  var route: String { surface.route.identifier }
}
