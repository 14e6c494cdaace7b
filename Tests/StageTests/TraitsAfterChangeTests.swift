import LayoutSim
import Observation
import Testing

/// A change of traits takes in what has changed before, and keeps what that has done to the keyboard.
@MainActor
struct TraitsAfterChangeTests {
  @Observable
  final class Wish {
    var isWritten = false
  }

  private struct Form: Element {
    let wish: Wish
    @Local private var words = ""
    @Focused private var isFocused: Bool

    var body: some Element {
      TextEntry("Name", words: $words).focused($isFocused)
        .onChange(of: wish.isWritten) { isFocused = true }
    }
  }

  @Test(
    "A field that takes the focus first has its keyboard, looked at or not",
    arguments: [false, true]
  )
  func keyboard(isRead: Bool) {
    let wish = Wish()
    let stage = Stage(on: .iPhone15) { Form(wish: wish) }
    wish.isWritten = true
    if isRead { _ = stage.renderTree }
    stage.traits.scheme = .dark
    #expect(stage.focusedField == "Name")
    #expect(stage.traits.keyboard == .shown)
    #expect(stage.traits.scheme == .dark)
  }

  @Test("A keyboard that is asked for wins over that of the field")
  func asked() {
    let wish = Wish()
    let stage = Stage(on: .iPhone15) { Form(wish: wish) }
    wish.isWritten = true
    stage.traits.keyboard = .shownWithoutSuggestions
    #expect(stage.focusedField == "Name")
    #expect(stage.traits.keyboard == .shownWithoutSuggestions)
  }
}
