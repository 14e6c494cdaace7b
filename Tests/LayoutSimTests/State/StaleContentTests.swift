import LayoutSim
import Observation
import Testing

/// Content that a device would show although it is out of date.
@MainActor
struct StaleContentTests {
  private final class Plain {
    var n = 0
  }

  private struct Screen: Element {
    let plain: Plain

    var body: some Element {
      Column {
        TextBlock("n is \(plain.n)")
        PushButton {
          plain.n += 1
        } label: {
          TextBlock("Add").frame(width: 44, height: 44)
        }
      }
    }
  }

  @Test("A class that nothing observes was shown with its new value after a tap")
  func plainClass() throws {
    let plain = Plain()
    let stage = Stage { Screen(plain: plain) }
    #expect(stage.renderTree.findings == [])
    try stage.tap("Add")
    #expect(stage.element(labelled: "n is 0") != nil)
    #expect(
      stage.renderTree.findings.filter { $0.code == .staleContent } == [
        Finding(
          code: .staleContent,
          place: "screen",
          found:
            "Screen shows “n is 0”, but would now say “n is 1”: Plain is a class that nothing observes. "
            + "A device shows “n is 0”, too.",
          advice: "Mark Plain with @Observable, or keep the value in the state of an element."
        )
      ]
    )
    stage.refresh()
    #expect(stage.renderTree.findings == [])
  }

  private struct Remembering: Element {
    let plain: Plain
    @Local private var seen = 0

    var body: some Element {
      // No body should do this; looking must not be what does it.
      if plain.n > 0, seen == 0 { let _ = { seen = 1 }() }
      TextBlock("seen \(seen)")
    }
  }

  private struct Pair: Element {
    let plain: Plain
    @Local private var taps = 0

    var body: some Element {
      Column {
        Remembering(plain: plain)
        PushButton {
          plain.n += 1
          taps += 1
        } label: {
          TextBlock("Add").frame(width: 44, height: 44)
        }
      }
    }
  }

  @Test("A body that sets state, and is only looked at, sets none")
  func settingBody() throws {
    let plain = Plain()
    let stage = Stage { Pair(plain: plain) }
    try stage.tap("Add")
    _ = stage.renderTree
    stage.settle()
    #expect(stage.element(labelled: "seen 0") != nil)
    stage.refresh()
    #expect(stage.element(labelled: "seen 1") != nil)
  }

  @Test("Looking for stale content changes nothing, however often")
  func looking() throws {
    let plain = Plain()
    let stage = Stage { Screen(plain: plain) }
    try stage.tap("Add")
    let first = stage.renderTree
    #expect(stage.renderTree == first)
    stage.settle()
    #expect(stage.renderTree == first)
  }

  // MARK: - Presentations

  private struct Presenting: Element {
    @Local private var n = 1
    @Local private var isShown = false

    var body: some Element {
      PushButton("Set n") {
        n = 2
        isShown = true
      }
      .sheet(isPresented: $isShown) {
        Column {
          TextBlock("sheet n = \(n)")
          PushButton("Close") { isShown = false }
        }
      }
    }
  }

  @Test("A sheet was built with state that the presenting body has not read")
  func sheet() throws {
    let stage = Stage { Presenting() }
    try stage.tap("Set n")
    #expect(stage.element(labelled: "sheet n = 1") != nil)
    let findings = stage.renderTree.findings.filter { $0.code == .staleContent }
    #expect(
      findings.map(\.found) == [
        "The content of the sheet shows “sheet n = 1”, but would now say “sheet n = 2”: the body "
          + "that presents it does not read what its content reads. A device shows “sheet n = 1”, too."
      ]
    )
  }

  private struct PresentingReader: Element {
    @Local private var n = 1
    @Local private var isShown = false

    var body: some Element {
      Column {
        TextBlock("n = \(n)")
        PushButton("Set n") {
          n = 2
          isShown = true
        }
      }
      .sheet(isPresented: $isShown) { TextBlock("sheet n = \(n)") }
    }
  }

  @Test("A sheet whose state the presenting body reads has the new value")
  func sheetWithReader() throws {
    let stage = Stage { PresentingReader() }
    try stage.tap("Set n")
    #expect(stage.element(labelled: "sheet n = 2") != nil)
    #expect(!stage.renderTree.findings.contains { $0.code == .staleContent })
  }

  // MARK: - Equal values

  private struct Narrow: Equatable {
    let id: Int
    let name: String

    static func == (first: Narrow, second: Narrow) -> Bool { first.id == second.id }
  }

  private struct NameRow: Element {
    let item: Narrow

    var body: some Element { TextBlock(item.name) }
  }

  private struct Names: Element {
    @Local private var name = "Emma"

    var body: some Element {
      Column {
        NameRow(item: Narrow(id: 1, name: name))
        PushButton("Rename") { name = "Persuasion" }
      }
    }
  }

  @Test("A member with a narrow == kept its row from being evaluated")
  func narrowMember() throws {
    let stage = Stage { Names() }
    try stage.tap("Rename")
    #expect(stage.element(labelled: "Emma") != nil)
    #expect(
      stage.renderTree.findings.filter { $0.code == .staleContent }.map(\.found) == [
        "NameRow shows “Emma”, but would now say “Persuasion”: the new value of the element counts as equal "
          + "to the former one. A device shows “Emma”, too."
      ]
    )
  }

  @Observable
  final class Visits {
    var count = 0
  }

  private struct VisitedRow: Element {
    let item: Narrow
    let visits: Visits

    var body: some Element { TextBlock("\(item.name), \(visits.count)") }
  }

  private struct VisitedNames: Element {
    @Local private var name = "Emma"
    let visits: Visits

    var body: some Element {
      Column {
        VisitedRow(item: Narrow(id: 1, name: name), visits: visits)
        PushButton("Rename") { name = "Persuasion" }
      }
    }
  }

  @Test("A row that kept a member with a narrow == keeps it when a model makes its body run")
  func narrowMemberAndModel() throws {
    let visits = Visits()
    let stage = Stage { VisitedNames(visits: visits) }
    try stage.tap("Rename")
    visits.count = 1
    #expect(stage.element(labelled: "Emma, 1") != nil)
    #expect(
      stage.renderTree.findings.filter { $0.code == .staleContent }.map(\.found) == [
        "VisitedRow shows “Emma, 1”, but would now say “Persuasion, 1”: the new value of the element counts as "
          + "equal to the former one. A device shows “Emma, 1”, too."
      ]
    )
  }

  // MARK: - Rules of their own

  private struct Growing: Element {
    @Local private var count = 2

    var body: some Element {
      Column {
        Each(0..<count) { TextBlock("row \($0)") }
        PushButton("More") { count = 3 }
      }
    }
  }

  @Test("An Each over a range got more rows than a device shows")
  func range() throws {
    let stage = Stage { Growing() }
    try stage.tap("More")
    #expect(stage.renderTree.all(.text).map(\.label) == ["row 0", "row 1"])
    #expect(
      stage.renderTree.findings.filter { $0.code == .rangeChanged } == [
        Finding(
          code: .rangeChanged,
          place: "screen",
          found:
            "An Each over the range 0..<2 has got 0..<3. A device reads such a range once and keeps its "
            + "rows, with a warning.",
          advice: "Identify the items: Each(0..<count, id: \\.self)."
        )
      ]
    )
  }

  private struct SettingItself: Element {
    @Local private var isOn = false
    @Local private var count = 0

    var body: some Element {
      if isOn && count < 3 { let _ = (count += 1) }
      TextBlock("n \(count)")
      PushButton {
        isOn = true
      } label: {
        TextBlock("Go").frame(width: 44, height: 44)
      }
    }
  }

  @Test("A body that sets state was not named once it came to rest")
  func setInBody() throws {
    let stage = Stage { SettingItself() }
    #expect(stage.renderTree.findings == [])
    try stage.tap("Go")
    #expect(stage.renderTree.findings.map(\.code).contains(.stateSetInBody))
  }
}
