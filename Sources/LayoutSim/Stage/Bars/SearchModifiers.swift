extension Element {
  /// Adds a search field with the label `prompt` to the screen.
  ///
  /// Up to iOS 18 it has a row of 52 points below the title, which disappears as the scroll area below it is scrolled,
  /// before a large title does. From iOS 26 on it is at the lower edge of a phone's screen, and 240 points wide at the
  /// trailing end of a tablet's bar. It imitates SwiftUI's modifier of that name.
  ///
  /// With `isPresented`, a search is active, with the focus in the field, as long as that is `true`. It is also `true`
  /// while a search that the user began is active: from the focus in the field to ``Stage/cancelSearch()`` or
  /// ``InheritedValues/dismissSearch``.
  ///
  /// - Parameters:
  ///   - words: The text in the field.
  ///   - isPresented: Whether a search is active; `nil` if only the user decides.
  ///   - placement: The place of the field.
  ///   - prompt: The label.
  /// - Returns: The content with a field in the bars around it.
  public func searchable(
    text words: Bound<String>,
    isPresented: Bound<Bool>? = nil,
    placement: BarSearchPlacement = .automatic,
    prompt: String = "Search"
  ) -> some Element {
    Searchable(
      words: words,
      isPresented: isPresented,
      placement: placement,
      prompt: prompt,
      content: self
    )
  }

  /// Adds a choice of one scope to the screen's search, as segments below the navigation bar while a search is active.
  ///
  /// The height of their row is a guess, which makes the bar `approximate`. It imitates SwiftUI's modifier of that
  /// name.
  ///
  /// - Parameters:
  ///   - scope: The chosen scope.
  ///   - activation: When the scopes are shown.
  ///   - options: The scopes; if empty, there is no row.
  /// - Returns: The content, which looks the same.
  public func searchScopes<Value: Hashable>(
    _ scope: Bound<Value>,
    activation: SearchScopeActivation = .automatic,
    options: [ChoiceOption<Value>]
  ) -> some Element {
    let segments = ChoiceControl("Scope", selection: scope, options: options).pickerStyle(
      .segmented
    )
    var configuration = BarConfiguration()
    configuration.scopeActivation = options.isEmpty ? nil : activation
    return Toolbar(content: self, items: BarPartItems(place: .scopes, content: segments))
      .barConfiguration(configuration)
  }

  /// Adds a choice of one scope whose options are `content` with tags, as those of a ``ChoiceControl``.
  public func searchScopes<Value: Hashable>(
    _ scope: Bound<Value>,
    activation: SearchScopeActivation = .automatic,
    @ElementBuilder _ scopes: () -> some Element
  ) -> some Element {
    searchScopes(scope, activation: activation, options: ChoiceReader.options(in: scopes()))
  }

  /// Adds suggestions to the screen's search: a list over the content while a search is active.
  ///
  /// The content behind the list is covered. A suggestion with ``searchCompletion(_:)`` is entered by a tap, which ends
  /// editing and hides the list until the field has the focus again, as submitting does. It imitates SwiftUI's modifier
  /// of that name.
  ///
  /// - Parameter suggestions: The rows of the list; if empty, there is no list.
  /// - Returns: The content, which looks the same.
  public func searchSuggestions(
    @ElementBuilder _ suggestions: () -> some Element
  ) -> some Element {
    Toolbar(content: self, items: SuggestionItems(content: suggestions()))
  }

  /// Sets what happens to the navigation bar during a search.
  ///
  /// On a phone whose search field has a row below the title, the rows of the title and of the buttons disappear during
  /// a search, and the field is at the top. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter behavior: The behaviour of the bar.
  /// - Returns: The content, which looks the same.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationBehavior
  ) -> some Element {
    var configuration = BarConfiguration()
    configuration.keepsTitleWhileSearching = behavior == .avoidHidingContent
    return barConfiguration(configuration)
  }

  /// Makes a suggestion of a search enter `completion` into the field when it is tapped.
  ///
  /// It imitates SwiftUI's modifier of that name, and does nothing elsewhere.
  public func searchCompletion(_ completion: String) -> some Element {
    SearchCompletion(completion: completion, content: self)
  }
}

/// The place of a screen's search field.
///
/// It imitates SwiftUI's `SearchFieldPlacement`.
public enum BarSearchPlacement: Hashable, Sendable {
  /// The platform's default.
  case automatic

  /// In a row of the navigation bar, on every platform.
  case navigationBarDrawer(displayMode: DrawerMode = .automatic)

  /// Whether a field in a separate row disappears as content is scrolled.
  public enum DrawerMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// It disappears.
    case automatic

    /// It stays.
    case always
  }

  /// A row of the navigation bar, which disappears as content is scrolled.
  public static var navigationBarDrawer: BarSearchPlacement { .navigationBarDrawer() }

  /// Whether a field in a row disappears as content is scrolled.
  var hidesOnScroll: Bool { self != .navigationBarDrawer(displayMode: .always) }
}

/// The behaviour of a navigation bar during a search.
///
/// It imitates SwiftUI's `SearchPresentationToolbarBehavior`.
public enum SearchPresentationBehavior: String, Hashable, Codable, Sendable, CaseIterable {
  /// The platform's default.
  case automatic

  /// The title and the buttons stay.
  case avoidHidingContent
}

/// The condition for showing the scopes of a search.
public enum SearchScopeActivation: String, Hashable, Codable, Sendable, CaseIterable {
  /// While a search is active.
  case automatic

  /// While a search is active and text was entered.
  case onTextEntry

  /// While a search is active.
  case onSearchPresentation
}

/// Content with a search field in the bars around it.
private struct Searchable<Content: Element>: Element {
  let words: Bound<String>
  let isPresented: Bound<Bool>?
  let placement: BarSearchPlacement
  let prompt: String
  let content: Content

  @Inherited(\.self) private var inherited

  var body: some Element {
    content.barConfiguration(
      BarConfiguration(
        search: BarSearch(
          prompt: prompt,
          placement: placement,
          words: words.wrappedValue,
          isPresented: isPresented?.wrappedValue,
          link: BarLink(words, isPresented: isPresented, inherited: inherited)
        )
      )
    )
  }
}

/// Declares elements for a place in bars.
private struct BarPartItems<Content: Element>: PrimitiveElement {
  let place: BarPlace
  let content: Content

  func resolve(into resolver: inout Resolver) { resolver.addBarItem(content, at: place) }
}

/// Declares the suggestions of a search, each as a row.
private struct SuggestionItems<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    resolver.forEachPart(of: content) { resolver, part in
      resolver.addBarItem(part, at: .suggestions)
    }
  }
}

private struct SearchCompletion<Content: Element>: Element {
  let completion: String
  let content: Content

  @Inherited(\.completeSearch) private var complete

  var body: some Element {
    if let complete {
      PushButton {
        complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
