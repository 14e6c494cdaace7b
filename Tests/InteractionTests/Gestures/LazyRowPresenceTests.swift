import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Rows that come into sight.
@MainActor
struct LazyRowPresenceTests {
  private let diary = Diary()

  /// A row 100 points high that notes when it comes and goes.
  private func row(_ name: String) -> some Element {
    TextBlock(name).frame(height: 100)
      .onAppear { [diary] in diary.lines.append("+\(name)") }
      .onDisappear { [diary] in diary.lines.append("-\(name)") }
  }

  private func stage(
    _ platform: PlatformProfile = .iOS26,
    @ElementBuilder _ content: @escaping () -> some Element
  ) -> Stage {
    Stage(StubCoordinator("home") { _ in content() }, platform: platform)
  }

  private func rows(_ count: Int) -> some Element {
    LazyColumn(spacing: 0) { Each(0..<count) { row("\($0)") } }
  }

  @Test(
    "Rows of a lazy column appear as far as they are in sight, and the one beyond the edge does not"
  )
  func inSight() {
    let stage = stage { ScrollArea { rows(9) }.frame(height: 300) }
    _ = stage.renderTree
    #expect(diary.take() == ["+0", "+1", "+2"])
  }

  @Test("Rows that are scrolled away disappear before those that come into sight appear")
  func scrolled() throws {
    let stage = stage { ScrollArea { rows(9) }.frame(height: 300) }
    _ = diary.take()
    try stage.scroll(by: 50)
    #expect(diary.take() == ["+3"])
    try stage.scroll(by: 50)
    #expect(diary.take() == ["-0"])
    try stage.scroll(by: 250)
    #expect(diary.take() == ["-1", "-2", "+4", "+5", "+6"])
    try stage.scroll(by: -350)
    #expect(diary.take() == ["-3", "-4", "-5", "-6", "+0", "+1", "+2"])
  }

  @Test("Rows of lazy stacks up to iOS 18 come each time, and never disappear by scrolling")
  func formerPlatform() throws {
    let stage = stage(.iOS18) { ScrollArea { rows(9) }.frame(height: 300) }
    _ = diary.take()
    try stage.scroll(by: 350)
    #expect(diary.take() == ["+3", "+4", "+5", "+6"])
    try stage.scroll(by: -350)
    #expect(diary.take() == ["+0", "+1", "+2"])
  }

  @Test("Rows of lazy stacks up to iOS 18 that were scrolled away disappear with their stack")
  func formerPlatformEnd() throws {
    let stage = stage(.iOS18) { RemovableRows(row: { AnyElement(row("\($0)")) }) }
    try stage.scroll(by: 350)
    _ = diary.take()
    try stage.tap("Remove")
    #expect(diary.take().sorted() == (0..<7).map { "-\($0)" })
  }

  @Test(
    "Everything in a column that is not lazy appears at once, and so does a lazy one that is not scrolled"
  )
  func eager() {
    _ = stage { ScrollArea { Column { Each(0..<9) { row("\($0)") } } }.frame(height: 300) }
    #expect(diary.take().count == 9)
    _ = stage { rows(9) }
    #expect(diary.take().count == 9)
  }

