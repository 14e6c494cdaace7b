import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// Routes whose identifiers do not tell them apart.
@MainActor
struct EqualIdentifierTests {
  @Test("Routes of one identifier are noted, though their screens look the same")
  func different() async throws {
    let map = await Exploration("shelf") { ShelfApp([.volume("Emma"), .volume("Persuasion")]) }
      .run()
    #expect(map.notes.map(\.code) == ["equal-identifiers"])
    let words = try #require(map.notes.first?.words)
    #expect(words.hasPrefix("Several routes are called ShelfRoute volume."))
  }

  @Test("Equal routes are no reason for a note, also where each app makes their texts anew")
  func equal() async {
    let map = await Exploration("shelf") {
      let long = (0..<40).map(String.init).joined(separator: " ")
      return ShelfApp([.volume(long), .volume(long)])
    }
    .run()
    #expect(map.notes.isEmpty)
  }

  @Test("What an object holds is not looked into")
  func objects() async {
    let map = await Exploration("shelf") {
      ShelfApp([.lent(Lender("Harriet")), .lent(Lender("Ned"))])
    }
    .run()
    #expect(map.notes.map(\.code).filter { $0 == "equal-identifiers" }.isEmpty)
    #expect(map.laws.allSatisfy { $0.answer != .broken })
  }
}

/// Routes of which the identifiers leave out the values.
private enum ShelfRoute: Route {
  case shelf
  case volume(String)
  case lent(Lender)

  var identifier: String {
    switch self {
    case .shelf: "shelf"
    case .volume: "volume"
    case .lent: "lent"
    }
  }
}

private final class Lender: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (lhs: Lender, rhs: Lender) -> Bool { lhs.name == rhs.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A list of buttons that lead to the routes that it is given.
private final class ShelfApp: Coordinator<ShelfRoute> {
  let volumes: [ShelfRoute]

  init(_ volumes: [ShelfRoute]) {
    self.volumes = volumes
    let factory = ShelfFactory()
    super.init(router: Router(initial: .shelf, factory: factory))
    factory.app = self
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShelfRoute }
}

private final class ShelfFactory: ElementFactory<ShelfRoute> {
  weak var app: ShelfApp?

  override func buildElement(for route: ShelfRoute) -> (any Element)? {
    guard route == .shelf, let app else { return TextBlock("A volume") }
    return Column {
      Each(0..<app.volumes.count, id: \.self) { number in
        PushButton("Volume \(number + 1)") { [weak app] in
          app?.navigate(to: app?.volumes[number] ?? .shelf)
        }
      }
    }
  }
}
