/// Whether a child of a pager is the row of dots over its pages.
enum PageDotsKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Places pages side by side, so that one fills the pager.
struct PagerLayout: ContainerLayout {
  /// The value of the visible page, or its number.
  let selection: AnyHashable

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(
      width: proposal.width ?? ReaderLayout.idealLength,
      height: proposal.height ?? ReaderLayout.idealLength
    )
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    let pages = children.filter { !$0.value(PageDotsKey.self) }
    let tags = pages.map { $0.value(PageTagKey.self) }
    let seen = PageSelection.page(of: selection, among: tags)
    assert(pages.isEmpty || pages.indices.contains(seen), "Page \(seen) of \(pages.count) is seen.")
    let middle = Point(x: (size.width / 2).orZero, y: (size.height / 2).orZero)
    for (number, page) in pages.enumerated() {
      let way = (Double(number - seen) * size.width).orZero
      page.place(
        at: Point(x: middle.x + way, y: middle.y),
        anchor: .center,
        proposal: Proposal(size)
      )
    }
    children.first { $0.value(PageDotsKey.self) }?
      .place(
        at: Point(x: middle.x, y: size.height.orZero),
        anchor: .bottom,
        proposal: .unspecified
      )
  }
}

/// The dots over pages, one for each: on recordings of three dots 77 points wide and 29.67 high, and 26 high from iOS
/// 26 on.
///
/// A tap turns a page.
struct PageDots: Element {
  let turning: PageTurning

  @Inherited(\.platform) private var platform
  @Inherited(\.isEnabled) private var isEnabled

  var body: some Element {
    Row(spacing: PageDots.pitch.points - PageDots.dot.points) {
      Each(platform: 0..<turning.count, id: \.self) { number in
        Disc(number == turning.page ? .primary : .secondary)
          .frame(width: PageDots.dot.points, height: PageDots.dot.points)
      }
    }
    .padding(.horizontal, PageDots.end.points)
    .frame(height: height.points)
    .control(semantics)
    .containerValue(PageDotsKey.self, true)
  }

  private var semantics: Semantics {
    var semantics = Semantics(
      role: .pageControl,
      label: "page \(turning.page + 1) of \(turning.count)",
      flags: NodeFlags(of: [height, PageDots.pitch, PageDots.end]),
      combines: .drawing
    )
    if isEnabled {
      semantics.action = { [turning] in turning.turn(by: 1) }
      semantics.addGestures { $0.pages = turning }
    } else {
      semantics.flags.insert(.disabled)
    }
    return semantics
  }

  private var height: PlatformMetric {
    switch platform {
    case .iOS18, .macOS: PlatformMetric(89.0 / 3, .high, "pageControl.height")
    case .iOS26, .iOS27: PlatformMetric(26, .medium, "pageControl.height")
    }
  }

  /// The distance from one dot to the next: 77 is three of these and a distance of 13 at both ends.
  private static let pitch = PlatformMetric(17, .proposed, "pageControl.pitch")

  private static let dot = PlatformMetric(8, .proposed, "pageControl.dot")

  /// The distance of the first dot from the end.
  private static let end = PlatformMetric(17.5, .proposed, "pageControl.end")
}

extension Element {
  /// Gives a page of a ``Pager`` or a row of a ``RowList`` the value by which it is selected.
  ///
  /// The rows of an ``Each`` are selected by their ids, unless they have tags of the selection's type. Options of a
  /// picker have their values in a ``ChoiceOption`` instead. It imitates SwiftUI's modifier of that name.
  public func tag<Value: Hashable>(_ value: Value) -> some Element {
    containerValue(PageTagKey.self, AnyHashable(value))
  }
}

/// The value by which a page or a row is selected; `nil` for its number or id.
enum PageTagKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The number of a page, whatever values the pages have.
struct PageNumber: Hashable {
  let number: Int
}

/// The visible page of a pager: the one with the selected value, or with that number.
@MainActor
struct PageSelection {
  /// The value.
  let read: () -> AnyHashable

  /// Selects the page with that number, and value if it has one; does nothing for a value of another type.
  let write: (_ number: Int, _ tag: AnyHashable?) -> Void

  /// The page that has the value of `selection`, or that number if no page has a value.
  init<Value: Hashable>(_ selection: Bound<Value>) {
    read = { AnyHashable(selection.wrappedValue) }
    write = { number, tag in
      if let new = (tag ?? AnyHashable(number)).base as? Value { selection.wrappedValue = new }
    }
  }

  init(number: Bound<Int>) {
    read = { AnyHashable(PageNumber(number: number.wrappedValue)) }
    write = { new, _ in number.wrappedValue = new }
  }

  /// The number of the page with `value` among pages with `tags`, counted from 0.
  ///
  /// A page that does not exist counts as the nearest, a value that no page has as the first.
  nonisolated static func page(of value: AnyHashable, among tags: [AnyHashable?]) -> Int {
    let number = (value.base as? PageNumber)?.number
    if number == nil, tags.contains(where: { $0 != nil }) {
      return tags.firstIndex(of: value) ?? 0
    }
    return min(max(0, number ?? value.base as? Int ?? 0), max(0, tags.count - 1))
  }

  /// The text for a `value` that an app selects and that no page with `tags` has; `nil` if one has it, or if there are
  /// no pages yet.
  nonisolated static func words(
    forMissing value: AnyHashable,
    among tags: [AnyHashable?]
  ) -> String? {
    if tags.isEmpty || value.base is PageNumber || tags.contains(value) { return nil }
    let hasTags = tags.contains { $0 != nil }
    if !hasTags, let number = value.base as? Int, tags.indices.contains(number) { return nil }
    return String(String(describing: value.base).prefix(40))
  }
}

extension TreeBuilder {
  /// The values of the pages from the box at `start` on.
  func pageTags(from start: Int) -> [AnyHashable?] {
    boxes(from: start).map { containerValue(PageTagKey.self, of: $0) }
  }
}
