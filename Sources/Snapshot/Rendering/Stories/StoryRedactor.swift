import LayoutSim

/// Redacts the trees and texts of a story; aliases keep their numbers from step to step.
struct StoryRedactor {
  private let redactions: [Redaction]
  private let optional: [Redaction]
  private var numbers = AliasNumbers()
  private var used: Set<Redaction> = []
  private var invalid: RedactionError?

  /// - Parameters:
  ///   - redactions: The rules.
  ///   - optional: More rules, applied after the others, which need not match.
  init(_ redactions: [Redaction], optional: [Redaction]) {
    self.redactions = redactions
    self.optional = optional
  }

  /// The reason why the story is not redacted as it should be: a rule that is invalid, or has matched nothing.
  var error: RedactionError? {
    let unused = redactions.filter { !used.contains($0) }
    return invalid ?? (unused.isEmpty ? nil : .unused(unused))
  }

  /// The tree of the stage, with aliases.
  mutating func redacted(_ tree: RenderTree) -> RenderTree {
    var redactor = Redactor(tree: tree, numbers: numbers)
    do throws(RedactionError) {
      for redaction in redactions + optional where try redactor.apply(redaction) {
        used.insert(redaction)
      }
    } catch {
      invalid = invalid ?? error
    }
    numbers = redactor.numbers
    return redactor.tree
  }

  /// A text about a step, with aliases.
  ///
  /// Labels that are redacted as a whole are replaced if they are quoted.
  mutating func redacted(_ words: String) -> String {
    var words = words
    for redaction in redactions + optional {
      if let find = try? redaction.find() {
        guard let text = numbers.replacing(find, in: words, as: redaction.name) else { continue }
        words = text
        used.insert(redaction)
      } else {
        for (label, alias) in numbers.aliases(redaction.name) {
          words = words.replacing("“\(label)”", with: "“\(alias)”")
            .replacing("\"\(label)\"", with: "\"\(alias)\"")
        }
      }
    }
    return words
  }
}
