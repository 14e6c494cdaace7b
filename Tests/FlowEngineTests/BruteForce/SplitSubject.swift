@testable import FlowEngine

/// A subject with columns, whatever its route type.
@MainActor
protocol ColumnShowing: Subject {
  var columns: [SplitColumn] { get }

  func coordinator(in column: SplitColumn) -> AnyCoordinator?
  func setColumn(_ column: SplitColumn, to coordinator: AnyCoordinator?) -> Bool
  func show(_ coordinator: AnyCoordinator, in column: SplitColumn) -> Bool
  func show(_ column: SplitColumn) -> Bool
  func planToShow(_ column: SplitColumn) throws(FlowError) -> NavigationPlan
  func setColumnVisibility(_ visibility: ColumnVisibility)
}

final class SplitSubject<R: StopRoute>: SplitCoordinator<R>, ColumnShowing {
  let answers: SubjectAnswers

  init(_ answers: SubjectAnswers) {
    self.answers = answers
    super.init(
      router: Router(initial: R(stop: answers.shape.root), factory: ViewFactory()),
      // Which of them it is follows from its number, so that there are both.
      style: answers.shape.id.isMultiple(of: 2) ? .doubleColumn : .tripleColumn
    )
  }

  var columns: [SplitColumn] { style.columns }

  override var ownerName: String { answers.shape.name }
  override func canHandle(_ route: any Route) -> Bool { answers.canHandle(route) }
  override func navigationType(for route: any Route) -> NavigationType { answers.type(of: route) }
  override func navigationPath(for route: any Route) -> [any Route]? { answers.path(to: route) }
  override func replacesRoot(for route: any Route) -> Bool { answers.replacesRoot(for: route) }
  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    answers.detents(for: route)
  }
  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    answers.verdict(on: route)
  }
  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    answers.verdict(for: reason)
  }
  override func wasDismissed(for reason: DismissalReason) { answers.leave(self) }
  override func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    answers.style(of: route)
  }
  override func dismissalVerdict(for reason: DismissalReason, of route: any Route)
    -> DismissalVerdict
  {
    answers.screenVerdict()
  }
  override func wasDismissed(_ route: any Route, for reason: DismissalReason) {
    answers.leave(route)
  }
  override func start() { answers.start(self) }
  override func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? {
    answers.coordinator(restoring: owner)
  }
  override func canHandleFlowChange(to route: any Route) -> Bool {
    guard answers.shape.answers.promisesFlows, !answers.shape.answers.elsewhere.isEmpty else {
      return super.canHandleFlowChange(to: route)
    }
    return answers.promisesFlow(to: route)
  }
  override func handleFlowChange(to route: any Route) -> Bool { answers.goes(to: route) }

  func register(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(addModalCoordinator)
  }
  func unregister(_ modal: AnyCoordinator) -> Bool? {
    (modal as? Coordinator<R>).map(removeModalCoordinator)
  }
  func interrupt(_ host: AnyCoordinator, at stop: Stop) -> Bool? {
    presentSelf(on: host, at: stop)
  }
}
