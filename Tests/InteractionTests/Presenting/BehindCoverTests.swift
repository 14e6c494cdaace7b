import FlowEngine
import LayoutSim
import Observation
import SnapshotRendering
import StageSupport
import Testing

/// A presenter goes on behind its cover as it does behind its sheet, although nothing of it is seen.
@MainActor
struct BehindCoverTests {
  @Observable
  final class Counter {
    var n = 0
  }

  private let flags = Flags()
  private let counter = Counter()

  /// The findings, but for those about the size of a button.
  private func codes(_ stage: Stage) -> [FindingCode] {
    stage.renderTree.findings.map(\.code).filter { $0 != .smallTarget }
  }

  private func fronts(_ stage: Stage) -> [String] {
    stage.surfaces.map(\.surface.route.identifier)
  }

  @Test(
    "A button that changes its screen's bar and opens a cover is no endless change",
    arguments: ["title", "mode", "search", "hidden"]
  )
  func bar(part: String) throws {
    let stage = Stage(on: .iPhone15) { BothScreen(part: part) }
    try stage.tap("Both")
    #expect(fronts(stage) == ["screen", "screen.cover"])
    #expect(codes(stage).isEmpty)
    try stage.tap("Close")
    #expect(fronts(stage) == ["screen"])
    #expect(codes(stage).isEmpty)
    #expect(stage.topScreen?.title == (part == "hidden" ? nil : "T 1"))
  }

  @Test("What a cover changes is told to its presenter at once, and each time", arguments: [1, 2])
  func change(times: Int) throws {
    let (flags, counter) = (flags, counter)
    let stage = Stage(on: .iPhone15) {
      ClosingScreen(counter: counter, times: times) { flags.log.append($0) }
    }
    try stage.tap("Open")
    for _ in 0..<times { try stage.tap("Count") }
    #expect(flags.log == Array(["0 to 1", "1 to 2"].prefix(times)))
    #expect(fronts(stage) == ["screen"])
  }

  @Test("A cover goes with the branch that presents it")
  func branch() throws {
    let (flags, counter) = (flags, counter)
    let stage = Stage(on: .iPhone15) {
      if counter.n == 0 {
        PushButton("Account") { flags.first = true }
          .fullScreenCover(isPresented: flags.firstLink, onDismiss: flags.note("gone")) {
            PushButton("Sign out") { counter.n = 1 }
          }
      } else {
        TextBlock("Login")
      }
    }
    try stage.tap("Account")
    try stage.tap("Sign out")
    #expect(fronts(stage) == ["screen"])
    #expect(stage.renderTree.words == ["Login"])
    #expect(flags.log == ["gone"])
    #expect(codes(stage).isEmpty)
  }

  @Test("A cover goes with the row that presents it")
  func row() throws {
    let counter = counter
    let stage = Stage(on: .iPhone15) {
      RowList {
        Each(0..<(2 - counter.n), id: \.self) { row in
          RowWithCover(name: "Row \(row)") { counter.n = 1 }
        }
      }
    }
    try stage.tap("Row 1")
    #expect(fronts(stage) == ["screen", "screen.cover"])
    try stage.tap("Delete")
    #expect(fronts(stage) == ["screen"])
  }

