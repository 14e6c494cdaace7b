import FlowEngine

/// What one subject answers, and a note of each question in the inquiry of its hierarchy.
@MainActor
final class SubjectAnswers {
  let shape: Shape
  private let builder: SubjectBuilder

  init(_ shape: Shape, builder: SubjectBuilder) {
    self.shape = shape
    self.builder = builder
  }

  private func note(_ question: Inquiry.Question.Kind, _ stop: Stop) {
    builder.inquiry.note(Inquiry.Question(kind: question, id: shape.id, stop: stop))
  }

  func canHandle(_ route: any Route) -> Bool {
    let stop = Stop(route)
    note(.canHandle, stop)
    return shape.answers.claims[stop] != nil
  }

  func type(of route: any Route) -> NavigationType {
    let stop = Stop(route)
    note(.type, stop)
    return shape.answers.claims[stop] ?? .push
  }

  func path(to route: any Route) -> [any Route]? {
    let stop = Stop(route)
    note(.path, stop)
    return shape.answers.paths[stop]?.map(\.route)
  }

  func takesRoot(_ route: any Route) -> Bool {
    let stop = Stop(route)
    note(.root, stop)
    return shape.answers.roots.contains(stop)
  }

  func detents(for route: any Route) -> ModalDetentConfiguration {
    note(.detents, Stop(route))
    return ModalDetentConfiguration(detents: shape.answers.detents)
  }

  func promisesFlow(to route: any Route) -> Bool {
    let stop = Stop(route)
    note(.flow, stop)
    return shape.answers.promisesFlows && shape.answers.flows[stop] != nil
  }

  func verdict(on route: any Route) -> NavigationVerdict {
    builder.inquiry.interrupt()
    let stop = Stop(route)
    if shape.answers.refuses.contains(stop) { return .refuse(reason: "c\(shape.id) is closed") }
    return shape.answers.redirects[stop].map { .redirect(to: $0.route) } ?? .allow
  }

  func verdict(for reason: DismissalReason) -> DismissalVerdict {
    builder.inquiry.interrupt()
    return switch shape.answers.keeps {
    case .nothing: .allow
    case .surface: .refuse(reason: "c\(shape.id) stays")
    case .question(let stop): .ask(stop.route)
    }
  }

  /// Is notified.
  func receive() { builder.inquiry.disturbance?() }

  func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    receive()
    return builder.inquiry.maker?(owner)
  }

  /// A new flow for `route`, or `nil` if it is not changed after all.
  func flow(for route: any Route) -> AnyCoordinator? {
    receive()
    guard shape.answers.keepsPromises else { return nil }
    return shape.answers.flows[Stop(route)].map(builder.build)
  }
}

/// Which coordinator was asked what during one navigation.
@MainActor
final class Inquiry {
  struct Question: Hashable {
    enum Kind { case canHandle, type, path, root, detents, flow }
    let kind: Kind
    let id: Int
    let stop: Stop
  }

  /// A question that was asked a second time.
  private(set) var repeated: Question?

  /// Done once, while the first question is being asked.
  var interruption: (() -> Void)?

  /// Done while any coordinator is asked or notified.
  var disturbance: (() -> Void)?

  /// Makes the coordinators of saved states.
  var maker: ((SavedOwner) -> AnyCoordinator?)?

  private var asked: Set<Question> = []

  func note(_ question: Question) {
    if !asked.insert(question).inserted { repeated = question }
    interrupt()
  }

  func interrupt() {
    disturbance?()
    guard let interruption else { return }
    self.interruption = nil
    interruption()
  }

  func startAgain() {
    repeated = nil
    asked.removeAll(keepingCapacity: true)
  }
}
