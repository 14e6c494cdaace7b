import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// “hello world” is 82.3832 points wide, so that 82.5 are within 2 % of it and 90 are not.
@MainActor
struct NearLimitFindingTests {
  private func inSheet(_ detent: ModalPresentationDetent, width: Double) -> [FindingCode] {
    SheetStage([detent]) { _ in TextBlock("hello world again").frame(width: width) }
      .stage.renderTree.findings.map(\.code)
  }

  private func onScreen(_ words: String, width: Double) -> [Finding] {
    Stage(StubCoordinator("home") { _ in TextBlock(words).frame(width: width) }).renderTree.findings
  }

  @Test("One line that may become two is a finding that names screen and text")
  func oneLine() {
    #expect(
      onScreen("hello world", width: 82.5) == [
        Finding(
          code: .textNearLimit,
          place: "home",
          found: "Letters that are 2 % wider or narrower would break these lines elsewhere, so a "
            + "device may: “hello world”.",
          advice: "Leave some room, or do not depend on the number of lines."
        )
      ]
    )
    #expect(onScreen("hello world", width: 90).isEmpty)
  }

  @Test("Several lines may break elsewhere where no height depends on them")
  func severalLines() {
    #expect(onScreen("hello world again", width: 82.5).isEmpty)
    #expect(inSheet(.medium, width: 82.5).isEmpty)
  }

  @Test("Several lines may not where a sheet is as tall as they are")
  func severalLinesInMeasuredSheet() {
    #expect(inSheet(.custom, width: 82.5) == [.textNearLimit])
    #expect(inSheet(.custom, width: 90).isEmpty)
  }

  // MARK: - What limits nothing

  private func codes(@ElementBuilder _ content: @escaping @MainActor () -> some Element)
    -> [FindingCode]
  {
    Stage(StubCoordinator("home") { _ in content() }).renderTree.findings.map(\.code)
  }

  private nonisolated static let words = [
    "far", "Save", "Continue", "Sign in", "Close", "Delete account", "Hello", "x", "12 km",
    "Three words here",
  ]

  @Test("Words in a padding were near the limit of a frame that grows with them", arguments: words)
  func paddedInFrame(_ words: String) {
    #expect(codes { TextBlock(words).padding().frame(minHeight: 44) } == [])
    #expect(
      codes { PushButton(action: {}) { TextBlock(words).padding().frame(minHeight: 44) } } == []
    )
    #expect(
      codes {
        Column {
          TextBlock("x")
          PushButton(words) {}.buttonStyle(.bordered.large)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      } == []
    )
    #expect(codes { RowList { TextBlock(words).padding().frame(minHeight: 44) } } == [])
    #expect(codes { Column { TextBlock(words).padding() }.fixedSize() } == [])
  }

  @Test(
    "Words in a padding were near the limit of a popover that grows with them",
    arguments: words
  )
  func paddedInPopover(_ words: String) {
    let flags = Flags()
    flags.first = true
    for device in [Device.iPhone15, .iPadA16] {
      let stage = stage(on: device) {
        block().popover(isPresented: flags.firstLink) {
          TextBlock(words).padding().presentationCompactAdaptation(.popover)
        }
      }
      #expect(stage.renderTree.findings == [])
    }
  }

  @Test("The greatest width of a popover was not a limit", arguments: [(115.0, 1), (130.0, 0)])
  func widestPopover(_ width: Double, count: Int) {
    let flags = Flags()
    flags.first = true
    let stage = stage(on: .iPhone15) {
      block().popover(isPresented: flags.firstLink) {
        TextBlock("hello world").padding().frame(maxWidth: width)
          .presentationCompactAdaptation(.popover)
      }
    }
    // 82.3832 and 2 x 16: letters that are 2 % wider need 116.03.
    #expect(stage.renderTree.findings.count { $0.code == .textNearLimit } == count)
  }

  @Test("Words were near the limit of what stands beside them and makes room for longer ones")
  func wideNeighbour() {
    let neighbour = Fill().frame(width: 83, height: 20)
    @ElementBuilder func column() -> some Element {
      Column {
        neighbour
        TextBlock("hello world")
      }
    }
    #expect(
      codes {
        Layers(alignment: .top) {
          neighbour
          TextBlock("hello world").padding(.top, 30)
        }
      } == []
    )
    #expect(codes { column() } == [])
    #expect(codes { column().frame(minHeight: 100) } == [])
    #expect(codes { column().fixedSize() } == [])
    #expect(codes { Row { column() }.padding().frame(minHeight: 100) } == [])
    #expect(
      codes {
        EagerGrid {
          CellRow { neighbour }
          CellRow { TextBlock("hello world") }
        }
      } == []
    )
  }

  @Test("What limits all of it from outside is a limit, however many boxes are in between")
  func outerLimit() {
    let words = "hello world"
    #expect(codes { TextBlock(words).frame(minHeight: 44).frame(width: 83) } == [.textNearLimit])
    #expect(codes { TextBlock(words).frame(minHeight: 44).frame(width: 90) } == [])
    #expect(
      codes { TextBlock(words).padding(10).frame(minHeight: 44).frame(width: 103) }
        == [.textNearLimit]
    )
    #expect(
      codes {
        Layers {
          Fill().frame(width: 20, height: 20)
          TextBlock(words)
        }
        .frame(width: 83)
      } == [.textNearLimit]
    )
    #expect(
      codes { Column { TextBlock(words).padding(10) }.frame(width: 103) } == [.textNearLimit]
    )
    #expect(codes { TextBlock(words).frame(maxWidth: 83) } == [.textNearLimit])
    #expect(
      codes {
        TextBlock(words).safeAreaPadding(Insets(leading: 20, trailing: 20)).frame(width: 123)
      }
        == [.textNearLimit]
    )
    #expect(
      codes {
        TextBlock(words).safeAreaInset(edge: .leading, spacing: 0) { Fill().frame(width: 40) }
          .frame(width: 123)
      } == [.textNearLimit]
    )
    #expect(
      codes { Fill().frame(width: 83, height: 30).overlay { TextBlock(words) } } == [
        .textNearLimit
      ]
    )
  }

  @Test("A layout that gives a width is a limit, also to words beside something that stretches")
  func customLayout() {
    #expect(
      codes {
        Container(NarrowLayout()) {
          Row(spacing: 0) {
            TextBlock("hello world")
            Stretch(minLength: 0)
          }
        }
      } == [.textNearLimit]
    )
    #expect(
      codes { Container(NarrowLayout()) { TextBlock("hello world").padding(.top, 10) } }
        == [.textNearLimit]
    )
    #expect(codes { Container(HuggingLayout()) { TextBlock("hello world").padding() } } == [])
    #expect(
      codes {
        Container(HuggingLayout()) {
          Row {
            Icon("star")
            TextBlock("hello world")
          }
          .padding()
        }
      } == []
    )
  }
}

/// Offers its child 83 points.
private struct NarrowLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(Proposal(width: 83, height: proposal.height)) ?? .zero
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    children.first?.place(at: .zero, proposal: Proposal(width: 83, height: proposal.height))
  }
}

/// Offers its child the child's ideal size.
private struct HuggingLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    children.first?.size(.unspecified) ?? .zero
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    children.first?.place(at: .zero, proposal: Proposal(size))
  }
}
