/// What a screen tells the bar above it.
struct BarWishes: Hashable, Sendable {
  var title: String?
  var isHidden = false
  var buttons: [BarButton] = []

  /// Whether the screen asks for a bar of its own accord.
  var asksForBar: Bool { title != nil || !buttons.isEmpty }

  /// Whether a bar looks the same with the `other` wishes.
  func look(like other: BarWishes) -> Bool {
    title == other.title && isHidden == other.isHidden
      && buttons.map(\.label) == other.buttons.map(\.label)
      && buttons.map(\.tag) == other.buttons.map(\.tag)
  }
}

/// A button that a screen puts into the bar.
struct BarButton: Hashable, Sendable {
  let label: String
  let tag: String?
  let action: BarAction
}

/// What a bar button does.
///
/// Closures cannot be compared: an action equals only itself. A screen's wishes are therefore told
/// whenever its body is read, and the bar never keeps an action that has caught former values.
final class BarAction: Hashable, Sendable {
  let perform: @MainActor @Sendable () -> Void

  init(_ perform: @escaping @MainActor @Sendable () -> Void) {
    self.perform = perform
  }

  static func == (lhs: BarAction, rhs: BarAction) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
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
