/// A screen's configuration of the bars around it.
struct BarConfiguration: Hashable, Sendable {
  var title: String?
  var titleMode: ScreenTitleMode?
  var prefersLargeTitles: Bool?
  var isHidden = false
  var hidesBackButton = false
  var hidesTabBar = false

  /// Whether the screen draws its own bar instead of the stage's.
  var drawsBar = false

  /// Whether the screen has a close button, and no bar.
  var drawsCloseButton = false

  /// Whether the content has an area with a bar of its own, for a screen without a stack.
  var hasNavigationArea = false

  var buttons: [BarButton] = []
  var search: BarSearch?

  /// The width of the column that the screen is in.
  var columnWidth: ColumnWidth?

  /// Whether the screen's own configuration requires a navigation bar.
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

/// A button that a screen adds to the bar.
struct BarButton: Hashable, Sendable {
  let label: String
  var icon: String?
  var placement = BarButtonPlacement.trailing
  var isProminent = false
  var isEnabled = true
  let tag: String?
  var action: BarAction
}

/// A search field that a screen adds to the bar.
struct BarSearch: Hashable, Sendable {
  let prompt: String

  /// The text in the field when the configuration was passed up.
  let words: String

  /// Is `nil` only when the appearance of fields is compared.
  var link: BarLink?
}

/// The action of a bar button.
///
/// Closures cannot be compared, so an action equals only itself. A screen's configuration is therefore passed
/// up whenever its body is evaluated, and the bar never keeps an action that captured outdated values.
final class BarAction: Hashable, Sendable {
  let perform: @MainActor @Sendable () -> Void

  init(_ perform: @escaping @MainActor @Sendable () -> Void) {
    self.perform = perform
  }

  /// An action without effect.
  static let none = BarAction {}

  static func == (lhs: BarAction, rhs: BarAction) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The storage of the text in a bar's field; like an action, a link equals only itself.
@MainActor
final class BarLink: Hashable {
  let words: Bound<String>

  init(_ words: Bound<String>) {
    self.words = words
  }

  nonisolated static func == (lhs: BarLink, rhs: BarLink) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Passes up a screen's configuration of its bars.
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
    value.hasNavigationArea = value.hasNavigationArea || next.hasNavigationArea
    value.buttons += next.buttons
    value.search = value.search ?? next.search
    value.columnWidth = value.columnWidth ?? next.columnWidth
  }
}
