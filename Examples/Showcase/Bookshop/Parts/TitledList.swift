import LayoutSim

/// Rows under a heading.
struct TitledList<Rows: Element>: Element {
  private let title: String
  private let rows: Rows

  init(_ title: String, @ElementBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some Element {
    Column(alignment: .leading, spacing: 4) {
      TextBlock(title).font(.headline)
      rows
    }
    .role(.list)
  }
}
