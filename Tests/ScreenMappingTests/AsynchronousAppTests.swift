import Dispatch
import FlowEngine
import LayoutSim
import ScreenMapping
import Testing

/// A list whose buttons are asynchronous, on a stage with the clock of the app.
@MainActor
private func exploration(
  @ElementBuilder list: @escaping @MainActor (MadeApp<StageClock>) -> some Element
) -> Exploration<MadeApp<StageClock>> {
  var exploration = Exploration("asynchronous") {
    MadeApp(StageClock()) { route, app in
      if route == .list { return list(app) }
      return TextBlock(route.identifier)
    }
  }
  exploration.stage = { app, traits in Stage(app, under: traits, clock: app.state) }
  return exploration
}

/// A list whose button shows a sheet after a real sleep.
private struct SleepingList: Element {
  @Local var isOpen = false

  var body: some Element {
    PushButton("Go") {
      Task {
        try await Task.sleep(for: .seconds(86_400))
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) { PushButton("Close") { isOpen = false } }
  }
}

/// A cover whose button closes it after a real sleep.
private struct SleepingCover: Element {
  @Local var isOpen = false

  var body: some Element {
    PushButton("Open") { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) {
        PushButton("Done") {
          Task {
            try await Task.sleep(for: .seconds(86_400))
            isOpen = false
          }
        }
      }
  }
}

/// What a fake server answers at once, after a turn or two.
private func answer() async -> Int {
  await Task.yield()
  return 7
}

/// Lets a tenth of a second pass for all code of the main actor.
@MainActor
private func holdMainActor() {
  let end = ContinuousClock.now + .milliseconds(100)
  while ContinuousClock.now < end {}
}

/// Maps of asynchronous apps.
@MainActor
struct AsynchronousAppTests {
  @Test("A button that navigates when a task has an answer leads on")
  func task() async {
    let map = await exploration { app in
      PushButton("Buy") {
        Task { [weak app] in
          let number = await answer()
          app?.navigate(to: SmallRoute.item(number))
        }
      }
    }.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)"])
    #expect(map.isComplete)
    #expect(map.notes.isEmpty)
    #expect(map.laws.allSatisfy { $0.answer == .holds })
  }

