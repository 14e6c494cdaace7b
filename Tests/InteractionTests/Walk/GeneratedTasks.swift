import LayoutSim
import StageSupport

/// What a screen loads, and what goes on there over time: code that ends, that fails, that never ends, and that goes on
/// when its screen has gone.
struct GeneratedTasks: Element {
  let route: StubRoute
  let models: ModelCensus
  @Local private var loads = 0
  @Local private var ticks = 0
  @Local private var outcome = "nothing"
  @Local private var isShown = false

  var body: some Element {
    ScrollArea {
      Column {
        TextBlock("\(loads) \(ticks) \(outcome)")
        PushButton("Load", task: load)
        PushButton("Go on", task: goOn)
        PushButton("Show", task: show)
          .sheet(isPresented: $isShown) { PushButton("Leave") { isShown = false } }
        PushButton("Later", action: beginLater)
        PushButton("Wait", task: { await models.sleep(20) })
      }
    }
    .frame(height: 150)
    .refreshable {
      await models.sleep(1)
      loads += 1_000
    }
    .task(name: "load", load)
    .task(id: loads) { await fail() }
    .task(name: "tick", listen)
  }

  private func load() async {
    outcome = "loading"
    await models.sleep(0.3)
    loads += 1
  }

  private func goOn() async {
    await models.sleep(0.4)
    models.goOn(from: route)
  }

  private func show() async {
    await models.sleep(0.2)
    isShown = true
  }

  private func fail() async {
    do {
      try await models.fail(after: 0.5)
    } catch {
      outcome = error is CancellationError ? "cancelled" : "failed"
    }
  }

  private func beginLater() {
    Task {
      await models.sleep(2)
      loads += 10
      models.goOn(from: route)
    }
  }

  /// Ticks, or listens to what never comes.
  private func listen() async {
    guard !route.identifier.hasSuffix("4") else {
      let (stream, source) = AsyncStream.makeStream(of: Int.self)
      for await number in stream { ticks += number }
      return source.finish()
    }
    while !Task.isCancelled {
      await models.sleep(5)
      ticks += 1
    }
  }
}
