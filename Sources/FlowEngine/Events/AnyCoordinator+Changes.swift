extension AnyCoordinator {
  /// The future steps that change this coordinator, or one below it, as an asynchronous sequence.
  ///
  /// The sequence buffers steps that were not consumed yet, and ends when the coordinator is freed. Breaking
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
