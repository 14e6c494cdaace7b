/// The suggestions of a search, over the content of its screen.
struct SearchSuggestions: Element {
  let items: BarInbox

  /// Enters a suggestion.
  let complete: @MainActor @Sendable (String) -> Void

  var body: some Element {
    let entries = items.entries(at: .suggestions)
    RowList(.plain) {
      Each(entries.indices, id: \.self) { PlacedBarItem(entry: entries[$0]) }
    }
    .environment(\.completeSearch, complete)
    .accessibilityLabel("Suggestions")
  }
}
