/// The back button of a navigation bar: a chevron, with a label beside it up to iOS 18.
struct BackItem: Element {
  let back: NavigationBar.Back
  let metrics: NavigationBarMetrics

  /// The width of the bar.
  let width: Double

  @Inherited(\.showMoreTabs) private var showMoreTabs
  @Inherited(\.strings) private var strings

  var body: some Element {
    let (label, isShown) = metrics.backLabel(
      to: back.previous,
      beside: back.title,
      in: strings,
      width: width,
      measurer: back.measurer
    )
    PushButton(action: back.action ?? showMoreTabs ?? {}) {
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
  /// The fact of a back button up to iOS 18 that has no room for words.
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
/// The bar has it as its label: an inline title is only laid out, and a large one is text on the screen.
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
        .environment(\.typeSize, metrics.traits.typeSize)
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