  @Test(
    "A button that sleeps on the stage's clock leads on, by other processes and without shortcuts, too"
  )
  func sleep() async {
    var app = exploration { app in
      PushButton("Buy") {
        Task { [weak app] in
          try await app?.state.sleep(for: .seconds(30))
          app?.navigate(to: SmallRoute.item(1))
        }
      }
    }
    let map = await app.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)"])
    app.takesShortcuts = false
    #expect(await app.run().json == map.json)
  }

  @Test("A button that navigates by the main queue, or by a detached task, leads on")
  func unfollowed() async {
    let map = await exploration { app in
      PushButton("Queue") {
        DispatchQueue.main.async { app.navigate(to: SmallRoute.item(1)) }
      }
      PushButton("Detached") {
        Task.detached { await app.navigate(to: SmallRoute.sheet) }
      }
    }.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)", "list > sheet"])
    #expect(map.isComplete)
  }

  @Test("An event that begins a task leads on")
  func event() async {
    var app = exploration { _ in TextBlock("Nothing yet") }
    app.event("an answer comes") { app in
      Task { app.navigate(to: SmallRoute.item(await answer())) }
    }
    #expect(await app.run().places.map(\.name).contains("list > item(…)"))
  }

  @Test("What a real sleep would bring is not awaited, and the map says so")
  func realSleep() async {
    let map = await exploration { app in
      PushButton("Buy") {
        app.navigate(to: SmallRoute.item(1))
        Task { [weak app] in
          try await Task.sleep(for: .seconds(86_400))
          app?.navigate(to: SmallRoute.sheet)
        }
      }
      PushButton("Look") { app.navigate(to: SmallRoute.item(2)) }
    }.run()
    #expect(map.states.map(\.status) == [MapState.Status.entered, .unfollowed, .entered])
    #expect(!map.isComplete)
    let note = map.notes.first
    #expect(note?.code == "unfollowed-code")
    #expect(note?.scripts.map(\.brief) == ["Buy"])
  }

  @Test("What a real sleep brings came into a map whenever the machine was busy for longer")
  func shortRealSleep() async {
    let map = await exploration { app in
      PushButton("Buy") {
        Task { holdMainActor() }
        try? await Task.sleep(for: .milliseconds(5))
        app.navigate(to: SmallRoute.item(1))
      }
      PushButton("Look") { app.navigate(to: SmallRoute.item(2)) }
    }.run()
    #expect(map.places.map(\.name) == ["list", "list > item(…)"])
    #expect(map.states.map(\.status) == [.entered, .entered])
    #expect(map.leftOut.map(\.reason) == [.unfollowed])
  }

  @Test("A button whose real sleep leads on is left out, and its place with it")
  func sleepingButton() async throws {
    let map = await exploration { _ in SleepingList() }.run()
    #expect(map.places.map(\.name) == ["list"])
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(map.leftOut.count == 1)
    #expect(part.reason == .unfollowed)
    #expect(part.states == [map.start])
    #expect(part.untried.map(\.brief) == ["Go"])
    #expect(map.markdown.contains("[some code](#left-out) was not followed to its end."))
  }

  @Test("A cover whose button closes it after a real sleep was said to have no way out")
  func sleepingWayOut() async {
    let map = await exploration { _ in SleepingCover() }.run()
    #expect(map.places.count == 2)
    #expect(map.leftOut.map(\.reason) == [.unfollowed])
    #expect(map.laws.first { $0.name == "can-be-left" }?.answer == .unknown)
  }

  @Test("A first screen whose real sleep leads on is left out")
  func sleepingScreen() async throws {
    let map = await exploration { app in
      TextBlock("Hello").task {
        try? await Task.sleep(for: .seconds(86_400))
        app.navigate(to: SmallRoute.item(1))
      }
    }.run()
    #expect(!map.isComplete)
    let part = try #require(map.leftOut.first)
    #expect(part.reason == .unfollowed)
    #expect(part.states == [map.start])
    #expect(part.untried.isEmpty)
  }

  @Test("A task that listens for ever ends no map, and is named once")
  func listener() async {
    let map = await exploration { app in
      PushButton("Buy") { app.navigate(to: SmallRoute.item(1)) }
        .task(name: "news") {
          let (stream, source) = AsyncStream.makeStream(of: Int.self)
          for await number in stream { app.navigate(to: SmallRoute.item(number)) }
          source.finish()
        }
    }.run()
    #expect(map.places.count == 2)
    #expect(!map.isComplete)
    #expect(map.notes.map(\.code) == ["unfollowed-code"])
    #expect(map.notes.first?.words.hasPrefix("The code of “news” waits for") == true)
  }

  @Test(
    "A screen whose task captures its coordinator is no leak, whether the task is over or waits"
  )
  func capturing() async {
    let map = await exploration { app in
      TextBlock("Hello")
        .task { if await answer() == 0 { app.dismissModal() } }
        .task(name: "clock") { try? await app.state.sleep(for: .seconds(3600)) }
        .task(name: "news") {
          let (stream, source) = AsyncStream.makeStream(of: Int.self)
          for await _ in stream { app.dismissModal() }
          source.finish()
        }
      PushButton("Item") { app.navigate(to: SmallRoute.item(1)) }
    }.run()
    #expect(map.laws.first { $0.name == "is-freed" }?.answer == .holds)
  }

  @Test("A task that does not end when its screen goes, and keeps the coordinator, is a leak")
  func uncancelled() async {
    let map = await exploration { app in
      TextBlock("Hello").task {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        app.dismissModal()
      }
    }.run()
    #expect(map.laws.first { $0.name == "is-freed" }?.answer == .broken)
  }
}
