import LayoutSim
import TestSupport
import Testing

/// Words that no app would contain, in elements.
@MainActor
struct HostileWordsTests {
  private func pass(_ words: String, _ proposal: Proposal) -> Pass {
    ElementTree(measurer: InterMeasurer()).pass(
      Row {
        TextBlock(words).accessibilityIdentifier("words")
        TextBlock("beside")
      },
      proposal: proposal,
      pixel: 1
    )
  }

  private func isSound(_ pass: Pass) -> Bool {
    pass.refusal == nil
      && pass.nodes.compactMap(\.frame).allSatisfy { frame in
        frame.minX.isFinite && frame.minY.isFinite
          && frame.size.width.isFinite && frame.size.width >= 0
          && frame.size.height.isFinite && frame.size.height >= 0
      }
  }

  @Test(
    "A word of 120 KB, at night of a megabyte, breaks inside a narrow column and loses no letter"
  )
  func megabyte() throws {
    let words = String(repeating: "abcdefgh", count: Night.isOn ? 125_000 : 15_000)
    let pass = ElementTree(measurer: InterMeasurer()).pass(
      Column { TextBlock(words).accessibilityIdentifier("words") },
      proposal: Proposal(width: 100, height: nil),
      pixel: 1
    )
    let text = try #require(pass.nodes.first { $0.role == .text })
    // Not within the expectation, which would print a megabyte.
    let isWhole = text.lines.joined() == words
    #expect(isWhole)
    #expect(!text.flags.contains(.truncated))
    let size = try #require(text.frame?.size)
    #expect(size.width <= 100)
    #expect(size.height > 100_000)
  }

  @Test("Every control character, alone and between letters, has a size")
  func controls() {
    let controls = (0...0x1F).map { $0 } + (0x7F...0x9F).map { $0 } + [0xAD, 0x61C, 0xFEFF]
    let marks = controls + Array(0x200B...0x200F) + Array(0x2028...0x202E) + Array(0x2066...0x206F)
    for mark in marks {
      let scalar = Unicode.Scalar(UInt32(mark)).map(String.init) ?? ""
      for words in [scalar, "a\(scalar)b", scalar + scalar] {
        for width in [nil, 0, 5, 200] as [Double?] {
          #expect(
            isSound(pass(words, Proposal(width: width, height: nil))),
            "U+\(String(mark, radix: 16)) in \(width ?? -1)"
          )
        }
      }
    }
  }

  @Test("Halves of surrogate pairs are repaired on the way in, and laid out")
  func surrogates() {
    let lone = String(decoding: [0xD83D, 0x61, 0xDC00, 0xDE00, 0xD800], as: UTF16.self)
    let broken = String(decoding: [0xED, 0xA0, 0xBD, 0x61, 0xFF, 0xC0] as [UInt8], as: UTF8.self)
    for words in [lone, broken, String(repeating: lone, count: 1_000)] {
      #expect(words.contains("\u{FFFD}"))
      for width in [nil, 0, 12, 300] as [Double?] {
        #expect(isSound(pass(words, Proposal(width: width, height: 40))))
      }
    }
  }

  @Test("A cluster of ten thousand marks is one character that fits nowhere, and is shown")
  func longCluster() {
    let words = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(isSound(pass(words, Proposal(width: 20, height: nil))))
  }
}
