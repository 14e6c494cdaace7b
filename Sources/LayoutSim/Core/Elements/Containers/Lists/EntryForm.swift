/// Controls in groups: a list with the platform's look for forms.
public struct EntryForm<Content: Element>: Element {
  private let metrics: ListDimensions?
  private let content: Content

  /// Creates a form with the platform's dimensions, or with the given `metrics`.
  public init(metrics: ListDimensions? = nil, @ElementBuilder content: () -> Content) {
    self.metrics = metrics
    self.content = content()
  }

  /// The underlying list.
  public var body: some Element {
    RowList(.insetGrouped, metrics: metrics) { content }
  }
}
