import FlowEngine
import Foundation
import Testing

/// Words for detents.
struct DetentWordTests {
  @Test(
    "A detent is written as a word and read back from it",
    arguments: [
      (ModalPresentationDetent.small, "small"), (.medium, "medium"), (.large, "large"),
      (.extraLarge, "extraLarge"), (.fullscreen, "fullscreen"), (.custom, "custom"),
      (.height(300), "height(300)"), (.height(278.5), "height(278.5)"),
      (.fraction(0.5), "fraction(0.5)"), (.fraction(1), "fraction(1)"),
    ]
  )
  func words(detent: ModalPresentationDetent, word: String) {
    #expect(detent.rawValue == word)
    #expect(ModalPresentationDetent(rawValue: word) == detent)
  }

  @Test(
    "Other words are not detents",
    arguments: ["", "Medium", "height", "height()", "height(a)", "height(3", "fraction(1)x", "9"]
  )
  func otherWords(word: String) {
    #expect(ModalPresentationDetent(rawValue: word) == nil)
  }

  @Test("A saved detent is its word, and an unknown word is an error that says what to write")
  func coding() throws {
    let data = try JSONEncoder().encode([ModalPresentationDetent.medium, .height(300)])
    #expect(String(decoding: data, as: UTF8.self) == #"["medium","height(300)"]"#)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ModalPresentationDetent].self, from: Data(#"["tall"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("The word was not what was wrong.")
      return
    }
    #expect(
      context.debugDescription
        == "“tall” is not a detent. Write medium, height(300), or fraction(0.5)."
    )
  }

  @Test("A height that is not a number can be asked for, printed and compared")
  func notANumber() {
    let detent = ModalPresentationDetent.height(.nan)
    #expect(detent.rawValue == "height(nan)")
    #expect(!ModalDetentConfiguration(detents: [detent]).shouldUseFullScreenCover)
  }
}
