/// The search field of a bar, and beside it the button that ends the search while one is going on.
struct SearchBarField: Element {
  let search: NavigationBar.Search
  let entry: SearchEntry
  let metrics: NavigationBarMetrics

  var body: some Element {
    if let cancel = search.cancel {
      Row(spacing: metrics.cancelGap.points) {
        // The button, whose size is a guess, leaves the field its width.
        entry.annotated { $0.flags.insert(.approximate) }
        SearchCancelButton(side: entry.height ?? metrics.searchField, metrics: metrics, end: cancel)
      }
    } else {
      entry
    }
  }
}

/// The button that ends a search: a word up to iOS 18, and from iOS 26 on a circle as high as the field.
private struct SearchCancelButton: Element {
  let side: PlatformMetric
  let metrics: NavigationBarMetrics
  let end: @MainActor () -> Void

  var body: some Element {
    PushButton(look: .plain) {
      end()
    } label: {
      if metrics.showsCancelWord {
        TextBlock(SearchCancelButton.title).lineLimit(1).fixedSize()
          .frame(height: side.points)
      } else {
        Icon("xmark").frame(width: side.points, height: side.points)
      }
    }
    .annotated(label: SearchCancelButton.title) {
      $0.combines = .drawing
      $0.flags.insert(.approximate)
    }
  }

  private static let title = "Cancel"
}
