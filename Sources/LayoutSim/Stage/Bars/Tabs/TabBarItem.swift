/// One button of a tab bar.
struct TabBarItem: KeptElement {
  let button: TabBar.Button
  let metrics: TabBarMetrics

  /// Whether it is a symbol on a separate surface, whose place is a guess.
  var isCircle = false

  var body: some Element {
    PushButton(action: button.press) {
      face.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .annotated(label: button.title) {
      $0.role = .tabItem
      $0.combines = .drawing
      if !metrics.isOnTop { $0.facts.append(Fact("icon", button.image)) }
      $0.facts += button.facts
      if button.isSelected { $0.flags.insert(.selected) }
      if isCircle { $0.flags.insert(.approximate) }
    }
  }

  @ElementBuilder private var face: some Element {
    if isCircle {
      Icon(button.image).frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .topTrailing) { badge }
    } else if metrics.isOnTop {
      words.overlay(alignment: .topTrailing) { badge }
        .padding(.horizontal, metrics.wordInset.points)
    } else if metrics.hasPlatter {
      // Row tabBar.icon_box: a symbol of 24 by 24 at 8, and the label at 35.
      Layers(alignment: .top) {
        Icon(button.image)
          .frame(width: 24, height: 24)
          .padding(.top, 8)
        let selected = words.font(metrics.selectedFont)
        if button.isSelected {
          selected.padding(.top, 35)
        } else {
          words.padding(.top, 35)
          // A button is as wide as if it were selected.
          selected.hidden()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .overlay(alignment: .top) { placedBadge }
    } else {
      Column(spacing: 2) {
        Icon(button.image)
        words
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { placedBadge }
    }
  }

  private var words: some Element { TextBlock(button.title) }

  /// The badge at its recorded place.
  @ElementBuilder private var placedBadge: some Element {
    if let words = button.badge {
      BadgeMark(words).fixedSize()
        .frame(width: 0, alignment: .leading)
        .offset(x: metrics.badgePlace.x, y: metrics.badgePlace.y)
    }
  }

  /// The badge of a label at the upper edge, centred on its corner; the exact place is undocumented.
  @ElementBuilder private var badge: some Element {
    if let words = button.badge {
      let side = ControlMetrics(metrics.traits.platform).badgeSide.points
      BadgeMark(words).fixedSize().offset(x: side / 2, y: -side / 2)
    }
  }
}

/// An app's settings for the bar of its tabs.
struct TabBarAdditions {
  /// The tab for searches; `nil` if there is none.
  var search: Int?

  /// Whether only the selected tab has a button.
  var isMinimized = false

  /// Brings the other buttons back.
  var restore: @MainActor @Sendable () -> Void = {}

  /// Shows the tabs as a sidebar; `nil` if they cannot be.
  var showSidebar: (@MainActor @Sendable () -> Void)?

  /// The content above the bar, or beside its buttons if it is small.
  var accessory: AnyElement?

  var hasAccessoryAbove: Bool { accessory != nil && !isMinimized }

  /// The positions of buttons in display order: the one for searches comes last.
  func ordered(_ shown: [Int]) -> [Int] {
    guard let search, shown.contains(search) else { return shown }
    return shown.filter { $0 != search } + [search]
  }
}

extension TabBarMetrics {
  /// The height of content above the bar.
  var accessory: PlatformMetric { PlatformMetric(48, .proposed, "tabBar.bottom_accessory_height") }

  /// The distance between that content and the bar.
  var accessoryGap: PlatformMetric {
    PlatformMetric(8, .proposed, "tabBar.bottom_accessory_height")
  }

  /// The height that content above the bar adds to it.
  var accessoryZone: Double { accessory.points + accessoryGap.points }

  /// The height and width of a bar with one button.
  var minimized: PlatformMetric { PlatformMetric(44, .proposed, "tabBar.minimized_on_scroll") }

  /// The distance between parts of the bar that are side by side, which no source gives.
  var partGap: PlatformMetric { PlatformMetric(8, .proposed, "tabBar.search_tab") }
}

/// A part of a tab bar from iOS 26 on.
enum TabBarPart {
  case platter, search, accessory
}

/// The key for the part of a tab bar that a child represents.
enum TabBarPartKey: ContainerValueKey {
  static let defaultValue = TabBarPart.platter
}

/// A platter in the middle of the bar's upper edge, or at its leading end if there is something beside it.
struct TabBarPartsLayout: ContainerLayout {
  let metrics: TabBarMetrics
  let isMinimized: Bool

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    func child(_ part: TabBarPart) -> LayoutChild? {
      children.first { $0.value(TabBarPartKey.self) == part }
    }
    let accessory = child(.accessory)
    let (margin, gap) = (metrics.platterMargin, metrics.partGap.points)
    let top = accessory == nil || isMinimized ? 0 : metrics.accessoryZone
    let height = min(
      isMinimized ? metrics.minimized.points : metrics.rowHeight.points,
      max(0, size.height - top)
    )
    var (start, end) = (margin, size.width - margin)
    if let search = child(.search) {
      search.place(
        at: Point(x: end, y: top),
        anchor: .topTrailing,
        proposal: Proposal(width: height, height: height)
      )
      end -= height + gap
    }
    if let platter = child(.platter) {
      let ideal = isMinimized ? height : platter.size(.unspecified).width
      let width = max(0, min(ideal, end - start))
      let isAlone = !isMinimized && end == size.width - margin
      platter.place(
        at: Point(x: isAlone ? (size.width - width) / 2 : start, y: top),
        proposal: Proposal(width: width, height: height)
      )
      start += width + gap
    }
    guard let accessory else { return }
    accessory.place(
      at: Point(x: isMinimized ? start : margin, y: 0),
      proposal: Proposal(
        width: max(0, isMinimized ? end - start : size.width - 2 * margin),
        height: isMinimized ? height : metrics.accessory.points
      )
    )
  }
}
