import Bookshop
import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// Faults planted in copies of the bookshop's parts: each is found by its law, with the shortest script.
///
/// The long explorations run on another core.
@MainActor
struct BookshopFaultTests {
  /// The way to the book of the month from the shelves: its shelf, then its row.
  private let featured =
    "“Detective stories, 2”, “The Adventures of Sherlock Holmes, Arthur Conan Doyle, 1892, £7.99”"

  /// Leaves out what is beside that way.
  private func browse(_ fault: FaultyBrowse.Fault) async -> ScreenMap {
    await explore([.backReturns]) {
      FaultyBrowse(fault)
    } _: {
      $0.leaveOut(.tap("Authors, Who wrote all this"))
    }
  }

  @Test("A checkout that does not go cannot be left, and its other screens can")
  func stubbornCheckout() async {
    let map = await explore([.canBeLeft]) { FaultyBasket(.checkoutStays) }
    #expect(map.broken == ["can-be-left: Check out"])
  }

  @Test("A list that opens an order whenever it appears leaves no way out of the order")
  func ordersOpenOne() async {
    let map = await explore([.canBeLeft]) { FaultyAccount(.ordersOpenOne) }
    #expect(map.broken == ["can-be-left: “Orders, 2”"])
  }

  @Test("An introduction without its button cannot be left, and is a finding")
  func noButton() async {
    let map = await explore([.canBeLeft, .noFindings]) {
      FaultyTabs(.introductionHasNoButton)
    } _: {
      $0.leaveOut(.tap("See the book"), .selectTab("Basket"))
    }
    #expect(
      map.broken == ["can-be-left: How the shop works", "no-findings: How the shop works"]
    )
  }

  @Test("A close button that closes the sheet below does not go back")
  func closesTheWrongOne() async {
    await #expect(processExitsWith: .success) {
      await BookshopFaultTests().expectClosesTheWrongOne()
    }
  }

  private func expectClosesTheWrongOne() async {
    let map = await browse(.contentsCloseSample)
    #expect(
      map.broken == [
        "back-returns: \(featured), “Editions, 3”, Read the beginning, Contents, Close"
      ]
    )
  }

  @Test("A close button that pops the screen below its sheet does not go back")
  func popsBelow() async {
    await #expect(processExitsWith: .success) { await BookshopFaultTests().expectPopsBelow() }
  }

  private func expectPopsBelow() async {
    let map = await browse(.sampleClosesEditions)
    #expect(
      map.broken == ["back-returns: \(featured), “Editions, 3”, Read the beginning, Done"]
    )
  }

  @Test("A button that is none of the closing ones may close two sheets")
  func otherButtons() async {
    let map = await explore([.backReturns]) {
      FaultyBrowse(.contentsCloseSample)
    } _: {
      $0.closingButtons = ["Done"]
    }
    #expect(map.broken.isEmpty)
  }

  @Test("Remarks that take their book along do not go back, however they are left")
  func remarksTakeBook() async {
    await #expect(processExitsWith: .success) { await BookshopFaultTests().expectRemarksTakeBook() }
  }

  private func expectRemarksTakeBook() async {
    let map = await browse(.remarksTakeBook)
    #expect(map.broken == ["back-returns: \(featured), About this book, Close"])
  }

  @Test("A checkout after which another tab is selected does not go back, over tabs, too")
  func checkoutLeadsHome() async {
    await #expect(processExitsWith: .success) {
      await BookshopFaultTests().expectCheckoutLeadsHome()
    }
  }

  private func expectCheckoutLeadsHome() async {
    let map = await explore([.backReturns]) {
      FaultyTabs(.checkoutLeadsHome)
    } _: {
      $0.leaveOut(.tap("See the book"), .tap("How the shop works"))
    }
    #expect(map.broken == ["back-returns: Basket, Check out, Cancel"])
  }

  @Test("An introduction that does not scroll has its button out of reach in landscape")
  func doesNotScroll() async throws {
    let map = await explore([.turns]) {
      FaultyTabs(.introductionDoesNotScroll)
    } _: {
      $0.leaveOut(.tap("See the book"), .selectTab("Basket"))
    }
    #expect(map.broken == ["turns: How the shop works"])
    // Its picture alone is 420 high, and the window is 393.
    let violation = try #require(map.laws.first?.violations.first)
    #expect(violation.words == "In landscape “Start browsing” cannot be reached.")
    #expect(violation.setting == "landscape")
    let (before, after) = (try #require(violation.before), try #require(violation.after))
    #expect(map.outlines[before].contains("393x852"))
    #expect(map.outlines[after].contains("852x393"))
    let section = try #require(map.markdown.components(separatedBy: "### turns").last)
    #expect(section.contains("Under the settings of the map:\n\n```text\n"))
    #expect(section.contains("In landscape:\n\n```text\n"))
  }

  @Test("A link that leaves out the shelf of a book leads elsewhere than fingers")
  func shelfIsLeftOut() async {
    await #expect(processExitsWith: .success) {
      try await BookshopFaultTests().expectShelfIsLeftOut()
    }
  }

  private func expectShelfIsLeftOut() async throws {
    let links = try ShopLinks.table(for: .classics)
    let map = await explore([.linksMatchNavigation]) {
      FaultyBrowse(.shelfIsLeftOut)
    } _: {
      $0.links(links, "bookshop://title/hound")
    }
    #expect(map.broken == ["links-match-navigation: open \"bookshop://title/hound\""])
  }

  @Test("A change of flow that is denied after it was made is no refusal")
  func changeIsDenied() async throws {
    let links = try ShopLinks.table(for: .classics)
    let map = await explore([.refusalChangesNothing]) {
      FaultyApp(.changeIsDenied)
    } _: {
      $0.links(links, "bookshop://order/1042")
    }
    #expect(map.broken == ["refusal-changes-nothing: open \"bookshop://order/1042\""])
  }

  @Test("Guards that loop end with an error, from either side")
  func guardsLoop() async throws {
    let map = await explore([.noFindings]) {
      FaultyAccount(.guardsLoop)
    } _: {
      // They lead out of the account, which is explored alone.
      $0.leaveOut(.tap("Ask a bookseller"), .tap("Sign out"))
    }
    #expect(map.broken == ["no-findings: “Orders, 2”", "no-findings: Import a wish list"])
    let words = try #require(map.laws.first?.violations.first?.words)
    #expect(words.contains("Guards redirect endlessly"))
  }
}
