/// Controls for entering things, in groups: a list in the look that the platform gives forms.
public struct EntryForm<Content: Element>: Element {
  private let metrics: ListDimensions?
  private let content: Content

  /// A form with the measures of the platform, or with the given `metrics`.
  public init(metrics: ListDimensions? = nil, @ElementBuilder content: () -> Content) {
    self.metrics = metrics
    self.content = content()
  }

  /// The list that it is.
  public var body: some Element {
    RowList(.insetGrouped, metrics: metrics) { content }
  }
}
