import FlowEngine
import Testing

/// Flows that are brought along for a value.
@MainActor
struct OutcomeTests {
  private let hall = GuardedHall("App")
  private let picker = Picker("Picker")

  /// How waits ended, in order.
  private let ends = Ends()

  /// Starts to wait for the end of `flow`, and returns when it is shown, refused or deferred.
  @discardableResult
  private func begin(
    _ flow: Picker,
    by host: AnyCoordinator? = nil,
    _ style: TransitionPresentationStyle = .sheet
  ) async -> Task<Void, Never> {
    let (host, ends) = (host ?? hall, ends)
    let task = Task { @MainActor in
      ends.begun += 1
      let end = await host.outcome(of: flow, presentationStyle: style)
      ends.words.append("\(flow.ownerName) \(words(for: end))")
    }
    let count = ends.begun
    await turns { ends.begun > count }
    return task
  }

  /// Gives other code turns until `condition` is met, or long enough.
  private func turns(until condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() { await Task.yield() }
    for _ in 0..<5 { await Task.yield() }
  }

  private func settle(_ count: Int = 1) async { await turns { ends.words.count >= count } }

  @Test("A flow that finishes with a value hands it over, once everything has settled")
  func finished() async {
    await begin(picker)
    #expect(hall.layers == ["base hall", "sheet hall"])
    picker.finishFlow(with: 7)
    #expect(hall.layers == ["base hall"])
    await settle()
    #expect(ends.words == ["Picker finished(7)"])
    #expect(picker.parent == nil)
  }

  @Test(
    "A pushed flow has an outcome, too, whatever is above it",
    arguments: [TransitionPresentationStyle.push, .fullScreenCover, .custom(transition: .opacity)]
  )
  func styles(style: TransitionPresentationStyle) async {
    await begin(picker, style)
    picker.present(.note(1))
    picker.finishFlow(with: 3)
    await settle()
    #expect(ends.words == ["Picker finished(3)"])
  }

  @Test("However a flow leaves, its wait ends with the reason, once")
  func cancelled() async {
    let leaving: [(String, (Picker, Hall) -> Void)] = [
      ("call", { _, hall in hall.dismiss() }),
      ("back", { _, hall in hall.close() }),
      ("back", { picker, _ in picker.pop() }),
      ("gesture", { picker, _ in picker.leaveSurface(for: .gesture) }),
      ("finished", { picker, _ in picker.finishFlow() }),
      ("call", { _, hall in hall.restart() }),
      ("navigation to item(1)", { _, hall in hall.startFlow(route: .item(1)) }),
      ("finished", { _, hall in hall.finishFlow() }),
    ]
    for (reason, leave) in leaving {
      let (ends, picker) = (ends.words.count, Picker("Picker"))
      await begin(picker)
      leave(picker, hall)
      await settle(ends + 1)
      #expect(self.ends.words[ends...] == ["Picker cancelled(\(reason))"])
      #expect(picker.parent == nil)
    }
  }

  @Test("A pushed flow that is popped away by the stack ends its wait")
  func popped() async {
    await begin(picker, .push)
    hall.popToRoot()
    await settle()
    #expect(ends.words == ["Picker cancelled(call)"])
  }

  @Test("A flow inside a flow that finishes is cancelled, and the outer one has its value")
  func nested() async {
    let inner = Picker("Inner")
    await begin(picker)
    await begin(inner, by: picker)
    picker.finishFlow(with: 1)
    await settle(2)
    #expect(ends.words.sorted() == ["Inner cancelled(finished)", "Picker finished(1)"])
  }

  @Test("A flow that goes with its owner is a removed one")
  func removed() async {
    let child = Hall("Child")
    hall.addChild(child)
    await begin(picker, by: child)
    hall.removeChild(child)
    await settle()
    #expect(ends.words == ["Picker cancelled(removal)"])
  }

  @Test("A flow over which a saved state is restored is cancelled")
  func restored() async throws {
    let before = try hall.savedState()
    await begin(picker)
    try hall.restore(before)
    await settle()
    #expect(ends.words == ["Picker cancelled(restoration)"])
  }

  @Test("A flow that cannot be shown is refused with the error, which nobody else is told")
  func refused() async {
    hall.refuses = true
    await begin(picker)
    await settle()
    #expect(ends.words == ["Picker refused(app does not allow HallRoute “hall”: no.)"])
    #expect(hall.unhandledErrors.isEmpty)
  }

  @Test("The same flow cannot be brought twice: the second wait is refused, the first goes on")
  func twice() async {
    await begin(picker)
    await begin(picker)
    await settle()
    #expect(ends.words.count == 1)
    #expect(ends.words.first?.hasPrefix("Picker refused(") == true)
    picker.finishFlow(with: 2)
    await settle(2)
    #expect(ends.words.last == "Picker finished(2)")
  }

  @Test(
    "A guard that keeps the flow keeps the wait, and the value of the refused attempt is dropped"
  )
  func kept() async {
    picker.verdict = .refuse(reason: "unsaved")
    await begin(picker)
    #expect(!picker.finishFlow(with: 1))
    await turns { !ends.words.isEmpty }
    #expect(ends.words.isEmpty)
    picker.verdict = .allow
    hall.dismiss()
    await settle()
    #expect(ends.words == ["Picker cancelled(call)"])
  }

