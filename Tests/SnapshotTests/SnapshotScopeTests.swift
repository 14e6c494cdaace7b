import LayoutSim
import Snapshot
import Testing

@MainActor
@Suite(
  "Settings for the assertions of a suite",
  .snapshots(detail: .layers, redacting: [.value("home", as: "route")])
)
struct SnapshotScopeTests {
  private let home = Stage(
    Coordinator(root: DefaultRoute("home", presentationStyle: .push) { TextBlock("Hi") })
  )

  @Test("The level and the redactions are those of the suite")
  func suite() {
    assertSnapshot(of: home)
  }

  @Test("A trait of the test comes before that of the suite", .snapshots(detail: .semantic))
  func test() {
    assertSnapshot(of: home)
  }

  @Test("A scope in the test comes before both, and a call's own settings before all")
  func scope() throws {
    withSnapshots(detail: .semantic, redacting: [.value("Hi", as: "greeting")]) {
      assertSnapshot(of: home, named: "scope")
      assertSnapshot(of: home, as: .outline(.layers), named: "call")
    }
  }

  @Test("Asynchronous code is in the scope, too")
  func asynchronous() async {
    await withSnapshots(detail: .semantic) {
      await Task.yield()
      assertSnapshot(of: home)
    }
  }

  @Test("A missing reference is not recorded where the scope says never")
  func never() {
    withKnownIssue {
      withSnapshots(record: .never) { assertSnapshot(of: home, named: "never") }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Snapshot SnapshotScopeTests/never.never missing: ")
      }
    }
  }

  @Test("A redaction of the call that matches nothing fails")
  func unused() {
    withKnownIssue {
      assertSnapshot(of: home, redacting: [.value("gone", as: "x")], named: "unused")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          Snapshot SnapshotScopeTests/unused.unused failed: “value gone as x” matched nothing in the tree. \
          Remove that redaction, or correct what should match.
          """
      }
    }
  }

  private let small = Stage(
    Coordinator(
      root: DefaultRoute("home", presentationStyle: .push) { PushButton("x") {}.frame(width: 20) }
    )
  )

  @Test(
    "Findings fail where the scope says so, with the kind in the first line",
    .snapshots(findings: .fail)
  )
  func findings() {
    withKnownIssue {
      assertSnapshot(of: small, named: "findings")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "Snapshot SnapshotScopeTests/findings.findings has a finding: small-target at ‹route-1›. "
        )
      }
    }
  }

  @Test(
    "Findings of other kinds than those that fail are compared only",
    .snapshots(findings: .fail)
  )
  func otherFindings() {
    withSnapshots(findings: .fail(on: .noWayBack)) {
      assertSnapshot(of: small, named: "otherFindings")
    }
    withKnownIssue {
      withSnapshots(findings: .fail(on: .noWayBack, .smallTarget)) {
        assertSnapshot(of: small, named: "otherFindings")
      }
    }
    withSnapshots(findings: .allow) { assertSnapshot(of: small, named: "otherFindings") }
  }

  @Test("Findings of matrices, stories and inline snapshots fail, too", .snapshots(findings: .fail))
  func allKinds() {
    withKnownIssue { assertSnapshot(of: small, over: Variations(), named: "matrix") }
    withKnownIssue { assertSnapshot(of: Story("Small", on: small), named: "story") }
    withKnownIssue {
      assertInlineSnapshot(of: small, as: .outline(.layers), record: .never) {
        """
        another
        """
      }
    }
  }

  @Test("A surface that is not there fails")
  func surface() {
    withKnownIssue {
      assertSnapshot(of: home, surface: "basket", named: "surface")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          Snapshot SnapshotScopeTests/surface.surface failed: No surface shows basket. There is home.
          """
      }
    }
  }
}
