import LayoutSim
import ScreenMapping
import Testing

/// Differences between what breaks laws.
struct LawDifferenceTests {
  private func map(_ laws: [String: [MapViolation]], checking names: [String]) -> ScreenMap {
    var map = DifferenceMaps.shop
    map.laws = names.map { name in
      let violations = laws[name] ?? []
      return MapLaw(
        name: name,
        answer: violations.isEmpty ? .holds : .broken,
        violations: violations
      )
    }
    return map
  }

  private let stuck = MapViolation(
    script: [DifferenceMaps.browse, DifferenceMaps.emma],
    words: "No way leads out.",
    state: 1
  )
  private let ticks = MapViolation(script: [], words: "It ticks.", state: 0)
  private let names = ["can-be-left", "rests"]

  @Test("What is broken in both maps is no difference, by whatever steps")
  func same() {
    var elsewhere = stuck
    elsewhere.script = [DifferenceMaps.browse]
    let difference = LawDifference(
      from: map(["can-be-left": [stuck]], checking: names),
      to: map(["can-be-left": [elsewhere]], checking: names)
    )
    #expect(difference.isEmpty)
    #expect(difference.text == "")
    #expect(difference.markdown == "")
  }

  @Test("What is new and what is gone is told, each with its steps")
  func both() {
    let difference = LawDifference(
      from: map(["rests": [ticks]], checking: names),
      to: map(["can-be-left": [stuck]], checking: names)
    )
    let lines = """
      broken  can-be-left: No way leads out.
              Browse, Emma
      mended  rests: It ticks.
              at the start
      """
    #expect(difference.text == "What breaks laws differs: 1 is new, 1 is gone.\n\(lines)")
    #expect(
      difference.markdown
        == "What breaks laws differs: 1 is new, 1 is gone.\n\n```text\n\(lines)\n```\n"
    )
  }

  @Test("What is accepted since is not mended")
  func accepted() {
    var new = map([:], checking: names)
    new.notes = [MapNote(code: "accepted", words: "rests: It ticks. It is accepted: a clock.")]
    #expect(LawDifference(from: map(["rests": [ticks]], checking: names), to: new).isEmpty)
  }

  @Test("A law that is not checked any more is not mended")
  func unchecked() {
    let difference = LawDifference(
      from: map(["rests": [ticks]], checking: names),
      to: map([:], checking: ["can-be-left"])
    )
    #expect(difference.isEmpty)
  }
}
