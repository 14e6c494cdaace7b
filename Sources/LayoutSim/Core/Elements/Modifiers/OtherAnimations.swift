// Animations that fingers type out of habit, of which a settled screen shows the end. None of them can be used.

/// Changes on a screen are seen when they are over.
@available(
  *,
  unavailable,
  message: "a settled screen is shown: keep what is inside, and then what is in completion"
)
public func withAnimation<Result>(
  _ animation: OtherStyle? = .default,
  completionCriteria: OtherStyle = .logicallyComplete,
  _ body: () throws -> Result,
  completion: () -> Void
) rethrows -> Result {
  try body()
}

/// Changes on a screen are seen when they are over.
@available(*, unavailable, message: "a settled screen is shown: keep what is inside")
public func withTransaction<Transaction, Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes on a screen are seen when they are over.
@available(*, unavailable, message: "a settled screen is shown: keep what is inside")
public func withTransaction<Value, Result>(
  _ path: WritableKeyPath<OtherStyle, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Bound {
  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: use the binding itself")
  public func animation(_ animation: OtherStyle? = .default) -> Bound { self }
}

extension Element {
  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: write its content at rest")
  public func phaseAnimator<Phase: Equatable>(
    _ phases: [Phase],
    @ElementBuilder content: (AnyElement, Phase) -> some Element,
    animation: (Phase) -> OtherStyle? = { _ in nil }
  ) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: write its content at rest")
  public func phaseAnimator<Phase: Equatable>(
    _ phases: [Phase],
    trigger: some Equatable,
    @ElementBuilder content: (AnyElement, Phase) -> some Element,
    animation: (Phase) -> OtherStyle? = { _ in nil }
  ) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: write its content at rest")
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ElementBuilder content: (AnyElement, Value) -> some Element,
    keyframes: (Value) -> Any
  ) -> some Element { self }

  /// Changes on a screen are seen when they are over.
  @available(*, unavailable, message: "a settled screen is shown: write its content at rest")
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ElementBuilder content: (AnyElement, Value) -> some Element,
    keyframes: (Value) -> Any
  ) -> some Element { self }
}
