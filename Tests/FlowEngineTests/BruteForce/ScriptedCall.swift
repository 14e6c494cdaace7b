import FlowEngine

/// One call of a script; it prints as one line.
indirect enum ScriptedCall {
  /// A coordinator that is given to another one.
  enum Candidate {
    /// A new coordinator.
    case new(Shape)

    /// One that is part of the hierarchy, or was.
    case known(Int)

    /// The number of a known one.
    var known: Int? { if case .known(let id) = self { id } else { nil } }
  }

  case navigate(Stop, from: Int)
  case perform(Stop, from: Int)
  case planAndApply(Stop, from: Int)
  case keepPlan(Stop, from: Int)
  case applyKeptPlan(on: Int)
  case pop(Int)
  case popToRoot(Int)
  case dismissModal(Int)
  case dismissDetour(Int)
  case presentDetour(Candidate, at: Stop, on: Int)
  case addChild(Candidate, to: Int)
  case removeChild(Int, from: Int)
  case addModal(Candidate, to: Int)
  case removeModal(Int, from: Int)
  case switchToTab(Int, on: Int)
  case showFlow(Candidate, root: Stop, on: Int)
  case selectDetent(ModalPresentationDetent, on: Int)

  /// The tab to select is given by its position among the new ones.
  case setTabs([Candidate], selecting: Int?, on: Int)
  case setBadge(String?, of: Int, on: Int)

  case layer(LayerCall, on: Int)

  /// The call is planned, and the plan applied or kept.
  case planLayer(LayerCall, on: Int)
  case keepLayerPlan(LayerCall, on: Int)

  /// The second call is made by an observer that receives the first change of the first.
  case answered(ScriptedCall, by: ScriptedCall)

  /// The second call is made from a question that is asked while the first is planned.
  case interrupted(ScriptedCall, by: ScriptedCall)
}

extension ScriptedCall: CustomStringConvertible {
  var description: String {
    switch self {
    case .navigate(let stop, let id): "c\(id).navigate(to: \(stop))"
    case .perform(let stop, let id): "c\(id).perform(\(stop))"
    case .planAndApply(let stop, let id): "c\(id).apply(c\(id).plan(to: \(stop)))"
    case .keepPlan(let stop, let id): "plan = c\(id).plan(to: \(stop))"
    case .applyKeptPlan(let id): "c\(id).apply(plan)"
    case .pop(let id): "c\(id).pop()"
    case .popToRoot(let id): "c\(id).popToRoot()"
    case .dismissModal(let id): "c\(id).dismissModal()"
    case .dismissDetour(let id): "c\(id).dismissDetour()"
    case .presentDetour(let detour, let stop, let id):
      "c\(id).presentDetour(\(detour), presenting: \(stop))"
    case .addChild(let child, let id): "c\(id).addChild(\(child))"
    case .removeChild(let child, let id): "c\(id).removeChild(c\(child))"
    case .addModal(let modal, let id): "c\(id).addModalCoordinator(\(modal))"
    case .removeModal(let modal, let id): "c\(id).removeModalCoordinator(c\(modal))"
    case .switchToTab(let index, let id): "c\(id).switchToTab(\(index))"
    case .showFlow(let flow, let root, let id):
      "c\(id).transitionToFlow(\(flow), root: \(root))"
    case .selectDetent(let detent, let id): "c\(id).selectDetent(.\(detent.rawValue))"
    case .setTabs(let tabs, let selecting, let id):
      "c\(id).setTabs(\(tabs)\(selecting.map { ", selecting: \(tabs[$0])" } ?? ""))"
    case .setBadge(let text, let tab, let id): "c\(id).setBadge(\(text ?? "nil"), of: c\(tab))"
    case .layer(let call, let id): call.words(on: id)
    case .planLayer(let call, let id): "apply \(call.words(on: id, as: "plan"))"
    case .keepLayerPlan(let call, let id): "plan = \(call.words(on: id, as: "plan"))"
    case .answered(let call, let answer): "\(call), answered by an observer with \(answer)"
    case .interrupted(let call, let other): "\(call), and in a question \(other)"
    }
  }
}

extension ScriptedCall.Candidate: CustomStringConvertible {
  var description: String {
    switch self {
    case .new(let shape): "[new \(shape)]"
    case .known(let id): "c\(id)"
    }
  }
}

extension ScriptedCall {
  /// The stop that the call goes to, and where it enters, if it is a navigation.
  var destination: (stop: Stop, start: Int)? {
    switch self {
    case .navigate(let stop, let id), .perform(let stop, let id), .planAndApply(let stop, let id):
      (stop, id)
    case .interrupted(let call, _): call.destination
    default: nil
    }
  }

  /// Whether it changes nothing.
  var onlyPlans: Bool {
    switch self {
    case .keepPlan, .keepLayerPlan: true
    case .interrupted(let call, _): call.onlyPlans
    default: false
    }
  }

  /// Whether it is planned first, and the plan applied.
  var isPlanned: Bool {
    switch self {
    case .planAndApply, .planLayer: true
    case .interrupted(let call, _): call.isPlanned
    default: false
    }
  }

  /// Whether it starts the coordinators that are given to an owner.
  var startsNewcomers: Bool {
    switch self {
    case .setTabs: true
    case .layer(let call, _), .planLayer(let call, _), .keepLayerPlan(let call, _):
      call.newcomer != nil
    case .answered(let call, let other): call.startsNewcomers || other.startsNewcomers
    case .interrupted(let call, _): call.startsNewcomers
    default: false
    }
  }

  /// The literal call that is made, at once or by a plan, and the coordinator that is called.
  var literal: (call: LayerCall, id: Int)? {
    switch self {
    case .layer(let call, let id), .planLayer(let call, let id): (call, id)
    case .interrupted(let call, _): call.literal
    default: nil
    }
  }

  /// The coordinator that was built before and is given to an owner, if any is.
  var gives: Int? {
    switch self {
    case .presentDetour(.known(let id), _, _), .addChild(.known(let id), _),
      .addModal(.known(let id), _), .showFlow(.known(let id), _, _):
      id
    case .setTabs(let tabs, _, _): tabs.compactMap(\.known).first
    case .layer(let call, _), .planLayer(let call, _), .keepLayerPlan(let call, _):
      call.newcomer?.known
    default: nil
    }
  }

  /// The coordinator that is called.
  var callee: Int {
    switch self {
    case .navigate(_, let id), .perform(_, let id), .planAndApply(_, let id),
      .keepPlan(_, let id), .applyKeptPlan(let id), .pop(let id), .popToRoot(let id),
      .dismissModal(let id), .dismissDetour(let id), .presentDetour(_, _, let id),
      .addChild(_, let id), .removeChild(_, let id), .addModal(_, let id),
      .removeModal(_, let id), .switchToTab(_, let id), .showFlow(_, _, let id),
      .selectDetent(_, let id), .setTabs(_, _, let id), .setBadge(_, _, let id),
      .layer(_, let id), .planLayer(_, let id), .keepLayerPlan(_, let id):
      id
    case .answered(let call, _), .interrupted(let call, _): call.callee
    }
  }
}
