/// The back button of a navigation bar: a chevron, with a label beside it up to iOS 18.
struct BackItem: Element {
  let back: NavigationBar.Back
  let metrics: NavigationBarMetrics

  let width: Double

  @Inherited(\.showMoreTabs) private var showMoreTabs
  @Inherited(\.strings) private var strings

  var body: some Element {
    if back.menu.isEmpty {
      button
    } else {
      button.contextMenu {
        Each(platform: back.menu.indices, id: \.self) { index in
          PushButton(
            back.menu[index].title ?? NavigationBarMetrics.fallbackBackLabel,
            action: back.menu[index].action
          )
        }
      }
    }
  }

  private var button: some Element {
    let (label, isShown) = metrics.backLabel(
      to: back.previous,
      beside: back.title,
      in: strings,
      width: width,
      measurer: back.measurer
    )
    return PushButton(action: back.action ?? showMoreTabs ?? {}) {
      face(isShown ? label : nil).frame(
        minWidth: NavigationBarMetrics.minimumTarget,
        minHeight: metrics.buttonHeight
      )
    }
    .annotated(label: label) { semantics in
      semantics.role = .backButton
      semantics.combines = .drawing
      semantics.key = back.key
      semantics.flags.formUnion(metrics.buttonFlags)
      if metrics.showsBackLabel, !isShown { semantics.facts.append(.lonelyChevron) }
    }
  }

  @ElementBuilder private func face(_ label: String?) -> some Element {
    if metrics.showsBackLabel {
      let chevron = NavigationBarMetrics.chevron
      Row(spacing: chevron.words - chevron.start - chevron.width) {
        BackChevron()
        if let label { TextBlock(label) }
      }
      .padding(.leading, chevron.start)
    } else {
      Icon("chevron.backward")
    }
  }
}

extension Fact {
  /// The fact of a back button up to iOS 18 that has no room for text.
  static let lonelyChevron = Fact("shows", "chevron")
}

/// The chevron of a back button with a label.
private struct BackChevron: Element {
  typealias Body = Never

  func resolve(into resolver: inout Resolver) {
    let height = Icon.side(beside: resolver.setting().font).roundedUp(toPixel: resolver.pixel)
    resolver.icon(
      Size(width: NavigationBarMetrics.chevron.width, height: height),
      name: "chevron.backward",
      flags: []
    )
  }
}

/// The title in a navigation bar.
///
/// It is also the label of the bar: an inline title is only laid out, and a large one is text on the screen.
struct BarTitle: Element {
  let title: String
  let isLarge: Bool
  let metrics: NavigationBarMetrics
  let width: Double

  var body: some Element {
    if isLarge {
      TextBlock(title)
        .font(.largeTitle)
        .fontWeight(.bold)
        .environment(\.dynamicTypeSize, metrics.traits.typeSize)
        .annotated(label: title) {
          $0.role = .heading
          $0.flags.formUnion(
            NodeFlags(of: [metrics.largeTitleInset(width: width), metrics.largeTitleOffset])
          )
        }
    } else {
      TextBlock(title)
        .font(.headline)
        .padding(.bottom, metrics.titleDescent)
        .control(Semantics(role: .barTitle, detail: .layout, combines: .drawing))
    }
  }
}

/// Resolves a bar for the number of items at its trailing end that have room.
struct CrowdedBar<Content: Element>: PrimitiveElement {
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
      Each(platform: entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
    } label: {
      Icon(metrics.traits.platform.isGlass ? "ellipsis" : "ellipsis.circle")
    }
    .annotated(label: MoreItems.title) {
      $0.combines = .drawing
      // The condition for showing it is a guess.
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
      Each(platform: entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
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
