/// What a screen tells the bar above it.
struct BarWishes: Hashable, Sendable {
  var title: String?
  var isHidden = false
  var buttons: [BarButton] = []

  /// Whether the screen asks for a bar of its own accord.
  var asksForBar: Bool { title != nil || !buttons.isEmpty }
}

/// A button that a screen puts into the bar.
struct BarButton: Hashable, Sendable {
  let label: String
  let tag: String?
  let action: BarAction

  /// Equal buttons read alike; what they do is not compared.
  static func == (lhs: BarButton, rhs: BarButton) -> Bool {
    lhs.label == rhs.label && lhs.tag == rhs.tag
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(tag)
  }
}

/// What a bar button does.
struct BarAction: Sendable {
  let perform: @MainActor @Sendable () -> Void
}

/// Carries a screen's wishes for its bar upwards.
enum BarWishesKey: Preference {
  static let defaultValue = BarWishes()

  static func reduce(value: inout BarWishes, nextValue: () -> BarWishes) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isHidden = value.isHidden || next.isHidden
    value.buttons += next.buttons
  }
}

extension Element {
  /// Titles the screen: the words are shown in the navigation bar, and on the back button of a screen
  /// above it.
  public func screenTitle(_ title: String) -> some Element {
    barWish(BarWishes(title: title))
  }

  /// Hides the navigation bar of the screen, with the back button in it.
  public func navigationBarHidden() -> some Element {
    barWish(BarWishes(isHidden: true))
  }

  /// Puts a button at the trailing end of the navigation bar.
  ///
  /// - Parameters:
  ///   - label: The words on the button.
  ///   - tag: An identifier by which a test finds it.
  ///   - action: What a press does.
  public func barButton(
    _ label: String,
    tag: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some Element {
    let button = BarButton(label: label, tag: tag, action: BarAction(perform: action))
    return barWish(BarWishes(buttons: [button]))
  }

  /// Adds a wish to those of the content; an outer title gives way to one inside.
  private func barWish(_ wish: BarWishes) -> some Element {
    transformPreference(BarWishesKey.self) { BarWishesKey.reduce(value: &$0) { wish } }
  }
}
