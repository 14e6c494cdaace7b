import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Findings about ways to and from screens.
@MainActor
struct WayFindingTests {
  private let large = ModalDetentConfiguration()

  private func codes(_ stage: Stage) -> [FindingCode] { stage.renderTree.findings.map(\.code) }

  // MARK: - Ways back

  @Test("A screen without a way back is reported with what to show")
  func noWayBack() {
    let app = StubCoordinator("home", handles: ["next"]) { _ in Fill().navigationBarHidden() }
    app.navigate(to: StubRoute("next"))
    #expect(
      Stage(app).renderTree.findings == [
        Finding(
          code: .noWayBack,
          place: "next",
          found: "There is something to go back to from next, and no button, row or link on it "
            + "that a finger can press for that.",
          advice: "Show the navigation bar, or a button that calls navigationBackAction."
        )
      ]
    )
  }

  @Test("Beside a switch that is pressed, the words said that nothing can be")
  func noWayBackBesideSwitch() throws {
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      SwitchControl("Wi-Fi", isOn: Bound(get: { true }, set: { _ in }))
        .navigationBarBackButtonHidden()
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    try stage.tap("Wi-Fi")
    let finding = try #require(stage.renderTree.findings.first { $0.code == .noWayBack })
    #expect(
      finding.found
        == "There is something to go back to from next, and no button, row or link on it "
        + "that a finger can press for that."
    )
  }

  @Test("A form whose button is enabled by its fields was said to have no way out")
  func form() {
    func codes(@ElementBuilder _ content: @escaping () -> some Element) -> [FindingCode] {
      let app = StubCoordinator("home", handles: ["next"]) { _ in content().navigationBarHidden() }
      app.navigate(to: StubRoute("next"))
      return self.codes(Stage(app))
    }
    let done = PushButton("Done") {}.disabled(true)
    #expect(
      codes {
        TextEntry("Name", words: .constant(""))
        done
      } == []
    )
    #expect(
      codes {
        SwitchControl("I agree", isOn: .constant(false))
        done
      } == []
    )
    // Nothing on the screen can enable it.
    #expect(
      codes {
        TextBlock("Wait")
        done
      } == [.noWayBack]
    )
  }

  @Test("A button that lies wholly under something counted as a way back")
  func buttonUnderOverlay() {
    func codes(
      device: Device = .iPhone15,
      @ElementBuilder _ content: @escaping () -> some Element
    ) -> [FindingCode] {
      let app = StubCoordinator("home", handles: ["next"]) { _ in content().navigationBarHidden() }
      app.navigate(to: StubRoute("next"))
      return self.codes(Stage(app))
    }
    let close = PushButton("Close") {}.buttonStyle(.bordered)
    #expect(codes { close.overlay { Fill(.accent) } } == [.noWayBack])
    #expect(codes { close.overlay { Fill(.accent).frame(width: 5, height: 5) } } == [])
    #expect(codes { Layers { close.overlay { Fill(.clear) } } } == [])
    #expect(
      codes {
        Column {
          close.overlay { Fill(.accent) }
          close
        }
      } == []
    )
    // Content below the fold of a list can be scrolled into sight.
    #expect(
      codes {
        ScrollArea {
          Column {
            Fill().frame(height: 2_000)
            close
          }
        }
      } == []
    )
  }

  @Test("A switch, a field or a disclosure counted as a way back")
  func values() {
    func codes(@ElementBuilder _ content: @escaping () -> some Element) -> [FindingCode] {
      let app = StubCoordinator("home", handles: ["next"]) { _ in
        content().navigationBarBackButtonHidden()
      }
      app.navigate(to: StubRoute("next"))
      return self.codes(Stage(app))
    }
    #expect(codes { SwitchControl("Wi-Fi", isOn: .constant(true)) } == [.noWayBack])
    #expect(codes { TextEntry("Name", words: .constant("")) } == [.noWayBack])
    #expect(codes { StepperControl("Copies", value: .constant(1)) } == [.noWayBack])
    #expect(codes { SliderControl(value: .constant(0.5)) } == [.noWayBack])
    // A button may do anything.
    #expect(
      codes {
        Column {
          SwitchControl("Wi-Fi", isOn: .constant(true))
          PushButton("Done") {}.buttonStyle(.bordered)
        }
      } == []
    )
  }

  @Test("A button behind an alert or a keyboard is a way back")
  func buttonBehindAlert() {
    let flags = Flags()
    flags.first = true
    let app = StubCoordinator("home", handles: ["next"]) { _ in
      Column {
        Stretch()
        PushButton("Close") {}.buttonStyle(.bordered)
      }
      .alert("Sure?", isPresented: flags.firstLink)
      .navigationBarHidden()
    }
    app.navigate(to: StubRoute("next"))
    let stage = Stage(app)
    #expect(stage.alert != nil)
    #expect(codes(stage) == [])
    flags.first = false
    stage.settle()
    stage.traits.keyboard = .shown
    #expect(codes(stage) == [])
  }

  @Test("A root that has nothing to go back to needs nothing to press")
  func root() {
    let app = StubCoordinator("home", handles: ["next"]) { _ in Fill().navigationBarHidden() }
    let stage = Stage(app)
    #expect(codes(stage) == [])
    app.navigate(to: StubRoute("next"))
    #expect(codes(stage) == [.noWayBack])
    app.pop()
    #expect(codes(stage) == [])
  }

  @Test("A screen without a way back that a sheet covers is not the one in front")
  func covered() {
    let app = StubCoordinator("home", handles: ["next"], modals: ["sheet": large]) { _ in
      Fill().navigationBarHidden()
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("sheet"))
    #expect(codes(Stage(app)) == [])
  }

  @Test("A way back behind a sheet is reported with what to dismiss first")
  func coveredBack() throws {
    var goBack: (@MainActor () -> Void)?
    let app = StubCoordinator("home", handles: ["next"], modals: ["sheet": large]) { _ in
      BackReader { goBack = $0 }
    }
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    app.navigate(to: StubRoute("sheet"))
    _ = stage.renderTree
    let leave = try #require(goBack)
    leave()
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .backActionOfCoveredSurface,
          place: "next",
          found: "The back action of next was performed while sheet was in front of it. A device "
            + "animates what nobody sees, or drops it.",
          advice: "Dismiss sheet first."
        )
      ]
    )
  }

  // MARK: - Tabs

  @Test("Tabs that were pushed are reported with what to do instead")
  func nestedStack() {
    let app = StubCoordinator("home")
    app.addChild(StubTabs([StubCoordinator("one", handles: ["one"], tab: "One")]))
    app.navigate(to: StubRoute("one"))
    #expect(
      Stage(app).renderTree.findings.first { $0.code == .nestedStack }
        == Finding(
          code: .nestedStack,
          place: "tabs",
          found: "The tabs of Tabs were pushed, so each of their navigation stacks stands inside "
            + "another one: a device shows two bars and loses pushes.",
          advice: "Present them instead."
        )
    )
  }

  @Test(
    "A bar inside the bar of a coordinator's screen was merged with it without a word",
    arguments: Standing.allCases
  )
  func areaOnStack(standing: Standing) {
    let app = standing.show { route in
      ScreenStack { TextBlock(route.identifier).navigationTitle("Inner") }
    }
    let stage = Stage(app)
    // The front-most screen is the root of the inner stack, and the finding is about the screen around it.
    let front = stage.topScreen?.route.identifier
    let isFound = stage.renderTree.findings.contains {
      $0.code == .nestedStack && "\($0.place).stack" == front
    }
    // A plain screen has no bar besides.
    #expect(isFound == !standing.isPlain)
  }

  @Test("The bar of an area inside another area was merged with it without a word")
  func areaInArea() {
    func findings(_ isNested: Bool, asCover: Bool) -> [Finding] {
      let screen = StubCoordinator("home") { _ in
        let sheet = ScreenStack {
          if isNested { ScreenStack { PushButton("Do") {} } } else { PushButton("Do") {} }
        }
        return asCover
          ? AnyElement(Fill().fullScreenCover(isPresented: .constant(true)) { sheet })
          : AnyElement(Fill().sheet(isPresented: .constant(true)) { sheet })
      }
      return Stage(screen).renderTree.findings.filter { $0.code == .nestedStack }
    }
    for asCover in [false, true] {
      #expect(findings(false, asCover: asCover).isEmpty)
      #expect(findings(true, asCover: asCover).count == 1)
    }
    #expect(
      findings(true, asCover: false).first?.advice == "Leave out the inner ScreenStack."
    )
  }

  @Test("Tabs in a sheet and in a flow were not pushed")
  func tabsElsewhere() {
    let app = StubCoordinator("home", modals: ["tabs": large])
    app.addModalCoordinator(
      StubTabs([StubCoordinator("one", tab: "One"), StubCoordinator("two", tab: "Two")])
    )
    app.navigate(to: StubRoute("tabs"))
    let stage = Stage(app)
    #expect(stage.renderTree.all(.sheet).count == 1)
    #expect(codes(stage) == [])
    let flows = StubFlows()
    flows.transitionToFlow(StubTabs([StubCoordinator("one", tab: "One")]), root: "flows")
    #expect(codes(Stage(flows)) == [])
  }

  // MARK: - Destinations

  private func tabs() -> (app: StubTabs, profile: StubCoordinator) {
    let profile = StubCoordinator("profile", handles: ["settings"], tab: "Profile")
    return (StubTabs([StubCoordinator("shop", tab: "Shop"), profile]), profile)
  }

  @Test("A destination in a tab that is not selected is reported with what is in front")
  func destinationCovered() {
    let (app, profile) = tabs()
    let stage = Stage(app)
    profile.navigate(to: StubRoute("settings"))
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .destinationCovered,
          place: "settings",
          found: "The last navigation reached settings, but shop of app/tab 0 shop is in front "
            + "of it.",
          advice: "Bring its tab or surface to the front first."
        )
      ]
    )
  }

  @Test("A destination in the selected tab, or in one that the navigation selects, is in front")
  func destinationInFront() {
    let (app, profile) = tabs()
    let stage = Stage(app)
    app.switchToTab(1)
    profile.navigate(to: StubRoute("settings"))
    #expect(stage.renderTree.all(.screen).last?.route == "settings")
    #expect(codes(stage) == [])
    let (other, _) = tabs()
    let second = Stage(other)
    other.navigate(to: StubRoute("settings"))
    #expect(second.renderTree.all(.screen).last?.route == "settings")
    #expect(codes(second) == [])
  }

  // MARK: - Surfaces

  @Test("A cover on a computer is reported as not shown, a sheet there is not")
  func covers() {
    let computer = Traits(device: .mac, platform: .macOS)
    let app = StubCoordinator("home", modals: ["sheet": large])
    app.addModalCoordinator(StubCoordinator("sheet"))
    let stage = Stage(app, under: computer)
    app.navigate(to: StubRoute("sheet"))
    #expect(codes(stage) == [])
    app.dismissModal()
    app.presentDetour(
      StubCoordinator("detour", handles: ["detour"]),
      presenting: StubRoute("detour")
    )
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .noCovers,
          place: "detour",
          found: "macOS has no full-screen covers, so detour of detour is not shown.",
          advice: "Present it as a sheet there."
        )
      ]
    )
  }

  @Test(
    "A sheet that asks to become a popover is a finding, and no adaptation that this advises is one"
  )
  func adaptation() {
    func findings(_ adaptation: SheetAdaptation) -> [Finding] {
      SheetStage([.medium]) { _ in
        PushButton("Close") {}.buttonStyle(.bordered).presentationCompactAdaptation(adaptation)
      }.stage.renderTree.findings
    }
    #expect(
      findings(.popover) == [
        Finding(
          code: .unsupportedAdaptation,
          place: "sheet",
          found:
            "sheet asks to become a popover where there is a phone's room only. A sheet cannot, "
            + "and stays one.",
          advice: "Ask for sheet, fullScreenCover or none."
        )
      ]
    )
    for adaptation in [SheetAdaptation.automatic, .sheet, .fullScreenCover, .none] {
      #expect(findings(adaptation) == [], "\(adaptation)")
    }
  }

  // MARK: - Shown twice

  @Test("Two taps that pushed one route twice were no finding")
  func pushedTwice() {
    let app = StubCoordinator("home")
    app.navigate(toRoute: "detail")
    let stage = Stage(app)
    #expect(codes(stage) == [])
    app.navigate(toRoute: "detail")
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .sameScreenTwice,
          place: "detail",
          found: "home shows detail above a screen of the same route.",
          advice: "Call once, or use navigate(to:), which stays on a screen that is there."
        )
      ]
    )
    app.navigate(toRoute: "other")
    #expect(codes(stage) == [])
  }

  @Test("One plain screen presented over another of its route was no finding")
  func presentedTwice() {
    let app = StubCoordinator("home")
    app.present("note")
    app.present("note")
    let stage = Stage(app)
    #expect(codes(stage) == [.sameScreenTwice])
    app.dismiss()
    #expect(codes(stage) == [])
  }
}

/// Hands its way back to a test.
private struct BackReader: Element {
  @Inherited(\.navigationBackAction) private var goBack
  let hand: @MainActor (@escaping @MainActor () -> Void) -> Void

  var body: some Element {
    Fill().onAppear { if let goBack { hand(goBack) } }
  }
}
