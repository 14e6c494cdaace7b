/// One button of a tab bar.
struct TabBarItem: Element {
  let button: TabBar.Button
  let metrics: TabBarMetrics

  var body: some Element {
    PushButton(action: button.press) {
      face.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .annotated {
      $0.role = .tabItem
      $0.label = button.title
      $0.facts += button.facts
      if button.isSelected { $0.flags.insert(.selected) }
    }
  }

  @ElementBuilder private var face: some Element {
    if metrics.isOnTop {
      words.overlay(alignment: .topTrailing) { badge }
        .padding(.horizontal, metrics.wordInset.points)
    } else if metrics.hasPlatter {
      // Row tabBar.icon_box: a symbol of 24 by 24 at 8, and words at 35.
      Layers(alignment: .top) {
        Icon(button.image)
          .frame(width: 24, height: 24)
          .overlay(alignment: .topTrailing) { badge }
          .padding(.top, 8)
        words.padding(.top, 35)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    } else {
      Column(spacing: 2) {
        Icon(button.image).overlay(alignment: .topTrailing) { badge }
        words
      }
    }
  }

  private var words: some Element { TextBlock(button.title) }

  /// The badge, whose middle is at the symbol's upper trailing corner; nobody says where exactly.
  @ElementBuilder private var badge: some Element {
    if let words = button.badge {
      let side = ControlMetrics(metrics.traits.platform).badgeSide.points
      BadgeMark(words).fixedSize().offset(x: side / 2, y: -side / 2)
    }
  }
}
