enum BarPart: Equatable {
  /// A button at the leading end, or the title of a bar that has no other parts.
  case leading

  /// A part of the item with that number at the trailing end.
  case trailing(Int)

  /// The button for the items without room.
  case more

  case title
  case principal
  case search
  case scopes

  var isTrailing: Bool {
    if case .trailing = self { return true }
    return self == .more
  }
}

/// The key for the part of a navigation bar that a child represents.
enum BarPartKey: ContainerValueKey {
  static let defaultValue = BarPart.leading
}

/// Places the back button and leading buttons from the leading edge inwards, trailing ones from the trailing
/// edge inwards, and the title between or below them.
struct NavigationBarLayout: ContainerLayout {
  /// The distance of the outermost buttons from the edges.
  let margin: Double

  /// The height of a bar with an inline title.
  let rowHeight: Double

  /// The height of the row at the upper edge in which the buttons and an inline title are centred.
  let buttonHeight: Double

  /// The distance of the back button, the first child, from the edge; `nil` without one.
  var backMargin: Double?

  /// The length of a pixel, to which an inline title is rounded upwards; `nil` leaves it centred.
  var pixel: Double?

  /// The place of a large title; `nil` for one in the row of the buttons.
  var largeTitle: Point?

  /// The place of the search field; `nil` without one.
  var search: SearchPlace?

  /// The distances of the scopes of a search from the sides and from the lower edge.
  var scopes: (inset: Double, below: Double)?

  /// The number of items at the trailing end that are shown; `nil` if there is room for all.
  var room: Assumption<Int>?

  /// Whether there is a menu even if all items have room.
  var hasMore = false

  enum SearchPlace {
    case row(inset: Double, below: Double)

    /// At the trailing end, at most `width` wide.
    case end(width: Double, trailing: Double, gap: Double)
  }

  /// The minimum distance between an inline title and the buttons beside it, which is undocumented.
  static var titleGap: Double { 8 }

  /// The width to which a search field beside buttons shrinks before the buttons move into a menu, which is
  /// undocumented.
  private static var narrowSearch: Double { 120 }

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let sizes = children.filter {
      let part = $0.value(BarPartKey.self)
      return part == .leading || part.isTrailing
    }.map { $0.size(.unspecified) }
    return Size(
      width: proposal.width ?? sizes.map(\.width).reduce(2 * margin, +),
      height: proposal.height ?? max(rowHeight, sizes.map(\.height).max() ?? 0)
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    let parts = children.map { (part: $0.value(BarPartKey.self), child: $0) }
    let middle = buttonHeight / 2
    var start = backMargin ?? margin
    for button in parts where button.part == .leading {
      button.child.place(at: Point(x: start, y: middle), anchor: .leading, proposal: .unspecified)
      start += button.child.size(.unspecified).width
    }
    var end = size.width - margin
    var searchWidth = 0.0
    if case .end(let width, let trailing, let gap) = search {
      end = size.width - trailing - gap
      searchWidth = self.searchWidth(atMost: width, beside: parts, in: end - start)
      end -= searchWidth
    }
    for button in shown(parts.filter(\.part.isTrailing), in: end - start).reversed() {
      button.place(at: Point(x: end, y: middle), anchor: .trailing, proposal: .unspecified)
      end -= button.size(.unspecified).width
    }
    for (part, child) in parts {
      switch part {
      case .title:
        if let largeTitle {
          place(child, at: largeTitle, in: size)
        } else {
          place(child, from: start, to: end, in: size)
        }
      case .principal: place(child, from: start, to: end, in: size)
      case .search: if let search { place(child, search, width: searchWidth, in: size) }
      case .scopes:
        if let scopes {
          place(child, .row(inset: scopes.inset, below: scopes.below), width: 0, in: size)
        }
      case .leading, .trailing, .more: break
      }
    }
  }

  /// The parts at the trailing end that are shown; the others are left out.
  private func shown(
    _ trailing: [(part: BarPart, child: LayoutChild)],
    in length: Double
  ) -> [LayoutChild] {
    guard let room else { return trailing.map(\.child) }
    var widths: [Double] = []
    for (part, child) in trailing {
      guard case .trailing(let number) = part else { continue }
      while widths.count <= number { widths.append(0) }
      widths[number] += child.size(.unspecified).width
    }
    room.found = number(of: widths, in: length)
    // Items without boxes count as shown.
    return trailing.compactMap { part, child in
      if case .trailing(let number) = part, number >= room.assumed {
        child.leaveOut()
        return nil
      }
      return child
    }
  }

  /// The number of items that fit, with a button for the others if that is needed.
  private func number(of widths: [Double], in length: Double) -> Int {
    let more = NavigationBarMetrics.minimumTarget
    let all = widths.reduce(hasMore ? more : 0, +)
    if all <= length + 0.001 { return .max }
    var (count, taken) = (0, more)
    for width in widths {
      taken += width
      guard taken <= length + 0.001 else { break }
      count += 1
    }
    return count
  }

  private func place(
    _ child: LayoutChild,
    from start: Double,
    to end: Double,
    in size: Size
  ) {
    // Centred in the bar, unless it would overlap a button there.
    let gap = NavigationBarLayout.titleGap
    let room = max(0, end - start - 2 * gap)
    let width = min(child.size(.unspecified).width, room)
    let x = max(start + gap, min((size.width - width) / 2, end - gap - width))
    let offer = Proposal(width: width, height: nil)
    var top = (buttonHeight - child.size(offer).height) / 2
    // On recordings half pixels are rounded down at three pixels per point, and up at two.
    if let pixel { top = (top / pixel - (pixel < 0.5 ? 0.501 : 0.499)).rounded(.up) * pixel }
    child.place(at: Point(x: x, y: top), proposal: offer)
  }

  private func place(_ child: LayoutChild, at origin: Point, in size: Size) {
    child.place(
      at: origin,
      proposal: Proposal(width: max(0, size.width - 2 * origin.x), height: nil)
    )
  }

  /// The width of a search field that shares `length` with the buttons at the trailing end.
  private func searchWidth(
    atMost width: Double,
    beside parts: [(part: BarPart, child: LayoutChild)],
    in length: Double
  ) -> Double {
    let buttons = parts.filter(\.part.isTrailing).map { $0.child.size(.unspecified).width }
    let fewest = buttons.isEmpty ? 0 : NavigationBarMetrics.minimumTarget
    let narrow = min(NavigationBarLayout.narrowSearch, length - fewest)
    return max(0, min(width, max(length - buttons.reduce(0, +), narrow)))
  }

  /// Places a search field; `width` is that of one at the trailing end.
  private func place(
    _ child: LayoutChild,
    _ search: SearchPlace,
    width: Double,
    in size: Size
  ) {
    switch search {
    case .row(let inset, let below):
      child.place(
        at: Point(x: inset, y: size.height - below),
        anchor: .bottomLeading,
        proposal: Proposal(width: max(0, size.width - 2 * inset), height: nil)
      )
    case .end(_, let trailing, _):
      child.place(
        at: Point(x: size.width - trailing, y: buttonHeight / 2),
        anchor: .trailing,
        proposal: Proposal(width: width, height: nil)
      )
    }
  }
}
