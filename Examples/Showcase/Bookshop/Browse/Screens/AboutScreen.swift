import LayoutSim

/// The sheet is as tall as this screen, whose text scrolls if the text size makes it taller than the tallest
/// sheet.
///
/// A scroll area takes any height, so the screen publishes its own: the heights of the header and the text.
package struct AboutScreen: Element {
  private let book: Book

  @Local private var headerHeight: Double? = nil
  @Local private var wordsHeight: Double? = nil

  package init(of book: Book) {
    self.book = book
  }

  package var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("About this book")
        .onSizeChange { headerHeight = $0.height }
      ScrollArea {
        Column(alignment: .leading, spacing: 12) {
          TextBlock(book.title).font(.headline)
          Each(book.blurb, id: \.self) { Paragraph($0) }
          TextBlock("First published in \(book.year)").font(.footnote)
        }
        .padding([.horizontal, .bottom])
        .frame(maxWidth: .infinity, alignment: .leading)
        .onSizeChange { wordsHeight = $0.height }
      }
    }
    .preference(IdealHeightKey.self, value: wholeHeight)
    .presentationSizing(.form)
  }

  private var wholeHeight: Double? {
    guard let headerHeight, let wordsHeight else { return nil }
    return headerHeight + wordsHeight
  }
}
