/// A log that nobody reads.
///
/// It stands for the unified log's `Logger`.
public struct SilentLog: Sendable {
  /// Creates a log.
  public init() {}

  /// Creates a log.
  public init(subsystem: String, category: String) {}

  /// Writes nothing.
  public func trace(_ message: LogText) {}

  /// Writes nothing.
  public func debug(_ message: LogText) {}

  /// Writes nothing.
  public func info(_ message: LogText) {}

  /// Writes nothing.
  public func log(_ message: LogText) {}

  /// Writes nothing.
  public func notice(_ message: LogText) {}

  /// Writes nothing.
  public func warning(_ message: LogText) {}

  /// Writes nothing.
  public func error(_ message: LogText) {}

  /// Writes nothing.
  public func critical(_ message: LogText) {}

  /// Writes nothing.
  public func fault(_ message: LogText) {}
}

/// A message of a log.
public struct LogText: ExpressibleByStringInterpolation, Sendable {
  /// Who may read a value.
  public enum Privacy: Sendable {
    /// Everybody.
    case `public`

    /// Nobody.
    case `private`

    /// Nobody.
    case sensitive

    /// As the type of the value says.
    case auto
  }

  /// The parts of a message, which are not kept.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds nothing.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds nothing.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?,
      privacy: Privacy = .auto
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral: String) {}

  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}
