import FlowEngine

extension LiveSurface {
  /// Whether an element presents it, and no coordinator.
  var isPresentedByElement: Bool { elementScreen != nil }

  /// Dismisses it as a gesture does.
  @MainActor
  func leaveByGesture() {
    if let elementScreen {
      elementScreen.leave()
    } else {
      owner.leaveSurface(for: .gesture)
    }
  }

  /// Whether ``leaveByGesture()`` would dismiss it at once.
  @MainActor
  var canLeaveByGesture: Bool {
    elementScreen.map { !$0.isConstant } ?? owner.canLeaveSurface(for: .gesture)
  }

  /// Lets it rest at `detent`, one of its own.
  @MainActor
  func select(_ detent: ModalPresentationDetent) {
    if let elementScreen {
      elementScreen.select(detent)
    } else {
      owner.selectDetent(detent)
    }
  }
}
