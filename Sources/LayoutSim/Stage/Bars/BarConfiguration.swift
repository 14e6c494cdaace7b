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

  /// The width of the column that the screen is in.
  var columnWidth: ColumnWidth?

  /// The places in bars for which there are items.
  var places: BarPlaces = []

  /// The number of items in place of the title.
  var principals = 0

  /// Whether there is a navigation bar even if it is empty.
  var showsBar = false

  var hidesBottomBar = false

  /// Whether the title is set but not shown.
  var removesTitle = false

  var backgrounds: [ScreenBar: String] = [:]

  var search: BarSearch?

  /// The condition for showing the scopes of the search; `nil` without any.
  var scopeActivation: SearchScopeActivation?

  /// Whether the title stays during a search.
  var keepsTitleWhileSearching = false

  /// Whether the screen's own configuration requires a navigation bar.
  var requiresBar: Bool {
    title != nil || !places.isDisjoint(with: .navigationBar) || search != nil || showsBar
  }

  /// Whether the bars look the same with the `other` configuration.
  func look(like other: BarConfiguration) -> Bool {
    if search == nil, other.search == nil { return self == other }
    return withoutLink == other.withoutLink
  }

  /// The configuration without the storage of the search text.
  var withoutLink: BarConfiguration {
    var configuration = self
    configuration.search?.link = nil
    return configuration
  }
}

extension BarConfiguration {
  /// The part that concerns the bars outside a stack: that of tabs, and the column.
  var outsideStack: BarConfiguration {
    var configuration = BarConfiguration()
    configuration.hidesTabBar = hidesTabBar
    configuration.columnWidth = columnWidth
    configuration.backgrounds = backgrounds.filter { $0.key == .tabBar }
    return configuration
  }

  /// Whether everything outside the screen's own bars is the same with the `other` configuration: the bar of tabs, the
  /// width of the column, the room for the keyboard, and the inherited values of the content.
  func isAround(likeThatOf other: BarConfiguration) -> Bool {
    hidesTabBar == other.hidesTabBar && columnWidth == other.columnWidth
      && backgrounds[.tabBar] == other.backgrounds[.tabBar]
      && places.isDisjoint(with: BarPlaces(.keyboard))
        == other.places.isDisjoint(with: BarPlaces(.keyboard))
      && (search == nil) == (other.search == nil)
  }
}

/// A search field that a screen adds to the bar.
struct BarSearch: Hashable, Sendable {
  let prompt: String
  let placement: BarSearchPlacement

  /// The text in the field when the configuration was passed up.
  let words: String

  /// Whether the screen requested the search at that time; `nil` if it leaves that to the user.
  let isPresented: Bool?

  /// Is `nil` only when the appearance of fields is compared.
  var link: BarLink?
}

/// The storage of the text in a bar's field; a link equals only itself.
///
/// A screen's configuration is therefore passed up whenever its body is evaluated.
@MainActor
final class BarLink: Hashable {
  let words: Bound<String>

  /// Whether a search is active; `nil` if the screen does not observe it.
  let isPresented: Bound<Bool>?

  /// The inherited values of the declaring element.
  let inherited: InheritedValues

  init(_ words: Bound<String>, isPresented: Bound<Bool>?, inherited: InheritedValues) {
    self.words = words
    self.isPresented = isPresented
    self.inherited = inherited
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
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.places.formUnion(next.places)
    value.principals += next.principals
    value.showsBar = value.showsBar || next.showsBar
    value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
    value.removesTitle = value.removesTitle || next.removesTitle
    if !next.backgrounds.isEmpty { value.backgrounds.merge(next.backgrounds) { inner, _ in inner } }
    value.search = value.search ?? next.search
    value.scopeActivation = value.scopeActivation ?? next.scopeActivation
    value.keepsTitleWhileSearching = value.keepsTitleWhileSearching || next.keepsTitleWhileSearching
  }
}

/// Content that configures the bars around it and its sheet while it is resolved.
struct ConfiguringScreen<Content: Element>: PrimitiveElement {
  let memory: ScreenMemory
  let presented: PresentedSurfaces
  @ElementBuilder let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.builder.openPreferences()
    content.resolve(into: &resolver)
    let preferences = resolver.builder.preferences
    memory.receive(preferences[BarConfigurationKey.self])
    memory.receive(preferences[SheetConfigurationKey.self], noting: presented)
    memory.receive(preferences[StackDestinationsKey.self])
    resolver.builder.closePreferences()
  }
}

/// The size of a screen's title in its navigation bar.
public enum ScreenTitleMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Like the title of the screen below; on the root screen, large unless the stack prefers otherwise.
  ///
  /// This is the default. The vendor documents the rule for both of its frameworks: a title inherits the mode of the
  /// previous one on the stack, and on the root screen it is large if the bar prefers large titles, as the bar of every
  /// `NavigationStack` does. The stacks in sheets and covers are no exception.
  case automatic

  /// In letters of 34 points in a separate row, which makes the bar 52 points higher.
  ///
  /// A window as low as that of a phone in landscape shows it like ``inline``, and so does every window once
  /// the content below the bar is scrolled.
  case large

  /// In the row of buttons.
  case inline
}
