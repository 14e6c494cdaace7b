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

  /// The values that are wanted.
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

  /// The values, each also given to `look`.
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

  /// The values of both streams in pairs: the first ones, the second ones, and so on.
  public func zip<Other: ValueStream>(
    _ other: Other
  ) -> AnyValueStream<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyValueStream { receive in
      var waiting: ([Output], [Other.Output]) = ([], [])
      func deliver() {
        guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return }
        receive(.value((waiting.0.removeFirst(), waiting.1.removeFirst())))
      }
      let links = (
        self.map { waiting.0.append($0) }.subscribe { if case .value = $0 { deliver() } },
        other.map { waiting.1.append($0) }.subscribe { if case .value = $0 { deliver() } }
      )
      return StreamLink {
        links.0.cancel()
        links.1.cancel()
      }
    }
  }

  /// The values of the streams that `make` makes of the values.
  public func flatMap<New: ValueStream>(
    _ make: @escaping (Output) -> New
  ) -> AnyValueStream<New.Output, Failure> where New.Failure == Failure {
    AnyValueStream { receive in
      var links: [StreamLink] = []
      let link = self.subscribe { event in
        switch event {
        case .value(let value):
          links.append(
            make(value).subscribe { event in
              // The stream goes on when one of them has finished.
              if case .end(.finished) = event { return }
              receive(event)
            }
          )
        case .end(let reason): receive(.end(reason))
        }
      }
      return StreamLink {
        link.cancel()
        for link in links { link.cancel() }
      }
    }
  }

  /// The values, and `value` in the place of an error.
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

extension ValueStream where Failure == Never {
  /// The same stream, as one that could fail.
  public func setFailureType<Error: Swift.Error>(
    to type: Error.Type
  ) -> AnyValueStream<Output, Error> {
    AnyValueStream { receive in
      self.subscribe { event in
        switch event {
        case .value(let value): receive(.value(value))
        case .end: receive(.end(.finished))
        }
      }
    }
  }
}
