import Testing

@testable import FlowEngine

/// Alerts and confirmation dialogs of coordinators.
@MainActor
struct DialogTests {
  private let hall = Hall("App")
  private let question = Dialog.alert("Leave?", buttons: [.destructive("Leave"), .cancel("Stay")])

  // MARK: - Showing

  @Test("A dialog comes over whatever is in front, whoever shows it")
  func overAll() throws {
    let child = Hall("Child")
    hall.addChild(child)
    child.navigate(toRoute: .item(1))
    hall.present(.note(1))
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .sheet)
    #expect(
      try child.plan(question).description == """
        to alert(Leave?) from app/child Child
          1. present screen app/subflow Flow/screen alert(Leave?) for alert(Leave?)
        """
    )
    child.show(question)
    #expect(
      hall.layers == [
        "base hall > hall > item(1)", "sheet note(1) of app", "sheet hall",
        "dialog alert(Leave?) of app/subflow Flow",
      ]
    )
    #expect(child.visibleDialog == question)
    #expect(hall.visibleRoute as? HallRoute == .hall)
    #expect(hall.visibleCoordinator === flow)
    #expect(hall.router.state.presented == .note(1))
  }

  @Test("A button dismisses the dialog, and then does what it does")
  func button() {
    var log: [Int] = []
    hall.navigate(toRoute: .item(1))
    hall.show(
      .alert(
        "Where?",
        buttons: [
          .default("On") { [hall] in
            log.append(hall.composition.surfaces.count)
            hall.navigate(toRoute: .item(2))
          }
        ]
      )
    )
    #expect(!hall.answerDialog("Off"))
    #expect(hall.answerDialog("On"))
    #expect(log == [1])
    #expect(hall.layers == ["base hall > item(1) > item(2)"])
    #expect(hall.visibleDialog == nil)
    #expect(!hall.answerDialog("On"))
  }

  @Test("An alert without buttons has one to close it")
  func withoutButtons() {
    hall.show(.alert("Done"))
    #expect(hall.visibleDialog?.buttons == [.default("OK")])
    #expect(hall.answerDialog("OK"))
  }

  @Test("What is presented or navigated to takes a dialog away, which would be covered")
  func replaced() {
    hall.show(question)
    hall.present(.note(1))
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    hall.show(question)
    hall.navigate(to: HallRoute.item(1))
    #expect(hall.layers == ["base hall > item(1)"])
    hall.show(question)
    hall.presentDetour(Hall("Detour"), presenting: .hall)
    #expect(hall.layers == ["base hall > item(1)", "cover hall"])
    hall.dismissDetour()
    let child = Hall("Child")
    hall.addChild(child)
    child.navigate(toRoute: .item(2))
    child.show(question)
    hall.present(.note(2))
    #expect(hall.layers == ["base hall > item(1) > hall > item(2)", "sheet note(2) of app"])
  }

  @Test("Going back below a dialog leaves it, and one dialog comes over another")
  func stays() {
    hall.navigate(toRoute: .item(1))
    hall.show(question)
    hall.pop()
    #expect(hall.layers == ["base hall", "dialog alert(Leave?) of app"])
    hall.show(.confirmation("Really?", buttons: [.default("Yes")]))
    #expect(hall.visibleDialog?.title == "Really?")
    hall.answerDialog("Yes")
    #expect(hall.visibleDialog == question)
  }

  @Test("A dialog over one that tabs show, from before their tabs came, leaves it")
  func overDialogOfTabs() {
    let tabs = TabCoordinator(router: Router(initial: HallRoute.hall))
    tabs.show(question)
    tabs.setTabs([hall])
    hall.show(.alert("Done"))
    #expect(hall.visibleDialog?.title == "Done")
    hall.answerDialog("OK")
    #expect(hall.visibleDialog == question)
  }

  @Test("No coordinator is asked about a dialog, or told of it, and no screen disappears")
  func unasked() {
    final class Watcher: Hall, LifecycleObserving {
      func screen(_ route: any Route, _ phase: LifecyclePhase) {
        journal.append("\(route.identifier) \(phase.rawValue)")
      }

      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        journal.append("\(route.identifier)?")
        return .allow
      }
    }
    let watcher = Watcher("App")
    watcher.navigate(toRoute: .item(1))
    watcher.journal = []
    watcher.show(question)
    watcher.answerDialog("Stay")
    #expect(watcher.journal == [])
  }

  @Test("A plan of a dialog is applied, and a log has its answer")
  func planned() throws {
    let log = EventLog(of: hall)
    try hall.apply(hall.plan(question))
    hall.answerDialog("Leave")
    #expect(
      log.lines.filter { !$0.contains("Appear") } == [
        "1 apply on app",
        "1   present screen app/screen alert(Leave?) for alert(Leave?)",
        "1   settled",
        "2 answerDialog on app",
        "2   dismiss screen app/screen alert(Leave?)",
        "2   dismissed app/screen alert(Leave?): call",
        "2   settled",
      ]
    )
  }

  @Test("A dialog is not saved, and goes when a state is restored")
  func saving() throws {
    hall.navigate(toRoute: .item(1))
    let saved = try hall.savedData()
    hall.show(question)
    #expect(try hall.savedData() == saved)
    try hall.restore(from: saved)
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(hall.visibleDialog == nil)
  }

  // MARK: - Asking

  @Test("Code waits for the answer")
  func asked() async {
    let task = Task { await hall.ask(question) }
    while hall.visibleDialog == nil { await Task.yield() }
    hall.answerDialog("Leave")
    #expect(await task.value == .destructive("Leave"))
  }

  @Test("A dialog that goes without an answer gives none")
  func unanswered() async {
    let task = Task { await hall.ask(question) }
    while hall.visibleDialog == nil { await Task.yield() }
    hall.navigate(to: HallRoute.item(1))
    #expect(await task.value == nil)
    #expect(hall.layers == ["base hall > item(1)"])
  }

  // MARK: - As the question of a guard

  private final class Form: Hall {
    var isDirty = true
    var dialog = Dialog.alert(
      "Discard?",
      buttons: [.destructive("Discard", resumes: true), .cancel("Keep editing")]
    )

    override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
      isDirty ? .ask(dialog) : .allow
    }
  }

  @Test("A form asks before it goes; the answer to discard lets it go, another keeps it")
  func discard() {
    let form = Form("Form")
    hall.navigate(to: form, presentationStyle: .sheet)
    hall.dismiss()
    #expect(
      hall.layers == ["base hall", "sheet hall", "dialog alert(Discard?) of app/subflow Form"]
    )
    #expect(hall.pendingIntent?.call == "dismiss")
    hall.answerDialog("Keep editing")
    #expect(hall.layers == ["base hall", "sheet hall"])
    #expect(hall.pendingIntent == nil)
    // Whatever would dismiss it asks, and continues.
    hall.navigate(toRoute: .item(1))
    #expect(hall.visibleDialog?.title == "Discard?")
    hall.answerDialog("Discard")
    #expect(hall.layers == ["base hall > item(1)"])
    #expect(form.parent == nil)
  }

  @Test(
    "The question about an abandoned call stayed below the next, whose answer then kept nothing"
  )
  func secondQuestion() {
    let form = Form("Form")
    hall.navigate(to: form, presentationStyle: .sheet)
    hall.dismiss()
    hall.navigate(toRoute: .item(1))
    #expect(hall.pendingIntent?.call == "navigate")
    #expect(
      hall.layers == ["base hall", "sheet hall", "dialog alert(Discard?) of app/subflow Form"]
    )
    hall.answerDialog("Keep editing")
    #expect(hall.layers == ["base hall", "sheet hall"])
    #expect(hall.pendingIntent == nil)
  }

  @Test("A question that left with a presentation came back over what was presented")
  func questionTakenAway() {
    let form = Form("Form")
    hall.navigate(to: form, presentationStyle: .sheet)
    hall.dismiss()
    form.present(.note(1))
    #expect(hall.layers == ["base hall", "sheet hall", "sheet note(1) of app/subflow Form"])
    #expect(hall.pendingIntent == nil)
  }

  @Test("A button that changes the guard's mind lets the call go on, too")
  func changesItsMind() {
    let form = Form("Form")
    form.dialog = .alert("Discard?", buttons: [.destructive("Discard") { form.isDirty = false }])
    hall.navigate(to: form, presentationStyle: .sheet)
    hall.dismiss()
    hall.answerDialog("Discard")
    #expect(hall.layers == ["base hall"])
  }

  @Test("A guard asks before a navigation; the answer lets it through, once")
  func beforeNavigation() {
    final class Shop: Hall {
      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        guard route as? HallRoute == .film else { return .allow }
        return .redirect(
          to: Dialog.confirmation("Of age?", buttons: [.default("Yes", resumes: true), .cancel()])
        )
      }
    }
    let shop = Shop("App")
    shop.navigate(to: HallRoute.film)
    #expect(shop.layers == ["base hall", "dialog confirmation(Of age?) of app"])
    shop.answerDialog("Cancel")
    #expect(shop.layers == ["base hall"])
    #expect(shop.pendingIntent == nil)
    shop.navigate(to: HallRoute.film)
    shop.answerDialog("Yes")
    #expect(shop.layers == ["base hall", "cover film of app"])
    shop.dismiss()
    shop.navigate(to: HallRoute.film)
    #expect(shop.visibleDialog?.title == "Of age?")
  }
}
