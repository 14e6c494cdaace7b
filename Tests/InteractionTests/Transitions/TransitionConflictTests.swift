import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Transitions that get in each other's way.
@MainActor
struct TransitionConflictTests {
  private func app() -> (app: StubCoordinator, sheet: StubCoordinator, stage: Stage) {
    let medium = ModalDetentConfiguration(detents: [.medium])
    let app = StubCoordinator(
      "home",
      handles: ["next", "last"],
      modals: ["sheet": medium, "other": medium]
    )
    let sheet = StubCoordinator("sheet", handles: ["step"], modals: ["second": medium])
    sheet.addModalCoordinator(StubCoordinator("second"))
    app.addModalCoordinator(sheet)
    app.addModalCoordinator(StubCoordinator("other"))
    return (app, sheet, Stage(app))
  }

  private func codes(_ stage: Stage) -> [String] {
    stage.transitionFindings.map { "\($0.code.rawValue) \($0.place)" }
  }

  @Test("Presenting while another surface is being dismissed is a finding")
  func presentWhileDismissing() throws {
    let (app, _, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.2)
      app.navigate(to: StubRoute("other"))
      #expect(app.visibleRoute.identifier == "other")
      #expect(stage.renderTree.findings == stage.transitionFindings)
    }
    #expect(codes(stage) == ["present-while-dismissing other"])
    #expect(
      stage.transitionFindings.first?.found
        == "other is presented while sheet is being dismissed. A device drops or delays it."
    )
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A host that replaces one sheet by another was reported to present while dismissing")
  func replaced() {
    let (app, sheet, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling { _ = app.navigate(to: StubRoute("other")) }
    #expect(stage.transitionLog.suffix(2).map(\.kind) == [.dismiss, .present])
    #expect(codes(stage).isEmpty)
    // The same in two calls of one tick, and with a second sheet over the first one.
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling {
      app.dismissModal()
      app.navigate(to: StubRoute("other"))
    }
    #expect(codes(stage).isEmpty)
    app.navigate(to: StubRoute("sheet"))
    sheet.navigate(to: StubRoute("second"))
    stage.withoutSettling { _ = app.navigate(to: StubRoute("other")) }
    #expect(codes(stage).isEmpty)
  }

  @Test("Another host that presents in that tick still presents while the first one dismisses")
  func otherHost() {
    let (app, sheet, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    sheet.navigate(to: StubRoute("second"))
    stage.withoutSettling {
      sheet.dismissModal()
      let letter = StubCoordinator("letter")
      app.presentDetour(letter, presenting: StubRoute("letter"))
    }
    #expect(codes(stage) == ["present-while-dismissing letter"])
  }

  @Test(
    "Two pushes in one tick were reported as two changes; a device makes them one change of a path"
  )
  func twoPushes() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      app.navigate(to: StubRoute("last"))
    }
    #expect(codes(stage).isEmpty)
    stage.withoutSettling {
      app.pop()
      app.navigate(to: StubRoute("last"))
    }
    #expect(codes(stage).isEmpty)
  }

  @Test("Presenting after the other surface has gone is fine")
  func presentAfterDismissing() {
    let (app, _, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling {
      app.dismissModal()
      stage.advance(by: 0.5)
      app.navigate(to: StubRoute("other"))
    }
    #expect(codes(stage).isEmpty)
  }

  @Test("A sheet that goes while another surface comes up is not dismissed while coming up itself")
  func dismissBelow() {
    let (app, _, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling {
      app.presentDetour(StubCoordinator("letter"), presenting: StubRoute("letter"))
      stage.advance(by: 0.1)
      app.dismissModal()
    }
    #expect(app.composition.surfaces.map(\.route.identifier) == ["home", "letter"])
    #expect(codes(stage).isEmpty)
  }

  @Test("A second surface while the first comes up is a finding")
  func twoPresentations() {
    let (app, sheet, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.4)
      sheet.navigate(to: StubRoute("second"))
    }
    #expect(codes(stage) == ["two-presentations second"])
  }

  @Test("A second surface when the first is there is fine")
  func onePresentationAfterTheOther() {
    let (app, sheet, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.5)
      sheet.navigate(to: StubRoute("second"))
    }
    #expect(codes(stage).isEmpty)
  }

  @Test("Dismissing what still comes up is a finding, and is done")
  func dismissWhilePresenting() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.1)
      app.dismissModal()
    }
    #expect(codes(stage) == ["dismiss-while-presenting sheet"])
    #expect(app.visibleRoute.identifier == "home")
  }

  @Test("A push during a push of the same stack is a finding")
  func pushWhilePushing() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.1)
      app.navigate(to: StubRoute("last"))
    }
    #expect(codes(stage) == ["stack-changed-while-moving last"])
  }

  @Test("Two calls in one tick are a finding, one call of two steps is not")
  func oneTick() {
    let (app, sheet, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      app.navigate(to: StubRoute("sheet"))
    }
    #expect(codes(stage) == ["two-changes-in-one-tick sheet"])
    app.dismissModal()
    app.popToRoot()
    app.navigate(to: StubRoute("sheet"))
    sheet.navigate(to: StubRoute("step"))
    // One call that dismisses and pushes.
    stage.withoutSettling { _ = app.navigate(to: StubRoute("last")) }
    #expect(stage.transitionLog.suffix(2).map(\.kind) == [.push, .dismiss])
    #expect(codes(stage).isEmpty)
  }

  @Test("A push in the next instant is one during the other")
  func nextInstant() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.001)
      app.navigate(to: StubRoute("last"))
    }
    #expect(
      stage.transitionFindings == [
        Finding(
          code: .stackChangedWhileMoving,
          place: "last",
          found:
            "The push of last begins before the push of next is over. A device may leave its bar "
            + "and its screens apart.",
          advice: "Wait for the end of the first."
        )
      ]
    )
  }

  @Test("A push when the other one is over is fine")
  func oneAfterTheOther() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      // A push takes 0.35 seconds.
      stage.advance(by: 0.35)
      app.navigate(to: StubRoute("last"))
    }
    #expect(codes(stage) == [])
  }

  @Test("A push in another tab while one is still running is fine")
  func otherStack() {
    let home = StubCoordinator("home", handles: ["next"], tab: "Home")
    let shop = StubCoordinator("shop", handles: ["item"], tab: "Shop")
    let app = StubTabs([home, shop])
    let stage = Stage(app)
    stage.withoutSettling {
      home.navigate(to: StubRoute("next"))
      stage.advance(by: 0.1)
      app.switchToTab(1)
      stage.advance(by: 0.1)
      shop.navigate(to: StubRoute("item"))
      #expect(stage.transitions.map(\.kind) == [.push, .push])
    }
    #expect(codes(stage) == [])
  }

  @Test("Of two sheets that are dismissed together only the one that still comes up is a finding")
  func dismissTwo() {
    let (app, sheet, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    stage.withoutSettling {
      sheet.navigate(to: StubRoute("second"))
      stage.advance(by: 0.1)
      app.dismissModal()
    }
    #expect(codes(stage) == ["dismiss-while-presenting second"])
  }

  @Test("A sheet that comes a moment after a push is fine, and so is another tab in the same tick")
  func otherKinds() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("next"))
      stage.advance(by: 0.001)
      app.navigate(to: StubRoute("sheet"))
    }
    #expect(codes(stage) == [])
    let shop = StubCoordinator("shop", handles: ["next"], tab: "Shop")
    let tabs = StubTabs([StubCoordinator("home", tab: "Home"), shop])
    let second = Stage(tabs)
    second.withoutSettling {
      tabs.switchToTab(1)
      shop.navigate(to: StubRoute("next"))
    }
    #expect(codes(second) == [])
  }

  @Test("Dismissing a surface that has come up is fine")
  func dismissAfterPresenting() {
    let (app, _, stage) = app()
    stage.withoutSettling {
      app.navigate(to: StubRoute("sheet"))
      stage.advance(by: 0.5)
      app.dismissModal()
    }
    #expect(codes(stage) == [])
  }

  @Test("Each of them says what to do")
  func advice() {
    func advice(_ change: (StubCoordinator, StubCoordinator, Stage) -> Void) -> [String] {
      let (app, sheet, stage) = app()
      stage.withoutSettling { change(app, sheet, stage) }
      return stage.transitionFindings.map(\.advice)
    }
    #expect(
      advice { app, _, stage in
        app.navigate(to: StubRoute("sheet"))
        stage.advance(by: 0.5)
        app.dismissModal()
        stage.advance(by: 0.2)
        app.navigate(to: StubRoute("other"))
      } == ["Present when the dismissal is over."]
    )
    #expect(
      advice { app, sheet, stage in
        app.navigate(to: StubRoute("sheet"))
        stage.advance(by: 0.1)
        sheet.navigate(to: StubRoute("second"))
      } == ["Present one surface, and the next when the first is there."]
    )
    #expect(
      advice { app, _, stage in
        app.navigate(to: StubRoute("sheet"))
        stage.advance(by: 0.1)
        app.dismissModal()
      } == ["Dismiss when the presentation is over."]
    )
    #expect(
      advice { app, _, _ in
        app.navigate(to: StubRoute("next"))
        app.navigate(to: StubRoute("sheet"))
      } == ["Make one navigation of both, or let time pass between them."]
    )
  }

  @Test("A change while nothing is watched is not a conflict")
  func unwatched() {
    let (app, _, stage) = app()
    app.navigate(to: StubRoute("sheet"))
    app.dismissModal()
    app.navigate(to: StubRoute("other"))
    #expect(codes(stage).isEmpty)
    #expect(stage.transitionLog.isEmpty)
  }
}
