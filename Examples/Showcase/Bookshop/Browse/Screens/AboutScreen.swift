import LayoutSim

/// The sheet is as tall as this is, so nothing here scrolls or stretches downwards.
struct AboutScreen: Element {
  let book: Book

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("About this book")
      Column(alignment: .leading, spacing: 12) {
        TextBlock(book.title).textStyle(.headline)
        Each(book.blurb, id: \.self) { Paragraph($0) }
        TextBlock("First published in \(book.year)").textStyle(.footnote)
      }
      .padding([.horizontal, .bottom])
    }
  }
}
