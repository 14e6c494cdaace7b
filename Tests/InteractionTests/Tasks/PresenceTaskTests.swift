import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Tasks of elements.
@MainActor
struct PresenceTaskTests {
  private let diary = Diary()
  private let clock = StageClock()

  private func app() -> StubCoordinator {
    StubCoordinator("home", handles: ["next"]) { [diary, clock] route in
      TextBlock(route.identifier).task { await diary.listen(route.identifier, on: clock) }
    }
  }

  @Test("A task begins in the next turn after its screen has appeared, not before")
  func begins() async {
    let stage = Stage(app(), clock: clock)
    #expect(stage.topScreen?.route.identifier == "home")
    #expect(diary.take() == [])
    await stage.proceed()
    #expect(diary.take() == ["+home"])
  }

  @Test("A covered screen's task is cancelled, and begins anew when the screen is back")
  func covered() async throws {
    let app = app()
    let stage = Stage(app, clock: clock)
    await stage.proceed()
    app.navigate(to: StubRoute("next"))
    await stage.proceed()
    #expect(Set(diary.take()) == ["+home", "+next", "-home"])
    try stage.goBack()
    await stage.proceed()
    #expect(Set(diary.take()) == ["+home", "-next"])
  }

  @Test("A screen below a sheet goes on with its task")
  func below() async {
    let app = app()
    let stage = Stage(app, clock: clock)
    await stage.proceed()
    app.present("sheet")
    await stage.proceed()
    #expect(diary.take() == ["+home", "+sheet"])
    app.dismiss()
    await stage.proceed()
    #expect(diary.take() == ["-sheet"])
  }

  @Test("A task is cancelled at the end of the transition that removes its screen")
  func transition() async throws {
    let app = app()
    let stage = Stage(app, clock: clock)
    await stage.proceed()
    stage.run { await app.transition { app.navigate(to: StubRoute("next")) } }
    await stage.proceed()
    #expect(diary.take() == ["+home", "+next"])
    try await stage.proceed(by: 1)
    #expect(diary.take() == ["-home"])
  }

  @Test("Another value cancels the code and begins it again; the same value does not")
  func identified() async throws {
    let stage = Stage(on: .iPhone15, clock: clock) { [diary, clock] in
      Counter(diary: diary, clock: clock)
    }
    await stage.proceed()
    #expect(diary.take() == ["+0"])
    try stage.tap("Same")
    await stage.proceed()
    #expect(diary.take() == [])
    try stage.tap("More")
    await stage.proceed()
    #expect(Set(diary.take()) == ["-0", "+1"])
    try stage.tap("More")
    try stage.tap("More")
    await stage.proceed()
    #expect(diary.take().last { $0.hasPrefix("+") } == "+3")
  }

  private struct Counter: Element {
    let diary: Diary
    let clock: StageClock
    @Local private var count = 0
    @Local private var isDark = false

    var body: some Element {
      Column {
        PushButton("More") { count += 1 }
        PushButton("Same") { isDark.toggle() }
        if isDark { TextBlock("dark") }
      }
      .task(id: count) { await diary.listen("\(count)", on: clock) }
    }
  }

  @Test("Time passes as often as code sleeps, without waiting")
  func finish() async throws {
    let stage = Stage(app(), clock: clock)
    try await stage.finish()
    #expect(diary.take() == ["+home", "end of home"])
    #expect(stage.now == 60)
    #expect(clock.now.elapsed == .seconds(60))
  }

  @Test(
    "A screen's task lets what the test does settle at once; only actions give transitions their time"
  )
  func settlesAtOnce() async {
    let app = app()
    let stage = Stage(app, clock: clock)
    await stage.proceed()
    app.navigate(to: StubRoute("next"))
    #expect(stage.transitions.isEmpty)
    #expect(stage.renderTree.nodes.contains { $0.label == "next" })
  }

  @Test("A task that navigates when its screen is gone navigates all the same")
  func lateNavigation() async throws {
    let gate = Gate()
    let app = StubCoordinator("home", handles: ["next", "late"]) { route in
      TextBlock(route.identifier).task { [gate] in
        guard route == "home" else { return }
        await gate.wait()
        gate.open?()
      }
    }
    let stage = Stage(app, clock: clock)
    await stage.proceed()
    app.navigate(to: StubRoute("next"))
    gate.open = { [weak app] in app?.navigate(to: StubRoute("late")) }
    gate.release()
    try await stage.finish()
    #expect(stage.topScreen?.route.identifier == "late")
  }

