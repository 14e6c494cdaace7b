import LayoutSim

extension Role {
  /// A text field.
  static let field = Role("field")
}

/// A labelled field that shows its text.
struct FormField: Element {
  let label: String
  let text: String

  var body: some Element {
    Column(alignment: .leading, spacing: 4) {
      TextBlock(label).font(.footnote)
      TextBlock(text)
        .lineLimit(1)
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.grouped)
    }
    .accessibilityElement(children: .combine).role(.field)
  }
}
