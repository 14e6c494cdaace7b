import LayoutSim
import Snapshot
import Testing

/// assertSnapshot.
struct AssertSnapshotTests {
  @Test("A tree that matches its reference passes, as an outline and as a wireframe")
  func passes() {
    assertSnapshot(of: .reviews)
    assertSnapshot(of: .reviews, as: .wireframe)
  }

  @Test("A text that differs is reported where it was asserted")
  func differs() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: "what it is now", named: "words", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
        && issue.comments.contains {
          $0.rawValue.hasPrefix(
            "Snapshot AssertSnapshotTests/differs.words differs: 1 line in 1 place. "
          )
            && $0.rawValue.contains("-what it was\n+what it is now\n")
        }
    }
  }

  @Test("A missing reference is reported where it was asserted")
  func missing() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: .reviews, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix("Snapshot AssertSnapshotTests/missing missing: ")
        }
    }
  }

  @Test("A path that does not exist is reported and stops nothing")
  func noPlace() {
    withKnownIssue {
      assertSnapshot(of: "text", record: .never, fileID: "Nowhere.swift", line: 0, column: 0)
    } matching: { issue in
      issue.sourceLocation?.line == 1 && issue.sourceLocation?.column == 1
    }
  }

  @Test(
    "A parameterised test that gives no name is told to, although its texts agree",
    arguments: [1, 2]
  )
  func parameterised(number: Int) {
    withKnownIssue {
      assertSnapshot(of: "the same")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          """
          Snapshot AssertSnapshotTests/parameterised-number collided: the cases of a parameterised test share \
          its file. Give each case a name: named: "\\(argument)"
          """
        )
      }
    }
  }
}
