import Testing

@testable import LayoutSim

/// Boxes inside each other, laid out on threads with little stack.
@Suite("Depth of boxes")
struct BoxDepthTests {
  enum Leaf: String, CaseIterable, Sendable { case fixed, fill, text }

  private static let small = 512 * 1024
  private static let ordinary = 8 * 1024 * 1024

  /// Rows and columns by turns, each with a small leaf beside what is in it.
  ///
  /// - Returns: The size of the root and the frame of the innermost leaf.
  private static func nested(_ levels: Int, _ leaf: Leaf, _ proposal: Proposal) -> [Rect] {
    var none: BoxTree?
    var sketch = BoxSketch(recycling: &none)
    for level in 0..<levels {
      sketch.openStack(level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 0)
    }
    let deepest = sketch.count
    switch leaf {
    case .fixed: sketch.fixed(10, 10)
    case .fill: sketch.fill()
    case .text: sketch.text("deep")
    }
    for _ in 0..<levels {
      if leaf == .text { sketch.text("b") } else { sketch.fixed(1, 1) }
      sketch.close()
    }
    let tree = sketch.finish(asking: .of(MonospacedMeasurer()))
    let size = tree.layOut(proposal)
    return [
      Rect(origin: .zero, size: size), Rect(origin: .zero, size: tree.frame(of: deepest).size),
    ]
  }

  private func check(_ levels: Int, _ leaf: Leaf, stackBytes: Int) {
    // Half of the levels add to the width and half to the height.
    let half = Double(levels / 2)
    let room = half * 40
    let found = onThread(stackBytes: stackBytes) {
      Self.nested(levels, leaf, Proposal(width: room, height: room))
    }
    let expected =
      switch leaf {
      case .fixed:
        [Size(width: half + 10, height: half + 10), Size(width: 10, height: 10)]
      case .fill:
        [Size(width: room, height: room), Size(width: room - half, height: room - half)]
      case .text:
        // Four letters and one on each level, ten points wide, on lines of twenty.
        [Size(width: 10 * half + 40, height: 20 * half + 20), Size(width: 40, height: 20)]
      }
    #expect(found.map(\.size) == expected)
  }

  @Test(
    "10,000 stacks inside each other need no more than half a megabyte",
    arguments: Leaf.allCases
  )
  func smallThread(leaf: Leaf) {
    check(10_000, leaf, stackBytes: Self.small)
  }

  @Test("100,000 stacks inside each other are laid out", arguments: Leaf.allCases)
  func hundredThousand(leaf: Leaf) {
    check(100_000, leaf, stackBytes: Self.ordinary)
  }

  @Test("Frames, ratios and layouts of one's own, 2,000 inside each other, on half a megabyte")
  func modifiers() {
    let size = onThread(stackBytes: Self.small) {
      var none: BoxTree?
      var sketch = BoxSketch(recycling: &none)
      for level in 0..<2_000 {
        switch level % 4 {
        case 0: sketch.openContainer(Hull())
        case 1: sketch.openFrame(minimum: 5, maximum: nil)
        case 2: sketch.openPadding(horizontal: 1, vertical: 1)
        default: sketch.openAspectRatio(nil)
        }
      }
      sketch.text("deep")
      for _ in 0..<2_000 { sketch.close() }
      return sketch.finish(asking: .of(MonospacedMeasurer())).layOut(.unspecified)
    }
    // Five hundred times a point on each side.
    #expect(size == Size(width: 1_040, height: 1_020))
  }
}

/// As large as its child.
struct Hull: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(proposal) ?? .zero
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    for child in children { child.place(at: .zero, proposal: proposal) }
  }
}
