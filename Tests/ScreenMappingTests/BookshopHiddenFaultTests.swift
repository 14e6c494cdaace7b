import Bookshop
import FlowEngine
import LayoutSim
import ScreenMapping
import TestSupport
import Testing

/// Faults planted in copies of the bookshop's parts that no single screen shows.
@MainActor
struct BookshopHiddenFaultTests {
  @Test("A badge that nothing updates is seen after the event that makes it stale")
  func staleBadge() async throws {
    let map = await explore([.rests]) {
      FaultyTabs(.badgeIsNotUpdated)
    } _: {
      $0.event("Ned adds a book") { $0.addBook() }
      $0.leaveOut(.tap("See the book"), .tap("How the shop works"), .selectTab("Basket"))
    }
    #expect(map.broken == ["rests: event \"Ned adds a book\""])
    let words = try #require(map.laws.first?.violations.first?.words)
    #expect(words.hasSuffix("It was “Basket, 2” and is “Basket, 3”."))
  }

  @Test("News that the app keeps is told after it has left")
  func newsIsKept() async throws {
    let map = await explore([.isFreed]) {
      FaultyApp(.newsIsKept)
    } _: {
      shipped(&$0)
    }
    #expect(map.broken.first == "is-freed: event \"order 1042 is shipped\", go back")
  }

  @Test("News that holds itself is told as soon as it has come")
  func newsHoldsItself() async {
    let map = await explore([.isFreed]) {
      FaultyApp(.newsHoldsItself)
    } _: {
      shipped(&$0)
    }
    #expect(map.broken.first == "is-freed: event \"order 1042 is shipped\"")
  }

  private func shipped(_ exploration: inout Exploration<FaultyApp>) {
    exploration.event("order 1042 is shipped") { $0.orderShipped(Customer.harriet.orders[0]) }
    exploration.leaveOut(.tap("Where is it?"))
  }

  @Test("A count of visits that decides is hidden state, with both ways to the account")
  func visitsAreCounted() async throws {
    let map = await explore([]) { FaultyAccount(.visitsAreCounted) }
    let note = try #require(map.notes.first { $0.code == "hidden-state" })
    #expect(note.scripts.map(\.brief) == ["“Orders, 2”", "“Orders, 2”, go back, “Orders, 2”"])
  }

  @Test("Authors in the order of a dictionary make the way to them unsteady")
  func shuffledAuthors() async {
    await #expect(processExitsWith: .success) {
      try await BookshopHiddenFaultTests().expectShuffledAuthors()
    }
  }

  private func expectShuffledAuthors() async throws {
    let authors = ShuffledAuthors()
    let map = await explore([]) {
      authors.app()
    } _: {
      // Room for what is one step from the shelves.
      $0.limits.steps = 40
    }
    let note = try #require(map.notes.first { $0.code == "unsteady" })
    #expect(note.scripts.map(\.brief) == ["“Authors, Who wrote all this”"])
  }

  @Test("Without the book of the month on its shelf nothing leads to its sample")
  func featuredIsMissing() async {
    let map = await explore([]) {
      FaultyBrowse(.featuredIsMissing)
    } _: {
      $0.routes(BrowseRoute.editions(.hound), BrowseRoute.sample, BrowseRoute.contents)
    }
    let unreached = map.routes.filter { $0.state == nil }
    #expect(unreached.map(\.kind) == ["browse.contents", "browse.sample"])
  }

  @Test("Without a fault the copies keep all laws")
  func noFault() async {
    await #expect(processExitsWith: .success) { await BookshopHiddenFaultTests().expectNoFault() }
  }

  private func expectNoFault() async {
    let laws: Set<ExplorationLaw> = [
      .canBeLeft, .backReturns, .refusalChangesNothing, .isFreed, .nothingOrphaned,
    ]
    let maps = [
      await explore(laws) { FaultyAccount(.none) },
      await explore(laws) { FaultyBasket(.none) },
      await explore(laws) { FaultyBrowse(.none) },
      await explore(laws) {
        FaultyApp(.none)
      } _: {
        shipped(&$0)
      },
    ]
    #expect(maps.flatMap(\.broken).isEmpty)
    #expect(maps.allSatisfy { !$0.notes.contains { $0.code == "hidden-state" } })
  }

  @Test("What breaks laws is the same without shortcuts")
  func shortcuts() async {
    await #expect(processExitsWith: .success) {
      await BookshopHiddenFaultTests().compareShortcuts()
    }
  }

  private func compareShortcuts() async {
    func maps<App: AnyCoordinator>(_ app: @escaping @MainActor () -> App) async -> [ScreenMap] {
      var maps: [ScreenMap] = []
      for takesShortcuts in [true, false] {
        maps.append(
          await explore(Set(ExplorationLaw.allCases), app) { $0.takesShortcuts = takesShortcuts }
        )
      }
      return maps
    }
    var all = [await maps { FaultyBasket(.checkoutStays) }]
    if Night.isOn {
      all.append(await maps { FaultyAccount(.ordersOpenOne) })
      all.append(await maps { FaultyAccount(.guardsLoop) })
      all.append(await maps { FaultyBrowse(.contentsCloseSample) })
    }
    for maps in all { #expect(maps[0] == maps[1]) }
  }
}
