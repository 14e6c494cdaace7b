import FlowEngine
import LayoutSim

struct AuthorsScreen: Element {
  let coordinator: AnyCoordinator
  let authors: [Author]

  var body: some Element {
    Page {
      TitledList("On our shelves") {
        Each(authors) { author in
          LinkRow(title: author.name, detail: author.years) {
            coordinator.navigate(to: AuthorRoute.author(author))
          }
        }
      }
      LinkRow(title: "Prizes") { coordinator.navigate(to: PrizeRoute.all) }
    }
    .screenTitle("Authors")
  }
}

struct AuthorScreen: Element {
  let coordinator: AnyCoordinator
  let author: Author
  let bookCount: Int
  let prizes: [Prize]

  var body: some Element {
    Page {
      TextBlock(author.name).textStyle(.title2)
      TextBlock(author.years).textStyle(.subheadline)
      TitledList("More") {
        LinkRow(title: "Life") { coordinator.navigate(to: AuthorRoute.life(author)) }
        LinkRow(title: "Books", badge: "\(bookCount)") {
          coordinator.navigate(to: AuthorRoute.bibliography(author))
        }
        Each(prizes) { prize in
          LinkRow(title: prize.name, detail: "\(prize.year)") {
            coordinator.navigate(to: PrizeRoute.prize(prize))
          }
        }
      }
    }
    .screenTitle(author.name)
  }
}

struct BibliographyScreen: Element {
  let coordinator: AnyCoordinator
  let author: Author
  let books: [Book]

  var body: some Element {
    Page {
      TitledList("By \(author.name)") {
        Each(books) { book in
          LinkRow(title: book.title, badge: "\(book.year)") {
            coordinator.navigate(to: BrowseRoute.book(book))
          }
        }
      }
    }
    .screenTitle("Books")
  }
}

struct LifeScreen: Element {
  let author: Author

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader(author.name)
      Column(alignment: .leading, spacing: 12) {
        TextBlock(author.years).textStyle(.subheadline)
        Paragraph(author.life)
      }
      .padding(.horizontal)
      Stretch()
    }
  }
}
