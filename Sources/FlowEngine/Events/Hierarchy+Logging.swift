/// A call that was refused while planning, until it can be logged.
struct RefusedCall {
  let name: String
  let route: RouteDescription?
  let owner: OwnerPath
  let error: FlowError
}

extension Hierarchy {
  /// Starts recording in `log`.
  func add(_ log: EventLog) {
    logs.removeAll { $0.log == nil }
    // The visible set was not maintained until now.
    if let root, visibleSet != nil, !tracksVisibility { visibleSet = VisibleScreens(of: root) }
    logs.append(WeakLog(log: log))
  }

  /// Logs `event` as an effect of the running call.
  func log(_ event: @autoclosure () -> LogEvent) {
    guard isLogged else { return }
    writeRefusedCalls()
    write(event())
  }

  /// Counts a call, and logs it.
  ///
  /// - Parameters:
  ///   - call: The method that was called.
  ///   - route: Its destination.
  ///   - coordinator: The coordinator that was called.
  ///   - cause: The number of the call that caused this one; 0 if none did.
  func log(
    _ call: String,
    to route: (any Route)?,
    on coordinator: AnyCoordinator,
    during cause: Int
  ) {
    guard isLogged else { return }
    begin(call, to: route.map(RouteDescription.init), on: coordinator.ownerPath, during: cause)
  }

  /// Records a call that was made while planning, when listeners cannot be called.
  func logRefusal(
    of call: String,
    to route: (any Route)?,
    on coordinator: AnyCoordinator,
    because error: FlowError
  ) {
    guard isLogged else { return }
    refusedCalls.append(
      RefusedCall(
        name: call,
        route: route.map(RouteDescription.init),
        owner: coordinator.ownerPath,
        error: error
      )
    )
  }

  /// Logs the calls that were made while planning, once it is over.
  func writeRefusedCalls() {
    while !refusedCalls.isEmpty {
      let refused = refusedCalls.removeFirst()
      let current = callNumber
      begin(refused.name, to: refused.route, on: refused.owner, during: current)
      write(.failed(refused.error))
      callNumber = current
    }
  }

  private func begin(
    _ call: String,
    to route: RouteDescription?,
    on owner: OwnerPath,
    during cause: Int
  ) {
    lastCallNumber += 1
    callNumber = lastCallNumber
    write(.called(call, to: route, on: owner, during: cause == 0 ? nil : cause))
  }

  private func write(_ event: LogEvent) {
    logs.removeAll { $0.log == nil }
    let entry = LogEntry(call: callNumber, event: event)
    // Calls made by listeners of the log wait, as those of observers do.
    let former = phase
    phase = .applying
    defer { phase = former }
    for log in logs { log.log?.write(entry) }
  }
}

extension AnyCoordinator {
  /// The future steps that change this coordinator, or one below it, as an asynchronous sequence.
  ///
  /// The sequence buffers steps that have not been consumed yet, and ends when the coordinator is freed. Breaking
  /// out of the loop, or cancelling its task, ends the observation.
  public func changes() -> AsyncStream<Change> {
    let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
    let pipe = ChangePipe(continuation: continuation)
    let token = observe { event in
      if case .changed(let change) = event { pipe.continuation.yield(change) }
    }
    continuation.onTermination = { [weak token] _ in
      Task { @MainActor in token?.cancel() }
    }
    return stream
  }
}

/// Ends its sequence when the observer that retains it is freed.
private final class ChangePipe: Sendable {
  let continuation: AsyncStream<Change>.Continuation

  init(continuation: AsyncStream<Change>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
