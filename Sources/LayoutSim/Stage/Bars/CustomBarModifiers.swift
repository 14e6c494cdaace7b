extension Element {
  /// Draws a bar of 44 points with `title` over the content, instead of the stage's navigation bar.
  ///
  /// If there is something to go back to, a button at its leading end performs the inherited
  /// ``InheritedValues/navigationBackAction``. The bar is part of the content's safe area insets, so the
  /// content of a screen with such a bar is 44 points lower than without.
  ///
  /// - Parameters:
  ///   - title: The title in the middle of the bar.
  ///   - background: The colour of the bar, which extends to the edge of the display; `nil` for none.
  ///   - backLabel: The label of the back button.
  /// - Returns: The content below the bar, which fills the available space.
  public func customNavigationBar(
    _ title: String,
    background: Ink? = nil,
    backLabel: String = "Back"
  ) -> some Element {
    BarOfScreen(title: title, background: background, backLabel: backLabel, content: self)
  }

  /// Draws a button with a cross over the content's upper trailing corner, which performs the inherited
  /// ``InheritedValues/navigationBackAction``.
  ///
  /// It is only shown if there is something to go back to, measures 44 by 44 points, is 8 points from the
  /// edges, and takes no space from the content. It is the close button of SwiftUIFlow's screens without a bar, and
  /// not an item of ``toolbar(content:)-(()->BarContent)``.
  ///
  /// - Parameter label: The label of the button.
  /// - Returns: The content below the button, which fills the available space.
  public func closeButton(_ label: String = "Close") -> some Element {
    ClosableScreen(label: label, content: self)
  }

  /// The content, filling the whole space of a screen.
  fileprivate var fillingScreen: some Element {
    frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The metrics of bars and buttons that screens draw themselves, from the guides' examples, which imitate the
/// platform's bar.
private enum BarOfScreenMetrics {
  static let chevronGap = 6.0
  static let height = 44.0
  static let margin = 8.0
  static let target = 44.0
}

private struct BarOfScreen<Content: Element>: Element {
  let title: String
  let background: Ink?
  let backLabel: String
  let content: Content

  @Inherited(\.canNavigateBack) var canNavigateBack
  @Inherited(\.navigationBackAction) var goBack
  @Inherited(\.dynamicTypeSize) var typeSize

  var body: some Element {
    content.fillingScreen
      .safeAreaInset(edge: .top, spacing: 0) { bar }
      .barConfiguration(BarConfiguration(isHidden: true, drawsBar: true))
  }

  private var bar: some Element {
    let back = canNavigateBack ? goBack : nil
    let layout = NavigationBarLayout(
      margin: BarOfScreenMetrics.margin,
      rowHeight: BarOfScreenMetrics.height,
      buttonHeight: BarOfScreenMetrics.height
    )
    return Container(layout) {
      if let back {
        PushButton(action: back) {
          Row(spacing: BarOfScreenMetrics.chevronGap) {
            Icon("chevron.backward")
            TextBlock(backLabel)
          }
          .frame(minWidth: BarOfScreenMetrics.target, minHeight: BarOfScreenMetrics.height)
        }
        .annotated(label: backLabel) { $0.combines = .drawing }
      }
      TextBlock(title).font(.headline).role(.heading)
        .containerValue(BarPartKey.self, .title)
    }
    .environment(\.lineLimit, 1)
    .environment(\.dynamicTypeSize, typeSize.inNavigationBars)
    .frame(maxWidth: .infinity)
    .frame(height: BarOfScreenMetrics.height)
    .background { if let background { Fill(background).ignoresSafeArea(.top) } }
    .layer(Semantics(role: .customBar, detail: .semantic))
  }
}

private struct ClosableScreen<Content: Element>: Element {
  let label: String
  let content: Content

  @Inherited(\.canNavigateBack) var canNavigateBack
  @Inherited(\.navigationBackAction) var goBack

  var body: some Element {
    content.fillingScreen.overlay(alignment: .topTrailing) {
      if canNavigateBack, let goBack {
        PushButton(action: goBack) {
          Icon("xmark")
            .frame(width: BarOfScreenMetrics.target, height: BarOfScreenMetrics.target)
        }
        .annotated(label: label) { $0.combines = .drawing }
        .padding(BarOfScreenMetrics.margin)
      }
    }
    .barConfiguration(BarConfiguration(drawsCloseButton: true))
  }
}
