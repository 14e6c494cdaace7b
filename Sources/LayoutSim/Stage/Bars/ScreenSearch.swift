import FlowEngine

/// The search of a screen, from pass to pass.
@MainActor
final class ScreenSearch {
  /// The focus of the field, wherever the field is.
  let focus = FieldFocus()

  /// Whether a search is active: from the moment the field gets the focus until the search ends.
  private(set) var isActive = false

  /// Whether a suggestion was chosen, or a search submitted, since the field had the focus.
  private(set) var hidesSuggestions = false

  /// The place of the text, and whether the screen requests a search, as it last declared; `nil` without a field.
  var link: BarLink? {
    didSet {
      guard link == nil else { return }
      isActive = false
      hidesSuggestions = false
    }
  }

  private var knownDismissal: SearchDismissal?

  /// Ends the search by `end`, made once.
  func dismissal(_ end: @escaping @MainActor @Sendable () -> Void) -> SearchDismissal {
    let dismissal = knownDismissal ?? SearchDismissal(dismiss: end)
    knownDismissal = dismissal
    return dismissal
  }

  /// The text in the field, bound to wherever the screen stores it now.
  var words: Bound<String> {
    Bound(
      get: { [weak self] in self?.link?.words.wrappedValue ?? "" },
      set: { [weak self] in self?.link?.words.wrappedValue = $0 }
    )
  }

  /// Hides the suggestions, and performs the screen's actions for the return key in the field named `field`.
  func submit(_ field: String) {
    hidesSuggestions = true
    link?.inherited.submit(field, kind: .search)
  }

  /// The consequence of the focus, or of the screen's request.
  enum Change {
    case none

    /// The search began or ended.
    case switched

    /// The search began, and its field requests the focus.
    case requestsFocus
  }

  /// Begins or ends the search if the focus or the screen requires it.
  func update() -> Change {
    if focus.isHeld, hidesSuggestions { hidesSuggestions = false }
    if focus.isHeld, !isActive {
      isActive = true
      link?.isPresented?.wrappedValue = true
      return .switched
    }
    guard let isPresented = link?.isPresented?.wrappedValue, isPresented != isActive else {
      return .none
    }
    isActive = isPresented
    return isPresented ? .requestsFocus : .switched
  }

  /// Enters `completion`, and hides the suggestions.
  func complete(_ completion: String) {
    words.wrappedValue = completion
    hidesSuggestions = true
  }

  /// Ends the search, and takes the focus from its field.
  func end(on stage: Stage) {
    let wasActive = isActive
    isActive = false
    hidesSuggestions = false
    if !words.wrappedValue.isEmpty { words.wrappedValue = "" }
    if link?.isPresented?.wrappedValue == true { link?.isPresented?.wrappedValue = false }
    if focus.isHeld { stage.focus.request = .nothing }
    if wasActive { stage.isStale = true }
  }
}

/// The suggestions of a search, over the content of its screen.
struct SearchSuggestions: Element {
  let items: BarInbox

  /// Enters a suggestion.
  let complete: @MainActor @Sendable (String) -> Void

  var body: some Element {
    let entries = items.entries(at: .suggestions)
    RowList(.plain) {
      Each(platform: entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
    }
    .environment(\.completeSearch, complete)
    .accessibilityLabel("Suggestions")
  }
}

/// Ends the search of a screen: empties the field, and takes the focus from it.
///
/// It imitates SwiftUI's `DismissSearchAction`.
public struct SearchDismissal: Sendable {
  let dismiss: @MainActor @Sendable () -> Void

  /// Ends the search; does nothing without one.
  @MainActor
  public func callAsFunction() { dismiss() }
}

private struct IsSearchingKey: InheritedKey { static let defaultValue = false }

private struct DismissSearchKey: InheritedKey {
  static let defaultValue = SearchDismissal(dismiss: {})
}

private struct CompleteSearchKey: InheritedKey {
  static var defaultValue: (@MainActor @Sendable (String) -> Void)? { nil }
}

extension InheritedValues {
  /// Whether a search is active on the screen.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the screen.
  public internal(set) var dismissSearch: SearchDismissal {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Enters a suggestion into the field; `nil` outside suggestions.
  var completeSearch: (@MainActor @Sendable (String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

extension StageFocus {
  /// Begins or ends the searches of `screens` whose field has the focus, or that request one; returns whether anything
  /// changed.
  func updateSearches(of screens: [ScreenMemory]) -> Bool {
    var hasChanged = false
    for memory in screens {
      switch memory.search.update() {
      case .none: break
      case .switched:
        hasChanged = true
        if !memory.search.isActive, memory.search.focus.isHeld { request = .nothing }
      case .requestsFocus:
        hasChanged = true
        request = .field(memory.search.focus)
      }
    }
    return hasChanged
  }
}
