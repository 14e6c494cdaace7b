// Combine's operators that need no clock; they are spelled as there.

extension ValueStream {
  /// Calls `receive` with each value, and `end` with the end.
  public func sink(
    receiveCompletion end: @escaping (StreamEnd<Failure>) -> Void,
    receiveValue receive: @escaping (Output) -> Void
  ) -> StreamLink {
    subscribe { event in
      switch event {
      case .value(let value): receive(value)
      case .end(let reason): end(reason)
      }
    }
  }

  /// Calls `receive` with each value.
  public func sink(receiveValue receive: @escaping (Output) -> Void) -> StreamLink
  where Failure == Never {
    sink(receiveCompletion: { _ in }, receiveValue: receive)
  }

  /// Sets a property of `object` to each value.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> StreamLink where Failure == Never {
    sink { object[keyPath: path] = $0 }
  }

  /// Sets a property of `model` to each value, as long as the model is there.
  ///
  /// It stands for Combine's `assign(to:)` with a published property.
  public func assign<Model: AnnouncingModel>(
    to path: ReferenceWritableKeyPath<Model, Output>,
    keptBy model: Model
  ) where Failure == Never {
    model.objectWillChange.links.append(sink { [weak model] in model?[keyPath: path] = $0 })
  }

  /// The same stream without its type.
  public func eraseToAnyPublisher() -> AnyValueStream<Output, Failure> { AnyValueStream(self) }

  /// The same stream: everything is received on one thread.
  public func receive(on scheduler: Any?, options: Any? = nil) -> AnyValueStream<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The same stream: everything is received on one thread.
  public func subscribe(on scheduler: Any?, options: Any? = nil) -> AnyValueStream<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// The same stream, of which receivers share nothing.
  public func share() -> AnyValueStream<Output, Failure> { eraseToAnyPublisher() }

  /// The values that `change` makes.
  public func map<New>(_ change: @escaping (Output) -> New) -> AnyValueStream<New, Failure> {
    changed { value, receive in receive(change(value)) }
  }

  /// The values that `change` makes, without `nil`.
  public func compactMap<New>(
    _ change: @escaping (Output) -> New?
  ) -> AnyValueStream<New, Failure> {
    changed { value, receive in
      if let new = change(value) { receive(new) }
    }
  }

  /// The values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyValueStream<Output, Failure> {
    changed { value, receive in
      if isIncluded(value) { receive(value) }
    }
  }

  /// The values without those that equal the one before.
  public func removeDuplicates() -> AnyValueStream<Output, Failure> where Output: Equatable {
    AnyValueStream { receive in
      var last: Output?
      return filter { value in
        defer { last = value }
        return last != value
      }.subscribe(receive)
    }
  }

  /// The values after the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyValueStream<Output, Failure> {
    AnyValueStream { receive in
      var left = count
      return filter { _ in
        left -= 1
        return left < 0
      }.subscribe(receive)
    }
  }

  /// The values, each also passed to `look`.
  public func handleEvents(
    receiveOutput look: @escaping (Output) -> Void
  ) -> AnyValueStream<Output, Failure> {
    map { value in
      look(value)
      return value
    }
  }

  /// The values of both streams.
  public func merge(
    with other: some ValueStream<Output, Failure>
  ) -> AnyValueStream<Output, Failure> {
    AnyValueStream { receive in
      let links = (self.subscribe(receive), other.subscribe(receive))
      return StreamLink {
        links.0.cancel()
        links.1.cancel()
      }
    }
  }

  /// The latest values of both streams, each time that one has a new one.
  public func combineLatest<Other: ValueStream>(
    _ other: Other
  ) -> AnyValueStream<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyValueStream { receive in
      var latest: (Output?, Other.Output?)
      func deliver() {
        if let first = latest.0, let second = latest.1 { receive(.value((first, second))) }
      }
      let links = (
        self.map { latest.0 = $0 }.subscribe { if case .value = $0 { deliver() } },
        other.map { latest.1 = $0 }.subscribe { if case .value = $0 { deliver() } }
      )
      return StreamLink {
        links.0.cancel()
        links.1.cancel()
      }
    }
  }

  /// The latest values of three streams, each time that one has a new one.
  public func combineLatest<Second, Third>(
    _ second: some ValueStream<Second, Failure>,
    _ third: some ValueStream<Third, Failure>
  ) -> AnyValueStream<(Output, Second, Third), Failure> {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The values, and `value` in place of an error.
  public func replaceError(with value: Output) -> AnyValueStream<Output, Never> {
    AnyValueStream { receive in
      self.subscribe { event in
        switch event {
        case .value(let value): receive(.value(value))
        case .end(.finished): receive(.end(.finished))
        case .end(.failure):
          receive(.value(value))
          receive(.end(.finished))
        }
      }
    }
  }

  private func changed<New>(
    _ change: @escaping (Output, _ receive: (New) -> Void) -> Void
  ) -> AnyValueStream<New, Failure> {
    AnyValueStream { receive in
      self.subscribe { event in
        switch event {
        case .value(let value): change(value) { receive(.value($0)) }
        case .end(let reason): receive(.end(reason))
        }
      }
    }
  }
}
