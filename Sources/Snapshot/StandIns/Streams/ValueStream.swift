/// Values that come one after the other, until the stream finishes or fails.
///
/// It stands for Combine's `Publisher`, on one thread and without demand: a value is received before the call that sends it returns.
public protocol ValueStream<Output, Failure> {
  /// The type of the values.
  associatedtype Output

  /// The type of the error that ends it; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Calls `receive` with each event, until the link is cancelled or freed.
  func subscribe(_ receive: @escaping (StreamEvent<Output, Failure>) -> Void) -> StreamLink

  /// The time between values that a clock sends; `nil` for a stream that needs none.
  var period: Duration? { get }
}

extension ValueStream {
  /// No clock is needed.
  public var period: Duration? { nil }
}

/// The end of a stream.
public enum StreamEnd<Failure: Error> {
  /// There are no more values.
  case finished

  /// An error occurred.
  case failure(Failure)
}

/// A value, or the end of a stream.
public enum StreamEvent<Output, Failure: Error> {
  /// The next value.
  case value(Output)

  /// The end, after which nothing follows.
  case end(StreamEnd<Failure>)
}

/// A subscription, which ends when it is cancelled or freed.
///
/// It stands for Combine's `AnyCancellable`.
public final class StreamLink: Hashable {
  private var end: (() -> Void)?

  /// Creates a link that `end` ends.
  public init(_ end: @escaping () -> Void) { self.end = end }

  /// Ends the subscription.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps the link in a set.
  public func store(in links: inout Set<StreamLink>) { links.insert(self) }

  /// Keeps the link in an array.
  public func store(in links: inout [StreamLink]) { links.append(self) }

  /// Whether both are the same link.
  public static func == (first: StreamLink, second: StreamLink) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  deinit { end?() }
}

/// A stream whose type is not known.
public struct AnyValueStream<Output, Failure: Error>: ValueStream {
  private let start: (@escaping (StreamEvent<Output, Failure>) -> Void) -> StreamLink

  /// Erases the type of `stream`.
  public init(_ stream: some ValueStream<Output, Failure>) { start = { stream.subscribe($0) } }

  init(_ start: @escaping (@escaping (StreamEvent<Output, Failure>) -> Void) -> StreamLink) {
    self.start = start
  }

  /// Calls `receive` with each event.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    start(receive)
  }
}

/// A stream of one value.
public struct OneValue<Output>: ValueStream {
  private let value: Output

  /// Creates a stream of `value`.
  public init(_ value: Output) { self.value = value }

  /// Calls `receive` with the value, and with the end.
  public func subscribe(_ receive: @escaping (StreamEvent<Output, Never>) -> Void) -> StreamLink {
    receive(.value(value))
    receive(.end(.finished))
    return StreamLink {}
  }
}

/// A stream of nothing.
public struct NoValue<Output, Failure: Error>: ValueStream {
  /// Creates a stream that is finished.
  public init(completeImmediately: Bool = true) {}

  /// Calls `receive` with the end.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    receive(.end(.finished))
    return StreamLink {}
  }
}

/// A stream of the values that are sent to it.
///
/// It stands for Combine's `PassthroughSubject`.
public final class ValueSender<Output, Failure: Error>: ValueStream {
  private var receivers: [(number: Int, receive: (StreamEvent<Output, Failure>) -> Void)] = []
  private var count = 0
  private var isOver = false

  /// Creates a stream to which nothing has been sent.
  public init() {}

  /// Calls `receive` with each event.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    count += 1
    let number = count
    receivers.append((number, receive))
    return StreamLink { [weak self] in self?.receivers.removeAll { $0.number == number } }
  }

  /// Sends a value to all receivers, which have received it when this returns.
  public func send(_ value: Output) { deliver(.value(value)) }

  /// Ends the stream.
  public func send(completion: StreamEnd<Failure>) { deliver(.end(completion)) }

  private func deliver(_ event: StreamEvent<Output, Failure>) {
    guard !isOver else { return }
    if case .end = event { isOver = true }
    for receiver in receivers { receiver.receive(event) }
  }
}

extension ValueSender where Output == Void {
  /// Sends that something has happened.
  public func send() { send(()) }
}

/// A stream with a current value, which a new receiver gets at once.
///
/// It stands for Combine's `CurrentValueSubject`.
public final class ValueHolder<Output, Failure: Error>: ValueStream {
  private let sender = ValueSender<Output, Failure>()

  /// The present value; setting it sends it.
  public var value: Output { didSet { sender.send(value) } }

  /// Creates a stream with its first value.
  public init(_ value: Output) { self.value = value }

  /// Calls `receive` with the present value, and with each event.
  public func subscribe(
    _ receive: @escaping (StreamEvent<Output, Failure>) -> Void
  ) -> StreamLink {
    receive(.value(value))
    return sender.subscribe(receive)
  }

  /// Sends a value, which is the present one from now on.
  public func send(_ value: Output) { self.value = value }

  /// Ends the stream.
  public func send(completion: StreamEnd<Failure>) { sender.send(completion: completion) }
}
