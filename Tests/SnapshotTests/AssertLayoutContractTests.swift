import LayoutSim
import Snapshot
import Testing

/// assertLayoutContract.
@MainActor
struct AssertLayoutContractTests {
  private struct Negative: ContainerLayout {
    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      Size(width: 4, height: -2)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
  }

  @Test("A screen that keeps it passes")
  func passes() {
    assertLayoutContract(of: Column { TextBlock("Words") })
  }

  @Test("A layout that breaks it is reported where it was asserted")
  func breaks() {
    let line = #line + 2
    withKnownIssue {
      assertLayoutContract(of: Container(Negative()) {})
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix(
            "Layout contract broken in 1 way:\nNegative offered 0x0 answers 4x-2, which is negative."
          )
        }
    }
  }
}
