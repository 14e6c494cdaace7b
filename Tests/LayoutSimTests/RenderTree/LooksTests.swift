import LayoutSim
import SnapshotRendering
import Testing

/// Letters are 10 points wide and lines 20 points high.
@MainActor
struct LooksTests {
  private func outline(
    _ detail: DetailLevel,
    @ElementBuilder _ content: () -> some Element
  ) -> [String] {
    let tree = RenderTree(
      traits: Traits(device: .iPhone15),
      nodes: Show(Proposal(width: 100, height: 100), content: content).pass.nodes
    )
    return TreeRenderer.outline(detail).render(tree).split(separator: "\n").dropFirst(2).map {
      String($0.drop { $0 == " " }).replacing(" proposed=100x100", with: "")
    }
  }

  @Test("Another colour of words, of a symbol or of a surface passed unseen")
  func colours() {
    let content = Layers {
      Fill(.grouped)
      TextBlock("Hi").foregroundStyle(.destructive)
      Icon("star").foregroundStyle(.secondary)
    }
    let lines = outline(.layout) { content }
    #expect(lines.contains { $0.hasPrefix("fill ink=grouped @") })
    #expect(lines.contains(#"text "Hi" ink=destructive @ 40,40 20x20"#))
    #expect(lines.contains { $0.hasPrefix(#"icon "star" ink=secondary @"#) })
    #expect(!outline(.semantic) { content }.joined().contains("ink="))
  }

  @Test("Colours of words and symbols were lost in very deep screens")
  func deepColours() {
    func inks(_ depth: Int) -> [[Fact]] {
      var content = AnyElement(
        Column {
          TextBlock("Hi").foregroundStyle(.destructive)
          Icon("star").foregroundStyle(.secondary)
        }
      )
      for _ in 0..<depth { content = AnyElement(Nested(content: content)) }
      let show = Show { content }
      return (show.things(.text) + show.things(.icon)).map(\.looks)
    }
    let expected = [[Fact("ink", "destructive")], [Fact("ink", "secondary")]]
    #expect(inks(100) == expected)
    #expect(inks(1_900) == expected)
  }

  @Test("Lines that stand elsewhere in their text passed unseen")
  func alignment() {
    func lines(_ alignment: LineAlignment) -> [String] {
      outline(.layout) { TextBlock("One two three").multilineTextAlignment(alignment) }
    }
    #expect(lines(.center) == [#"text "One two three" alignment=center @ 0,0 70x40"#])
    #expect(lines(.leading) == [#"text "One two three" @ 0,0 70x40"#])
  }

  @Test("Hidden content keeps its room, and only an outline of all boxes has lines of it")
  func hidden() {
    var presses = 0
    let show = Show {
      Column(spacing: 0) {
        PushButton("Gone") { presses += 1 }.hidden()
        TextBlock("There")
      }
    }
    #expect(show.pass.actions.isEmpty)
    #expect(show.labels(.text) == ["There"])
    #expect(show.things(.text).first?.frame == Rect(x: 0, y: 20, width: 50, height: 20))
    #expect(outline(.semantic) { TextBlock("Gone").hidden() }.isEmpty)
    #expect(
      outline(.layout) { TextBlock("Gone").hidden() } == [
        #"box "group" hidden @ 0,0 40x20"#, #"text "Gone" hidden @ 0,0 40x20"#,
      ]
    )
  }

  @Test("Rows that were hidden, or not, became one row")
  func hiddenRows() {
    func rows(_ isHidden: Bool?) -> Int {
      Show(Proposal(width: 100, height: 400)) {
        RowList {
          Each(0..<3) { number in
            if let isHidden {
              TextBlock("\(number)").hidden(isHidden)
            } else {
              TextBlock("\(number)")
            }
          }
        }
      }.things(.row).count
    }
    func distributed(_ isHidden: Bool) -> Int {
      Show(Proposal(width: 100, height: 400)) {
        RowList { Each(0..<3) { TextBlock("\($0)") }.hidden(isHidden) }
      }.things(.row).count
    }
    #expect([rows(nil), rows(true), rows(false)] == [3, 3, 3])
    #expect([distributed(true), distributed(false)] == [3, 3])
  }

  @Test("What is not hidden has no box for it")
  func notHidden() {
    #expect(
      outline(.layout) { TextBlock("There").hidden(false) } == [#"text "There" @ 0,0 50x20"#]
    )
  }

  @Test("A button is not called by words that are hidden in it")
  func hiddenWords() {
    let show = Show {
      PushButton {
      } label: {
        TextBlock("Buy")
        TextBlock("Wait").hidden()
      }
    }
    #expect(show.labels(.button) == ["Buy"])
  }
}

private struct Nested: Element {
  let content: AnyElement
  var body: some Element { content }
}