  @Test("All covers of a chain go with the branch that presents the lowest of them")
  func chain() throws {
    let (flags, counter) = (flags, counter)
    let stage = Stage(on: .iPhone15) {
      if counter.n == 0 {
        PushButton("One") { flags.first = true }
          .sheet(isPresented: flags.firstLink) {
            PushButton("Two") { flags.second = true }
              .fullScreenCover(isPresented: flags.secondLink) { ThirdCover { counter.n = 1 } }
          }
      } else {
        TextBlock("Login")
      }
    }
    try stage.tap("One")
    try stage.tap("Two")
    try stage.tap("Three")
    #expect(
      fronts(stage) == [
        "screen", "screen.sheet", "screen.sheet.cover", "screen.sheet.cover.cover",
      ]
    )
    try stage.tap("Sign out")
    #expect(fronts(stage) == ["screen"])
    #expect(stage.renderTree.words == ["Login"])
  }

  @Test(
    "Of two presentations at once the one that waits behind a cover is named",
    arguments: ["sheet", "alert", "cover"]
  )
  func waiting(kind: String) throws {
    let flags = flags
    let stage = Stage(on: .iPhone15) {
      WaitingScreen(kind: kind, flags: flags)
        .fullScreenCover(isPresented: flags.secondLink) {
          Column {
            TextBlock("Cover")
            PushButton("Close") {}
          }
        }
    }
    try stage.tap("Both")
    #expect(fronts(stage) == ["screen", "screen.cover"])
    #expect(stage.renderTree.words == ["Cover"])
    #expect(codes(stage) == [.twoPresentations])
  }

  @Test("The presenter keeps its size, its state and the line that stands for it")
  func size() throws {
    let (flags, counter) = (flags, counter)
    let stage = Stage(on: .iPhone15) {
      SizedScreen(log: flags)
        .fullScreenCover(isPresented: flags.firstLink) {
          Column {
            TextBlock("\(counter.n)")
            PushButton("Count") { counter.n += 1 }
            PushButton("Close") { flags.first = false }
          }
        }
        .background { if counter.n > 0 { Fill(.red) } }
    }
    try stage.tap("Open")
    try stage.tap("Count")
    let outline = TreeRenderer.outline(.layers).render(stage.renderTree)
      .split(separator: "\n").dropFirst(3).prefix(3).map(String.init)
    #expect(
      outline == [
        "  stack depth=1 covered",
        "  cover screen.cover owner=OneScreen kind=element @ 0,0 393x852",
        "    screen screen.cover owner=OneScreen top @ 0,0 393x852",
      ]
    )
    try stage.tap("Close")
    // 852 - 59 - 34; told once, as it never changes.
    #expect(flags.log == ["appears", "size 393 x 759", "leaves", "appears"])
    #expect(stage.renderTree.words == ["1 time"])
  }

  @Test("A code that goes on for a value is not begun behind a cover, and begins once it has gone")
  func task() async throws {
    let (flags, counter) = (flags, counter)
    let stage = Stage(on: .iPhone15) {
      PushButton("Open") { flags.first = true }
        .task(id: counter.n) { flags.log.append("loads \(counter.n)") }
        .fullScreenCover(isPresented: flags.firstLink) {
          Column {
            PushButton("Count") { counter.n += 1 }
            PushButton("Close") { flags.first = false }
          }
        }
    }
    try await stage.finish()
    try stage.tap("Open")
    try stage.tap("Count")
    try await stage.finish()
    #expect(flags.log == ["loads 0"])
    try stage.tap("Close")
    try await stage.finish()
    #expect(flags.log == ["loads 0", "loads 1"])
  }

  @Test("Looking behind a cover after each step changes nothing")
  func looking() throws {
    func tree(looks: Bool) throws -> RenderTree {
      let (flags, counter) = (Flags(), Counter())
      let stage = Stage(on: .iPhone15) {
        Column {
          TextBlock("\(counter.n)")
          PushButton("Open") { flags.first = true }
        }
        .navigationTitle("T \(counter.n)")
        .onChange(of: counter.n) { if counter.n == 3 { flags.second = true } }
        .sheet(isPresented: flags.secondLink) { TextBlock("Three") }
        .fullScreenCover(isPresented: flags.firstLink) {
          PushButton("Count") {
            counter.n += 1
            if counter.n == 4 { flags.first = false }
          }
        }
      }
      for step in ["Open", "Count", "Count", "Count", "Count"] {
        try stage.tap(step)
        if looks { _ = (stage.renderTree, stage.surfaces, stage.back) }
      }
      return stage.renderTree
    }
    #expect(try tree(looks: true) == tree(looks: false))
  }
}

/// A screen with a button that changes its bar and opens a cover.
private struct BothScreen: Element {
  let part: String

  @Local private var n = 0
  @Local private var isOn = false

  var body: some Element {
    configured
      .fullScreenCover(isPresented: $isOn) { PushButton("Close") { isOn = false } }
  }

  @ElementBuilder private var configured: some Element {
    let button = PushButton("Both") {
      n += 1
      isOn = true
    }
    switch part {
    case "title": button.navigationTitle("T \(n)")
    case "mode": button.navigationTitle("T \(n)").navigationBarTitleDisplayMode(.inline)
    case "search": button.navigationTitle("T \(n)").searchable(text: .constant("\(n)"))
    default: button.navigationTitle("T \(n)").navigationBarHidden(n > 0)
    }
  }
}

/// A screen with a cover that counts, which it closes when it is told of a number.
private struct ClosingScreen: Element {
  let counter: BehindCoverTests.Counter
  let times: Int
  let note: @MainActor (String) -> Void

  @Local private var isOn = false

  var body: some Element {
    PushButton("Open") { isOn = true }
      .onChange(of: counter.n) { former, present in
        note("\(former) to \(present)")
        if present == times { isOn = false }
      }
      .fullScreenCover(isPresented: $isOn) { PushButton("Count") { counter.n += 1 } }
  }
}

/// A button that asks for a cover and for something else at once, which waits.
private struct WaitingScreen: Element {
  let kind: String
  let flags: Flags

  var body: some Element {
    let button = PushButton("Both") { (flags.first, flags.second) = (true, true) }
    switch kind {
    case "sheet": button.sheet(isPresented: flags.firstLink) { TextBlock("Waits") }
    case "alert": button.alert("Waits", isPresented: flags.firstLink)
    default: button.fullScreenCover(isPresented: flags.firstLink) { TextBlock("Waits") }
    }
  }
}

private struct RowWithCover: Element {
  let name: String
  let delete: @MainActor @Sendable () -> Void

  @Local private var isOn = false

  var body: some Element {
    PushButton(name) { isOn = true }
      .fullScreenCover(isPresented: $isOn) { PushButton("Delete", action: delete) }
  }
}

private struct ThirdCover: Element {
  let signOut: @MainActor @Sendable () -> Void

  @Local private var isOn = false

  var body: some Element {
    PushButton("Three") { isOn = true }
      .fullScreenCover(isPresented: $isOn) { PushButton("Sign out", action: signOut) }
  }
}

/// A screen that tells of its size and its presence, and counts how often it was opened.
private struct SizedScreen: Element {
  let log: Flags

  @Local private var opened = 0

  var body: some Element {
    Column {
      TextBlock("\(opened) time")
      PushButton("Open") {
        opened += 1
        log.first = true
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onSizeChange { log.log.append("size \(Int($0.width)) x \(Int($0.height))") }
    .onAppear { log.log.append("appears") }
    .onDisappear { log.log.append("leaves") }
  }
}
