import Testing

@testable import LayoutSim

/// Layouts that keep a child and ask it when it is not their turn.
@MainActor
struct KeptChildTests {
  private final class Keeper {
    var child: LayoutChild?
    var answers: [Double] = []
  }

  /// Keeps its first child, and is as large.
  private struct Keeping: ContainerLayout {
    let keeper: Keeper

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      keeper.child = children.first
      return children.first?.size(proposal) ?? .zero
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      children.first?.place(at: .zero, proposal: proposal)
    }
  }

  /// Asks what was kept, and is 10 points larger.
  private struct Asking: ContainerLayout {
    let keeper: Keeper

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      let kept = keeper.child?.size(proposal) ?? .zero
      let guide = keeper.child?.position(of: HorizontalGuide.leading, in: proposal) ?? 0
      return Size(width: kept.width + guide + 10, height: kept.height + 10)
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
      keeper.child?.place(at: Point(x: 500, y: 500), proposal: proposal)
      keeper.child?.leaveOut()
    }
  }

  @Test("A layout that measures its own container gets nothing, and the screen is laid out")
  func ancestor() {
    let keeper = Keeper()
    let laid = Laid(100, 100) {
      Container(Keeping(keeper: keeper)) {
        Column {
          Container(Asking(keeper: keeper)) {}
        }
        .accessibilityIdentifier("kept")
        .padding(1)
      }
    }
    #expect(laid.size == Size(width: 12, height: 12))
    #expect(laid["kept"] == Rect(x: 1, y: 1, width: 10, height: 10))
  }

  @Test("Two layouts that ask each other's children get nothing, and the screen is laid out")
  func eachOther() {
    let (one, other) = (Keeper(), Keeper())
    let laid = Laid(100, 100) {
      Row(spacing: 0) {
        Container(Keeping(keeper: one)) { Container(Asking(keeper: other)) {} }
        Container(Keeping(keeper: other)) { Container(Asking(keeper: one)) {} }
      }
    }
    #expect(laid.size == Size(width: 20, height: 10))
  }

  /// Notes the gap between its child and the one that was kept.
  private struct Comparing: ContainerLayout {
    let keeper: Keeper

    func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
      if let first = children.first, let kept = keeper.child {
        keeper.answers = [
          first.gap(to: kept, along: .vertical), kept.gap(to: first, along: .vertical),
        ]
      }
      return .zero
    }

    func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {}
  }

  @Test("The gap to a child of another tree is the one that both prefer")
  func gapToOtherTree() {
    let keeper = Keeper()
    let line = LineMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12, pixel: 1)
    _ = Laid(100, 100) {
      Container(Keeping(keeper: keeper)) {
        MonospacedText(words: "a", number: 0, lineLimit: nil, line: line)
      }
    }
    _ = Laid(100, 100) { Container(Comparing(keeper: keeper)) { Block("a", 10, 10) } }
    // The descent and a tenth of the line above the words, the line less its capitals below them.
    #expect(keeper.answers == [6, 10])
  }

  @Test("A child that was kept answers after layout, too")
  func afterLayout() throws {
    let keeper = Keeper()
    _ = Laid(100, 100) { Container(Keeping(keeper: keeper)) { Block("a", 30, 20) } }
    #expect(try #require(keeper.child).size(.unspecified) == Size(width: 30, height: 20))
  }
}
