/// A bar of the screen's items at the lower edge, or on the keyboard.
struct BarStrip: Element {
  /// The places of the bar.
  enum Place: String {
    case bottom, keyboard
  }

  let place: Place
  let items: BarInbox
  let traits: Traits

  /// The distance of its lower edge from that of the surface, unless it lies on the keyboard.
  let inset: Double

  /// What trees of all boxes tell about it.
  var looks: [Fact] = []

  var liesOnKeyboard: Bool { place == .keyboard }

  /// The height: on the keyboard that of a bar without a home indicator below.
  var height: PlatformMetric {
    ControlMetrics(traits.platform).toolbarHeight(
      traits.device.idiom,
      traits.verticalSizeClass,
      hasHomeIndicator: !liesOnKeyboard && traits.device.hasHomeIndicator
    )
  }

  var body: some Element {
    var strip = ToolbarStrip {
      if place == .bottom, !items.entries(at: .status).isEmpty {
        let sides = sides
        // As wide as each other, so that the status is in the middle.
        Row { placed(sides.leading) }.frame(maxWidth: .infinity, alignment: .leading)
        placed(items.entries(at: .status)).layoutPriority(1)
        Row { placed(sides.trailing) }.frame(maxWidth: .infinity, alignment: .trailing)
      } else {
        placed(items.entries(at: place == .bottom ? .bottom : .keyboard))
      }
    }
    strip.height = height
    return strip.annotated {
      $0.facts.append(Fact("place", place.rawValue))
      $0.looks += looks
    }
  }

  private func placed(_ entries: [BarEntry]) -> some Element {
    Each(entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0], face: face) }
  }

  /// The items on either side of the status, which stands at the stretch in the middle of the others.
  private var sides: (leading: [BarEntry], trailing: [BarEntry]) {
    let others = items.entries(at: .bottom)
    let middle = Double(others.count - 1) / 2
    let stretch = others.indices.filter { others[$0].isStretch }
      .min { abs(Double($0) - middle) < abs(Double($1) - middle) }
    let end = stretch ?? (others.count + 1) / 2
    return (
      Array(others.prefix(end)), Array(others.dropFirst(stretch == nil ? end : end + 1))
    )
  }

  private var face: BarFace {
    let controls = ControlMetrics(traits.platform)
    return BarFace(
      width: controls.barButtonWidth,
      height: min(44, height.points),
      inset: PlatformMetric(0, .high, "toolbar.height"),
      flags: NodeFlags(of: [controls.barButtonWidth])
    )
  }
}
