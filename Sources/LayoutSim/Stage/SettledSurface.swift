import FlowEngine

/// One surface of a settled stage: what was decided, what layout made of it, and where it is.
@MainActor
struct SettledSurface {
  let surface: LiveSurface

  /// What the sheet was laid out in; `nil` for every other surface, and under a cover.
  let slot: SheetSlot?

  /// The position of its node; `nil` where nothing could be laid out.
  let position: Int?

  /// How outlines and findings name it.
  var route: String { surface.route.identifier }
}
