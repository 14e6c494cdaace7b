import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// What scrolling brings into sight is what lies in the content of an area, along the axes that scroll.
@MainActor
struct ScrollReachTests {
  private func stage(@ElementBuilder _ content: @escaping @MainActor () -> some Element) -> Stage {
    Stage(StubCoordinator("home") { _ in content() })
  }

  private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [FindingCode]
  {
    stage(content).renderTree.findings.map(\.code)
  }

  /// Scroll areas with a button called “Far” beside or beyond their content.
  enum Place: CaseIterable {
    case besideList, besideRows, aboveRows, belowRows, belowCarousel, aboveCarousel, besideCarousel,
      lowArea

    @MainActor
    var content: AnyElement {
      switch self {
      case .besideList:
        AnyElement(
          RowList {
            near; far.offset(x: 5_000)
          }
        )
      case .besideRows:
        AnyElement(
          ScrollArea {
            Column {
              near; far.offset(x: 3_000)
            }
          }
        )
      case .aboveRows:
        AnyElement(
          ScrollArea {
            Column {
              near; far.offset(y: -3_000)
            }
          }
        )
      case .belowRows:
        AnyElement(
          ScrollArea {
            Column {
              near; far.offset(y: 3_000)
            }
          }
        )
      case .belowCarousel:
        AnyElement(
          ScrollArea(.horizontal) {
            Row {
              near; far.offset(y: 3_000)
            }
          }
        )
      case .aboveCarousel:
        AnyElement(
          ScrollArea(.horizontal) {
            Row {
              near; far.offset(y: -3_000)
            }
          }
        )
      case .besideCarousel:
        AnyElement(
          ScrollArea(.horizontal) {
            Row {
              near; far.offset(x: 3_000)
            }
          }
        )
      case .lowArea:
        // On the screen, and cut off by the area, whose content is 40 high.
        AnyElement(
          Column {
            ScrollArea {
              Column(spacing: 0) {
                near.frame(height: 20); far.frame(height: 20).offset(y: 150)
              }
            }
            .frame(height: 100)
            Stretch()
          }
        )
      }
    }

    @MainActor
    private var near: some Element { PushButton("Near") {}.buttonStyle(.bordered.large) }

    @MainActor
    private var far: some Element { PushButton("Far") {}.buttonStyle(.bordered.large) }
  }

  @Test(
    "Content that no scrolling brings into sight was called scrolled away",
    arguments: Place.allCases
  )
  func unreachable(place: Place) throws {
    let stage = stage { place.content }
    #expect(stage.renderTree.findings.map(\.code).contains(.contentOffScreen))
    let far = try #require(stage.renderTree.all(.button).first { $0.label == "Far" })
    #expect(far.flags.isDisjoint(with: .scrolledAway))
    #expect(far.flags.contains(.covered))
    #expect(stage.element(labelled: "Far") == nil)
    let error = StageError.outOfReach("Far", reason: .offScreen)
    #expect(throws: error) { try stage.tap("Far") }
    #expect(throws: error) { try stage.scroll(to: "Far") }
    #expect(throws: error) { try stage.tap("Far") }
    try stage.tap("Near")
  }

