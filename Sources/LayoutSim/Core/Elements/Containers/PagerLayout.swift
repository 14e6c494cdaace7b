/// Whether a child of a pager is the dots over its pages.
enum PageDotsKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Places pages side by side, so that one fills the pager.
struct PagerLayout: ContainerLayout {
  /// The value of the page that is seen, or its number.
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

/// The dots over pages, one for each: on recordings of three 77 points wide and 29.67 high, and from iOS 26 on 26 high.
///
/// A tap turns a page.
struct PageDots: Element {
  let turning: PageTurning

  @Inherited(\.platform) private var platform
  @Inherited(\.isEnabled) private var isEnabled

  var body: some Element {
    Row(spacing: PageDots.pitch.points - PageDots.dot.points) {
      Each(0..<turning.count) { number in
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
