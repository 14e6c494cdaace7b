import LayoutSim

/// The sheet is as tall as this, and its words scroll where the text size makes them taller than the
/// tallest sheet.
package struct AboutScreen: Element {
  private let book: Book

  package init(of book: Book) {
    self.book = book
  }

  package var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("About this book")
      ScrollArea {
        Column(alignment: .leading, spacing: 12) {
          TextBlock(book.title).textStyle(.headline)
          Each(book.blurb, id: \.self) { Paragraph($0) }
          TextBlock("First published in \(book.year)").textStyle(.footnote)
        }
        .padding([.horizontal, .bottom])
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
