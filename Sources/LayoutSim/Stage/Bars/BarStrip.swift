/// A bar of the screen's items at the lower edge, or on the keyboard, as wide as the screen.
///
/// Its text follows the user's text size up to `xxLarge`, but its height does not.
struct BarStrip: Element {
  enum Place: String {
    case bottom, keyboard
  }

  let place: Place
  let items: BarInbox
  let traits: Traits

  /// The distance of its lower edge from that of the surface, unless it lies on the keyboard.
  let inset: Double

  /// The facts about it that trees of all boxes print.
  var looks: [Fact] = []

  @Inherited(\.dynamicTypeSize) private var typeSize

  var liesOnKeyboard: Bool { place == .keyboard }

  /// The height; on the keyboard it is that of a bar without a home indicator below.
  var height: PlatformMetric {
    controls.toolbarHeight(
      traits.device.idiom,
      traits.verticalSizeClass,
      hasHomeIndicator: !liesOnKeyboard && traits.device.hasHomeIndicator
    )
    .corrected(.toolbarHeight, by: traits.corrections)
  }

  /// The items, 16 points from the sides.
  var body: some Element {
    let height = height
    let margin = controls.toolbarMargin
    Row { content }
      .environment(\.dynamicTypeSize, typeSize.inNavigationBars)
      .padding(.horizontal, margin.points)
      .frame(maxWidth: .infinity)
      .frame(height: min(height.points, controls.toolbarRow(traits.device.idiom)))
      .frame(height: height.points, alignment: .bottom)
      .control(
        Semantics(
          role: .toolbar,
          flags: NodeFlags(of: [height, margin]),
          facts: [Fact("place", place.rawValue)],
          looks: looks
        )
      )
  }

  @ElementBuilder private var content: some Element {
    if let spread {
      spread
    } else if place == .bottom, !items.entries(at: .status).isEmpty {
      let sides = sides
      // Both equally wide, so that the status is in the middle.
      Row { placed(sides.leading) }.frame(maxWidth: .infinity, alignment: .leading)
      placed(items.entries(at: .status)).layoutPriority(1)
      Row { placed(sides.trailing) }.frame(maxWidth: .infinity, alignment: .trailing)
    } else {
      placed(items.entries(at: place == .bottom ? .bottom : .keyboard))
    }
  }

  /// The items of a bottom bar up to iOS 18 from its leading to its trailing end, with an item in the middle of them
  /// centred in the bar; `nil` if there are fewer than two, or other items between which the app decides.
  private var spread: AnyElement? {
    let all = items.entries(at: .bottom)
    let shown = all.filter { !$0.isStretch }
    let areApart =
      all.count == shown.count
      || all.count == 2 * shown.count - 1
        && all.indices.allSatisfy { all[$0].isStretch == !$0.isMultiple(of: 2) }
    guard place == .bottom, !traits.platform.isGlass, shown.count > 1, areApart,
      items.entries(at: .status).isEmpty
    else { return nil }
    let half = shown.count / 2
    guard !shown.count.isMultiple(of: 2) else {
      return AnyElement(Row { apart(shown) })
    }
    return AnyElement(
      Row {
        Row {
          apart(Array(shown.prefix(half)))
          Stretch(minLength: 0)
        }
        .frame(maxWidth: .infinity)
        placed([shown[half]])
        Row {
          Stretch(minLength: 0)
          apart(Array(shown.suffix(half)))
        }
        .frame(maxWidth: .infinity)
      }
    )
  }

  /// The items with the room shared between them.
  private func apart(_ entries: [BarEntry]) -> some Element {
    Each(platform: entries.indices, id: \.self) { index in
      if index > 0 { Stretch(minLength: 0) }
      placed([entries[index]])
    }
  }

  private func placed(_ entries: [BarEntry]) -> some Element {
    Each(platform: entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0], face: face) }
  }

  /// The items on either side of the status, which replaces the stretch in the middle of the others.
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
    BarFace(
      width: controls.barButtonWidth,
      widensWords: controls.widensBarWords,
      height: min(44, height.points),
      inset: PlatformMetric(0, .high, "toolbar.height"),
      flags: NodeFlags(of: [controls.barButtonWidth])
    )
  }

  private var controls: ControlMetrics { ControlMetrics(traits.platform) }
}