  @Test("A task that waits for what never comes is named, by its own label or its screen's")
  func endless() async throws {
    let app = StubCoordinator("home") { _ in
      Column {
        TextBlock("a").task(name: "news") { await Gate().wait(forever: true) }
        TextBlock("b").task { await Gate().wait(forever: true) }
      }
    }
    let stage = Stage(app, clock: clock)
    await #expect(throws: StageError.unfinished(tasks: ["news", "task on home"])) {
      try await stage.finish()
    }
    await #expect(throws: StageError.unfinished(tasks: ["task on home"])) {
      try await stage.finish(leaving: "news")
    }
    try await stage.finish(leaving: "news", "task on home")
  }

  @Test("A label that no code has was accepted silently")
  func unknownLabel() async throws {
    let app = StubCoordinator("home") { _ in
      TextBlock("a").task(name: "news") {}
    }
    let stage = Stage(app, clock: clock)
    let error = await #expect(throws: StageError.self) {
      try await stage.finish(leaving: "nws", "news")
    }
    #expect(error == .noSuchTask(["nws"], available: ["news"]))
    #expect(error?.description == "No code is labelled “nws”. Labels: “news”.")
    // That of code that is over is known.
    try await stage.finish(leaving: "news")
  }

  @Test("A timer without an end is told apart from code that waits for something else")
  func timer() async throws {
    let app = StubCoordinator("home") { [clock] _ in
      TextBlock("a").task(name: "timer") {
        while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) }
      }
    }
    let stage = Stage(app, clock: clock)
    try await stage.proceed(by: 2.5)
    #expect(stage.now == 2.5)
    try await stage.finish(leaving: "timer")
    #expect(stage.now == 2.5)
    do {
      try await stage.finish()
      Issue.record("It ends.")
    } catch StageError.endless(let tasks, let seconds, let waits) {
      #expect(tasks == ["timer"])
      // The first wait is for the rest of the third second.
      #expect((seconds, waits) == (999.5, 1_000))
    }
  }

  @Test("A task that a button begins by hand is followed to its end, whatever thread it needs")
  func unstructured() async throws {
    let diary = diary
    let stage = Stage(on: .iPhone15, clock: clock) { [clock] in
      PushButton("Go") {
        Task {
          await Distant().work()
          try? await clock.sleep(for: .seconds(1))
          await Distant().work()
          diary.lines.append("done")
        }
      }
    }
    try stage.tap("Go")
    try await stage.finish()
    #expect(diary.take() == ["done"])
  }

  private actor Distant {
    func work() async { await Task.yield() }
  }

  @Test("A stage that goes cancels what sleeps on its clock, and gives up what has not begun")
  func gone() async {
    var stage: Stage? = Stage(app(), clock: clock)
    await stage?.proceed()
    stage = Stage(
      StubCoordinator("other") { [diary] _ in TextBlock("x").task { diary.lines.append("begun") } }
    )
    stage = nil
    for _ in 0..<20 { await Task.yield() }
    #expect(diary.take() == ["+home", "-home"])
  }

  @Test("An element that is laid out without a stage begins nothing")
  func withoutStage() async {
    let diary = diary
    let pass = ElementTree(measurer: InterMeasurer()).pass(
      TextBlock("x").task { diary.lines.append("begun") },
      proposal: Proposal(width: 100, height: 100),
      pixel: 0.5
    )
    #expect(pass.size.width > 0)
    for _ in 0..<20 { await Task.yield() }
    #expect(diary.take() == [])
  }
}

/// Something to wait for.
@MainActor
private final class Gate {
  var open: (() -> Void)?
  private var isReleased = false

  func release() { isReleased = true }

  func wait(forever: Bool = false) async {
    while forever ? !Task.isCancelled : !isReleased { await Task.yield() }
  }
}

extension Diary {
  /// Goes on until it is cancelled.
  fileprivate func listen(_ name: String, on clock: StageClock) async {
    lines.append("+\(name)")
    try? await clock.sleep(for: .seconds(60))
    lines.append(Task.isCancelled ? "-\(name)" : "end of \(name)")
  }
}
