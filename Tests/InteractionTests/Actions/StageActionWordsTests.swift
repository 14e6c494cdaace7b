import FlowEngine
import Foundation
import LayoutSim
import TestSupport
import Testing

/// Actions in words.
struct StageActionWordsTests {
  /// Each form of each action, with its words.
  static let known: [(StageAction, String)] = [
    (.tap("Browse"), #"tap "Browse""#),
    (.tapAt(Point(x: 120, y: 300.5)), "tap at 120,300.5"),
    (.selectTab("Browse"), #"select tab "Browse""#),
    (.goBack, "go back"),
    (.performBackAction, "perform back action"),
    (.swipeBack(), "swipe back"),
    (.swipeBack(progress: 0.4), "swipe back by 0.4"),
    (.swipeBack(progress: 0.4, releasing: .cancelled), "swipe back by 0.4 and cancel"),
    (.swipeBack(releasing: .cancelled), "swipe back and cancel"),
    (.swipeRow("Liszt"), #"swipe row "Liszt" trailing"#),
    (.swipeRow("Liszt", .leading, fully: true), #"swipe row "Liszt" leading fully"#),
    (.moveRow("Liszt", to: "#last"), ##"move row "Liszt" to "#last""##),
    (.turnPage(), "turn page forward"),
    (.turnPage(.back, of: "scroll 2"), #"turn page back of "scroll 2""#),
    (.toggle("Large print"), #"toggle "Large print""#),
    (.set("Large print", to: true), #"turn on "Large print""#),
    (.set("Large print", to: false), #"turn off "Large print""#),
    (.enter("Ned", into: "Name"), #"enter "Ned" into "Name""#),
    (.scroll(by: -40), "scroll by -40"),
    (.scroll("list 2", by: 120, along: .horizontal), #"scroll "list 2" by 120 horizontally"#),
    (.scrollTo("#save"), ##"scroll to "#save""##),
    (.submit, "submit"),
    (.doubleTap("Photo"), #"double tap "Photo""#),
    (.longPress("Photo"), #"long press "Photo""#),
    (.drag("Card", by: Point(x: -80, y: 0.5)), #"drag "Card" by -80,0.5"#),
    (.pullToRefresh(), "pull to refresh"),
    (.pullToRefresh("list 2"), #"pull "list 2" to refresh"#),
    (.dragSheet(to: .medium), "drag sheet to medium"),
    (.dragSheet(to: .height(300)), "drag sheet to height(300)"),
    (.dragSheetToHeight(320), "drag sheet to height 320"),
    (.dragSheetToHeight(320.25, velocity: -1200), "drag sheet to height 320.25 at -1200"),
    (.dragSheetDown, "drag sheet down"),
    (.swipeSheetAway, "swipe sheet away"),
    (.tapOutside, "tap outside"),
    (.tapGrabber, "tap grabber"),
    (.rotate(to: .landscape), "rotate to landscape"),
    (.setTypeSize(.accessibility3), "set type size to accessibility3"),
    (.showKeyboard, "show keyboard"),
    (.hideKeyboard, "hide keyboard"),
  ]

  @Test("Each action has words, and they are read back", arguments: known)
  func words(action: StageAction, words: String) throws {
    #expect(action.description == words)
    #expect(try StageAction(parsing: words) == action)
  }

  @Test("An action is saved as its words")
  func saved() throws {
    let actions: [StageAction] = [.enter("a\nb", into: "Note"), .goBack]
    let data = try JSONEncoder().encode(actions)
    #expect(
      String(decoding: data, as: UTF8.self) == #"["enter \"a\\nb\" into \"Note\"","go back"]"#
    )
    #expect(try JSONDecoder().decode([StageAction].self, from: data) == actions)
  }

  @Test("Names of any characters stay on their line and are read back")
  func hostile() throws {
    let parts = [
      "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{202E}", "\u{2028}", "into", " ", "é", "e\u{301}",
      "👩‍👩‍👧", "#", "by 3", "\" into \"", "\u{FEFF}",
    ]
    var random = SeededGenerator(seed: 5)
    func name() -> String {
      (0..<random.next(below: 6)).map { _ in random.pick(parts) }.joined()
    }
    for _ in 0..<2_000 {
      for action in [
        StageAction.tap(name()), .enter(name(), into: name()), .scroll(name(), by: 1),
        .scrollTo(name()), .set(name(), to: true), .moveRow(name(), to: name()),
        .turnPage(.back, of: name()),
      ] {
        let words = action.description
        let isOnOneLine = words.allSatisfy { !$0.isNewline }
        #expect(isOnOneLine)
        let read = try StageAction(parsing: words)
        // Strings are equal if they look alike, even if they are written with other characters.
        #expect(read == action)
        #expect(Array(read.description.utf8) == Array(words.utf8))
      }
    }
  }

  @Test("Numbers are read back exactly")
  func numbers() throws {
    for number in [0.1, 1.0 / 3, -1e-9, 1e21, .infinity, Double.leastNonzeroMagnitude] {
      let action = StageAction.scroll(by: number)
      #expect(try StageAction(parsing: action.description) == action)
    }
    #expect(try StageAction(parsing: "scroll by nan").description == "scroll by nan")
  }

  @Test(
    "Words that are no action's say what would be right",
    arguments: [
      ("tap Browse", "“tap Browse” is not an action. After “tap” comes a name in quotes."),
      (
        #"tap "Browse"#, #"“tap "Browse” is not an action. After “tap” comes a name in quotes."#
      ),
      (
        #"tap "Browse" twice"#,
        #"“tap "Browse" twice” is not an action. After “tap "Browse"” comes nothing."#
      ),
      (
        #"enter "Ned""#,
        #"“enter "Ned"” is not an action. After “enter "Ned"” comes “into”."#
      ),
      ("tap at 3", "“tap at 3” is not an action. After “tap at” comes a point, such as 120,300."),
      ("scroll by far", "“scroll by far” is not an action. After “scroll by” comes a number."),
      (
        "drag sheet to half",
        "“drag sheet to half” is not an action. After “drag sheet to” comes a height of a sheet, "
          + "such as medium or height(300)."
      ),
      (
        "rotate to left",
        "“rotate to left” is not an action. After “rotate to” comes portrait or landscape."
      ),
      (
        #"move row "Liszt" over "Brahms""#,
        #"“move row "Liszt" over "Brahms"” is not an action. After “move row "Liszt"” comes “to”."#
      ),
      ("turn page up", "“turn page up” is not an action. After “turn page” comes forward or back."),
      ("go backwards", "“go backwards” is not an action. It begins with one of \(forms)."),
      ("", "“” is not an action. It begins with one of \(forms)."),
    ]
  )
  func unreadable(words: String, problem: String) throws {
    let error = #expect(throws: UnreadableActionError.self) { try StageAction(parsing: words) }
    #expect(error?.description == problem)
  }

  private static let forms = """
    tap "…", tap "…" number 2, double tap "…", long press "…", drag "…" by x,y, tap at x,y, tap outside, tap grabber, select tab "…", go back, perform back action, swipe back, swipe row "…" trailing, \
    move row "…" to "…", turn page forward, turn page back of "…", \
    toggle "…", turn on "…", turn off "…", enter "…" into "…", submit, scroll by …, scroll "…" by …, scroll to "…", \
    pull to refresh, \
    drag sheet to …, drag sheet to height …, drag sheet down, swipe sheet away, rotate to …, \
    set type size to …, show keyboard, hide keyboard
    """
}
