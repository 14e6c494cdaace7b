import FlowEngine

/// The links that lead into the shop, such as `bookshop://title/emma`.
public enum ShopLinks {
  /// The table for the stock of `catalogue`.
  ///
  /// - Throws: The error of an invalid pattern.
  public static func table(for catalogue: Catalogue) throws(LinkError) -> LinkTable {
    var links = LinkTable(schemes: ["bookshop"])
    try links.add("title/{id}") { values in
      let id: String = try values["id"]
      return catalogue.books.first { $0.id == id }.map(BrowseRoute.book)
    } from: { route in
      if case .book(let book) = route { ["id": book.id] } else { nil }
    }
    try links.add("note/{number}") { values in
      let number: Int = try values["number"]
      return catalogue.notes.first { $0.number == number }.map(NoteRoute.note)
    } from: { route in
      if case .note(let note) = route { ["number": note.number] } else { nil }
    }
    try links.add("order/{number}") { values in
      AccountRoute.order(try values["number"])
    } from: { route in
      if case .order(let number) = route { ["number": number] } else { nil }
    }
    return links
  }
}
