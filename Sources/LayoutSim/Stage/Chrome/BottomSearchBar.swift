/// A field to search in at the lower edge of a screen, as phones have it from iOS 26 on.
struct BottomSearchBar: Element {
  let search: NavigationBar.Search
  let metrics: NavigationBarMetrics

  var height: Double { metrics.searchBar.points }

  var body: some Element {
    SearchEntry(search.prompt, words: search.words)
      .padding(.horizontal, metrics.searchBarInset.points)
      .frame(height: height)
      .layer(
        .toolbar,
        flags: NodeFlags(of: [metrics.searchBar, metrics.searchBarInset]),
        detail: .semantic
      )
  }
}
