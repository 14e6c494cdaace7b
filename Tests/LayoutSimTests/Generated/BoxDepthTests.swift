import Testing

@testable import LayoutSim

/// Boxes inside each other, laid out on a thread with little stack.
@MainActor
struct BoxDepthTests {
  enum Leaf: String, CaseIterable, Sendable {
    case fixed, fill, text

    @MainActor var element: AnyElement {
      switch self {
      case .fixed: AnyElement(Picture("", width: 10, height: 10).accessibilityIdentifier("deepest"))
      case .fill: AnyElement(Fill().accessibilityIdentifier("deepest"))
      case .text: AnyElement(TextBlock("deep").accessibilityIdentifier("deepest"))
      }
    }

    /// What stands beside the content on each level.
    @MainActor var beside: AnyElement {
      AnyElement(
        self == .text ? AnyElement(TextBlock("b")) : AnyElement(Picture("", width: 1, height: 1))
      )
    }
  }

  /// Four stacks inside each other, rows and columns by turns, each with a small leaf beside its content.
  private struct FourStacks: Element {
    let leaf: Leaf
    let content: AnyElement

    var body: some Element { two(two(content)) }

    private func two(_ content: some Element) -> some Element {
      Row(spacing: 0) {
        Column(spacing: 0) {
          content
          leaf.beside
        }
        leaf.beside
      }
    }
  }

  /// The size of the root of `element` and that of the box tagged `deepest`, laid out where there is no more
  /// than half a megabyte of stack.
  private func sizes(of element: some Element, _ proposal: Proposal) throws -> [Size] {
    let boxes = try ElementTree(measurer: MonospacedMeasurer())
      .resolved(element, InheritedValues(), proposal, pixel: 1)
      .finish(asking: .of(MonospacedMeasurer()))
    let tree = Lent(boxes)
    return onThread(stackBytes: 512 * 1024) {
      let boxes = tree.boxes
      let size = boxes.layOut(proposal)
      let deepest = (0..<boxes.count).first { index in
        boxes.tables.semantics(of: boxes.nodes[index]).identifier == "deepest"
      }
      return [size] + (deepest.map { [boxes.nodes[$0].size] } ?? [])
    }
  }

  /// A tree that another thread lays out while this one waits.
  private struct Lent: @unchecked Sendable {
    let boxes: BoxTree

    init(_ boxes: BoxTree) { self.boxes = boxes }
  }

  @Test(
    "4,000 stacks inside each other need no more than half a megabyte",
    arguments: Leaf.allCases
  )
  func stacks(leaf: Leaf) throws {
    var element = leaf.element
    for _ in 0..<1_000 { element = AnyElement(FourStacks(leaf: leaf, content: element)) }
    // Half of the levels add to the width and half to the height.
    let (half, room) = (2_000.0, 80_000.0)
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
    #expect(try sizes(of: element, Proposal(width: room, height: room)) == expected)
  }

  @Test("Frames, ratios and custom layouts, 2,000 inside each other, on half a megabyte")
  func modifiers() throws {
    var element = AnyElement(TextBlock("deep").accessibilityIdentifier("deepest"))
    for _ in 0..<500 {
      let inner = element
      element = AnyElement(
        Container(Hull()) { inner.aspectRatio(contentMode: .fit).padding(1).frame(minWidth: 5) }
      )
    }
    // Five hundred times a point on each side.
    #expect(
      try sizes(of: element, .unspecified)
        == [Size(width: 1_040, height: 1_020), Size(width: 40, height: 20)]
    )
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
