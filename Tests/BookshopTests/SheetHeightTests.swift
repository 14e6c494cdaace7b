import Bookshop
import FlowEngine
import LayoutSim
import Testing

@Suite("Sheets are as tall as their content")
@MainActor
struct SheetHeightTests {
  /// Header 66⅓ (a bordered button of 34⅓ in 16 above and below), heading 20⅓, the paragraphs of
  /// three and four lines with 64⅓ and 86⅓, the footnote with 15⅔, three gaps of 12, and 16 below.
  @Test("The sheet about a book is as tall as its parts")
  func parts() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.about(.dracula))

    let sheet = try #require(shop.stage.sheets.first)
    #expect(sheet.detent == .custom)
    #expect(isClose(sheet.measured, 305))
    #expect(isClose(sheet.height, 305))
    // The window of 852 less the content and the home indicator's 34.
    #expect(isClose(sheet.frame.minY, 513))
  }

  /// A text size and the distance of its body's lines, as published for Dynamic Type.
  nonisolated static let leadings: [(TypeSize, Double)] = [
    (.xSmall, 19), (.large, 22), (.xxxLarge, 29),
  ]

  @Test("A longer blurb makes the sheet taller by whole lines", arguments: leadings)
  func longerBlurb(typeSize: TypeSize, leading: Double) throws {
    for lines in [1, 3] {
      var book = Book.dracula
      book.blurb[0] += String(repeating: "\nBring garlic.", count: lines)

      let before = try aboutSheet(.dracula, typeSize: typeSize)
      let after = try aboutSheet(book, typeSize: typeSize)

      // Each paragraph is rounded up to whole pixels once, hence the third of a point.
      let grown = after.measured - before.measured
      #expect(abs(grown - Double(lines) * leading) < 0.34)
      #expect(isClose(before.frame.minY - after.frame.minY, grown))
    }
  }

  @Test("A sentence at the end of a full line takes one line more")
  func oneSentence() throws {
    var book = Book.dracula
    book.blurb[1] += " Leave a light on in the hall tonight, all the same, and the window shut."

    let before = try aboutSheet(.dracula)
    let after = try aboutSheet(book)

    #expect(isClose(after.measured - before.measured, 22))
  }

  @Test("A sheet taller than the device allows stops at the tallest sheet")
  func tallest() throws {
    let sheet = try aboutSheet(.dracula, typeSize: .accessibility3)

    #expect(sheet.measured > 749)
    #expect(isClose(sheet.height, 749))
    #expect(isClose(sheet.frame.minY, 69))
  }

  @Test("The filter rests on its header until it is pulled up")
  func filter() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.filter)
    let filter = shop.app.visibleCoordinator
    let atHeader = try #require(shop.stage.sheets.first)
    // A bordered button of 34⅓ with 16 above and below.
    #expect(atHeader.detent == .small)
    #expect(isClose(atHeader.height, 66 + 1 / 3.0))

    filter.selectDetent(.custom)
    let whole = try #require(shop.stage.sheets.first)
    // The header, three lines of 20⅓ that are 20 apart, and 16 below.
    #expect(isClose(whole.height, 66 + 1 / 3.0 + 61 + 40 + 16))

    filter.selectDetent(.medium)
    let half = try #require(shop.stage.sheets.first)
    #expect(isClose(half.height, 419 + 1 / 3.0))
  }

  @Test("A switch in the filter that adds a sentence makes its sheet taller")
  func filterGrows() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.filter)
    shop.app.visibleCoordinator.selectDetent(.custom)
    let before = try #require(shop.stage.sheets.first)

    try shop.stage.tap("Signed by the author, off")

    let after = try #require(shop.stage.sheets.first)
    // The gap of 20 and two lines of 42⅓.
    #expect(isClose(after.height - before.height, 62 + 1 / 3.0))
    #expect(shop.node("Signed by the author, on") != nil)
  }

  @Test("A sheet keeps its height while another screen is pushed in it")
  func pushedInSheet() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BasketRoute.address)
    let before = try #require(shop.stage.sheets.first)

    try shop.stage.tap("Continue to payment")

    #expect(shop.stage.sheets == [before])
    #expect(shop.app.visibleRoute as? BasketRoute == .payment)
  }

  @Test("A sheet that opens with a screen pushed in it measures its root as if that had been seen")
  func pushedAtOnce() throws {
    let step = OpenShop()
    step.app.navigate(to: BasketRoute.address)
    step.stage.settle()
    step.app.navigate(to: BasketRoute.payment)

    let link = OpenShop()
    link.app.navigate(to: BasketRoute.payment)

    // The bar of 56, four fields of 64, a button of 50⅓, four gaps of 16, and 16 above and below.
    let measured = 56 + 256 + 50 + 1 / 3.0 + 64 + 32
    let stepped = try #require(step.stage.sheets.first)
    #expect(isClose(stepped.measured, measured))
    let linked = try #require(link.stage.sheets.first)
    #expect(isClose(linked.measured, measured))
  }

  private func aboutSheet(
    _ book: Book,
    typeSize: TypeSize = .large
  ) throws -> SheetMeasurement {
    let shop = OpenShop(typeSize: typeSize)
    shop.app.navigate(to: BrowseRoute.about(book))
    return try #require(shop.stage.sheets.first)
  }

  private func isClose(_ length: Double, _ other: Double) -> Bool { abs(length - other) < 0.01 }
}
