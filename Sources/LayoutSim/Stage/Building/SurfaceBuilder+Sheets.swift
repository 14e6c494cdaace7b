import FlowEngine

extension SurfaceBuilder {
  /// The slot of a sheet that is laid out; `nil` for any other surface.
  func sheetSlot() -> SheetSlot? {
    guard let slot, !isHidden else { return nil }
    slot.begin(insets: sheetInsets, keptHeights: keptHeights(slot.measuring))
    return slot
  }

  /// The insets of a sheet's content, as far as they are known before the sheet is placed.
  var sheetInsets: Insets {
    if let known = stage.memories.memory(of: host).sheetInsets { return known }
    var insets = sheetMetrics.insets
    if sheetMetrics.reachesBottomEdge { insets.bottom = max(insets.bottom, sheetMetrics.keyboard) }
    return insets
  }

  /// The heights of a sheet whose root screen is covered; `nil` if the root is on screen.
  ///
  /// A root that was never on screen, because a deep link led past it, is laid out aside.
  private func keptHeights(_ measuring: SheetMeasuring?) -> SheetHeights? {
    guard case .stack(let stack) = surface.content, stack.screens.count > 1,
      let root = stack.screens.first
    else { return nil }
    let memory = stage.memories.memory(of: root)
    if let heights = memory.heights { return heights }
    var aside = self
    aside.isAside = true
    let pass = layOutAside(until: { !memory.isBarOutdated }) {
      memory.beginPass()
      return aside.screenBox(at: 0, in: stack, within: .none)
    }
    var heights = SheetHeights(
      answer: pass.size,
      ideal: pass.preferences[IdealHeightKey.self],
      minimum: pass.preferences[MinimumHeightKey.self],
      insets: sheetInsets,
      pixel: sheetMetrics.pixel
    )
    if let measuring { heights.measure(measuring) }
    memory.heights = heights
    return heights
  }
}

extension StageMemory {
  /// The ink that the root screen of `surface` requests for its background; `nil` for the default.
  func background(of surface: LiveSurface) -> Ink? {
    surface.rootScreen.flatMap(knownMemory)?.sheetConfiguration?.background
  }

  /// The sheet configuration from the visible screens on `surface`.
  ///
  /// The innermost screen takes precedence, then those around it, then the root of its stack.
  func sheetConfiguration(of surface: LiveSurface) -> SheetConfiguration {
    guard surface.isSheet else { return SheetConfiguration() }
    let configurations = surface.content.stacksInSight.flatMap { stack in
      [stack.screens.first, stack.screens.last].compactMap { screen in
        screen.flatMap { memory(of: $0).sheetConfiguration }
      }
    }
    return configurations.reversed().reduce(into: SheetConfiguration()) { all, next in
      SheetConfigurationKey.reduce(value: &all) { next }
    }
  }
}

extension SurfaceBuilder {
  /// `content` under the overlays at `anchor`, which replace it; inside `bars`.
  func overlaid(_ content: AnyElement, at anchor: Int?, within bars: EnclosingBars) -> AnyElement {
    let overlays = overlays.filter { $0.anchor == anchor }
    guard !overlays.isEmpty else { return content }
    var bars = bars
    // An overlay is not a tab: its way back does not lead to the other tabs.
    bars.isBehindMore = false
    let above = overlays.map { $0.element(bars) }
    return AnyElement(
      Container(OverlaysLayout()) {
        content
        Each(platform: above, id: \.surface.number) { $0 }
      }
    )
  }
}

/// Several layers, all in place of the first one.
private struct OverlaysLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(proposal) ?? .zero
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    for child in children { child.place(at: .zero, proposal: Proposal(size)) }
  }
}

/// The place of an overlay: a surface behind it, or one stack or tab container there.
@MainActor
struct OverlayPlace {
  /// The index of the surface below it, which may be another overlay.
  let surface: Int

  /// The number of the coordinator whose stack or tabs it is over; `nil` if it is over the whole surface.
  let anchor: Int?

  /// Whether it is a layer of the window, because the base below it is not a separate layer.
  var isInWindow: Bool { surface == 0 && anchor == nil }

  /// The place of the overlay at `index` of `surfaces`; `nil` if that is not an overlay.
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

  /// Creates it, inside the bars around its place.
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
