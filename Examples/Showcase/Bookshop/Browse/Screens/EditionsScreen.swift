import FlowEngine
import LayoutSim

struct EditionsScreen: Element {
  let coordinator: AnyCoordinator
  let book: Book
  let isFeatured: Bool

  var body: some Element {
    Page {
      Column(alignment: .leading, spacing: 12) {
        TextBlock("Sold as").font(.headline)
        Each(book.editions) { edition in
          EditionLine(edition: edition)
        }
      }
      if isFeatured {
        Paragraph("The beginning of this book can be read here until the end of the month.")
        PushButton("Read the beginning") {
          coordinator.navigate(to: BrowseRoute.sample)
        }
        .buttonStyle(.bordered)
      }
    }
    .navigationTitle("Editions")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// One edition with its price.
private struct EditionLine: Element {
  let edition: Edition

  var body: some Element {
    Row(alignment: .firstTextBaseline) {
      TextBlock(edition.binding)
      TextBlock("\(edition.pages) pages").font(.footnote)
      Stretch()
      TextBlock(edition.price.description)
    }
    .accessibilityElement(children: .combine).role(.row)
  }
}