  @Test("Rows that replace others while the stage settles appear as far as they are in sight")
  func replaced() throws {
    let stage = stage { RefilledRows(row: { AnyElement(row("\($0)")) }) }
    _ = stage.renderTree
    #expect(diary.take() == ["+0", "+1", "+2"])
    for round in 1...5 {
      let (gone, new) = (100 * (round - 1), 100 * round)
      try stage.tap("Empty")
      #expect(
        diary.take() == (0..<3).map { "-\(gone + $0)" } + (0..<3).map { "+\(new + $0)" }
      )
    }
  }

  @Test("A change is told to a row in sight, and to one that was once it comes into sight again")
  func changes() throws {
    let stage = stage {
      ChangingRows { [diary] number, count in diary.lines.append("\(number):\(count)") }
    }
    _ = stage.renderTree
    #expect(diary.take() == ["first 0", "first 1", "first 2"].map { $0 + ":0" })
    try stage.tap("Count")
    #expect(diary.take() == ["0:1", "1:1", "2:1"])
    try stage.scroll(by: 300)
    #expect(diary.take() == ["first 3:1", "first 4:1", "first 5:1"])
    try stage.tap("Count")
    #expect(diary.take() == ["3:2", "4:2", "5:2"])
    try stage.scroll(by: -300)
    #expect(diary.take() == ["0:2", "1:2", "2:2"])
  }

  @Test("Rows behind the keyboard and a tab bar are there, and those below the display are not")
  func behindBars() throws {
    let tabs = StubTabs([
      StubCoordinator("home", tab: "Home") { _ in ScrollArea { rows(30) } },
      StubCoordinator("other", tab: "Other"),
    ])
    let stage = Stage(tabs, on: .iPhone15)
    _ = stage.renderTree
    // The content begins below the status bar and the title, and 852 points end in the last row that is there.
    let first = try #require(stage.element(labelled: "0")?.frame)
    let top = first.minY + first.size.height / 2 - 50
    let last = Int(((852 - top) / 100).rounded(.up)) - 1
    #expect(diary.take() == (0...last).map { "+\($0)" })
    stage.showKeyboard()
    _ = stage.renderTree
    #expect(diary.take() == [])
  }

  @Test("The last row of a page loads the next one when it comes into sight, and not before")
  func pages() throws {
    let stage = stage { Pages(diaryCount: { diary.lines.append($0) }).frame(height: 300) }
    #expect(diary.take() == [])
    try stage.scroll(to: "9")
    #expect(diary.take() == ["load"])
    #expect(stage.element(labelled: "19") != nil)
    #expect(stage.element(labelled: "20") == nil)
  }

  @Test("A row's task begins in sight and is cancelled out of sight")
  func tasks() async throws {
    let clock = StageClock()
    let coordinator = StubCoordinator("home") { [diary] _ in
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<9) { number in
            Fill(.secondary).frame(height: 100)
              .task {
                diary.lines.append("+\(number)")
                try? await clock.sleep(for: .seconds(60))
                if Task.isCancelled { diary.lines.append("-\(number)") }
              }
          }
        }
      }
      .frame(height: 300)
    }
    let stage = Stage(coordinator, platform: .iOS26, clock: clock)
    await stage.proceed()
    #expect(diary.take() == ["+0", "+1", "+2"])
    try stage.scroll(by: 100)
    await stage.proceed()
    #expect(Set(diary.take()) == ["-0", "+3"])
  }

  @Test("A row of a list that is scrolled to appears")
  func list() throws {
    let stage = stage { RowList { Each(0..<100) { row("\($0)") } } }
    let first = diary.take()
    #expect(first.contains("+0"))
    #expect(!first.contains("+99"))
    try stage.scroll(to: "99")
    let then = diary.take()
    #expect(then.contains("-0"))
    #expect(then.contains("+99"))
    #expect(!then.contains("+50"))
  }

  @Test("What is in two lazy containers is in sight only where both of its rows are")
  func nested() throws {
    let stage = stage {
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(["a", "b"], id: \.self) { line in
            ScrollArea(.horizontal) {
              LazyRow(spacing: 0) { Each(0..<5) { row("\(line)\($0)").frame(width: 100) } }
            }
            .frame(height: 100)
            .accessibilityIdentifier(line)
          }
        }
      }
      .frame(width: 200, height: 100)
      .accessibilityIdentifier("all")
    }
    #expect(diary.take() == ["+a0", "+a1"])
    try stage.scroll("#a", by: 200, along: .horizontal)
    #expect(diary.take() == ["-a0", "-a1", "+a2", "+a3"])
    try stage.scroll("#all", by: 100)
    #expect(diary.take() == ["-a2", "-a3", "+b0", "+b1"])
  }

  @Test("Boxes that another layout leaves out do not disturb which rows are in sight")
  func leftOut() {
    _ = stage {
      Column(spacing: 0) {
        FirstFit {
          Column { TextBlock("A word that is much too wide to fit").fixedSize() }.frame(width: 900)
          TextBlock("Short")
        }
        ScrollArea { rows(9) }.frame(height: 300)
      }
    }
    #expect(diary.take() == ["+0", "+1", "+2"])
  }

  @Test("A pinned header is in sight as long as its section is")
  func pinned() throws {
    let stage = stage {
      ScrollArea {
        LazyColumn(spacing: 0, pinnedViews: .sectionHeaders) {
          RowSection {
            rowsOfSection
          } header: {
            row("header")
          }
        }
      }
      .frame(height: 300)
    }
    #expect(diary.take() == ["+header", "+0", "+1"])
    try stage.scroll(by: 200)
    #expect(diary.take() == ["-0", "+2", "+3"])
  }

  private var rowsOfSection: some Element { Each(0..<9) { row("\($0)") } }

  @Test("Rows of a covered screen disappear, and those in sight appear again when it is back")
  func covered() throws {
    let app = StubCoordinator("home", handles: ["next"]) { route in
      ScrollArea { if route.identifier == "home" { rows(9) } }.frame(height: 300)
    }
    let stage = Stage(app)
    try stage.scroll(by: 300)
    _ = diary.take()
    app.navigate(to: StubRoute("next"))
    // Up to iOS 18 those that were scrolled away are still there until now.
    #expect(diary.take().sorted() == (0..<6).map { "-\($0)" })
    try stage.goBack()
    #expect(diary.take() == ["+3", "+4", "+5"])
  }

  @Test("A picture that is scrolled away and returns is not loaded again")
  func pictures() async throws {
    let loader = PictureLoader { [diary] address in
      diary.lines.append(address)
      return Size(width: 10, height: 10)
    }
    let coordinator = StubCoordinator("home") { _ in
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<9) { number in RemotePicture(url: "\(number)").frame(height: 100) }
        }
      }
      .frame(height: 300)
    }
    let stage = Stage(coordinator, inheriting: { $0.pictureLoader = loader })
    try await stage.finish()
    #expect(diary.take() == ["0", "1", "2"])
    try stage.scroll(by: 100)
    try stage.scroll(by: -100)
    try await stage.finish()
    #expect(diary.take() == ["3"])
  }
}

