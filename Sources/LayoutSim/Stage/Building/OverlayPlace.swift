import FlowEngine

/// The place of an overlay: a surface behind it, or one stack or tab container there.
@MainActor
struct OverlayPlace {
  /// The index of the surface that it is over, which may be another overlay.
  let surface: Int

  /// The number of the coordinator whose stack or tabs it is over; `nil` if it is over the whole surface.
  let anchor: Int?

  /// Whether it is a layer of the window: the base, which it is over, is none of its own.
  var isInWindow: Bool { surface == 0 && anchor == nil }

  /// The place of the overlay at `index` of `surfaces`; `nil` if that is no overlay.
  ///
  /// It is over the content of its presenter, wherever that is. If something is in between, such as a sheet
  /// that the presenter showed before, it is over that.
  init?(_ index: Int, in surfaces: [LiveSurface]) {
    guard index > 0, surfaces[index].isOverlay else { return nil }
    var candidate = index - 1
    while true {
      let content = surfaces[candidate].content
      if let anchor = surfaces[index].presenter.flatMap(content.anchor) {
        self.init(surface: candidate, anchor: anchor == content.anchor ? nil : anchor)
        return
      }
      guard surfaces[candidate].isOverlay, candidate > 0 else { break }
      candidate -= 1
    }
    self.init(surface: index - 1, anchor: nil)
  }

  private init(surface: Int, anchor: Int?) {
    self.surface = surface
    self.anchor = anchor
  }
}

/// An overlay with its place on another surface.
struct PlacedOverlay {
  /// The number of the coordinator whose stack or tabs it is over; `nil` if it is over the whole surface.
  let anchor: Int?

  /// Makes it, inside the bars that are around its place.
  let element: @MainActor (EnclosingBars) -> PresentingSurface
}

extension LiveContent {
  /// The number of the coordinator of the stack or the tabs.
  @MainActor
  var anchor: Int {
    switch self {
    case .stack(let stack): stack.host.serial
    case .tabs(let tabs): tabs.owner.serial
    case .split(let split): split.owner.serial
    }
  }

  /// The number of the coordinator of the stack with the screens of `presenter`, or of its tabs; `nil` if
  /// they are not in sight here.
  @MainActor
  fileprivate func anchor(of presenter: AnyCoordinator) -> Int? {
    var presenter = presenter
    while let flow = presenter.flow { presenter = flow }
    let content = contentsInSight.first { content in
      switch content {
      case .stack(let stack):
        stack.host === presenter || stack.screens.contains { $0.layer === presenter }
      case .tabs(let tabs): tabs.owner === presenter
      case .split(let split): split.owner === presenter
      }
    }
    return content?.anchor
  }
}