  @Test("A finish that waits for an answer keeps its value until the answer")
  func asked() async {
    await begin(picker)
    picker.verdict = .ask(HallRoute.question)
    picker.finishFlow(with: 5)
    #expect(picker.pendingIntent != nil)
    picker.verdict = .allow
    picker.resumeIntent()
    await settle()
    #expect(ends.words == ["Picker finished(5)"])
  }

  @Test("A flow that waits for a login is waited for, and its value arrives")
  func deferred() async {
    hall.gate = .note(9)
    await begin(picker)
    #expect(hall.layers == ["base hall", "sheet note(9) of app"])
    hall.gate = nil
    hall.dismiss()
    #expect(hall.layers == ["base hall", "sheet hall"])
    picker.finishFlow(with: 4)
    await settle()
    #expect(ends.words == ["Picker finished(4)"])
  }

  @Test("A flow whose login is turned down was waited for without end: it is over with the intent")
  func abandoned() async {
    hall.gate = .note(9)
    await begin(picker)
    hall.dismiss()
    #expect(hall.pendingIntent == nil)
    await settle()
    #expect(
      ends.words == [
        "Picker refused(Picker was not shown: the call that was to show it waited for a guard and "
          + "was abandoned.)"
      ]
    )
  }

  @Test("Cancelling the task ends the wait, and the flow stays")
  func cancelledTask() async {
    let task = await begin(picker)
    task.cancel()
    await settle()
    #expect(
      ends.words == [
        "Picker refused(The task that waited for the end of app/subflow Picker was cancelled, but not "
          + "the flow.)"
      ]
    )
    #expect(hall.layers == ["base hall", "sheet hall"])
    picker.finishFlow(with: 1)
    await turns { ends.words.count > 1 }
    #expect(ends.words.count == 1)
  }

  @Test("A host whose app is released gives its wait up")
  func released() async {
    let child = Hall("Child")
    var app: Hall? = Hall("App")
    app?.addChild(child)
    await begin(picker, by: child)
    app = nil
    await settle()
    #expect(ends.words == ["Picker cancelled(removal)"])
  }

  @Test("A flow that finishes itself as soon as it is shown has its value")
  func atOnce() async {
    hall.observe { [picker] event in
      if case .changed(let change) = event, "\(change.step)".contains("present") {
        picker.finishFlow(with: 6)
      }
    }
    await begin(picker)
    await settle()
    #expect(ends.words == ["Picker finished(6)"])
  }

  @Test("A flow that had nothing to ask lost its value and was shown: it ends before it is")
  func inStart() async {
    picker.valueAtStart = 8
    await begin(picker)
    await settle()
    #expect(ends.words == ["Picker finished(8)"])
    #expect(hall.layers == ["base hall"])
    // The value of one wait is none of the next.
    picker.valueAtStart = nil
    await begin(picker)
    #expect(hall.layers == ["base hall", "sheet hall"])
    hall.dismiss()
    await settle(2)
    #expect(ends.words.last == "Picker cancelled(call)")
  }

  @Test("A flow that finishes while it waits for a login is not shown after it, and has its value")
  func whileDeferred() async {
    hall.gate = .note(9)
    await begin(picker)
    picker.finishFlow(with: 2)
    hall.gate = nil
    hall.dismiss()
    await settle()
    #expect(ends.words == ["Picker finished(2)"])
    #expect(hall.layers == ["base hall"])
  }

  @Test("Many waits at a time end each with its own value")
  func many() async {
    let pickers = (1...5).map { Picker("\($0)") }
    for picker in pickers { await begin(picker) }
    for (value, picker) in pickers.enumerated().reversed() { picker.finishFlow(with: value) }
    await settle(5)
    #expect(ends.words.sorted() == (1...5).map { "\($0) finished(\($0 - 1))" })
  }

  @Test("Neither the flow nor the one that showed it stays in memory after the end")
  func memory() async {
    weak var flow: Picker?
    weak var host: Hall?
    await {
      let hall = Hall("App")
      let picker = Picker("Picker")
      (flow, host) = (picker, hall)
      await begin(picker, by: hall)
      picker.finishFlow(with: 1)
      await settle()
    }()
    for _ in 0..<5 { await Task.yield() }
    #expect(flow == nil)
    #expect(host == nil)
  }
}

/// A hall that refuses or redirects what is shown on it.
private final class GuardedHall: Hall {
  var refuses = false
  var gate: HallRoute?

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    if refuses { return .refuse(reason: "no") }
    if let gate, !route.isEqual(to: gate) { return .redirect(to: gate) }
    return .allow
  }
}

private final class Picker: Hall, FlowWithOutcome {
  typealias Outcome = Int

  var verdict = DismissalVerdict.allow
  var valueAtStart: Int?

  override func start() {
    super.start()
    if let valueAtStart { finishFlow(with: valueAtStart) }
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict { verdict }
}

@MainActor
private final class Ends {
  var begun = 0
  var words: [String] = []
}

private func words(for end: FlowEnd<Int>) -> String {
  switch end {
  case .finished(let value): "finished(\(value))"
  case .cancelled(let reason): "cancelled(\(reason))"
  case .refused(let error): "refused(\(error.whatHappened))"
  }
}