/// Rows in pages of ten, the next of which is loaded by the last row.
private struct Pages: Element {
  let diaryCount: @MainActor (String) -> Void

  @Local private var count = 10

  var body: some Element {
    ScrollArea {
      LazyColumn(spacing: 0) {
        Each(0..<count, id: \.self) { number in
          TextBlock("\(number)").frame(height: 100)
            .onAppear {
              guard number == count - 1 else { return }
              diaryCount("load")
              count += 10
            }
        }
      }
    }
  }
}

/// Rows that can be removed with their stack.
private struct RemovableRows: Element {
  let row: (Int) -> AnyElement
  @Local private var isShown = true

  var body: some Element {
    Column {
      PushButton("Remove") { isShown = false }
      if isShown {
        ScrollArea { LazyColumn(spacing: 0) { Each(0..<9) { row($0) } } }.frame(height: 300)
      }
    }
  }
}

/// Rows that are replaced by others once there are none.
private struct RefilledRows: Element {
  let row: (Int) -> AnyElement

  @Local private var items = Array(0..<20)
  @Local private var round = 0

  var body: some Element {
    Column(spacing: 0) {
      PushButton("Empty") {
        round += 1
        items = []
      }
      ScrollArea { LazyColumn(spacing: 0) { Each(items, id: \.self) { row($0) } } }
        .frame(height: 300)
        .onChange(of: items.isEmpty) {
          if items.isEmpty { items = (0..<20).map { round * 100 + $0 } }
        }
    }
  }
}

/// Rows that note the first value of a count, and what it changes to.
private struct ChangingRows: Element {
  let note: @MainActor (_ row: String, _ count: Int) -> Void

  @Local private var count = 0

  var body: some Element {
    Column(spacing: 0) {
      PushButton("Count") { count += 1 }
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<9) { number in
            Fill(.secondary).frame(height: 100)
              .onChange(of: count) { note("\(number)", $1) }
              .onChange(of: number, initial: true) { note("first \(number)", count) }
          }
        }
      }
      .frame(height: 300)
    }
  }
}
