import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// Pressing rows of lists.
@MainActor
struct RowPressTests {
  /// What was pressed.
  private final class Presses {
    var names: [String] = []
    func note(_ name: String) { names.append(name) }
  }

  private func stage(
    platform: PlatformProfile = .iOS18,
    @ElementBuilder _ content: @escaping @MainActor () -> some Element
  ) -> Stage {
    Stage(StubCoordinator("home") { _ in content() }, platform: platform)
  }

  /// A point near the trailing end of the row at `number`, in the middle of its height.
  private func end(of number: Int = 0, on stage: Stage) throws -> Point {
    let rows = stage.renderTree.nodes.filter { $0.role == .row }.compactMap(\.frame)
    try #require(rows.indices.contains(number))
    let row = rows[number]
    return Point(x: row.maxX - 5, y: row.minY + row.size.height / 2)
  }

  @Test(
    "A button in a row was pressed at its words alone",
    arguments: [PlatformProfile.iOS18, .iOS26]
  )
  func wholeRow(platform: PlatformProfile) throws {
    let presses = Presses()
    let stage = stage(platform: platform) {
      RowList {
        PushButton("Row") { presses.note("row") }
        TextLink("Link") { presses.note("link") }
        ListLine("Line") { presses.note("line") }
      }
    }
    for number in 0..<3 { try stage.tap(at: end(of: number, on: stage)) }
    #expect(presses.names == ["row", "link", "line"])
    // As large as its words, all the same.
    let button = try #require(
      stage.renderTree.nodes.first { $0.label == "Row" && $0.role == .button }
    )
    #expect(try #require(button.frame).size.width < 60)
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test(
    "Words beside the button are pressed with it, a header is not, and a computer has no such rows"
  )
  func besideIt() throws {
    let presses = Presses()
    let row = { @MainActor () -> AnyElement in
      AnyElement(
        RowList {
          RowSection {
            Row {
              TextBlock("Total")
              PushButton("Pay") { presses.note("pay") }
            }
          } header: {
            PushButton("All") { presses.note("all") }
          }
        }
      )
    }
    let phone = stage { row() }
    let total = try #require(phone.renderTree.nodes.first { $0.label == "Total" }?.frame)
    try phone.tap(at: Point(x: total.minX + 1, y: total.minY + 1))
    let header = try #require(phone.renderTree.nodes.first { $0.label == "All" }?.frame)
    #expect(throws: StageError.self) { try phone.tap(at: Point(x: 300, y: header.minY + 2)) }
    try phone.tap("All")
    #expect(presses.names == ["pay", "all"])
    let mac = Stage(StubCoordinator("home") { _ in row() }, on: .mac, platform: .macOS)
    #expect(throws: StageError.self) { try mac.tap(at: end(on: mac)) }
  }

  @Test("A button with a look of its own is pressed at its words, and takes the touch from the row")
  func ownLook() throws {
    let presses = Presses()
    let stage = stage {
      RowList {
        PushButton("Plain") { presses.note("plain") }.buttonStyle(.plain)
        Row {
          PushButton("Open") { presses.note("open") }
          Stretch()
          PushButton("Heart") { presses.note("heart") }.buttonStyle(.bordered)
        }
      }
    }
    #expect(throws: StageError.self) { try stage.tap(at: end(of: 0, on: stage)) }
    try stage.tap("Plain")
    let heart = try #require(stage.renderTree.nodes.first { $0.label == "Heart" }?.frame)
    try stage.tap(at: Point(x: heart.minX + 2, y: heart.minY + 2))
    try stage.tap("Open")
    #expect(presses.names == ["plain", "heart", "open"])
  }

