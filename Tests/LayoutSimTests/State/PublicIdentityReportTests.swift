import LayoutSim
import StageSupport
import Testing

/// State that was lost, kept or at the wrong place, rebuilt from public reports.
///
/// Each names its source, and what was seen.
@MainActor
struct PublicIdentityReportTests {
  private let diary = Diary()

  private struct Counter: Element {
    @Local private var count = 0

    var body: some Element { PushButton("Count: \(count)") { count += 1 } }
  }

  private struct Refreshing: Element {
    @Local private var toggle = false

    var body: some Element {
      Column {
        Counter().id(toggle)
        PushButton("Refresh") { toggle.toggle() }
      }
    }
  }

  // skiptools/skip-ui#274: what iOS does, as opposed to the platform of that project.
  @Test("A counter began anew with another id")
  func changedID() throws {
    let stage = Stage { Refreshing() }
    try stage.tap("Count: 0")
    #expect(stage.element(labelled: "Count: 1") != nil)
    try stage.tap("Refresh")
    #expect(stage.element(labelled: "Count: 0") != nil)
    try stage.tap("Refresh")
    #expect(stage.element(labelled: "Count: 0") != nil)
  }

  private struct Player: Element {
    let name: String
    let diary: Diary
    @Local private var second = 0

    var body: some Element {
      PushButton("\(name) at \(second)") { second += 1 }
        .onAppear { [diary] in diary.lines.append(name) }
    }
  }

  private struct Videos: Element {
    let hasID: Bool
    let diary: Diary
    @Local private var video: String?

    var body: some Element {
      Column {
        PushButton("Open A") { video = "A" }
        PushButton("Open B") { video = "B" }
        if let video {
          if hasID {
            Player(name: video, diary: diary).id(video)
          } else {
            Player(name: video, diary: diary)
          }
        }
      }
    }
  }

  // RevenueCat/purchases-ios#7216: a video of the former sheet played on in the next one; with an id, onAppear is called
  // twice, as a test there asserts.
  @Test(
    "The video of a sheet that was replaced by another one played on",
    arguments: [false, true]
  )
  func replacedSheet(hasID: Bool) throws {
    let stage = Stage { [diary] in Videos(hasID: hasID, diary: diary) }
    try stage.tap("Open A")
    try stage.tap("A at 0")
    try stage.tap("Open B")
    #expect(stage.element(labelled: hasID ? "B at 0" : "B at 1") != nil)
    #expect(diary.take() == (hasID ? ["A", "B"] : ["A"]))
  }

  private struct Sending: Element {
    let tracksAmount: Bool
    @Local private var amount = ""

    var body: some Element {
      Column {
        TextEntry("Amount", words: $amount).id(tracksAmount ? "field \(amount)" : "field")
        TextBlock("amount \(amount)")
      }
    }
  }

  // vultisig/vultisig-ios#3521: one digit could be typed, then the focus was gone.
  @Test(
    "A field whose id was its own text lost the focus at the first digit",
    arguments: [false, true]
  )
  func fieldOfItsText(tracksAmount: Bool) throws {
    let stage = Stage { Sending(tracksAmount: tracksAmount) }
    try stage.tap("Amount")
    #expect(stage.focusedField == "Amount")
    try stage.enter("1", into: "Amount")
    #expect(stage.element(labelled: "amount 1") != nil)
    #expect(stage.focusedField == (tracksAmount ? nil : "Amount"))
  }

  private struct Preset: Element {
    let name: String
    @Local private var isEdited = false

    var body: some Element {
      PushButton(isEdited ? "\(name), edited" : name) { isEdited = true }
    }
  }

  private struct Presets: Element {
    let usesIndices: Bool
    @Local private var names = ["10", "20", "30"]

    var body: some Element {
      Column {
        if usesIndices {
          Each(Array(names.indices), id: \.self) { Preset(name: names[$0]) }
        } else {
          Each(names, id: \.self) { Preset(name: $0) }
        }
        PushButton("Remove the middle") { names.remove(at: 1) }
      }
    }
  }

  // apphane-dev/nehir#139: removing a preset in the middle moved what was edited to another row. The same in
  // Team-ShortcutsZip/MacC-Team-HappyAnding#331.
  @Test(
    "After the middle row was removed its edits were on the next one",
    arguments: [false, true]
  )
  func removedMiddle(usesIndices: Bool) throws {
    let stage = Stage { Presets(usesIndices: usesIndices) }
    try stage.tap("20")
    try stage.tap("Remove the middle")
    #expect(stage.element(labelled: usesIndices ? "30, edited" : "30") != nil)
    #expect(stage.element(labelled: "10") != nil)
  }

  private struct Sample: Element {
    let index: Int
    @Local private var isOn = false

    var body: some Element {
      PushButton("Toggle \(index) \(isOn ? "on" : "off")") { isOn.toggle() }.frame(height: 60)
    }
  }

  private struct Samples: Element {
    let isWrapped: Bool

    var body: some Element {
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(1..<60) { index in
            if isWrapped { Column { Sample(index: index) } } else { Sample(index: index) }
          }
        }
      }
    }
  }

  // onevcat/Kingfisher#1618: two recordings, of the row's own state, and of state in a container inside the row.
  @Test(
    "A switch in a lazy row was as it had been left, after scrolling away and back, unless it was wrapped",
    arguments: [(false, "on"), (true, "off")]
  )
  func lazyRow(isWrapped: Bool, after: String) throws {
    let stage = Stage { Samples(isWrapped: isWrapped) }
    try stage.tap("Toggle 1 off")
    try stage.scroll(by: 2000)
    try stage.scroll(by: -2000)
    #expect(stage.element(labelled: "Toggle 1 \(after)") != nil)
  }

  private struct Bouncing: Element {
    @Local private var flag = false

    var body: some Element { TextBlock("flag \(flag)") }

    func bounce() { flag = true }
  }

  private struct Outer: Element {
    private let inner = Bouncing()

    var body: some Element {
      Column {
        inner
        PushButton("Bounce") { inner.bounce() }
      }
    }
  }

  // forums.swift.org 31944: asked with code, confirmed by others.
  @Test("A method of a stored element set state, and nothing moved")
  func methodFromOutside() throws {
    let stage = Stage { Outer() }
    try stage.tap("Bounce")
    #expect(stage.element(labelled: "flag false") != nil)
  }

  private struct Page: Element {
    @Local var number: Int

    var body: some Element { TextBlock("page \(number)") }
  }

  private struct Routes: Element {
    @Local private var number = 5

    var body: some Element {
      Column {
        Page(number: number)
        Page(number: number).id(number)
        PushButton("Six") { number = 6 }
      }
    }
  }

  // frzi/swiftui-router#12: seen, with the explanation and the remedy by the author of the library.
  @Test(
    "State that was set from a parameter stayed at the first page, and an id made it the second"
  )
  func stateFromParameter() throws {
    let stage = Stage { Routes() }
    try stage.tap("Six")
    #expect(stage.renderTree.all(.text).map(\.label) == ["page 5", "page 6"])
  }
}
