import LayoutSim
import Testing

/// Controls as people write them.
@MainActor
struct ControlHabitTests {
  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test("A line with a value has it at the other end")
  func line() {
    let stage = Stage(on: .iPhone15) { RowList { ListLine("Size", value: "4 MB") } }
    #expect(texts(stage) == ["Size", "4 MB"])
    #expect(stage.renderTree.nodes.allSatisfy { $0.role != .button })
  }

  @Test("A button with a symbol has a role")
  func role() throws {
    struct Deleting: Element {
      @Local private var count = 2

      var body: some Element {
        Column {
          PushButton("Delete", icon: "trash", role: .destructive) { count -= 1 }
          TextBlock("\(count) left")
        }
      }
    }
    let stage = Stage(on: .iPhone15) { Deleting() }
    #expect(stage.element(labelled: "Delete")?.facts == [Fact("purpose", "destructive")])
    try stage.tap("Delete")
    #expect(texts(stage).contains("1 left"))
  }

  @Test("A badge is a text at the end of its row, secondary unless it has a colour")
  func badge() throws {
    let stage = Stage(on: .iPhone15) {
      RowList {
        TextBlock("Inbox").badge(TextBlock("New"))
        TextBlock("Spam").badge(TextBlock("9").foregroundStyle(.red))
      }
    }
    #expect(texts(stage) == ["Inbox", "New", "Spam", "9"])
    func ink(_ label: String) throws -> String? {
      try #require(stage.element(labelled: label)).looks.first { $0.key == "ink" }?.value
    }
    #expect(try ink("New") == "secondary")
    #expect(try ink("9") == "red")
    // A card is 20 from the edge of 393, and its content 20 from that of the card.
    #expect(stage.element(labelled: "New")?.frame?.maxX == 353)
  }

  @Test("An offset is also a size")
  func offset() throws {
    let show = Show { TextBlock("Hi").offset(Size(width: 3, height: -4)) }
    #expect(show.things(.text).first?.frame == Rect(x: 3, y: -4, width: 20, height: 20))
  }

  @Test("An angle is also created from its number")
  func angle() {
    #expect(RotationAngle(degrees: 90) == .degrees(90))
    #expect(RotationAngle(radians: .pi).degrees == 180)
    #expect(RotationAngle(degrees: .infinity) == .zero)
  }

  @Test("What a reader tells has a size")
  func reader() {
    let show = Show(Proposal(width: 80, height: 40)) {
      SizeReader { geometry in
        TextBlock("\(Int(geometry.size.width)) x \(Int(geometry.size.height))")
      }
    }
    #expect(show.labels(.text) == ["80 x 40"])
  }
}
