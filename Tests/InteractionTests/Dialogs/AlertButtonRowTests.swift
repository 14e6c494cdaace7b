import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Buttons of an alert, side by side or not.
@MainActor
struct AlertButtonRowTests {
  private let flags = Flags()

  init() { flags.first = true }

  private func widths(
    _ labels: [String] = ["No", "OK"],
    at typeSize: TypeSize = .large,
    _ platform: PlatformProfile = .iOS18
  ) -> [Double?] {
    let flags = flags
    return stage {
      $0.typeSize = typeSize
      $0.platform = platform
    } showing: {
      block().alert("Sure?", isPresented: flags.firstLink) {
        Each(labels, id: \.self) { label in PushButton(label) {} }
      }
    }
    .renderTree.all(.button).map(\.frame?.size.width)
  }

  @Test(
    "Short words stand side by side up to the largest size below the accessibility sizes",
    arguments: TypeSize.allCases.prefix(7)
  )
  func ordinary(typeSize: TypeSize) {
    #expect(widths(at: typeSize) == [135, 135])
  }

  @Test(
    "At accessibility sizes buttons stand one below the other, however short their words are",
    arguments: TypeSize.allCases.suffix(5)
  )
  func accessibility(typeSize: TypeSize) {
    #expect(widths(at: typeSize) == [270, 270])
    // 320 less 16 at either side.
    #expect(widths(at: typeSize, .iOS26) == [288, 288])
  }

  @Test("One word that is too long puts both below each other, whichever it is")
  func oneTooLong() {
    // Half of 270 less 8 at either side of the words are 119.
    #expect(widths(["OK", "Delete all messages"]) == [270, 270])
    #expect(widths(["Delete all messages", "OK"]) == [270, 270])
  }

  @Test("A word has the room between its sides, and not what is beside them")
  func justFits() {
    // A letter is 9.122648 wide: 13 are 118.6, and 14 are 127.7.
    #expect(widths(["OK", String(repeating: "a", count: 13)]) == [135, 135])
    #expect(widths(["OK", String(repeating: "a", count: 14)]) == [270, 270])
  }
}
