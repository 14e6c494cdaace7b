/// The bar of tabs, each button as wide as the others.
struct TabBar: Element {
  let tabs: [TabsBox.Tab]
  let selected: Int

  /// What the home indicator takes below the buttons.
  let bottomInset: Double

  var body: some Element {
    Container(TabBarLayout(bottomInset: bottomInset)) {
      Each(tabs.indices, id: \.self) { index in
        let tab = tabs[index]
        PushButton(action: tab.select) {
          Column(spacing: 2) {
            Icon(tab.image)
            TextBlock(tab.title)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .annotated {
          $0.role = .tabItem
          $0.label = tab.title
          $0.facts += tab.facts
          if index == selected { $0.flags.insert(.selected) }
        }
      }
    }
    .inherited(\.textFont, TextFont(pointSize: 10, weight: .medium))
    .inherited(\.lineLimit, 1)
    .layer(.tabBar, detail: .semantic)
  }
}

private struct TabBarLayout: ContainerLayout {
  let bottomInset: Double

  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Void
  ) {
    guard !children.isEmpty else { return }
    let width = size.width / Double(children.count)
    for (index, child) in children.enumerated() {
      child.place(
        at: Point(x: width * Double(index), y: 0),
        proposal: Proposal(width: width, height: max(0, size.height - bottomInset))
      )
    }
  }
}
