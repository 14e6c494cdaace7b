/// Streams that are made of several others.
///
/// It stands for Combine's `Publishers`.
public enum StreamsOfStreams {
  /// The latest values of both streams, each time that one has a new one.
  public struct CombineLatest<First: ValueStream, Second: ValueStream>: ValueStream
  where First.Failure == Second.Failure {
    private let stream: AnyValueStream<(First.Output, Second.Output), First.Failure>

    /// Combines two streams.
    public init(_ first: First, _ second: Second) { stream = first.combineLatest(second) }

    /// Calls `receive` with each event.
    public func subscribe(
      _ receive: @escaping (StreamEvent<(First.Output, Second.Output), First.Failure>) -> Void
    ) -> StreamLink {
      stream.subscribe(receive)
    }
  }

  /// The latest values of three streams, each time that one has a new one.
  public struct CombineLatest3<First: ValueStream, Second: ValueStream, Third: ValueStream>:
    ValueStream
  where First.Failure == Second.Failure, Second.Failure == Third.Failure {
    private let stream: AnyValueStream<Output, First.Failure>

    /// The three values.
    public typealias Output = (First.Output, Second.Output, Third.Output)

    /// Combines three streams.
    public init(_ first: First, _ second: Second, _ third: Third) {
      stream = first.combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Calls `receive` with each event.
    public func subscribe(
      _ receive: @escaping (StreamEvent<Output, First.Failure>) -> Void
    ) -> StreamLink {
      stream.subscribe(receive)
    }
  }

  /// The values of both streams in pairs.
  public struct Zip<First: ValueStream, Second: ValueStream>: ValueStream
  where First.Failure == Second.Failure {
    private let stream: AnyValueStream<(First.Output, Second.Output), First.Failure>

    /// Combines two streams.
    public init(_ first: First, _ second: Second) { stream = first.zip(second) }

    /// Calls `receive` with each event.
    public func subscribe(
      _ receive: @escaping (StreamEvent<(First.Output, Second.Output), First.Failure>) -> Void
    ) -> StreamLink {
      stream.subscribe(receive)
    }
  }

  /// The values of both streams.
  public struct Merge<First: ValueStream, Second: ValueStream<First.Output, First.Failure>>:
    ValueStream
  {
    private let stream: AnyValueStream<First.Output, First.Failure>

    /// Combines two streams.
    public init(_ first: First, _ second: Second) { stream = first.merge(with: second) }

    /// Calls `receive` with each event.
    public func subscribe(
      _ receive: @escaping (StreamEvent<First.Output, First.Failure>) -> Void
    ) -> StreamLink {
      stream.subscribe(receive)
    }
  }
}

/// A stream of one value that comes when somebody gives it.
///
/// It stands for Combine's `Future`.
public final class LaterValue<Output, Failure: Error>: ValueStream {
  private let holder = ValueHolder<Output?, Failure>(nil)
  private var failure: Failure?

  /// Creates a stream for which `begin` is called at once, with what gives the value or the error.
  public init(_ begin: (@escaping (Result<Output, Failure>) -> Void) -> Void) {
    begin { [self] result in
      guard holder.value == nil, failure == nil else { return }
      switch result {
      case .success(let value): holder.send(value)
      case .failure(let error):
        failure = error
        holder.send(completion: .failure(error))
      }
    }
  }

  /// Calls `receive` with the value and the end, or with the error, now or later.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    if let failure {
      receive(.end(.failure(failure)))
      return StreamLink {}
    }
    return holder.subscribe { event in
      switch event {
      case .value(nil): break
      case .value(let value?):
        receive(.value(value))
        receive(.end(.finished))
      case .end(let reason): receive(.end(reason))
      }
    }
  }
}

/// A stream of an error.
///
/// It stands for Combine's `Fail`.
public struct FailedStream<Output, Failure: Error>: ValueStream {
  private let error: Failure

  /// Creates a stream that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a stream that fails, of some type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Calls `receive` with the error.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    receive(.end(.failure(error)))
    return StreamLink {}
  }
}
