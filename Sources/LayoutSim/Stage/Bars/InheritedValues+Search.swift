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
  /// Whether a search is going on on the screen.
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
