/// How a screen configures the bars around it.
struct BarConfiguration: Hashable, Sendable {
  var title: String?
  var titleMode: ScreenTitleMode?
  var prefersLargeTitles: Bool?
  var isHidden = false
  var hidesBackButton = false
  var hidesTabBar = false

  /// Whether the screen draws a bar of its own in place of the stage's.
  var drawsBar = false

  /// Whether the screen has a button to close it, and no bar.
  var drawsCloseButton = false

  var buttons: [BarButton] = []
  var search: BarSearch?

  /// Whether the screen asks for a navigation bar of its own accord.
  var asksForBar: Bool { title != nil || !buttons.isEmpty || search != nil }

  /// Whether the bars look the same with the `other` configuration.
  func look(like other: BarConfiguration) -> Bool {
    var (mine, others) = (self, other)
    for index in mine.buttons.indices { mine.buttons[index].action = .none }
    for index in others.buttons.indices { others.buttons[index].action = .none }
    mine.search?.link = nil
    others.search?.link = nil
    return mine == others
  }
}

/// A button that a screen puts into the bar.
struct BarButton: Hashable, Sendable {
  let label: String
  var icon: String?
  var placement = BarButtonPlacement.trailing
  var isProminent = false
  var isEnabled = true
  let tag: String?
  var action: BarAction
}

/// A field to search in that a screen puts into the bar.
struct BarSearch: Hashable, Sendable {
  let prompt: String

  /// What was in the field when the configuration was passed up.
  let words: String

  /// `nil` only for comparing what a field looks like.
  var link: BarLink?
}

/// What a bar button does.
///
/// Closures cannot be compared: an action equals only itself. A screen's configuration is therefore passed up
/// whenever its body is read, and the bar never keeps an action that has caught former values.
final class BarAction: Hashable, Sendable {
  let perform: @MainActor @Sendable () -> Void

  init(_ perform: @escaping @MainActor @Sendable () -> Void) {
    self.perform = perform
  }

  /// Nothing to do.
  static let none = BarAction {}

  static func == (lhs: BarAction, rhs: BarAction) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where the words of a bar's field live; like an action, a link equals only itself.
@MainActor
final class BarLink: Hashable {
  let words: Bound<String>

  init(_ words: Bound<String>) {
    self.words = words
  }

  nonisolated static func == (lhs: BarLink, rhs: BarLink) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Passes a screen's configuration of its bars up.
enum BarConfigurationKey: Preference {
  static let defaultValue = BarConfiguration()

  static func reduce(value: inout BarConfiguration, nextValue: () -> BarConfiguration) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.prefersLargeTitles = value.prefersLargeTitles ?? next.prefersLargeTitles
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.drawsBar = value.drawsBar || next.drawsBar
    value.drawsCloseButton = value.drawsCloseButton || next.drawsCloseButton
    value.buttons += next.buttons
    value.search = value.search ?? next.search
  }
}
