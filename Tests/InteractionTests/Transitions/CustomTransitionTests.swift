import FlowEngine
import LayoutSim
import SnapshotRendering
import StageSupport
import Testing

/// Transitions of the app, and calls without animation.
@MainActor
struct CustomTransitionTests {
  private let home = StubCoordinator("home")

  /// The lines of the front layer after `seconds`, without its screen.
  private func shown(
    _ style: TransitionPresentationStyle,
    under traits: Traits = Traits(device: .iPhone15),
    after seconds: Double
  ) -> String {
    let stage = Stage(home, under: traits)
    var line = ""
    stage.withoutSettling {
      home.present("note", presentationStyle: style)
      stage.advance(by: seconds)
      line = front(stage)
    }
    return line
  }

  private func front(_ stage: Stage) -> String {
    let lines = TreeRenderer.outline(.layers).render(stage.renderTree).split(separator: "\n")
    let line = lines.last { $0.contains("overlay note") || $0.contains("cover note") } ?? ""
    return String(line.drop { $0 == " " }.replacing("owner=home kind=screen ", with: ""))
  }

  @Test("A layer that comes from below is half-way up in the middle of its time")
  func moves() {
    let style = TransitionPresentationStyle.custom(
      transition: .move(from: .bottom),
      animation: .linear(duration: 0.4)
    )
    #expect(
      shown(style, after: 0.2)
        == "overlay note transition=present phase=during progress=0.5 @ 0,426 393x852"
    )
  }

  @Test("A layer slides in from the leading edge, which is on the right in Arabic")
  func leading() {
    let style = TransitionPresentationStyle.custom(
      transition: .slide,
      animation: .linear(duration: 1)
    )
    var traits = Traits(device: .iPhone15)
    traits.direction = .rightToLeft
    // 0.75 of 393 is 294.75, on pixels of a third 294.67.
    #expect(shown(style, under: traits, after: 0.25).hasSuffix("progress=0.25 @ 294.67,0 393x852"))
    home.dismiss()
    #expect(shown(style, after: 0.25).hasSuffix("progress=0.25 @ -294.67,0 393x852"))
  }

  @Test("Opacity and scale are facts, and what combines them has both")
  func facts() {
    let style = TransitionPresentationStyle.custom(
      transition: .combined(.opacity, .scale(0.5)),
      animation: .linear(duration: 1),
      fullScreen: true
    )
    #expect(
      shown(style, after: 0.5)
        == "cover note backdrop=clear transition=present phase=during progress=0.5 opacity=0.5 "
        + "scale=0.75 @ 0,0 393x852"
    )
  }

  @Test("With Reduce Motion a layer fades instead of moving")
  func reducedMotion() {
    var traits = Traits(device: .iPhone15)
    traits.reducesMotion = true
    let style = TransitionPresentationStyle.custom(
      transition: .move(from: .top),
      animation: .linear(duration: 1)
    )
    #expect(
      shown(style, under: traits, after: 0.25)
        == "overlay note transition=present phase=during progress=0.25 opacity=0.25 @ 0,0 393x852"
    )
  }

  @Test("A layer enters by one transition and leaves by the other")
  func asymmetric() {
    let style = TransitionPresentationStyle.custom(
      transition: .asymmetric(insertion: .opacity, removal: .move(from: .trailing)),
      animation: .linear(duration: 1)
    )
    let stage = Stage(home)
    home.present("note", presentationStyle: style)
    stage.withoutSettling {
      home.dismiss()
      stage.advance(by: 0.5)
      // Half of 393 is 196.5, on pixels of a third 196.33 or 196.67.
      #expect(
        front(stage)
          == "overlay note transition=dismiss phase=during progress=0.5 inert @ 196.67,0 393x852"
      )
    }
    #expect(front(stage) == "")
  }

  @Test(
    "A transition that takes no time is over at once",
    arguments: [
      TransitionPresentationStyle.custom(transition: .identity, animation: .linear(duration: 1)),
      .custom(transition: .opacity, animation: .linear(duration: .nan)),
      .custom(transition: .opacity, animation: .easeIn(duration: .infinity)),
      .custom(transition: .opacity, animation: .spring(response: 1, damping: 0)),
      .custom(transition: .opacity, animation: .spring(response: -1, damping: 1)),
    ]
  )
  func atOnce(style: TransitionPresentationStyle) {
    #expect(shown(style, after: 0) == "overlay note @ 0,0 393x852")
  }

  @Test("A layer that is dismissed half-way up goes back from there, and its coming is cancelled")
  func turnedBack() {
    let style = TransitionPresentationStyle.custom(
      transition: .move(from: .bottom),
      animation: .linear(duration: 1)
    )
    let stage = Stage(home)
    stage.withoutSettling {
      home.present("note", presentationStyle: style)
      stage.advance(by: 0.25)
      home.dismiss()
      stage.advance(by: 0.125)
      // It had a quarter of the way behind it, and half of that is left: 7/8 of 852.
      #expect(front(stage).hasSuffix("@ 0,745.67 393x852"))
    }
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will present note", "0 during present note", "0.25 cancelled present note",
        "0.25 will dismiss note", "0.25 during dismiss note", "0.5 did dismiss note",
      ]
    )
  }

  @Test("Two layers in place in one tick are no presentations that get in each other's way")
  func inPlace() {
    let stage = Stage(home)
    stage.withoutSettling {
      home.present("note", presentationStyle: .custom(transition: .opacity))
      home.present("other", presentationStyle: .custom(transition: .opacity))
    }
    #expect(stage.transitionFindings.isEmpty)
  }

  // MARK: - Calls without animation

  @Test("A call that is not animated took half a second on screen: it is over at once")
  func notAnimated() {
    let stage = Stage(home)
    stage.withoutSettling {
      home.present("sheet", animated: false)
      #expect(stage.transitions.isEmpty)
      home.dismiss(animated: false)
      home.navigate(toRoute: "next", animated: false)
      home.withoutAnimation { home.pop() }
      #expect(stage.transitions.isEmpty)
      home.navigate(toRoute: "next")
      #expect(stage.transitions.map(\.description) == ["push next will 0"])
    }
    #expect(
      stage.transitionLog.map(\.description) == [
        "0 will present sheet", "0 did present sheet", "0 will dismiss sheet",
        "0 did dismiss sheet",
        // The push that is popped in its own tick is no change.
        "0 will push next", "0 during push next", "0.35 did push next",
      ]
    )
  }

  @Test("A pop without animation moved the wrong screen while the popped one was still coming in")
  func turnedBackAtOnce() {
    let stage = Stage(home)
    home.navigate(toRoute: "next")
    stage.withoutSettling {
      home.navigate(toRoute: "last")
      stage.advance(by: 0.1)
      home.withoutAnimation { home.pop() }
      #expect(stage.transitions.isEmpty)
      #expect(stage.renderTree.nodes == Stage(home).renderTree.nodes)
    }
  }

  @Test("An observer that reads the stage during a call does not make it animated")
  func readMeanwhile() {
    let stage = Stage(home)
    stage.withoutSettling {
      let token = home.observe { _ in _ = stage.renderTree }
      home.navigate(toRoute: "next", animated: false)
      #expect(stage.transitions.isEmpty)
      token.cancel()
    }
  }

  @Test("Looking at every instant changes nothing about the last one")
  func looking() {
    func end(looks: Bool) -> RenderTree {
      let home = StubCoordinator("home")
      let stage = Stage(home)
      stage.withoutSettling {
        home.present("note", presentationStyle: .custom(transition: .slide))
        for _ in 0..<10 {
          stage.advance(by: 0.1)
          if looks { _ = stage.renderTree }
        }
        home.close()
        home.navigate(toRoute: "next", animated: false)
        if looks { _ = stage.renderTree }
      }
      return stage.renderTree
    }
    #expect(end(looks: true) == end(looks: false))
  }
}
