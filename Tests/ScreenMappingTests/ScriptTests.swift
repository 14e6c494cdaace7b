import LayoutSim
import ScreenMapping
import Testing

/// Scripts.
struct ScriptTests {
  static let steps: [ScriptStep] = [
    .action(.tap("Log in")), .action(.tap("Edit", number: 2)), .action(.selectTab("Browse")),
    .event("order “1042” \"is\"\nshipped"), .link("bookshop://note/2"), .action(.swipeBack()),
    .action(.dragSheet(to: .large)),
  ]

  @Test("A script is read back from its lines")
  func roundTrip() throws {
    let script = Script(ScriptTests.steps)
    #expect(try Script(parsing: script.description) == script)
  }

  @Test("The words of a step are one line")
  func words() {
    #expect(
      Script(ScriptTests.steps).description == """
        tap "Log in"
        tap "Edit" number 2
        select tab "Browse"
        event "order “1042” \\"is\\"\\nshipped"
        open "bookshop://note/2"
        swipe back
        drag sheet to large
        """
    )
  }

  @Test("Blank lines, remarks and the mark of a transcript are skipped")
  func remarks() throws {
    let script = try Script(parsing: "# the way in\n\n  > tap \"Log in\"  \r\n")
    #expect(script == [.action(.tap("Log in"))])
  }

  @Test("Lines may end as on other systems, and a file may begin with a byte order mark")
  func otherSystems() throws {
    let script = Script(ScriptTests.steps)
    let words = script.description.split(separator: "\n").joined(separator: "\r\n")
    #expect(try Script(parsing: "\u{FEFF}\(words)\r\n") == script)
  }

  @Test("An error names the line and what would be right")
  func error() {
    #expect {
      _ = try Script(parsing: "tap \"Log in\"\nevent order")
    } throws: {
      "\($0)" == "Line 2: “event order” is not an action. After “event” comes a name in quotes."
    }
  }

  @Test("A number is a whole one from 1 on")
  func number() {
    #expect(throws: ScriptError.self) { try Script(parsing: "tap \"Edit\" number 0") }
  }
}
