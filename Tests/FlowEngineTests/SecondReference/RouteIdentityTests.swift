import FlowEngine
import Testing

/// Routes, styles and coordinators that are told apart.
@MainActor
struct RouteIdentityTests {
  /// An object that prints like every other one.
  private final class Album: Hashable, CustomStringConvertible {
    var description: String { "album" }

    static func == (lhs: Album, rhs: Album) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private enum AlbumRoute: StyledRoute {
    case list, show(Album)

    var presentationStyle: TransitionPresentationStyle { .push }
  }

  private final class Albums: Coordinator<AlbumRoute> {
    override func canHandle(_ route: any Route) -> Bool { route is AlbumRoute }
  }

  @Test("A screen is listed as its case with its values, or by the name that it gives itself")
  func names() {
    #expect(HallRoute.item(1).identifier == "item(1)")
    let named = DefaultRoute("welcome", presentationStyle: .push) { nil }
    #expect(named.identifier == "welcome")
  }

  @Test("Two albums that print alike were one screen: each has its own, and is gone back to")
  func printedAlike() {
    let (first, second) = (Album(), Album())
    let albums = Albums(router: Router(initial: .list))
    albums.navigate(to: AlbumRoute.show(first))
    albums.navigate(to: AlbumRoute.show(second))
    #expect(albums.layers == ["base list > show(album) > show(album)"])
    albums.navigate(to: AlbumRoute.show(first))
    #expect(albums.layers == ["base list > show(album)"])
    #expect(albums.router.state.stack == [.show(first)])
  }

  @Test("Equal routes are one key of a set, and one place to go back to")
  func equal() {
    #expect(Set<HallRoute>([.item(1), .item(1), .item(2)]).count == 2)
    let hall = Hall("App")
    hall.navigate(to: HallRoute.item(1))
    hall.navigate(to: HallRoute.item(1))
    #expect(hall.layers == ["base hall > item(1)"])
  }

  @Test("Styles are equal to themselves and to no other")
  func styles() {
    let styles: [TransitionPresentationStyle] = [
      .push, .sheet, .fullScreenCover, .detents([.medium]), .detents([.medium, .height(300)]),
      .custom(transition: .opacity), .custom(transition: .slide),
      .custom(transition: .opacity, animation: .bouncy),
      .custom(transition: .opacity, fullScreen: true),
    ]
    for (index, style) in styles.enumerated() {
      #expect(styles.firstIndex(of: style) == index)
    }
    #expect(Set(styles + styles).count == styles.count)
  }

  @Test("A sheet whose six heights were listed in another order was another sheet: it is the same")
  func anyOrder() {
    let heights: [ModalPresentationDetent] = [
      .small, .medium, .large, .custom, .height(300), .fraction(0.25),
    ]
    let style = TransitionPresentationStyle.detents(ModalDetentConfiguration(detents: heights))
    var orders: [[ModalPresentationDetent]] = [[]]
    for height in heights {
      orders = orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [height] + Array(order[$0...]) }
      }
    }
    #expect(orders.count == 720)
    let styles = Set(
      orders.map { TransitionPresentationStyle.detents(ModalDetentConfiguration(detents: $0)) }
    )
    #expect(styles == [style])
  }

  @Test("Two flows of one class were one: each is shown, is found by its path, and finishes alone")
  func twoOfOneClass() {
    let hall = Hall("App")
    let (first, second) = (Hall("Flow", root: .item(1)), Hall("Flow", root: .item(2)))
    hall.navigate(to: first, presentationStyle: .sheet)
    hall.navigate(to: second, presentationStyle: .sheet)
    #expect(hall.layers == ["base hall", "sheet item(1)", "sheet item(2)"])
    #expect(first.ownerPath.description == "app/subflow Flow")
    #expect(second.ownerPath.description == "app/subflow Flow 2")
    #expect(hall.coordinator(at: second.ownerPath) === second)
    second.finishFlow()
    #expect(hall.layers == ["base hall", "sheet item(1)"])
  }

  @Test("Two runs of the same calls have the same log and the same screens")
  func sameRuns() {
    func run() -> (log: [String], composition: Composition) {
      let hall = Hall("App")
      let log = EventLog(of: hall)
      hall.navigate(toRoute: .item(1))
      hall.navigate(to: Hall("Flow", root: .film))
      hall.present(.note(1))
      hall.close()
      return (log.lines, hall.composition)
    }
    let (first, second) = (run(), run())
    #expect(first.log == second.log)
    #expect(first.log.count > 4)
    #expect(first.composition == second.composition)
  }
}
