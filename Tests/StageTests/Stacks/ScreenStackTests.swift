import FlowEngine
import SnapshotRendering
import StageSupport
import Testing

@testable import LayoutSim

/// A stack that an element is.
@MainActor
struct ScreenStackTests {
  private let cities = Cities()

  private func stage() -> Stage {
    let cities = cities
    return Stage { ScreenStack { cities.list() } }
  }

  private func layers(_ stage: Stage) -> [String] {
    TreeRenderer.outline(.layers).render(stage.renderTree)
      .split(separator: "\n").dropFirst(2).filter { !$0.hasPrefix("finding") }.map(String.init)
  }

  @Test(
    "A link by value pushes a screen with a bar, a title and a way back that is called like the root"
  )
  func pushes() throws {
    let stage = stage()
    try stage.tap("Rome")
    #expect(
      layers(stage) == [
        "window @ 0,0 393x852",
        "  stack depth=1 @ 0,0 393x852",
        "    screen screen owner=OneScreen top @ 0,0 393x852",
        "      stack depth=2 @ 0,0 393x852",
        "        screen screen.stack owner=OneScreen covered",
        "        screen Rome owner=OneScreen top @ 0,0 393x852",
      ]
    )
    #expect(stage.topScreen?.title == "Rome")
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Cities",
          canNavigateBack: true,
          effect: "pop to screen.stack"
        )
    )
    // The inline title of the root is inherited: 53⅔ and 44 above the content, whose rest is 720⅓ without 34 below.
    #expect(stage.renderTree.nodes.filter { $0.role == .navigationBar }.map(\.label) == ["Rome"])
    #expect(stage.codes.isEmpty)
  }

  @Test("On the root there is nothing to go back to")
  func root() throws {
    let stage = stage()
    #expect(stage.back.canNavigateBack == false)
    #expect(throws: StageError.noBackSwipe(screen: "screen.stack", reason: .root)) {
      try stage.swipeBack()
    }
  }

  @Test("A link by destination pushes it, and so does a tap in its row")
  func destination() throws {
    let stage = stage()
    try stage.tap("About")
    #expect(stage.topScreen?.title == "About")
    try stage.goBack()
    let row = try #require(stage.renderTree.nodes.first { $0.role == .row }?.frame)
    // At the end of the row, beside the words of its link.
    try stage.tap(at: Point(x: row.maxX - 30, y: row.midY))
    #expect(stage.topScreen?.title == "Rome")
  }

  @Test("In the row of a list a link ends in a chevron, and elsewhere it does not")
  func chevron() throws {
    let stage = stage()
    #expect(stage.renderTree.nodes.filter { $0.label == "chevron.forward" }.count == 3)
    try stage.tap("Rome")
    #expect(stage.element(labelled: "Twin") != nil)
    #expect(!stage.renderTree.nodes.contains { $0.label == "chevron.forward" })
  }

  // A picture and a column are 8 points apart, and the column's texts begin where it does.
  @Test("A picture and a column of texts in a link's label shared the row between them")
  func severalElements() throws {
    let stage = Stage(on: .iPhone15) {
      ScreenStack {
        RowList {
          ScreenLink {
            TextBlock("Rome")
          } label: {
            Picture("flag", width: 30, height: 40)
            Column(alignment: .leading) {
              TextBlock("Italy")
              TextBlock("12 people")
            }
          }
        }
      }
    }
    let flag = try #require(stage.element(labelled: "flag")?.frame)
    #expect(flag.size.width == 30)
    #expect(stage.element(labelled: "12 people")?.frame?.minX == flag.maxX + 8)
  }

  @Test(
    "The back button, a swipe, dismiss and the back action each pop one screen",
    arguments: 0..<4
  )
  func waysBack(way: Int) throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Twin")
    #expect(stage.innermostStack == ["screen.stack", "Rome", "Rome’s twin"])
    switch way {
    case 0: try stage.goBack()
    case 1: try stage.swipeBack()
    case 2: try stage.tap("Leave")
    default: try stage.tap("Go back")
    }
    #expect(stage.innermostStack == ["screen.stack", "Rome"])
    #expect(stage.back.label == "Cities")
  }

  @Test("A swipe that is cancelled leaves the screen, with its state")
  func cancelledSwipe() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Count")
    try stage.swipeBack(progress: 0.4, releasing: .cancelled)
    #expect(stage.element(labelled: "Rome 1") != nil)
  }

  @Test("A finger on a screen that is leaving it is refused, with that reason")
  func touchWhileLeaving() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.withoutSettling {
      try stage.goBack()
      stage.advance(by: 0.1)
      #expect {
        try stage.tap("Count")
      } throws: { error in
        if case .outOfReach("Count", .moving)? = error as? StageError { true } else { false }
      }
    }
    try stage.tap("Rome")
    #expect(stage.element(labelled: "Rome 0") != nil)
  }

  @Test("The same value twice on top of its path is a finding")
  func sameValueTwice() {
    cities.path = ["Rome", "Oslo"]
    let stage = Stage { [cities] in
      ScreenStack(path: Bound(cities, \.path)) { cities.list() }
    }
    #expect(stage.codes == [])
    cities.path = ["Oslo", "Rome", "Rome"]
    #expect(stage.codes == [.sameScreenTwice])
  }

  @Test("While it is swiped back the screen below is seen beside it")
  func swipedScreen() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      // Half of 393.
      #expect(try stage.renderTree.screen("Rome").frame?.minX == 196.5)
      #expect(try stage.renderTree.screen("screen.stack").frame != nil)
      swipe.finish()
    }
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("A screen below keeps its state, and one that was popped starts anew")
  func state() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Count")
    try stage.tap("Twin")
    try stage.tap("Count")
    #expect(stage.element(labelled: "Rome’s twin 1") != nil)
    try stage.goBack()
    #expect(stage.element(labelled: "Rome 1") != nil)
    try stage.tap("Twin")
    #expect(stage.element(labelled: "Rome’s twin 0") != nil)
  }

  @Test("The screen that comes appears before the one that it covers disappears")
  func presence() throws {
    let stage = stage()
    try stage.tap("Rome")
    try stage.tap("Twin")
    try stage.goBack()
    #expect(cities.log == ["+Rome", "+Rome’s twin", "-Rome", "+Rome", "-Rome’s twin"])
  }

  @Test("Without a back button there is no swipe, and dismiss still pops")
  func hiddenBackButton() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        ScreenLink("Rome", value: "Rome")
          .navigationDestination(for: String.self) {
            CityScreen(name: $0, cities: cities).navigationBarBackButtonHidden()
          }
      }
    }
    try stage.tap("Rome")
    #expect(!stage.back.isVisible)
    #expect(stage.back.canNavigateBack)
    #expect(throws: StageError.noBackSwipe(screen: "Rome", reason: .noBackButton)) {
      try stage.swipeBack()
    }
    try stage.tap("Leave")
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("The buttons of a screen’s toolbar are in its bar, and its search field, too")
  func items() throws {
    let stage = Stage {
      ScreenStack {
        TextBlock("Root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
          .toolbar { PushButton("Edit") {} }
          .searchable(text: .constant(""))
      }
    }
    let tree = stage.renderTree
    let bar = try #require(tree.nodes.firstIndex { $0.role == .navigationBar })
    let inside = tree.subtree(of: bar).compactMap { tree.nodes[$0].label }
    #expect(inside.contains("Edit"))
    #expect(inside.contains("Search"))
  }

  @Test("A link outside of a stack, and one without a value, cannot be pressed")
  func dead() throws {
    let stage = Stage {
      Column {
        ScreenLink("Outside", value: 1)
        ScreenStack {
          ScreenLink("Nothing", value: Int?.none).navigationDestination(for: Int.self) {
            TextBlock("\($0)")
          }
        }
      }
    }
    #expect(stage.element(labelled: "Outside")?.flags.contains(.disabled) == true)
    #expect(stage.element(labelled: "Nothing")?.flags.contains(.disabled) == true)
  }

  @Test("A link outside of any stack was disabled without a finding", arguments: Links.allCases)
  func outside(_ kind: Links) {
    let stage = Stage { Column { kind.link } }
    #expect(stage.element(labelled: "Link")?.flags.contains(.disabled) == true)
    #expect(
      stage.renderTree.findings.map(\.found) == [
        "A link to \(kind == .value ? "a value of Int" : "a screen") is outside of any stack: it is disabled."
      ]
    )
  }

  @Test("A link on a coordinator's stack is disabled here, and a device may push what it leads to")
  func onStackOfCoordinator() {
    let coordinator = Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) {
        ScreenLink("Link") { TextBlock("Next") }
      }
    )
    let stage = Stage(coordinator)
    #expect(stage.codes == [.linkOutsideStack])
    #expect(
      stage.renderTree.findings.first?.found
        == "A link to a screen is on a coordinator's stack, where only coordinators push: it is disabled here."
    )
  }

  @Test("Links on stacks, links without a value and trees without a stage have no such finding")
  func noLinkOutside() {
    let stage = Stage {
      ScreenStack {
        Column {
          ScreenLink("Nothing", value: String?.none)
          ScreenLink("Link", value: 1)
        }
        .navigationDestination(for: Int.self) { TextBlock("\($0)") }
      }
    }
    #expect(stage.codes.isEmpty)
    let dead = Stage { ScreenLink("Nothing", value: String?.none) }
    #expect(dead.codes.isEmpty)
  }

  enum Links: CaseIterable {
    case value, destination, active

    @MainActor @ElementBuilder var link: some Element {
      switch self {
      case .value: ScreenLink("Link", value: 1)
      case .destination: ScreenLink("Link") { TextBlock("Next") }
      case .active: ScreenLink("Link", destination: TextBlock("Next"), isActive: .constant(false))
      }
    }
  }

  @Test("A root shows what its surroundings pass to it while it is covered")
  func coveredRoot() throws {
    let cities = cities
    struct Titled: Element {
      let cities: Cities
      var body: some Element {
        let title = cities.isHelpShown ? "Other" : "Root"
        ScreenStack {
          ScreenLink("Next") { TextBlock("Next") }
            .navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let stage = Stage { Titled(cities: cities) }
    try stage.tap("Next")
    #expect(stage.back.label == "Root")
    cities.isHelpShown = true
    #expect(stage.back.label == "Other")
  }

  @Test("Below other content it begins there, without the distance from the status bar")
  func inColumn() throws {
    let stage = Stage {
      Column(spacing: 0) {
        Fill().frame(height: 100)
        ScreenStack { TextBlock("In").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
      }
    }
    // 59 for the status bar, and 100; the stack extends under the home indicator.
    #expect(
      try stage.renderTree.screen("screen.stack").frame
        == Rect(x: 0, y: 159, width: 393, height: 693)
    )
    let bar = try #require(stage.renderTree.nodes.first { $0.role == .navigationBar })
    #expect(bar.frame == Rect(x: 0, y: 159, width: 393, height: 44))
  }

  @Test("In a mirrored layout and on iOS 26 it leads there and back", arguments: [false, true])
  func otherSystems(isMirrored: Bool) throws {
    let cities = cities
    var traits = Traits(device: .iPhone16, platform: .iOS26)
    if isMirrored { traits.direction = .rightToLeft }
    let stage = Stage(under: traits) { ScreenStack { cities.list() } }
    try stage.tap("Rome")
    #expect(stage.back.label == "Cities")
    try stage.swipeBack()
    #expect(stage.innermostStack == ["screen.stack"])
  }
}
