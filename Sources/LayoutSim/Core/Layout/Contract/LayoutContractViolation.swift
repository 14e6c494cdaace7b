/// A violation of the layout contract by an element.
public struct LayoutContractViolation: Hashable, Sendable {
  /// The problem with an answer, or with a place.
  public enum Problem: Hashable, Sendable {
    /// The answer has a length that is not a number.
    case notANumber

    /// The answer has a negative length.
    case negative(Size)

    /// The same question got two answers.
    case unstable(Size, Size)

    /// Another order of questions got another answer.
    case dependsOnOrder(Size, Size)

    /// The length for an infinite offer is below the one for an offer of zero, in points.
    case shrinks(LayoutAxis, zero: Double, infinity: Double)

    /// The ideal length is infinite.
    case infiniteIdeal(LayoutAxis)

    /// A child was placed at a position that is not finite.
    case misplacedChild

    /// The element cannot be laid out at all, so it was not asked anything.
    case refused(LayoutError)
  }

  /// The layout's type, or the kind of the box with its identifier.
  public let place: String

  /// The offer.
  public let proposal: Proposal

  /// The problem.
  public let problem: Problem
}

extension LayoutContractViolation: CustomStringConvertible {
  /// The violation as a sentence.
  public var description: String {
    "\(place) offered \(text(proposal.width))x\(text(proposal.height)) \(words)"
  }

  private var words: String {
    switch problem {
    case .notANumber:
      "answers with what is not a number."
    case .negative(let size):
      "answers \(text(size)), which is negative."
    case .unstable(let first, let second):
      "answers \(text(first)) and, asked again, \(text(second))."
    case .dependsOnOrder(let first, let second):
      "answers \(text(first)) or \(text(second)), depending on what was asked before."
    case .shrinks(let axis, let zero, let infinity):
      "is \(text(zero)) long and only \(text(infinity)) for an infinite \(word(axis))."
    case .infiniteIdeal(let axis):
      "has an infinite ideal \(word(axis))."
    case .misplacedChild:
      "puts a child at a place that is not finite."
    case .refused(let error):
      "cannot be laid out: \(error)"
    }
  }

  private func text(_ length: Double?) -> String {
    length.map(PrintedNumber.text) ?? "nil"
  }

  private func text(_ size: Size) -> String { "\(text(size.width))x\(text(size.height))" }

  private func word(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
}

/// The result of checking an element.
public struct LayoutContractReport: Hashable, Sendable {
  /// The violations, the first of each kind at each place; empty if there are none.
  public let violations: [LayoutContractViolation]

  /// The number of questions.
  public let questionCount: Int

  /// Whether there are no violations.
  public var isKept: Bool { violations.isEmpty }
}
