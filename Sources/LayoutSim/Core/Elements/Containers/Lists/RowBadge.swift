extension Element {
  /// Shows `count` at the trailing end of a row of a list, in secondary letters; 0 shows nothing.
  ///
  /// Elsewhere it shows nothing, as in SwiftUI. Badges of tabs are their coordinators'. Its distance to the
  /// content is a guess, so the badge is `approximate`.
  public func badge(_ count: Int) -> some Element {
    badge(count == 0 ? nil : "\(count)")
  }

  /// Shows `words` at the trailing end of a row of a list, in secondary letters; `nil` and no words show nothing.
  public func badge(_ words: String?) -> some Element {
    RowBadge(content: self, label: words.flatMap { $0.isEmpty ? nil : TextBlock($0) })
  }

  /// Shows `label`, a text, at the trailing end of a row of a list, in secondary letters unless it says others.
  public func badge(_ label: some Element) -> some Element {
    RowBadge(content: self, label: label)
  }
}

private struct RowBadge<Content: Element, Label: Element>: Element {
  let content: Content
  let label: Label?

  @Inherited(\.isInListRow) private var isInListRow

  var body: some Element {
    if isInListRow, let label {
      Row {
        content.frame(maxWidth: .infinity, alignment: .leading)
        label
          .foregroundStyle(.secondary)
          .annotated { $0.flags.insert(.approximate) }
      }
    } else {
      content
    }
  }
}
