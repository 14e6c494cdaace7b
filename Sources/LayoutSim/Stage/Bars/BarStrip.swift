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
    let entries = entries
    var strip = ToolbarStrip {
      Each(entries.indices, id: \.self) { index in
        if let entry = entries[index] {
          PlacedBarItem(entry: entry, face: face)
        } else {
          Stretch()
        }
      }
    }
    strip.height = height
    return strip.annotated {
      $0.facts.append(Fact("place", place.rawValue))
      $0.looks += looks
    }
  }

  /// The items, and `nil` for a stretch on either side of those in the middle.
  private var entries: [BarEntry?] {
    guard place == .bottom else { return items.entries(at: .keyboard) }
    let status = items.entries(at: .status)
    let others = items.entries(at: .bottom)
    guard !status.isEmpty else { return others }
    let half = (others.count + 1) / 2
    var all: [BarEntry?] = Array(others.prefix(half))
    all.append(nil)
    all += status.map(Optional.some)
    all.append(nil)
    all += others.dropFirst(half).map(Optional.some)
    return all
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
