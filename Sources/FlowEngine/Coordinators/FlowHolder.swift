/// A coordinator that shows one flow at a time; its own root goes with the flow.
@MainActor
protocol FlowHolder: AnyCoordinator {}

extension FlowOrchestrator: FlowHolder {}

extension FlowHolder {
  /// Shows another flow, or none, without a look at who owns what.
  func setFlow(_ flow: AnyCoordinator?) {
    if let old = ties.flow { ties.children.remove(old) }
    ties.flow = flow
    if let flow { ties.children.append(flow) }
  }
}
