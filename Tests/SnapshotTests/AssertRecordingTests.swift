import LayoutSim
import Snapshot
import Testing

/// assertRecording.
@MainActor
struct AssertRecordingTests {
  /// Two buttons of 100 x 50 and 20 between them, in the middle of 62 to 840: the first one is at 151,391.
  private var stage: Stage {
    Stage(on: .iPhone17Pro, platform: .iOS26) {
      Column(spacing: 20) {
        PushButton {
        } label: {
          TextBlock("Begin").frame(width: 100, height: 50)
        }
        PushButton {
        } label: {
          TextBlock("Later").frame(width: 100, height: 50)
        }
      }
    }
  }

  @Test("A stage that is as a device recorded it passes, and writes nothing")
  func same() {
    assertRecording("begin.txt", of: stage)
  }

  @Test("What a device showed elsewhere is reported where it was asserted")
  func differs() {
    let line = #line + 2
    withKnownIssue {
      assertRecording("lower.txt", of: stage, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix("Recording lower.txt differs: 1 differs. Accept: ")
            && $0.rawValue.contains("~ button “Later”: 6 lower (467, on the stage 461)")
        }
    }
  }

  @Test("Differences that were accepted pass; others do not")
  func accepted() {
    assertRecording("accepted.txt", of: stage)
    withKnownIssue {
      assertRecording("accepted-once.txt", of: stage, record: .never)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Snapshot AssertRecordingTests/accepted-once.txt differs: ")
          && $0.rawValue.contains("+~ button “Later”: 7 lower (468, on the stage 461)")
      }
    }
  }

  @Test(
    "A file that is missing, of another screen, or no recording, is reported with what to do",
    arguments: [
      ("nowhere.txt", "there is no recording at "), ("other.txt", "this is another screen: "),
      ("none.txt", "this is no recording: "), ("../begin.txt", "“../begin.txt” is no name"),
      ("begin", "“begin” is no name of a recording"),
      ("begin.txt\n", #"“begin.txt\n” is no name of a recording"#),
    ]
  )
  func faults(_ name: String, _ words: String) {
    withKnownIssue {
      assertRecording(name, of: stage, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }
}
