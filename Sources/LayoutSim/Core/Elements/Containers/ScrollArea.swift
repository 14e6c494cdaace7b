/// A viewport for content that may be larger than it.
///
/// The content has its ideal length along the axes that scroll, and is aligned to the start. Along these axes
/// the viewport fills its offer; across them it is as large as the content. Lengths relative to a container
/// are relative to the viewport's offer.
public struct ScrollArea<Content: Element>: PrimitiveElement {
  private let axes: LayoutAxes
  private let content: Content

  /// Creates a viewport for `content` that scrolls along `axes`.
  ///
  /// Several elements are placed from left to right if it only scrolls horizontally, and from top to bottom
  /// otherwise.
  public init(_ axes: LayoutAxes = .vertical, @ElementBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds a box that contains the content.
  public func resolve(into resolver: inout Resolver) {
    resolver.sizingContainer(Self.self) { resolver, room, slot in
      let refresh =
        axes.contains(.vertical) ? slot.refreshing(in: resolver.inherited) : nil
      let scope = resolver.openScroll(
        horizontal: axes.contains(.horizontal),
        vertical: axes.contains(.vertical),
        room: room,
        slot: slot,
        gestures: resolver.inherited.scrollGestures(refresh: refresh)
      )
      resolver.scrolledContent { resolver in
        if let margins = resolver.inherited.contentMargins {
          let isRow = axes == .horizontal
          let content = MarginedContent(insets: margins.insets, isRow: isRow, content: content)
          resolve(content, refresh: refresh != nil, slot, into: &resolver)
        } else {
          resolve(content, refresh: refresh != nil, slot, into: &resolver)
        }
      }
      resolver.closeScroll(scope)
    }
  }

  /// Resolves `content`, below a spinner if it can be reloaded.
  private func resolve(
    _ content: some Element,
    refresh: Bool,
    _ slot: StateSlot,
    into resolver: inout Resolver
  ) {
    if refresh {
      RefreshedContent(isRefreshing: slot.isRefreshing, content: content).resolve(into: &resolver)
    } else {
      content.resolve(into: &resolver)
    }
  }
}

/// The spinner above content that is being reloaded.
struct RefreshControl: Element {
  /// The height of the platform's refresh control, in points.
  nonisolated static let height = 60.0

  var body: some Element {
    Spinner().frame(maxWidth: .infinity).frame(height: RefreshControl.height)
  }
}

/// The content of a scroll area that can be reloaded.
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
  /// Whether the content of the scroll area at this place is being reloaded.
  var isRefreshing: Bool { task != nil }

  /// The action of pulling down the scroll area at this place; `nil` if it is only scrolled.
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
