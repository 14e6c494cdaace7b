import FlowEngine
import Testing

/// Links into the guides' example app.
func makeGuideLinks() throws -> LinkTable {
  var links = LinkTable(schemes: ["guide"], hosts: ["guide.example"])
  try links.add("ocean/{depth}") { values in
    OceanRoute(rawValue: try values["depth"])
  } from: {
    ["depth": $0.rawValue]
  }
  try links.add("level/{number}?modal={modal?}") { values in
    switch (try values["number"] as Int, try values["modal"] ?? false) {
    case (1, false): DeepBlueRoute.level1
    case (2, false): .level2
    case (3, false): .level3
    case (3, true): .level3Modal
    default: nil
    }
  }
  try links.add("red/info") { _ in RedRoute.info }
  try links.add("lost") { _ in Place("lost") }
  return links
}

@MainActor
@Suite("Opening links", .serialized)
struct LinkOpeningTests {
  private let app = AppCoordinator()
  private let links: LinkTable

  init() throws {
    links = try makeGuideLinks()
    app.navigate(to: AppRoute.tabRoot)
  }

  private var main: MainTabCoordinator {
    get throws { try #require(app.currentFlow as? MainTabCoordinator) }
  }

  private let abyss = """
    [Red Green *Blue* Yellow Purple] blue > DeepBlue.level1 > DeepBlue.level2 > DeepBlue.level3 \
    | sheet Level3Modal: level3Modal \
    | sheet NestedModal: nestedModal > Ocean.surface > Ocean.abyss
    """

  @Test("A cold start and a start deep inside show the same, by two different plans")
  func coldAndWarm() throws {
    let warm = AppCoordinator()
    warm.navigate(to: AppRoute.tabRoot)
    warm.navigate(to: RedRoute.lightRed)
    warm.navigate(to: RedRoute.info)
    let inside = try #require(warm.currentFlow as? MainTabCoordinator).red.infoModal

    let cold = try app.plan(opening: "guide://ocean/abyss", with: links)
    #expect(
      cold.description == """
        to abyss from app
          1. select tab 2 Blue of app/flow MainTab
          2. push child app/flow MainTab/tab 2 Blue/child DeepBlue
          3. push level2 on app/flow MainTab/tab 2 Blue/child DeepBlue
          4. push level3 on app/flow MainTab/tab 2 Blue/child DeepBlue
          5. present modal app/flow MainTab/tab 2 Blue/child DeepBlue/modal Level3Modal for \
        level3Modal
          6. present modal app/flow MainTab/tab 2 Blue/child DeepBlue/modal Level3Modal/modal \
        NestedModal for nestedModal
          7. push child app/flow MainTab/tab 2 Blue/child DeepBlue/modal Level3Modal/modal \
        NestedModal/child Ocean
          8. push abyss on app/flow MainTab/tab 2 Blue/child DeepBlue/modal Level3Modal/modal \
        NestedModal/child Ocean
        """
    )
    let hot = try inside.plan(opening: "https://guide.example/ocean/abyss", with: links)
    #expect(
      hot.steps.prefix(3).map(\.description) == [
        "dismiss modal app/flow MainTab/tab 0 Red/modal RedModal 2",
        "pop to red on app/flow MainTab/tab 0 Red",
        "select tab 2 Blue of app/flow MainTab",
      ]
    )
    #expect(hot.steps.dropFirst(2) == cold.steps[...])

    #expect(app.open("guide://ocean/abyss", with: links))
    #expect(inside.open("https://guide.example/ocean/abyss", with: links))

    #expect(app.picture == abyss)
    #expect(warm.composition == app.composition)
  }

  @Test("A dry run changes nothing, and its plan can be applied")
  func dryRun() throws {
    let plan = try app.plan(opening: "guide://red/info", with: links)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red")
    try app.apply(plan)
    #expect(app.picture == "[*Red* Green Blue Yellow Purple] red | sheet RedModal: info")
  }

  @Test("A link for a logged-in user is refused in the login flow, by name, and changes nothing")
  func tooEarly() {
    let app = AppCoordinator()
    #expect(!app.open("guide://ocean/abyss", with: links))
    #expect(app.picture == "login")
    guard case .navigationFailed(let route, _, _)? = app.unhandledErrors.first else {
      Issue.record("navigationFailed was not reported")
      return
    }
    #expect(route == RouteDescription(OceanRoute.abyss))
  }

  @Test("A refused link is reported to the nearest handler; the throwing call throws the same")
  func refused() throws {
    var received: [FlowError] = []
    try main.red.flowErrorHandler = FlowErrorHandler { received.append($0) }
    let link = "guide://level/abc"
    let expected = FlowError.linkRefused(
      .valueNotConvertible(
        "abc",
        parameter: "number",
        type: "Int",
        pattern: "level/{number}?modal={modal?}"
      )
    )
    #expect(try !main.red.open(link, with: links))
    #expect(received == [expected])
    #expect(throws: expected) { try main.red.perform(opening: link, with: links) }
    #expect(throws: expected) { try main.red.plan(opening: link, with: links) }
    #expect(received.count == 1)
  }

  @Test("A link whose route no coordinator takes fails as the navigation does")
  func unclaimed() {
    var failures: [FlowError] = []
    app.flowErrorHandler = FlowErrorHandler { failures.append($0) }
    app.navigate(to: Place("lost"))
    app.open("guide://lost", with: links)
    #expect(failures.count == 2)
    #expect(failures.first == failures.last)
  }

  @Test("A table's function that navigates is refused, and the link is followed")
  func navigatingTable() throws {
    var links = links
    let red = try main.red
    try links.add("sly") { _ in
      MainActor.assumeIsolated { _ = red.navigate(to: RedRoute.lightRed) }
      return GreenRoute.lightGreen
    }
    #expect(app.open("guide://sly", with: links))
    #expect(app.picture == "[Red *Green* Blue Yellow Purple] green > lightGreen")
    #expect(red.router.state.stack == [])
    #expect(
      app.unhandledErrors == [.callDuringPlanning(call: "navigate", owner: red.ownerPath)]
    )
  }

  @Test("A link that a question opens is refused, and the question's navigation continues")
  func fromQuestion() {
    let stub = PlaceCoordinator("Desk", root: "desk", handles: ["a"])
    stub.whenAsked = { [links] in stub.open("guide://lost", with: links) }
    #expect(stub.go("a"))
    #expect(stub.words == "desk a")
    #expect(stub.unhandledErrors == [.callDuringPlanning(call: "open", owner: stub.ownerPath)])
    stub.whenAsked = nil
  }

  @Test("A link that an observer opens waits until all has settled, and is refused at once")
  func fromObserver() throws {
    var answers: [Bool] = []
    let token = app.observe { [app, links] event in
      guard case .changed = event, answers.isEmpty else { return }
      answers.append(app.open("guide://ocean/abyss", with: links))
      answers.append(app.open("guide://nowhere", with: links))
    }
    app.navigate(to: GreenRoute.lightGreen)
    token.cancel()
    #expect(answers == [true, false])
    #expect(app.visibleRoute.identifier == "abyss")
    #expect(
      app.unhandledErrors == [.linkRefused(.unknownLink("guide://nowhere", closest: []))]
    )
  }
}
