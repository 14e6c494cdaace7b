/// Resolves a bar for the number of items at its trailing end that have room.
struct CrowdedBar<Content: Element>: PrimitiveElement {
  /// The number of items.
  let count: Int

  /// Whether there is a menu even if all items have room.
  let hasMore: Bool

  let content: (Assumption<Int>) -> Content

  func resolve(into resolver: inout Resolver) {
    resolver.assuming(Int.max, for: Self.self) { resolver, room in
      content(room).resolve(into: &resolver)
    }
  }
}

/// The button at the trailing end that opens a menu of the items without room.
struct MoreItems: Element {
  let entries: [BarEntry]
  let metrics: NavigationBarMetrics

  var body: some Element {
    MenuControl {
      Each(entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
    } label: {
      Icon(metrics.traits.platform.isGlass ? "ellipsis" : "ellipsis.circle")
    }
    .annotated(label: MoreItems.title) {
      $0.combines = .drawing
      // When it is shown is a guess.
      $0.flags.insert(.approximate)
    }
    .menu(of: entries)
    .environment(\.barFace, metrics.face)
  }

  /// The label of the button, which is not shown.
  static let title = "More"
}

/// A title in the row of the buttons that opens a menu.
struct TitleMenu: Element {
  let title: String
  let entries: [BarEntry]
  let metrics: NavigationBarMetrics

  var body: some Element {
    MenuControl {
      Each(entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
    } label: {
      Row(spacing: TitleMenu.gap) {
        TextBlock(title).font(.headline)
        Icon("chevron.down").font(.footnote)
      }
      .frame(minWidth: NavigationBarMetrics.minimumTarget, minHeight: metrics.buttonHeight)
    }
    .annotated(label: title) {
      $0.combines = .drawing
      $0.flags.insert(.approximate)
    }
    .menu(of: entries)
  }

  // Proposed: no source gives the distance between a title and its chevron.
  private static let gap = 4.0
}

extension NavigationBarMetrics {
  /// The minimum width of a button in the bar, row navigationBar.bar_button_min_width.
  static let minimumTarget = 44.0

  /// The size of the buttons in the bar.
  var face: BarFace {
    BarFace(
      width: PlatformMetric(
        NavigationBarMetrics.minimumTarget,
        .medium,
        "navigationBar.bar_button_min_width"
      ),
      widensWords: traits.platform.isGlass,
      height: buttonHeight,
      inset: buttonInset,
      flags: buttonFlags
    )
  }
}
