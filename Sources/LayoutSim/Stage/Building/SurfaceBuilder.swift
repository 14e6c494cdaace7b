import FlowEngine

/// Builds the content of one surface, for one pass.
@MainActor
struct SurfaceBuilder {
  /// Unowned, because the stage retains the last layout: its closures retain elements, and elements the
  /// builder that makes their contents.
  unowned let stage: Stage

  let surface: LiveSurface

  /// The surface that has its own place in the window: the surface itself, or for an overlay the one below it.
  let host: LiveSurface

  /// The overlays over the surface or a part of it, lowest first.
  let overlays: [PlacedOverlay]

  /// Whether a cover hides the surface, so that nothing on it is laid out.
  let isHidden: Bool

  /// Whether the keyboard belongs to it.
  let hasKeyboard: Bool

  /// The configuration by its screens, if it is a sheet.
  let configuration: SheetConfiguration

  /// The metrics of the surface that has the place in the window, if that is a sheet.
  let sheetMetrics: SheetMetrics

  /// The result of laying it out, if it is a sheet.
  let slot: SheetSlot?

  /// The surroundings of the content if it is in a column; `nil` elsewhere.
  var column: ColumnPlace?

  /// Whether it is in a popover, whose room for tabs and columns is not that of the window.
  var isInPopover = false

  /// Whether a screen is only measured, and not shown.
  var isAside = false

  init(
    stage: Stage,
    surface: LiveSurface,
    over host: LiveSurface? = nil,
    overlays: [PlacedOverlay] = [],
    isHidden: Bool,
    hasKeyboard: Bool
  ) {
    self.stage = stage
    self.surface = surface
    self.host = host ?? surface
    self.overlays = overlays
    self.isHidden = isHidden
    self.hasKeyboard = hasKeyboard
    configuration = stage.memories.sheetConfiguration(of: self.host)
    sheetMetrics = SheetMetrics(
      stage.traits,
      configuration: configuration,
      hasKeyboard: hasKeyboard
    )
    slot =
      surface.isSheet
      ? SheetSlot(
        requested: surface.detents ?? ModalDetentConfiguration(),
        configuration: configuration,
        metrics: sheetMetrics,
        measuring: stage.sheetMeasuring
      ) : nil
  }

  /// The surface around `content`, in `slot` if it is a sheet that is laid out.
  func box(_ content: AnyElement, slot: SheetSlot? = nil) -> SurfaceBox {
    let isBase = surface.isBase
    return SurfaceBox(
      number: stage.memories.memory(of: surface).number,
      key: surface.key,
      role: surface.role,
      route: isBase ? nil : surface.route.identifier,
      flags: isHidden ? .covered : [],
      facts: isBase
        ? surface.content.facts
        : [Fact("owner", surface.owner.screenHost.ownerName)] + surface.kindFacts,
      background: surface.isBase ? nil : stage.memories.background(of: surface),
      place: slot.map(SurfacePlace.sheet) ?? (isHidden ? .nowhere : .window),
      showsGrabber: slot?.showsIndicator ?? false,
      content: content
    )
  }

  /// Handles the presentations of the elements on the surface.
  var presenter: Presenter { stage.memories.memory(of: surface).presenter }

  /// The surface's content; the layer that an outline prints is the surface itself.
  func content() -> AnyElement {
    element(for: surface.content, within: .none)
  }

  /// The surface's content as a separate layer, under the overlays over the whole surface.
  func layeredContent(within bars: EnclosingBars = .none) -> AnyElement {
    overlaid(contentBelowBar(within: bars), at: nil, within: bars)
  }

  private func contentBelowBar(within bars: EnclosingBars) -> AnyElement {
    guard surface.kind == .detour, surface.content.hasNoRootScreen, !isHidden else {
      return layer(for: surface.content, within: bars)
    }
    // No screen of tabs or columns leads out of a detour, so a bar above them has to.
    return AnyElement(
      ScreenBox(
        ScreenBars(
          bar: NavigationBar(
            title: nil,
            back: NavigationBar.Back(previous: nil, measurer: stage.measurer) {
              [weak owner = surface.owner] in
              owner?.pop()
            },
            metrics: navigationBar,
            width: width
          ),
          insets: Insets(top: insets(within: .none).top)
        ),
        content: layer(for: surface.content, within: EnclosingBars(isBelowBar: true))
      )
    )
  }

