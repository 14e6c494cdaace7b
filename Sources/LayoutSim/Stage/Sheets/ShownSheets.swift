import FlowEngine

/// Annotates a render tree with the results of laying out the sheets, and their effect on the content behind them.
@MainActor
struct ShownSheets {
  /// The surfaces that have their own place in the window.
  private let surfaces: [SettledSurface]

  /// The overlays on each of them.
  private let overlays: [[SettledSurface]]

  private let scheme: InkScheme

  init(surfaces: [SettledSurface], scheme: InkScheme) {
    var placed: [SettledSurface] = []
    var overlays: [[SettledSurface]] = []
    for settled in surfaces {
      if settled.surface.isOverlay, !placed.isEmpty {
        overlays[placed.count - 1].append(settled)
      } else {
        placed.append(settled)
        overlays.append([])
      }
    }
    self.surfaces = placed
    self.overlays = overlays
    self.scheme = scheme
  }

  /// Annotates `tree`, which contains the surfaces.
  ///
  /// - Returns: The sheets with their surfaces, lowest first.
  func mark(_ tree: inout RenderTree) -> [(key: LayerKey, sheet: SheetMeasurement)] {
    var sheets: [(key: LayerKey, sheet: SheetMeasurement)] = []
    for (index, settled) in surfaces.enumerated() {
      guard let position = settled.position else { continue }
      if isInert(index) {
        for inert in [position] + overlays[index].compactMap(\.position) {
          tree.nodes[inert].flags.insert(.inert)
        }
      }
      guard let slot = settled.slot, let rest = slot.rest else { continue }
      tree.nodes[position].facts += slot.facts(rest: rest, isDimming: isDimming(slot))
      tree.nodes[position].flags.formUnion(slot.flags(rest: rest))
      tree.nodes[position].drawnFrame = slot.place.drawn
      if rest.all.count > 1 || slot.configuration.isDismissDisabled != true {
        tree.markGrabber(of: position)
      }
      sheets.append(
        (settled.surface.key, measurement(of: slot, rest: rest, on: settled.surface))
      )
    }
    pushBack(&tree)
    return sheets
  }

  private func measurement(
    of slot: SheetSlot,
    rest: SheetRest,
    on surface: LiveSurface
  ) -> SheetMeasurement {
    var values: [ModalPresentationDetent: Double] = [:]
    for detent in slot.requested.detents where slot.metrics.kind.hasDetents {
      values[detent] = slot.metrics.value(of: detent, heights: slot.heights)
    }
    return SheetMeasurement(
      owner: surface.owner.ownerPath,
      route: RouteDescription(surface.route),
      detents: slot.requested.detents,
      detent: rest.detent,
      measured: slot.heights.whole,
      minimum: slot.heights.minimum,
      height: rest.value,
      restingHeights: rest.all,
      frame: slot.frame,
      drawnFrame: slot.place.drawn ?? slot.frame,
      insets: slot.place.insets,
      corners: slot.metrics.corners(slot.place, requested: slot.configuration.cornerRadius),
      dimming: isDimming(slot) ? (scheme == .dark ? 0.48 : 0.2) : 0,
      showsIndicator: slot.showsIndicator,
      isDismissDisabled: slot.configuration.isDismissDisabled ?? false,
      isCover: slot.metrics.isCover,
      standing: slot.place.value,
      undimmed: slot.configuration.backdrop?.limit(among: slot.requested.detents),
      scrolling: slot.configuration.scrolling ?? .automatic,
      values: values
    )
  }

  // MARK: - Behind sheets

  /// Whether the surface at `index` cannot be used because of the surfaces in front of it.
  ///
  /// The presenter of a sheet can be used if the sheet's content allows it; surfaces behind a presenter cannot,
  /// whatever the presenter allows. Covers hide everything behind them.
  private func isInert(_ index: Int) -> Bool {
    guard index + 1 < surfaces.count,
      !surfaces[index...].dropFirst().contains(where: \.surface.hidesWhatIsBehind)
    else { return false }
    guard index + 2 == surfaces.count, let slot = surfaces[index + 1].slot else { return true }
    return isDimming(slot)
  }

