/// A search field at the lower edge of a screen, as on phones from iOS 26 on.
struct BottomSearchBar: Element {
  let search: NavigationBar.Search
  let metrics: NavigationBarMetrics

  var height: Double { metrics.searchBar.points }

  private var entry: SearchEntry {
    var entry = search.entry
    entry.height = metrics.searchBar
    return entry
  }

  var body: some Element {
    SearchBarField(search: search, entry: entry, metrics: metrics)
      .padding(.horizontal, metrics.searchBarInset.points)
      .frame(height: height)
      .layer(
        Semantics(
          role: .toolbar,
          detail: .semantic,
          flags: NodeFlags(of: [metrics.searchBar, metrics.searchBarInset])
        )
      )
  }
}