  /// The insets of a screen's content on the surface, above the keyboard by default.
  func insets(within bars: EnclosingBars, isAboveKeyboard: Bool = true) -> Insets {
    var insets = bars.own ?? surfaceInsets(isAboveKeyboard: isAboveKeyboard)
    if !isAboveKeyboard { insets.bottom -= bars.keyboardRise }
    if bars.isBelowBar { insets.top = 0 }
    if bars.hasLeadingNeighbour { insets.leading = 0 }
    if bars.hasTrailingNeighbour { insets.trailing = 0 }
    // The keyboard covers the tab bar.
    if let taken = bars.tabsBelow { insets.bottom = max(taken, insets.bottom) }
    return insets
  }

  private func surfaceInsets(isAboveKeyboard: Bool) -> Insets {
    if host.isSheet {
      var insets = sheetInsets
      if !isAboveKeyboard { insets.bottom = min(insets.bottom, sheetMetrics.insets.bottom) }
      return insets
    }
    var insets = stage.traits.safeArea
    if isAboveKeyboard, hasKeyboard {
      insets.bottom = max(insets.bottom, stage.traits.keyboardHeight)
    }
    return insets
  }

  var navigationBar: NavigationBarMetrics {
    NavigationBarMetrics(traits: stage.traits, isInSheet: isInSheet)
  }

  /// Whether it is in a sheet that is shown as one.
  var isInSheet: Bool { host.isSheet && !sheetMetrics.isCover }

  /// The width of everything on the surface, or in the column.
  var width: Double {
    if let column { return column.width }
    return host.isSheet ? sheetMetrics.width : stage.traits.window.width
  }

  /// The horizontal size class of the surface, or of the column: a centred sheet on a tablet is compact, as its content
  /// finds on the platform.
  var horizontalSizeClass: SizeClass {
    if let column { return column.sizeClass }
    let isNarrow = host.isSheet && sheetMetrics.kind.isNarrow
    return isNarrow ? .compact : stage.traits.horizontalSizeClass
  }

  // MARK: - Stacks and tabs

  func layer(for content: LiveContent, within bars: EnclosingBars) -> AnyElement {
    if case .stack(let stack) = content, stack.isPlainScreen {
      return element(for: content, within: bars)
    }
    return overlaid(
      AnyElement(
        element(for: content, within: bars)
          .layer(
            Semantics(role: content.role, flags: isHidden ? .covered : [], facts: content.facts)
          )
      ),
      at: content.anchor,
      within: bars
    )
  }

  private func element(for content: LiveContent, within bars: EnclosingBars) -> AnyElement {
    switch content {
    case .stack(let stack): AnyElement(stackBox(stack, within: bars))
    case .tabs(let tabs): tabsBox(tabs, within: bars)
    case .split(let split): AnyElement(splitBox(split, within: bars))
    }
  }

  private func stackBox(_ stack: LiveStack, within bars: EnclosingBars) -> some Element {
    let top = stack.screens.count - 1
    let names = stack.names
    return Layers {
      Each(platform: stack.screens.indices, id: \.self) { index in
        let screen = stack.screens[index]
        if index < top || isHidden {
          OutlineOnly(
            Semantics(
              role: .screen,
              route: names[index],
              flags: screen.flags.union(.covered),
              facts: screen.facts,
              key: screen.key
            )
          )
        } else {
          self.screenBox(at: index, in: stack, within: bars)
            .layer(
              Semantics(
                role: .screen,
                route: names[index],
                flags: screen.flags.union(.top),
                facts: screen.facts,
                key: screen.key
              )
            )
        }
      }
    }
  }
}
