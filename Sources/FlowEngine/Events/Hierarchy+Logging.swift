extension Hierarchy {
  /// Whether anybody may be writing down what happens.
  var isLogged: Bool { !logs.isEmpty }

  /// Writes `event` down as something that the current call caused.
  func log(_ event: @autoclosure () -> LogEvent) {
    guard isLogged else { return }
    logs.removeAll { $0.log == nil }
    let entry = LogEntry(call: callNumber, event: event())
    for log in logs { log.log?.write(entry) }
  }

  /// Counts a call, and writes down that it was made.
  func log(_ call: some Call, on coordinator: AnyCoordinator, during cause: Int?) {
    guard isLogged else { return }
    callNumber += 1
    log(
      .called(
        call.name,
        to: call.route.map(RouteDescription.init),
        on: coordinator.ownerPath,
        during: cause
      )
    )
  }
}
