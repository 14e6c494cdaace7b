import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Asynchronous code on a stage.
@MainActor
struct StageTaskTests {
  private let home = StubCoordinator("home")

  private func log(_ stage: Stage) -> [String] { stage.transitionLog.map(\.description) }

  @Test(
    "Code that waits for each transition leaves no finding where code that does not wait leaves one"
  )
  func chain() async throws {
    let stage = Stage(home)
    stage.run { [home] in
      await home.transition { home.present("first") }
      await home.transition { home.present("second") }
      await home.transition { home.dismiss() }
    }
    try await stage.finish()
    #expect(stage.transitionFindings.isEmpty)
    #expect(
      log(stage) == [
        "0 will present first", "0 during present first", "0.5 did present first",
        "0.5 will present second", "0.5 during present second", "1 did present second",
        "1 will dismiss second", "1 during dismiss second", "1.5 did dismiss second",
      ]
    )
    #expect(stage.topScreen?.route.identifier == "first")
    home.dismiss()
    stage.run { [home] in
      home.present("first")
      home.present("second")
    }
    try await stage.finish()
    #expect(stage.transitionFindings.map(\.code) == [.twoPresentations])
  }

  @Test("Proceeding lets no time pass: code stands where it waits")
  func proceed() async throws {
    let stage = Stage(home)
    var steps: [String] = []
    stage.run { [home] in
      steps.append("begun")
      await home.transition { home.present("sheet") }
      steps.append("up")
      await home.transition { home.dismiss() }
      steps.append("down")
    }
    #expect(steps == [])
    await stage.proceed()
    #expect(steps == ["begun"])
    #expect(stage.transitions.map(\.description) == ["present sheet will 0"])
    stage.advance(by: 0.25)
    await stage.proceed()
    #expect(steps == ["begun"])
    #expect(stage.now == 0.25)
    stage.advance(by: 0.25)
    await stage.proceed()
    #expect(steps == ["begun", "up"])
    stage.settle()
    await stage.proceed()
    #expect(steps == ["begun", "up", "down"])
    #expect(stage.transitions.isEmpty)
  }

  @Test("A button's asynchronous action is followed, and so is one in a bar")
  func buttons() async throws {
    let home = StubCoordinator("home") { route in
      Screen(route: route)
    }
    let stage = Stage(home)
    try stage.tap("Show")
    try await stage.finish()
    #expect(stage.topScreen?.route.identifier == "shown")
    home.dismiss()
    try stage.tap("Bar")
    await stage.proceed()
    #expect(stage.transitions.map(\.description) == ["push pushed will 0"])
    try await stage.finish()
    #expect(stage.topScreen?.route.identifier == "pushed")
  }

  private struct Screen: Element {
    let route: StubRoute
    @Inherited(\.coordinator) private var coordinator

    var body: some Element {
      let home = coordinator as? StubCoordinator
      PushButton("Show", task: { await home?.transition { home?.present("shown") } })
        .toolbar {
          PushButton("Bar", task: { await home?.transition { home?.navigate(toRoute: "pushed") } })
        }
    }
  }

  @Test("Code that waits for something else is named, waits on, and can be finished later")
  func unfinished() async throws {
    let stage = Stage(home)
    let flow = Choice("choice")
    var chosen = 0
    stage.run { [home] in
      if case .finished(let value) = await home.outcome(of: flow) { chosen = value }
    }
    await #expect(throws: StageError.unfinished(tasks: ["stage.run"])) {
      try await stage.finish()
    }
    #expect(stage.topScreen?.route.identifier == "choice")
    flow.finishFlow(with: 3)
    try await stage.finish()
    #expect(chosen == 3)
    #expect(log(stage).last == "1 did dismiss choice")
  }

  @Test(
    "Code that sleeps in real time was over by chance; it is not waited for, and named",
    arguments: 0..<3
  )
  func realSleep(run: Int) async throws {
    let diary = Diary()
    let stage = Stage(on: .iPhone15) {
      TextBlock("News").task(name: "news") {
        // Longer than any run of the test takes.
        try? await Task.sleep(for: .seconds(86_400))
        diary.lines.append("awake")
      }
    }
    await stage.proceed()
    try await stage.proceed(by: 2)
    #expect(diary.lines == [])
    let error = await #expect(throws: StageError.unfinished(tasks: ["news"])) {
      try await stage.finish()
    }
    #expect(diary.lines == [])
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("“news”. "))
    #expect(words.contains("real time, as with Task.sleep"))
  }

  @Test("Code that hops to another actor, or waits for one, is followed")
  func hops() async throws {
    actor Store { func load() async -> Int { await Task.yield(); return 7 } }
    let diary = Diary()
    let stage = Stage(on: .iPhone15) {
      TextBlock("News").task(name: "news") {
        let number = await Store().load()
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { number } }
          var sum = number
          for await part in group { sum += part }
          return sum
        }
        diary.lines.append("\(sum)")
      }
    }
    try await stage.finish()
    #expect(diary.lines == ["13"])
  }

  @Test("Code that is cancelled during a real sleep ends")
  func cancelledRealSleep() async throws {
    struct News: Element {
      let diary: Diary
      @Local var isShown = true

      var body: some Element {
        if isShown {
          TextBlock("News").task {
            do { try await Task.sleep(for: .seconds(86_400)) } catch {
              diary.lines.append("cancelled")
            }
          }
        }
        PushButton("Hide") { isShown = false }
      }
    }
    let diary = Diary()
    let stage = Stage(on: .iPhone15) { News(diary: diary) }
    await stage.proceed()
    try stage.tap("Hide")
    try await stage.finish()
    #expect(diary.lines == ["cancelled"])
  }

  @Test("Code that sleeps with a clock that the stage was not given was said to wait for a flow")
  func foreignClock() async throws {
    let clock = StageClock()
    let stage = Stage(on: .iPhone15) {
      TextBlock("News").task(name: "news") { try? await clock.sleep(for: .seconds(1)) }
    }
    let error = await #expect(throws: StageError.self) { try await stage.finish() }
    #expect(error?.description.contains("a StageClock that the stage was not given") == true)
    #expect(error?.description.contains("Stage(…, clock: clock)") == true)
  }

  @Test("A flow that is swiped away ends the wait when the sheet is down")
  func swiped() async throws {
    let stage = Stage(home)
    let flow = Choice("choice")
    var end = ""
    stage.run { [home] in
      if case .cancelled(let reason) = await home.outcome(of: flow) {
        end = "\(reason) at \(stage.now)"
      }
    }
    await stage.proceed()
    stage.advance(by: 0.5)
    try stage.swipeSheetAway()
    try await stage.finish()
    // Half a second up, and half a second down.
    #expect(end == "gesture at 1.0")
  }

  @Test("Code that is not animated takes no time")
  func notAnimated() async throws {
    let stage = Stage(home)
    stage.run { [home] in
      await home.transition { home.present("sheet", animated: false) }
      await home.transition { home.dismiss(animated: false) }
    }
    try await stage.finish()
    #expect(stage.now == 0)
    #expect(log(stage).count == 4)
  }

  @Test("Children of a task are waited for like the task")
  func children() async throws {
    let stage = Stage(home)
    var done: [String] = []
    stage.run { [home] in
      let children = ["a", "b"].map { name in
        Task { @MainActor in
          await home.transition { home.navigate(toRoute: StubRoute(name)) }
          done.append(name)
        }
      }
      for child in children { await child.value }
    }
    try await stage.finish()
    #expect(done.sorted() == ["a", "b"])
  }

  @Test("Code of one line compiles whatever its call returns")
  func oneLine() async throws {
    let stage = Stage(home)
    stage.run { [home] in await home.transition { home.present("sheet") } }
    try await stage.finish()
    #expect(stage.topScreen?.route.identifier == "sheet")
    let dismiss: @MainActor () -> Void = { [home] in home.withoutAnimation { home.dismiss() } }
    dismiss()
    #expect(stage.topScreen?.route.identifier == "home")
  }

  @Test("Code that finishes the stage which follows it waited for itself: it waits for the others")
  func itself() async throws {
    let stage = Stage(home)
    var steps: [String] = []
    stage.run { [home] in
      await home.transition { home.present("sheet") }
      steps.append("up")
    }
    stage.run {
      await stage.proceed()
      steps.append("proceeded")
      try? await stage.finish()
      steps.append("finished")
    }
    try await stage.finish()
    #expect(steps == ["proceeded", "up", "finished"])
  }

  @Test("Of two that finish a stage at a time one said wrongly that code waits for something else")
  func twoFinishes() async throws {
    let stage = Stage(home)
    stage.run { [home] in
      for name: StubRoute in ["a", "b", "c"] { await home.transition { home.present(name) } }
    }
    let other = Task { @MainActor in try await stage.finish() }
    try await stage.finish()
    try await other.value
    #expect(stage.surfaces.count == 4)
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("A stage that is released lets go of the code that waits for it")
  func released() async {
    var stage: Stage? = Stage(home)
    var isOver = false
    stage?.run { [home] in
      await home.transition { home.present("sheet") }
      isOver = true
    }
    await stage?.proceed()
    #expect(!isOver)
    stage = nil
    for _ in 0..<50 { await Task.yield() }
    #expect(isOver)
  }

  @Test("Of two stages that show one hierarchy the one that moves is waited for")
  func twoStages() async throws {
    let (first, second) = (Stage(home), Stage(home))
    var isOver = false
    first.run { [home] in
      await home.transition { home.present("sheet") }
      isOver = true
    }
    await first.proceed()
    #expect(!second.isMoving)
    #expect(second.topScreen?.route.identifier == "sheet")
    try await first.finish()
    #expect(isOver)
  }

  @Test("The same code gives the same log each time")
  func deterministic() async throws {
    var logs: Set<[String]> = []
    for _ in 0..<10 {
      let home = StubCoordinator("home")
      let stage = Stage(home)
      for name in ["a", "b", "c"] {
        stage.run {
          await home.transition { home.present(StubRoute(name)) }
          await home.transition { home.close() }
        }
      }
      try await stage.finish()
      logs.insert(log(stage))
    }
    #expect(logs.count == 1)
  }

  @Test("Looking at the stage while code waits changes nothing")
  func looking() async throws {
    func end(looks: Bool) async throws -> ([String], RenderTree) {
      let home = StubCoordinator("home")
      let stage = Stage(home)
      stage.run {
        for name in ["a", "b"] {
          await home.transition { home.present(StubRoute(name)) }
          if looks { _ = stage.renderTree }
        }
        await home.transition { home.dismiss() }
      }
      await stage.proceed()
      for _ in 0..<7 {
        stage.advance(by: 0.25)
        if looks { _ = stage.renderTree }
        await stage.proceed()
      }
      try await stage.finish()
      return (log(stage), stage.renderTree)
    }
    let (plain, seen) = (try await end(looks: false), try await end(looks: true))
    #expect(plain.0 == seen.0)
    #expect(plain.1 == seen.1)
  }
}

private final class Choice: Coordinator<StubRoute>, FlowWithOutcome {
  typealias Outcome = Int

  init(_ root: StubRoute) {
    super.init(router: Router(initial: root, factory: StubFactory { TextBlock($0.identifier) }))
  }
}
