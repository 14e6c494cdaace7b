import LayoutSim

/// A rule that replaces text that differs from run to run by an alias, such as `‹date-1›`.
///
/// The texts of each name are numbered in the order in which they first appear in the tree, and equal texts have the
/// same alias, so that a snapshot still shows whether two places have the same text.
///
/// ```swift
/// assertSnapshot(
///   of: stage,
///   redacting: [.pattern(#"\d+ May"#, as: "date"), .tag("total", as: "price")]
/// )
/// ```
public struct Redaction: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    case value(String)
    case pattern(String)
    case role(Role)
    case tag(String)
  }

  let rule: Rule

  /// The name of the aliases.
  public let name: String

  /// Replaces `value` wherever it appears: in routes, labels, tags, facts and findings.
  public static func value(_ value: String, as name: String) -> Redaction {
    Redaction(rule: .value(value), name: name)
  }

  /// Replaces the matches of a regular expression, wherever they appear: in routes, labels, tags, facts and findings.
  ///
  /// - Parameters:
  ///   - pattern: The expression, in the syntax of Swift's `Regex`; empty matches are ignored.
  ///   - name: The name of the aliases.
  /// - Returns: The rule, which is checked when it is applied.
  public static func pattern(_ pattern: String, as name: String) -> Redaction {
    Redaction(rule: .pattern(pattern), name: name)
  }

  /// Replaces the whole label and the value of every node of `role`, also within labels around it.
  public static func role(_ role: Role, as name: String) -> Redaction {
    Redaction(rule: .role(role), name: name)
  }

  /// Replaces the whole labels and the values of the nodes with the tag `tag` and of everything in them, also within
  /// labels around them.
  public static func tag(_ tag: String, as name: String) -> Redaction {
    Redaction(rule: .tag(tag), name: name)
  }
}

extension Redaction: CustomStringConvertible {
  /// The rule and its name: `pattern \d+ as date`.
  public var description: String {
    switch rule {
    case .value(let value): "value \(value) as \(name)"
    case .pattern(let pattern): "pattern \(pattern) as \(name)"
    case .role(let role): "role \(role.rawValue) as \(name)"
    case .tag(let tag): "tag #\(tag) as \(name)"
    }
  }
}

/// The reason why a tree could not be redacted.
public enum RedactionError: Error, Hashable, Sendable {
  /// These matched nothing in the tree.
  case unused([Redaction])

  /// The pattern is not a regular expression, for the reason given.
  case invalidPattern(String, reason: String)

  /// The value is empty, and would match everywhere.
  case emptyValue(name: String)
}

extension RedactionError: CustomStringConvertible {
  /// A description of the problem and its solution.
  public var description: String {
    switch self {
    case .unused(let redactions):
      "\(redactions.map { "“\($0)”" }.joined(separator: " and ")) matched nothing in the tree. Remove "
        + "\(redactions.count == 1 ? "that redaction" : "these redactions"), or correct what should match."
    case .invalidPattern(let pattern, let reason):
      "“\(pattern)” is not a regular expression: \(reason)"
    case .emptyValue(let name):
      "The value to be redacted as \(name) is empty. Give the words to be replaced."
    }
  }
}

extension Redaction {
  /// A function that finds the matches of a value or a pattern; `nil` for rules about nodes.
  func find() throws(RedactionError) -> ((String) -> [Range<String.Index>])? {
    switch rule {
    case .value(let value):
      guard !value.isEmpty else { throw .emptyValue(name: name) }
      return { $0.ranges(of: value) }
    case .pattern(let pattern):
      let expression: Regex<AnyRegexOutput>
      do {
        expression = try Regex(pattern)
      } catch {
        throw .invalidPattern(pattern, reason: "\(error)")
      }
      return { $0.ranges(of: expression).filter { !$0.isEmpty } }
    case .role, .tag: return nil
    }
  }
}
