/// A log of the system, which writes nothing on a stage.
///
/// It stands for `Logger` of the module `os`.
public struct SilentLogger: Sendable {
  /// Creates a log.
  public init(subsystem: String = "", category: String = "") {}

  /// Writes nothing.
  public func log(_ message: LogMessage) {}

  /// Writes nothing.
  public func trace(_ message: LogMessage) {}

  /// Writes nothing.
  public func debug(_ message: LogMessage) {}

  /// Writes nothing.
  public func info(_ message: LogMessage) {}

  /// Writes nothing.
  public func notice(_ message: LogMessage) {}

  /// Writes nothing.
  public func warning(_ message: LogMessage) {}

  /// Writes nothing.
  public func error(_ message: LogMessage) {}

  /// Writes nothing.
  public func critical(_ message: LogMessage) {}

  /// Writes nothing.
  public func fault(_ message: LogMessage) {}
}

/// A message to a ``SilentLogger``, whose values are not read.
public struct LogMessage: ExpressibleByStringInterpolation {
  /// The pieces of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Skips a literal.
    public mutating func appendLiteral(_ literal: String) {}

    /// Skips a value.
    public mutating func appendInterpolation(_ value: Any?, privacy: LogPrivacy = .auto) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}

  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value of a message.
public enum LogPrivacy { case auto, `public`, `private`, sensitive }
