/// One button of a tab bar.
struct TabBarItem: Element {
  let button: TabBar.Button
  let metrics: TabBarMetrics

  /// Whether it is a symbol on a surface of its own, whose place is a guess.
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
