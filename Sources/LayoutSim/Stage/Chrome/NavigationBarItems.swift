/// The way back in a navigation bar: a chevron, and words beside it up to iOS 18.
struct BackItem: Element {
  let back: NavigationBar.Back
  let metrics: NavigationBarMetrics

  var body: some Element {
    PushButton(action: back.action) {
      Row(spacing: NavigationBarMetrics.chevronGap) {
        Icon("chevron.backward")
        if metrics.showsBackLabel { TextBlock(back.label) }
      }
      .frame(minWidth: BarItem.minimumTarget, minHeight: metrics.buttonHeight)
    }
    .annotated { semantics in
      semantics.role = .backButton
      semantics.label = back.label
      semantics.flags.formUnion(metrics.buttonFlags)
    }
  }
}

/// One of a screen's own buttons in a navigation bar.
struct BarItem: Element {
  let button: BarButton
  let metrics: NavigationBarMetrics

  /// The least width of a button in the bar, row navigationBar.bar_button_min_width.
  static let minimumTarget = 44.0

  var body: some Element {
    PushButton(action: button.action.perform) {
      face.frame(minWidth: BarItem.minimumTarget, minHeight: metrics.buttonHeight)
    }
    .annotated { semantics in
      semantics.label = button.label
      semantics.identifier = button.tag
      semantics.flags.formUnion(metrics.buttonFlags)
    }
    .disabled(!button.isEnabled)
  }

  @ElementBuilder private var face: some Element {
    if let icon = button.icon {
      Icon(icon)
    } else {
      TextBlock(button.label).weight(button.isProminent ? .semibold : nil)
    }
  }
}

/// The title in a navigation bar.
///
/// The bar says it as its label: a title among the buttons is only there to be laid out, and a large
/// one is words on the screen.
struct BarTitle: Element {
  let title: String
  let isLarge: Bool
  let metrics: NavigationBarMetrics
  let width: Double

  var body: some Element {
    if isLarge {
      TextBlock(title)
        .textStyle(.largeTitle)
        .weight(.bold)
        .inherited(\.typeSize, metrics.traits.typeSize)
        .annotated {
          $0.role = .heading
          $0.label = title
          $0.flags.formUnion(
            NodeFlags(of: [metrics.largeTitleInset(width: width), metrics.largeTitleOffset])
          )
        }
    } else {
      TextBlock(title)
        .textStyle(.headline)
        .control(Semantics(role: .barTitle, detail: .layout, combines: true))
    }
  }
}
