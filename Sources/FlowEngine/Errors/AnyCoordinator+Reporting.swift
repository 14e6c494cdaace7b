extension AnyCoordinator {
  /// Discards the unhandled errors of the whole hierarchy.
  public func clearUnhandledErrors() {
    hierarchy.errors.removeAll()
  }

  /// The errors that no handler handled, and that no successful call has followed, oldest first.
  ///
  /// Calls that observers make while a call settles belong to that call.
  package var latestUnhandledErrors: ArraySlice<FlowError> {
    hierarchy.errors.latest
  }

  /// Calls the nearest handler with `error`, or stores the error.
  ///
  /// Calls that the handler makes wait until it returns; while questions are asked, the error itself waits.
  ///
  /// - Returns: Whether a handler was called.
  @discardableResult
  package func report(_ error: FlowError) -> Bool {
    let hierarchy = hierarchy
    if hierarchy.phase == .planning {
      hierarchy.pendingErrors.append((error, self))
      return false
    }
    let isHandled = handle(error, in: hierarchy)
    if hierarchy.phase == .idle, !hierarchy.waiting.isEmpty {
      runWaiting(in: hierarchy, hasSettled: false)
    }
    return isHandled
  }

  /// Reports that observers or handlers make calls endlessly; calls made in response are dropped.
  package func reportEndlessCalls(limit: Int) {
    let hierarchy = hierarchy
    let wasRunning = hierarchy.isRunningWaiting
    hierarchy.isRunningWaiting = true
    report(.endlessCalls(limit: limit))
    hierarchy.isRunningWaiting = wasRunning
    if hierarchy.phase == .idle { hierarchy.waiting = [] }
  }

  @discardableResult
  fileprivate func handle(_ error: FlowError, in hierarchy: Hierarchy) -> Bool {
    let phase = hierarchy.phase
    hierarchy.phase = .applying
    defer { hierarchy.phase = phase }
    var current: AnyCoordinator? = self
    while let here = current {
      if let handler = here.flowErrorHandler, handler.handle(error, of: self) { return true }
      current = here.parent
    }
    if FlowErrorHandler.shared.handle(error, of: self) { return true }
    hierarchy.errors.append(error)
    return false
  }
}

extension Hierarchy {
  /// Reports the errors that arose while questions were asked, once planning is over.
  func reportPendingErrors() {
    while phase != .planning, !pendingErrors.isEmpty {
      let (error, coordinator) = pendingErrors.removeFirst()
      coordinator.handle(error, in: self)
    }
  }
}
