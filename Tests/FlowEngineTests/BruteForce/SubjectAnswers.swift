@testable import FlowEngine

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

  func replacesRoot(for route: any Route) -> Bool {
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
    return shape.answers.promisesFlows && shape.answers.flowStops.contains(stop)
  }

  func verdict(on route: any Route) -> NavigationVerdict {
    builder.inquiry.interrupt()
    let stop = Stop(route)
    if shape.answers.refuses.contains(stop) { return .refuse(reason: "c\(shape.id) is closed") }
    return shape.answers.redirects[stop].map { .redirect(to: $0.route) } ?? .allow
  }

  func style(of route: any Route) -> TransitionPresentationStyle? {
    let stop = Stop(route)
    note(.style, stop)
    return shape.answers.styles[stop]
  }

  func verdict(for reason: DismissalReason) -> DismissalVerdict { verdict(shape.answers.keeps) }

  /// The verdict on one of its plain screens.
  func screenVerdict() -> DismissalVerdict { verdict(shape.answers.keepsScreens) }

  private func verdict(_ keeping: Shape.Keeping) -> DismissalVerdict {
    builder.inquiry.interrupt()
    return switch keeping {
    case .nothing: .allow
    case .surface: .refuse(reason: "c\(shape.id) stays")
    case .question(let stop): .ask(stop.route)
    }
  }

  /// Is notified.
  func receive() { builder.inquiry.disturbance?() }

  /// Is told that its surface has gone.
  func leave(_ coordinator: AnyCoordinator) {
    builder.inquiry.told.append(.surface(builder.id(of: coordinator)))
    receive()
  }

  /// Is told that its plain screen has gone.
  func leave(_ route: any Route) {
    builder.inquiry.told.append(.screen(Stop(route), of: shape.id))
    receive()
  }

  /// Starts before it is brought along.
  func start(_ coordinator: AnyCoordinator) {
    receive()
    guard let stop = shape.answers.startsAt else { return }
    builder.inquiry.restarted.insert(shape.id)
    // Nothing is being planned yet in the hierarchy of the call.
    let interruption = builder.inquiry.interruption
    builder.inquiry.interruption = nil
    _ = (coordinator as? any LiteralSubject)?.start(at: stop)
    builder.inquiry.interruption = interruption
  }

  func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    receive()
    return builder.inquiry.maker?(owner)
  }

  /// Whether it goes to `route` without another flow.
  func goes(to route: any Route) -> Bool {
    receive()
    guard shape.answers.keepsPromises, shape.answers.elsewhere.contains(Stop(route)) else {
      return false
    }
    if shape.answers.switchesTab, let tabs = builder[shape.id] as? any TabShowing,
      !tabs.children.isEmpty
    {
      tabs.switchToTab((tabs.baseRouter.current.selectedTab + 1) % tabs.children.count)
    }
    return true
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
    enum Kind { case canHandle, type, path, root, detents, flow, style }
    let kind: Kind
    let id: Int
    let stop: Stop
  }

  /// A surface that has gone.
  enum Told: Hashable {
    case surface(Int)
    case screen(Stop, of: Int)
  }

  /// A question that was asked a second time.
  private(set) var repeated: Question?

  /// Done once, while the first question is being asked.
  var interruption: (() -> Void)?

  /// Done while any coordinator is asked or notified.
  var disturbance: (() -> Void)?

  /// Makes the coordinators of saved states.
  var maker: ((SavedOwner) -> AnyCoordinator?)?

  /// What was told that it has gone, in order.
  var told: [Told] = []

  /// The coordinators whose root was replaced for good, or may have been.
  var restarted: Set<Int> = []

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
