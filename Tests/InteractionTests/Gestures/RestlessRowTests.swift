import LayoutSim
import StageSupport
import Testing

/// Rows whose coming and going changes which rows there are.
@MainActor
struct RestlessRowTests {
  private let diary = Diary()

  private func stage(@ElementBuilder _ content: @escaping () -> some Element) -> Stage {
    Stage(StubCoordinator("home") { _ in content() })
  }

  // MARK: - Without an end

  @Test("A list that loads more whenever its last row appears, however low its rows, is a finding")
  func endless() throws {
    let stage = stage { Loading(limit: 1_000) }
    // One row at first, and one more in each of 32 rounds.
    #expect(
      stage.renderTree.findings == [
        Finding(
          code: .layoutDoesNotSettle,
          place: "home",
          found: "State still changes after 32 passes: count of Loading was 32, then 33, set by "
            + "onAppear.",
          advice: "Let onAppear set no state that makes its own element come and go."
        )
      ]
    )
  }

  @Test("What has changed in 31 rounds and rests then is none")
  func enough() {
    let stage = stage { Loading(limit: 32) }
    #expect(stage.renderTree.findings == [])
  }

  @Test("A model that rows change without an end is a finding")
  func model() throws {
    let counter = GeneratedModel()
    let stage = stage {
      ScrollArea {
        LazyColumn(spacing: 0) {
          Each(0..<counter.count + 1, id: \.self) { _ in
            Fill().frame(height: 1).onAppear { counter.count += 1 }
          }
        }
      }
    }
    let finding = try #require(stage.renderTree.findings.first)
    #expect(finding.code == .layoutDoesNotSettle)
    #expect(finding.found.hasSuffix("An observable model was changed by onAppear."))
  }

  // MARK: - With one

  @Test("A row that is added out of sight while others go does not appear in their place")
  func replaced() throws {
    let stage = stage { Column { Replacing(diary: diary) } }
    #expect(diary.take() == ["+0", "+1", "+2"])
    try stage.tap("Remove")
    #expect(diary.take() == ["-0", "-1", "-2", "+3", "+4", "+5"])
  }
}

/// Rows one point high, the last of which brings another one.
private struct Loading: Element {
  let limit: Int
  @Local private var count = 1

  var body: some Element {
    ScrollArea {
      LazyColumn(spacing: 0) {
        Each(0..<count, id: \.self) { number in
          Fill().frame(height: 1).onAppear {
            if number == count - 1, count < limit { count += 1 }
          }
        }
      }
    }
    .frame(height: 300)
  }
}

/// Nine rows, 100 points high, three of which are in sight; each that goes adds another one at the end.
private struct Replacing: Element {
  let diary: Diary
  @Local private var numbers = Array(0..<9)

  var body: some Element {
    PushButton("Remove") { numbers.removeFirst(3) }
    ScrollArea {
      LazyColumn(spacing: 0) {
        Each(numbers, id: \.self) { number in
          TextBlock("\(number)").frame(height: 100)
            .onAppear { diary.lines.append("+\(number)") }
            .onDisappear {
              diary.lines.append("-\(number)")
              numbers.append(number + 100)
            }
        }
      }
    }
    .frame(height: 300)
  }
}
