@testable import FlowEngine

/// How literal calls are made; `nil` stands for one that cannot be made.
extension ScriptedHierarchy {
  func layering(_ call: ScriptedCall) -> Outcome? {
    switch call {
    case .layer(let call, let id): make(call, on: id)
    case .planLayer(let call, let id):
      planned(call, on: id) { [self] plan in
        attempt { () throws(FlowError) in try root.apply(plan) }
      }
    case .keepLayerPlan(let call, let id):
      planned(call, on: id) { [self] plan in
        kept = (plan, state)
        return .done
      }
    default: nil
    }
  }

  private func make(_ call: LayerCall, on id: Int) -> Outcome? {
    guard let host = builder[id] else { return nil }
    switch call {
    case .show(let stop, let style):
      return (host as? any LiteralSubject)?.show(stop, style).map(outcome)
    case .present(let stop, let style):
      return (host as? any LiteralSubject)?.present(stop, style).map(outcome)
    case .startFlow(let stop):
      return (host as? any LiteralSubject)?.start(at: stop).map { isDone in
        if isDone { builder.inquiry.restarted.insert(id) }
        return outcome(isDone)
      }
    case .bring(let candidate, let style):
      return subject(candidate).map { flow in
        outcome(noting(flow, isDone: host.navigate(to: flow, presentationStyle: style)))
      }
    case .force(let candidate, let style):
      return subject(candidate).map { flow in
        let outcome = attempt { () throws(FlowError) in
          try flow.forcePresentation(presentationStyle: style, rootCoordinator: host)
        }
        _ = noting(flow, isDone: outcome == .done)
        return outcome
      }
    case .finishFlow: return outcome(host.finishFlow())
    case .restart: return outcome(host.restart())
    case .close: return removed { host.close() }
    case .dismiss: return removed { host.dismiss() }
    case .showSeveral, .replaceTop, .insertBelowTop:
      do throws(FlowError) {
        return try (host as? any LiteralSubject)?.add(call).map(outcome)
      } catch {
        return .refused(error)
      }
    case .showDialog(let number): return outcome(host.show(.alert("\(number)")))
    case .answerDialog: return removed { host.answerDialog("OK") }
    case .remove(let removal):
      return attempt { () throws(FlowError) in
        do throws(FlowError) {
          try host.perform(removal.call)
        } catch {
          if case .nothingToDo = error { return }
          throw error
        }
      }
    }
  }

  private func planned(
    _ call: LayerCall,
    on id: Int,
    _ body: (NavigationPlan) -> Outcome
  ) -> Outcome? {
    guard let host = builder[id] else { return nil }
    let newcomer = call.newcomer.flatMap(subject)
    do throws(FlowError) {
      guard let plan = try plan(call, on: host, bringing: newcomer) else { return nil }
      let outcome = body(plan)
      if let newcomer { _ = noting(newcomer, isDone: newcomer.parent != nil) }
      return outcome
    } catch {
      return .refused(error)
    }
  }

  /// What `call` would do; `nil` if it cannot be planned.
  func plan(
    _ call: LayerCall,
    on host: any Subject,
    bringing newcomer: (any Subject)? = nil
  ) throws(FlowError) -> NavigationPlan? {
    switch call {
    case .show(let stop, let style):
      return try (host as? any LiteralSubject)?.planToShow(stop, style)
    case .bring(_, let style):
      guard let newcomer else { return nil }
      return try host.plan(to: newcomer, presentationStyle: style)
    case .finishFlow: return try host.planToFinish()
    case .restart: return try host.planToRestart()
    case .close: return try host.planToClose()
    case .showSeveral, .replaceTop, .insertBelowTop:
      return try (host as? any LiteralSubject)?.planToAdd(call)
    case .remove(let removal): return try host.plan(removal.call)
    case .showDialog(let number): return try host.plan(.alert("\(number)"))
    case .present, .startFlow, .force, .dismiss, .answerDialog: return nil
    }
  }

  private func subject(_ candidate: ScriptedCall.Candidate) -> (any Subject)? {
    switch candidate {
    case .known(let id): builder[id]
    case .new(let shape): builder.build(shape) as? any Subject
    }
  }

  /// A flow that is retained by the app may be brought along again.
  private func noting(_ flow: any Subject, isDone: Bool) -> Bool {
    guard isDone else { return false }
    unspare(flow)
    if flow.id % 3 == 0, !detours.contains(where: { $0 === flow }) { detours.append(flow) }
    return true
  }

  /// The outcome of a call that returns `false`, too, if there is nothing to remove: that is no refusal.
  private func removed(_ call: () -> Bool) -> Outcome {
    let count = root.unhandledErrors.count
    if call() { return .done }
    let isRefused = root.unhandledErrors.dropFirst(count).contains {
      if case .callDuringPlanning = $0 { false } else { true }
    }
    return isRefused ? .refused(nil) : .done
  }

  private func outcome(_ isDone: Bool) -> Outcome { isDone ? .done : .refused(nil) }
}
