import LayoutSim

extension MapNote {
  /// Two fresh apps do not start in the same state.
  static func unequalStarts(_ first: StateDetails, _ second: StateDetails) -> MapNote {
    let lines = [first, second].map { $0.outline.split(separator: "\n") }
    let pair = zip(lines[0], lines[1]).first { $0 != $1 }.map { ($0, $1) }
    let difference =
      pair.map { "The first shows “\(MapNote.trimmed($0))”, the second “\(MapNote.trimmed($1))”." }
      ?? "Their screens are the same, so it is something in their coordinators or in local state."
    return MapNote(
      code: unequalStartsCode,
      words:
        "Two fresh apps do not begin in the same state, so nothing was explored. \(difference) "
        + "Give the app its clock, its random numbers and its data."
    )
  }

  static let unequalStartsCode = "unequal-starts"

  /// A script has led to another state than before.
  static func unsteady(_ script: Script) -> MapNote {
    MapNote(
      code: "unsteady",
      words:
        "The same steps on a fresh app have led to another state than before. Something that fresh apps share, "
        + "a clock or a random number decides. Give the app its own.",
      scripts: [script]
    )
  }

  static let hiddenStateCode = "hidden-state"

  /// The same step leads elsewhere after another path to the same state.
  static func hiddenState(_ first: Script, _ second: Script) -> MapNote {
    MapNote(
      code: hiddenStateCode,
      words:
        "Two ways lead to one state, and the same step from there to two. Something decides that no screen and no "
        + "coordinator shows. Add it to stateDiscriminator.",
      scripts: [first, second]
    )
  }

  /// Local state that cannot be inspected.
  static func opaque(_ member: String) -> MapNote {
    MapNote(
      code: "opaque-state",
      words:
        "\(member), cannot be looked into. States in which only its content differs are one, unless "
        + "stateDiscriminator distinguishes them."
    )
  }

  /// Code of the app that was not followed to its end.
  static func unfollowed(_ code: UnfollowedCode, _ script: Script) -> MapNote {
    let words =
      code.isAsleep
      ? "sleeps again and again, and was followed for \(Turns.mostMoments) sleeps after each step."
      : "waits for something that an exploration does not bring, such as a real sleep, a server or a stream. "
        + "What it does then is not part of the map: give it a StageClock and answers that come at once, or "
        + "declare what it brings as an event."
    return MapNote(
      code: unfollowedCode,
      words: "The code of “\(code.label)” \(words)",
      scripts: script.steps.isEmpty ? [] : [script]
    )
  }

  static let unfollowedCode = "unfollowed-code"

  /// A declaration, in words, that matches nothing.
  static func unused(_ declaration: String) -> MapNote {
    MapNote(code: unusedCode, words: "\(unusedBeginning)\(declaration)\(unusedEnd)")
  }

  /// The declaration of the note of one that matches nothing; `nil` if it is another note.
  var unusedDeclaration: String? {
    guard code == MapNote.unusedCode, words.hasPrefix(MapNote.unusedBeginning),
      words.hasSuffix(MapNote.unusedEnd)
    else { return nil }
    return String(words.dropFirst(MapNote.unusedBeginning.count).dropLast(MapNote.unusedEnd.count))
  }

  private static let unusedCode = "unused"
  private static let unusedBeginning = "Nothing that was found matches "
  private static let unusedEnd = ". Correct it, or remove it."

  /// Different routes with the same identifier.
  static func equalIdentifiers(_ identifier: String) -> MapNote {
    MapNote(
      code: "equal-identifiers",
      words:
        "Several routes are called \(identifier). States in which only these differ are one if their screens look "
        + "the same. Give them identifiers with their values."
    )
  }

  /// An intended violation of a law.
  static func accepted(_ violation: Violation, because reason: String) -> MapNote {
    MapNote(
      code: acceptedCode,
      words: "\(subject(violation.law, violation.words)) It is accepted: \(reason)",
      scripts: [violation.script]
    )
  }

  static let acceptedCode = "accepted"

  /// The beginning of a note about a violation of a law.
  static func subject(_ law: String, _ words: String) -> String { "\(law): \(words)" }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}
