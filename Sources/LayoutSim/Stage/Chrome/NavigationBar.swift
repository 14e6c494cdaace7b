/// The bar that a stage draws over a screen: a title, a way back, and the screen's own buttons.
///
/// Its height is fixed, because its words follow the user's text size only so far.
struct NavigationBar: Element {
  let title: String?
  let back: Back?
  let buttons: [BarButton]
  let height: Double

  /// The text size of its words.
  let typeSize: TypeSize

  /// A button that leads back.
  struct Back {
    let label: String
    let action: @MainActor @Sendable () -> Void
  }

  var body: some Element {
    Container(NavigationBarLayout(hasBack: back != nil)) {
      if let back {
        PushButton(action: back.action) {
          Row(spacing: NavigationBarLayout.chevronGap) {
            Icon("chevron.backward")
            TextBlock(back.label)
          }
          .frame(minWidth: NavigationBarLayout.minimumTarget, minHeight: height)
        }
        .role(.backButton)
        .label(back.label)
      }
      Each(buttons.indices, id: \.self) { index in
        let button = buttons[index]
        PushButton(action: button.action.perform) {
          TextBlock(button.label)
            .frame(minWidth: NavigationBarLayout.minimumTarget, minHeight: height)
        }
        .annotated { $0.identifier = button.tag }
      }
    }
    .inherited(\.lineLimit, 1)
    .inherited(\.typeSize, typeSize)
    .layer(.navigationBar, label: title, detail: .semantic)
  }
}

/// The way back at the leading edge, the screen's buttons from the trailing edge inwards.
struct NavigationBarLayout: ContainerLayout {
  let hasBack: Bool

  /// The distance of the outermost buttons from the edges.
  static let margin = 8.0

  /// The least width of a button in the bar.
  static let minimumTarget = 44.0

  /// The distance between the chevron and the words of the way back.
  static let chevronGap = 6.0

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let sizes = children.map { $0.size(.unspecified) }
    return Size(
      width: proposal.width ?? sizes.map(\.width).reduce(2 * NavigationBarLayout.margin, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0
    )
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    var buttons = children[...]
    if hasBack, let back = buttons.popFirst() {
      back.place(
        at: Point(x: NavigationBarLayout.margin, y: size.height / 2),
        anchor: .leading,
        proposal: .unspecified
      )
    }
    var x = size.width - NavigationBarLayout.margin
    for button in buttons.reversed() {
      button.place(
        at: Point(x: x, y: size.height / 2),
        anchor: .trailing,
        proposal: .unspecified
      )
      x -= button.size(.unspecified).width
    }
  }
}