  /// Whether the content behind a sheet is dimmed and out of reach.
  private func isDimming(_ slot: SheetSlot) -> Bool {
    switch slot.configuration.backdrop ?? .automatic {
    case .automatic, .disabled: return true
    case .enabled: return false
    case .enabledUpThrough(let height):
      let detent = height.detent(among: slot.requested.detents)
      guard slot.rest != nil, slot.requested.detents.contains(detent),
        let limit = slot.metrics.value(of: detent, heights: slot.heights)
      else { return true }
      return slot.place.value > limit
    }
  }

  /// Draws the presenters of sheets at their greatest height smaller, and slightly below the top.
  ///
  /// Up to iOS 18 a presenter is scaled so that 16 points stay free on either side, 20 on phones wider than
  /// 393, and sticks out 10 points above its sheet. The presenter behind two such sheets is assumed to be one
  /// step further back; more are not visible. For iOS 26 nothing is known.
  private func pushBack(_ tree: inout RenderTree) {
    for index in surfaces.indices {
      guard let slot = surfaces[index].slot, slot.metrics.pushesPresenterBack(slot), index > 0
      else {
        continue
      }
      let window = slot.metrics.window
      let margin: Double = window.width <= 393 ? 16 : 20
      // In a narrower window nothing of it would remain.
      guard window.width > 2 * margin else { continue }
      let share = 1 - 2 * margin / window.width
      var top = slot.frame.minY
      for (step, behind) in (0..<index).reversed().prefix(2).enumerated() {
        // Two steps back only if the presenter is itself a tall sheet.
        if step == 1, surfaces[behind + 1].slot.map({ $0.metrics.pushesPresenterBack($0) }) != true
        {
          break
        }
        guard let position = surfaces[behind].position,
          let frame = tree.nodes[position].frame
        else { break }
        let scale = step == 0 ? share : share * share
        top -= 10
        tree.nodes[position].drawnFrame = Rect(
          x: frame.minX + frame.size.width * (1 - scale) / 2,
          y: top,
          width: frame.size.width * scale,
          height: frame.size.height * scale
        )
      }
    }
  }
}

extension RenderTree {
  /// Marks the grabber of the sheet at `sheet`, which a tap lowers, raises or dismisses.
  fileprivate mutating func markGrabber(of sheet: Int) {
    guard let grabber = subtree(of: sheet).first(where: { nodes[$0].role == .grabber }) else {
      return
    }
    nodes[grabber].flags.insert(.pressable)
  }
}

extension SheetMetrics {
  /// Whether a sheet at rest is so tall that its presenter is drawn as a card behind it.
  @MainActor
  fileprivate func pushesPresenterBack(_ slot: SheetSlot) -> Bool {
    platform == .iOS18 && kind == .bottom && slot.place.value == maximum
  }
}

extension SheetSlot {
  /// The facts that outlines print about the sheet.
  fileprivate func facts(rest: SheetRest, isDimming: Bool) -> [Fact] {
    var facts = metrics.isCover ? [PopoverForm.cover.fact] : []
    facts += [
      Fact("detent", rest.detent?.words ?? "none"),
      Fact("of", requested.detents.map(\.words).joined(separator: ",")),
      Fact("measured", PrintedNumber.text(heights.whole)),
    ]
    if let minimum = heights.minimum { facts.append(Fact("minimum", PrintedNumber.text(minimum))) }
    let inset = place.insets.bottom
    if inset > 0 { facts.append(Fact("inset", .number(inset))) }
    if !isDimming { facts.append(Fact("behind", "usable")) }
    return facts + configuration.facts
  }

  /// The flag of a sheet whose place was not measured on a device.
  fileprivate func flags(rest: SheetRest) -> NodeFlags {
    NodeFlags(of: [metrics.topMargin, metrics.metric(of: rest.detent, value: rest.value)])
  }
}

extension BackdropInteraction {
  /// The one of `detents` up to which the content behind the sheet can be used, if it depends on the detent.
  fileprivate func limit(among detents: [ModalPresentationDetent]) -> ModalPresentationDetent? {
    if case .enabledUpThrough(let height) = self { height.detent(among: detents) } else { nil }
  }
}