  @Test("A text that no scrolling brings into sight was not a finding")
  func texts() {
    #expect(
      codes {
        RowList {
          TextBlock("a"); TextBlock("b").offset(x: 5_000)
        }
      } == [.textOffScreen]
    )
    #expect(
      codes {
        ScrollArea {
          Column {
            TextBlock("a"); TextBlock("b").offset(y: 3_000)
          }
        }
      }
        == [.textOffScreen]
    )
  }

  @Test("What lies in the content is within reach, however far, also when it has been scrolled")
  func reachable() throws {
    let stage = stage {
      ScrollArea {
        Fill().frame(height: 3_000)
        // 2000 of the 3000 above.
        PushButton("Up") {}.buttonStyle(.bordered.large).offset(y: -2_000)
        ScrollArea(.horizontal) {
          Row {
            Fill().frame(width: 2_000, height: 40)
            PushButton("Inner") {}.buttonStyle(.bordered.large)
          }
        }
      }
    }
    #expect(stage.renderTree.findings == [])
    for name in ["Up", "Inner", "Up"] {
      try stage.scroll(to: name)
      try stage.tap(name)
      #expect(stage.renderTree.findings == [])
    }
    try stage.scroll("scroll", by: 10_000)
    #expect(try #require(stage.element(labelled: "Up")).flags.contains(.scrolledAway))
  }

  @Test("An area inside another one was taken to show what is beside both")
  func nested() throws {
    let stage = stage {
      ScrollArea {
        Fill().frame(height: 3_000)
        ScrollArea(.horizontal) {
          Row {
            Fill().frame(width: 2_000, height: 40)
            PushButton("Inner") {}.buttonStyle(.bordered.large).offset(y: 500)
          }
        }
      }
    }
    #expect(stage.renderTree.findings.map(\.code) == [.contentOffScreen])
    #expect(throws: StageError.outOfReach("Inner", reason: .offScreen)) {
      try stage.scroll(to: "Inner")
    }
  }

  @Test("Of two elements of one name the one out of sight was scrolled to")
  func twoOfAName() throws {
    let stage = stage {
      ScrollArea {
        PushButton("Buy") {}.buttonStyle(.bordered.large).offset(x: 3_000)
        Fill().frame(height: 3_000)
        PushButton("Buy") {}.buttonStyle(.bordered.large)
      }
    }
    try stage.scroll(to: "Buy")
    #expect(try !#require(stage.element(labelled: "Buy")).flags.contains(.scrolledAway))
  }

  @Test("A button that no scrolling brings into sight led back from a cover")
  func wayBack() {
    func codes(x: Double) -> [FindingCode] {
      let app = StubCoordinator(
        "home",
        modals: ["cover": ModalDetentConfiguration(detents: [.fullscreen])]
      )
      app.addModalCoordinator(
        StubCoordinator("cover") { _ in RowList { PushButton("Close") {}.offset(x: x) } }
      )
      app.navigate(to: StubRoute("cover"))
      return Stage(app).renderTree.findings.map(\.code)
    }
    #expect(codes(x: 3_000) == [.noWayBack, .contentOffScreen])
    #expect(codes(x: 0) == [])
  }

  @Test("Rows that a sheet can be dragged up for are not a finding")
  func lowSheet() {
    let shown = SheetStage([.medium, .large]) { _ in
      RowList { Each(0..<40, id: \.self) { PushButton("Row \($0)") {} } }
    }
    #expect(shown.stage.renderTree.findings == [])
  }

  @Test("An alert with more buttons than room reported a scroll, and did not move")
  func alert() throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      block().alert("Many", isPresented: flags.firstLink) {
        Each(1..<31, id: \.self) { number in
          PushButton("Action \(number)", action: flags.note("\(number)"))
        }
      }
    }
    try stage.scroll(to: "Action 30")
    try stage.tap("Action 30")
    #expect(flags.log == ["30", "first=false"])
    flags.first = true
    stage.settle()
    try stage.tap("Action 1")
  }

  @Test("The button of an alert with a long message scrolled out of sight with it")
  func longMessage() throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      block().alert("Terms", isPresented: flags.firstLink) {
        PushButton("Agree", action: flags.note("agreed"))
      } message: {
        TextBlock(String(repeating: "These are the terms of use of this app. ", count: 60))
      }
    }
    let before = stage.renderTree.frame(.button, "Agree")
    #expect(stage.scrollAreas == ["scroll"])
    #expect(try stage.scroll(by: 100) == 100)
    #expect(stage.renderTree.frame(.button, "Agree") == before)
    try stage.tap("Agree")
    #expect(flags.log == ["agreed", "first=false"])
  }

  @Test("Words and buttons of an alert that are both too long scroll apart, in half the room each")
  func longOnBothSides() throws {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      block().alert("Terms", isPresented: flags.firstLink) {
        Each(1..<31, id: \.self) { PushButton("Action \($0)", action: flags.note("\($0)")) }
      } message: {
        TextBlock(String(repeating: "These are the terms of use of this app. ", count: 60))
      }
    }
    #expect(stage.scrollAreas == ["scroll", "scroll 2"])
    let heights = stage.renderTree.nodes.filter { $0.role == .scroll }.map { $0.frame?.size.height }
    #expect(heights.count == 2 && heights[0] == heights[1])
    try stage.scroll(to: "Action 30")
    try stage.tap("Action 30")
    #expect(flags.log == ["30", "first=false"])
  }

  @Test("A row below the fold behind an alert was reported as scrolled away, and as missing")
  func behindAlert() {
    let flags = Flags()
    flags.first = true
    let stage = stage {
      ScrollArea { Column(spacing: 0) { Each(0..<40, id: \.self) { tall("Row \($0)") } } }
        .alert("Sure?", isPresented: flags.firstLink) { PushButton("Yes") {} }
    }
    for row in ["Row 1", "Row 30"] {
      let behind = StageError.outOfReach(row, reason: .behind(surface: "the alert “Sure?”"))
      #expect(throws: behind) { try stage.tap(row) }
      #expect(throws: behind) { try stage.scroll(to: row) }
    }
  }

  @Test(
    "Choices below the fold of a confirmation dialog could not be chosen at all",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func confirmation(platform: PlatformProfile) throws {
    let flags = Flags()
    flags.first = true
    var traits = Traits(device: .iPhone15, platform: platform)
    traits.orientation = .landscape
    let stage = Stage(
      StubCoordinator("home") { _ in
        block().confirmationDialog("Which?", isPresented: flags.firstLink) {
          Each(1..<31, id: \.self) { number in
            PushButton("Choice \(number)", action: flags.note("\(number)"))
          }
        }
      },
      under: traits
    )
    #expect(try stage.scroll(by: 100) == 100)
    try stage.scroll(to: "Choice 30")
    try stage.tap("Choice 30")
    #expect(flags.log == ["30", "first=false"])
  }

  @Test("Content of a popover reported a scroll, and did not move", arguments: [true, false])
  func popover(isOnTablet: Bool) throws {
    let flags = Flags()
    flags.first = true
    let stage = Stage(
      StubCoordinator("home") { _ in
        block().popover(isPresented: flags.firstLink) {
          ScrollArea { Column(spacing: 0) { Each(0..<40, id: \.self) { tall("Row \($0)") } } }
            .frame(height: 300)
        }
      },
      on: isOnTablet ? .iPadA16 : .iPhone15
    )
    let before = try #require(stage.renderTree.frame(.button, "Row 0")?.minY)
    #expect(try stage.scroll(by: 100) == 100)
    #expect(stage.renderTree.frame(.button, "Row 0")?.minY == before - 100)
    try stage.scroll(to: "Row 30")
    try stage.tap("Row 30")
  }

  private func tall(_ name: String) -> some Element {
    PushButton(action: {}) { TextBlock(name).frame(width: 100, height: 50) }
  }
}
