import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// The clock of a stage.
@MainActor
struct StageClockTests {
  private let clock = StageClock()
  private let home = StubCoordinator("home")

  @Test("The clock stands still until the stage advances")
  func standsStill() async {
    let stage = Stage(home, clock: clock)
    #expect(clock.now.elapsed == .zero)
    stage.advance(by: 0.1)
    stage.advance(by: 0.2)
    #expect(clock.now.elapsed == .milliseconds(300))
  }

  @Test(
    "Whoever sleeps wakes at its deadline, earlier deadlines first, equal ones in the order of their sleeps"
  )
  func order() async throws {
    let stage = Stage(home, clock: clock)
    var woken: [String] = []
    for (name, pause) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2)] {
      stage.run { [clock] in
        try? await clock.sleep(for: .seconds(pause))
        woken.append("\(name) at \(stage.now)")
      }
    }
    try await stage.finish()
    #expect(woken == ["a at 1.0", "b1 at 2.0", "b2 at 2.0", "c at 3.0"])
  }

  @Test("A pause of a third of a second, written in two ways, is over at the same time")
  func rounding() async throws {
    let stage = Stage(home, clock: clock)
    var woken = 0
    stage.run { [clock] in
      try? await clock.sleep(for: .milliseconds(300))
      woken += 1
    }
    await stage.proceed()
    try await stage.proceed(by: 0.1)
    try await stage.proceed(by: 0.1)
    #expect(woken == 0)
    try await stage.proceed(by: 0.1)
    #expect(woken == 1)
  }

  @Test("Proceeding stops at each moment on its way; advancing jumps")
  func ticks() async throws {
    let stage = Stage(home, clock: clock)
    var ticks: [Double] = []
    stage.run { [clock] in
      for _ in 0..<6 {
        try? await clock.sleep(for: .seconds(1))
        ticks.append(stage.now)
      }
    }
    try await stage.proceed(by: 3.5)
    #expect(ticks == [1, 2, 3])
    stage.advance(by: 10)
    await stage.proceed()
    #expect(ticks == [1, 2, 3, 13.5])
    try await stage.finish()
    #expect(ticks == [1, 2, 3, 13.5, 14.5, 15.5])
  }

  @Test("A deadline that has passed does not suspend, and a cancelled sleep throws")
  func atOnce() async throws {
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-5))
    let stage = Stage(home, clock: clock)
    var thrown = false
    let sleeping = Task { [clock] in
      do { try await clock.sleep(for: .seconds(1)) } catch { thrown = error is CancellationError }
    }
    await stage.proceed()
    sleeping.cancel()
    await sleeping.value
    #expect(thrown)
    let late = Task { [clock] in try await clock.sleep(for: .seconds(-1)) }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test("Times that are no numbers pass no time, and huge ones are no trap")
  func hostile() async throws {
    let stage = Stage(home, clock: clock)
    for seconds in [Double.nan, -1, 0, .infinity, -.infinity] {
      try await stage.proceed(by: seconds)
      stage.advance(by: seconds)
    }
    #expect(clock.now.elapsed == .zero)
    for _ in 0..<3 {
      try await stage.proceed(by: 1e300)
      stage.advance(by: .greatestFiniteMagnitude)
    }
    #expect(clock.now.elapsed > .seconds(1))
  }

  @Test("Code that sleeps before there is a stage is woken by it")
  func before() async throws {
    var isDone = false
    Task { [clock] in
      try? await clock.sleep(for: .seconds(5))
      isDone = true
    }
    let stage = Stage(home, clock: clock)
    try await stage.finish()
    #expect(isDone)
    #expect(stage.now == 5)
  }

  @Test("Code that races a sleep against its work is a part of its task, which ends with both")
  func race() async throws {
    let stage = Stage(home, clock: clock)
    var winner = ""
    stage.run { [clock] in
      winner = await withTaskGroup(of: String.self) { group in
        group.addTask {
          try? await clock.sleep(for: .seconds(5)); return "timeout"
        }
        group.addTask {
          try? await clock.sleep(for: .seconds(2)); return "work"
        }
        let first = await group.next() ?? ""
        group.cancelAll()
        return first
      }
    }
    try await stage.finish()
    #expect(winner == "work")
    #expect(stage.now == 2)
  }

  @Test("Transitions and sleeps share one time")
  func both() async throws {
    let stage = Stage(home, clock: clock)
    var log: [String] = []
    stage.run { [home, clock] in
      try? await clock.sleep(for: .milliseconds(200))
      log.append("slept until \(stage.now)")
      await home.transition { home.present("sheet") }
      log.append("up at \(clock.now.elapsed)")
    }
    try await stage.finish()
    #expect(log == ["slept until 0.2", "up at 0.7 seconds"])
  }
}
