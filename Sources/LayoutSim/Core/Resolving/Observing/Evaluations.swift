/// The bodies that ran, in order, and what was made from them, as `Stage.evaluations` returns them.
public struct Evaluations: Hashable, Sendable, CustomStringConvertible {
  /// The runs of bodies of the app's elements; those of the module's own elements do not count.
  public internal(set) var bodies: [BodyEvaluation] = []

  /// The number of boxes that were made from elements, in all passes, with those of bars and other parts of the
  /// platform; where nothing has changed, the boxes of the last pass are used.
  public internal(set) var resolvedBoxes = 0

  /// The number of boxes that were laid out, in all passes.
  public internal(set) var laidOutBoxes = 0

  /// The number of nodes of render trees that were made.
  public internal(set) var nodes = 0

  /// The numbers, and each body with its cause.
  public var description: String {
    let counts =
      "\(bodies.count) \(bodies.count == 1 ? "body" : "bodies"), \(resolvedBoxes) of \(laidOutBoxes) boxes, "
      + "\(nodes) nodes"
    return bodies.isEmpty
      ? counts : counts + ": " + bodies.map(\.description).joined(separator: ", ")
  }
}

/// One run of the body of an element.
public struct BodyEvaluation: Hashable, Sendable, CustomStringConvertible {
  /// What made a body run.
  public enum Cause: Hashable, Sendable {
    /// The element is new at its place.
    case new

    /// A body above it, or a factory, passed another value.
    case value

    /// State that it read has changed: a member of an element.
    case state(member: String, of: String)

    /// An observable model that it read has changed.
    case model

    /// An inherited value that it reads is another one.
    case environment

    /// Everything was evaluated: ``Stage/refresh()``.
    case refresh
  }

  /// The type of the element.
  public let element: String

  /// The route of its screen; `nil` if it is on none.
  public let screen: String?

  /// What made its body run.
  public let cause: Cause

  /// The element and the cause.
  public var description: String {
    let words =
      switch cause {
      case .new: "new"
      case .value: "another value"
      case .state(let member, let element): "\(member) of \(element) changed"
      case .model: "a model changed"
      case .environment: "an inherited value changed"
      case .refresh: "refreshed"
      }
    return "\(element) (\(words))"
  }
}

/// Records the bodies that run, and what is made from them.
@MainActor
final class EvaluationLog {
  private(set) var evaluations = Evaluations()

  /// Records a run of `element`, whose body read `readings` before.
  func note(
    _ element: String,
    _ cause: EvaluationCause,
    _ readings: Readings?,
    on screen: ScreenPlace?
  ) {
    let known: BodyEvaluation.Cause =
      switch cause {
      case .new: .new
      case .value: .value
      case .change:
        readings?.changes.member.map { .state(member: $0.name, of: $0.names.element) } ?? .model
      case .environment: .environment
      case .refresh: .refresh
      }
    evaluations.bodies.append(
      BodyEvaluation(element: element, screen: screen?.route, cause: known)
    )
  }

  /// Records that `count` boxes were laid out, and that `reused` of them were those of an earlier pass.
  func note(boxes count: Int, reused: Int) {
    evaluations.resolvedBoxes += count - reused
    evaluations.laidOutBoxes += count
  }

  /// Records that `count` nodes were made.
  func note(nodes count: Int) { evaluations.nodes += count }
}
