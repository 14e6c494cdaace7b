/// The spinner above content that is being loaded again.
struct RefreshControl: Element {
  /// The height of the platform's refresh control, in points.
  nonisolated static let height = 60.0

  var body: some Element {
    Spinner().frame(maxWidth: .infinity).frame(height: RefreshControl.height)
  }
}

/// The content of a scroll area that can be loaded again.
struct RefreshedContent<Content: Element>: Element {
  let isRefreshing: Bool
  let content: Content

  var body: some Element {
    Column(spacing: 0) {
      if isRefreshing { RefreshControl() }
      Column { content }
    }
  }
}

extension StateSlot {
  /// Whether the content of the scroll area at this place is being loaded again.
  var isRefreshing: Bool { task != nil }

  /// What pulling down the scroll area at this place does; `nil` if it is only scrolled.
  func refreshing(in inherited: InheritedValues) -> (@MainActor () -> Void)? {
    guard let refresh = inherited.refresh else { return nil }
    return { [weak self] in
      guard let self, !isRefreshing else { return }
      task = inherited.tasks.start(.presence, "refresh") { [weak self] in
        await refresh()
        self?.endRefreshing()
      }
      store?.noteChange()
    }
  }

  private func endRefreshing() {
    task = nil
    store?.noteChange()
  }
}