  @Test("A press on a row with two buttons performs both, as on a device, and is a finding")
  func twoButtons() throws {
    let presses = Presses()
    let stage = stage {
      RowList {
        Row {
          PushButton("Edit") { presses.note("edit") }
          PushButton("Delete") { presses.note("delete") }
        }
      }
    }
    try stage.tap("Edit")
    #expect(presses.names == ["edit", "delete"])
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .severalButtonsInRow,
          place: "home",
          found: "A press anywhere in the row performs all of its buttons: “Edit” with “Delete”.",
          advice: "Give them a look of their own, such as borderless."
        )
      ]
    )
  }

  @Test("A disabled button does not press its row, and does not keep another one from it")
  func disabled() throws {
    let presses = Presses()
    let stage = stage {
      RowList {
        PushButton("Off") { presses.note("off") }.disabled()
        Row {
          PushButton("Gone") { presses.note("gone") }.disabled()
          PushButton("On") { presses.note("on") }
        }
      }
    }
    #expect(throws: StageError.outOfReach("Off", reason: .disabled)) {
      try stage.tap(at: end(of: 0, on: stage))
    }
    try stage.tap(at: end(of: 1, on: stage))
    #expect(presses.names == ["on"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A switch in a row is toggled where it is drawn, not at its words")
  func switchRow() throws {
    let stage = stage { Switches() }
    let words = try #require(stage.renderTree.nodes.first { $0.label == "Wi-Fi" }?.frame)
    #expect(throws: StageError.self) {
      try stage.tap(at: Point(x: words.minX + 5, y: words.minY + 15))
    }
    #expect(stage.renderTree.words.contains("off"))
    // 51 points wide at the trailing end of the row's content, 16 from the row's end.
    let point = try end(on: stage)
    try stage.tap(at: Point(x: point.x + 5 - 16 - 25, y: point.y))
    #expect(stage.renderTree.words.contains("on"))
    try stage.toggle("Wi-Fi")
    #expect(stage.renderTree.words.contains("off"))
  }

  private struct Switches: Element {
    @Local private var isOn = false

    var body: some Element {
      RowList {
        SwitchControl("Wi-Fi", isOn: $isOn)
        TextBlock(isOn ? "on" : "off")
      }
    }
  }

  @Test(
    "A row that is half out of sight is pressed where it is seen, and one that is out of sight is not"
  )
  func partlyOutOfSight() throws {
    let presses = Presses()
    let stage = stage {
      RowList(metrics: ListDimensions(rowInsets: .zero, minimumRowHeight: 100)) {
        Each(0..<20) { number in PushButton("Row \(number)") { presses.note("\(number)") } }
      }
    }
    // Rows are 100 high: 8 of them begin in the 793 points from 59 to the window's end.
    try stage.tap(at: Point(x: 350, y: 850))
    #expect(presses.names == ["7"])
    #expect(throws: StageError.outOfReach("Row 9", reason: .scrolledAway(area: "list"))) {
      try stage.tap("Row 9")
    }
    try stage.scroll(to: "Row 19")
    try stage.tap("Row 19")
    #expect(presses.names == ["7", "19"])
  }

  @Test("A section that folds was one row, whose buttons were pressed together")
  func foldingSection() throws {
    let presses = Presses()
    let state = FoldState()
    let stage = stage {
      RowList {
        RowSection("Section") {
          FoldingSection("Fold", isShown: Bound(state, \.isShown)) {
            PushButton("Y") { presses.note("Y") }
            Each(0..<2) { number in PushButton("Z\(number)") { presses.note("Z\(number)") } }
          }
          TextBlock("below")
        }
      }
    }
    let rows = { @MainActor in stage.renderTree.nodes.filter { $0.role == .row } }
    #expect(rows().compactMap(\.frame?.size.height) == [44, 44, 44, 44, 44])
    #expect(stage.renderTree.findings.isEmpty)
    try stage.tap("Y")
    try stage.tap(at: end(of: 3, on: stage))
    #expect(presses.names == ["Y", "Z1"])
    // The title is pressed anywhere in its row, too.
    try stage.tap(at: end(of: 0, on: stage))
    #expect(!state.isShown)
    #expect(rows().count == 2)
  }

  @Test("Inside of a row a section that folds is part of the row")
  func foldingInRow() {
    let stage = stage {
      RowList {
        Row {
          TextBlock("before")
          FoldingSection("Fold", isShown: .constant(true)) { TextBlock("inside") }
        }
        FoldingSection("Other", isShown: .constant(true)) { TextBlock("one") }.padding(4)
      }
    }
    #expect(stage.renderTree.nodes.filter { $0.role == .row }.count == 3)
  }
}

@Observable
@MainActor
private final class FoldState {
  var isShown = true
}
