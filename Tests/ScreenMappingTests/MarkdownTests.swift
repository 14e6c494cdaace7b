import LayoutSim
import ScreenMapping
import Testing

/// Maps as Markdown.
struct MarkdownTests {
  private let text = DifferenceMaps.shop.markdown

  /// The section under a heading, up to the next.
  private func section(_ heading: String, in text: String) -> String {
    guard let start = text.range(of: "### \(heading)\n") else { return "" }
    let rest = text[start.lowerBound...]
    let end = rest.dropFirst(4).range(of: "<a id=")?.lowerBound ?? rest.endIndex
    return String(rest[..<end])
  }

  @Test("It begins with the settings, counts and limits")
  func opening() {
    #expect(
      text.hasPrefix(
        """
        # Screens of shop

        `device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light`

        | places | states | not entered | moves | steps |
        | ---: | ---: | ---: | ---: | ---: |
        | 5 | 7 | 2 | 10 | 20 |

        **The exploration is not complete**: [some states](#left-out) were not entered. 2 states of each place are \
        entered, in which no kind of screen is in a stack more than 1 time; there are at most 5000 states and 200000 steps.

        """
      )
    )
  }

  @Test("A place has its way, picture, moves and other states")
  func place() {
    let section = section("browse.shelves &gt; browse.editions(…)", in: text)
    #expect(
      section.contains(
        """
        base of `app`, tab Browse.

        Shortest way there:

        ```text
        select tab "Browse"
        tap "Emma"
        ```
        """
      )
    )
    // A row of the picture is 24 high; the button's middle is at 162.
    #expect(section.contains("\n 144       [Back]\n"))
    #expect(
      section.hasSuffix(
        """
        Leads on:

        - `swipe back` → [browse.shelves](#browse.shelves)
        - `tap "Read the beginning"` → [… &gt; sheet browse.sample](#browse.sample)
        - `tap "Buy"` is refused: “Buy” is disabled.

        Other states:

        - `browse.editions-3` (not entered): they differ only out of sight
        - `browse.editions-2` (not entered): 1 text changed

          ```text
          window
            ~ text "Emma" → "Dracula"
            … 3 unchanged
          ```


        """
      )
    )
  }

  @Test("Findings are in the section of their place; those that differ in words are counted")
  func findings() {
    var map = DifferenceMaps.shop
    // The second state of the editions shows what the sheet finds, the first in other words.
    map.outlines[2] = map.outlines[4].replacing("20x20", with: "20x30")
    map.outlines[3] = map.outlines[4]
    let text = map.markdown
    #expect(
      section("browse.shelves &gt; browse.editions(…)", in: text).contains(
        """
        Findings:

        - `finding small-target at browse.sample: 20x30`, and 1 in other words in other states

        """
      )
    )
    #expect(
      section(
        "browse.shelves &gt; browse.editions(…) &gt; sheet browse.sample",
        in: text
      ).contains("Findings:\n\n- `finding small-target at browse.sample: 20x20`\n\n")
    )
  }

  @Test("Routes, links, laws and notes follow")
  func rest() {
    var map = DifferenceMaps.shop
    map.routes = [
      MapRoute(kind: "browse.sample", state: 5), MapRoute(kind: "checkout.placed", state: nil),
    ]
    map.links = [MapLink(link: "shop://sample", places: [3, 4], refusals: 2)]
    map.laws = [
      MapLaw(name: "rests", answer: .holds), MapLaw(name: "is-freed", answer: .unknown, leaves: 2),
      MapLaw(
        name: "can-be-left",
        answer: .broken,
        violations: [
          MapViolation(script: [DifferenceMaps.browse], words: "No way leads out.", state: 1)
        ]
      ),
    ]
    map.notes = [MapNote(code: "hidden-state", words: "Two ways differ.", scripts: [[.event("a")]])]
    let text = map.markdown
    #expect(
      text.contains(
        """
        ## Notes

        - `hidden-state`: Two ways differ.

          ```text
          event "a"
          ```

        """
      )
    )
    #expect(
      text.hasSuffix(
        ##"""
        ## Routes that are never reached

        - `checkout.placed`

        ## Links

        | link | leads to | is refused |
        | --- | --- | --- |
        | `shop://sample` | [… &gt; sheet browse.sample](#browse.sample), [… &gt; sheet browse.contents](#browse.contents) | in 2 states |

        ## Laws

        | law | answer |
        | --- | --- |
        | `rests` | holds; [something was left out](#left-out) in 2 of 7 states |
        | `is-freed` | unknown: it depends on what was left out in 2 of 7 states |
        | `can-be-left` | **broken**, 1 time |

        ### can-be-left

        No way leads out. In `browse.shelves`:

        ```swift
        @MainActor @Test func canBeLeft() async throws {
          let script = try Script(
            parsing: #"""
              select tab "Browse"
              """#
          )
          let replay = await Replay(script, of: exploration)
          // can-be-left: No way leads out.
          assertSnapshot(of: try await replay[script.count])
        }
        ```

        """##
      )
    )
  }

  @Test("A broken law is drawn before the last step and after it, or at the start")
  func brokenLaw() {
    var map = DifferenceMaps.shop
    map.laws = [
      MapLaw(
        name: "rests",
        answer: .broken,
        violations: [
          MapViolation(script: [], words: "It ticks", state: 0, after: 0),
          MapViolation(
            script: [DifferenceMaps.browse],
            words: "It stays.",
            state: 1,
            before: 1,
            after: 1
          ),
          MapViolation(
            script: [DifferenceMaps.browse],
            words: "It changes.",
            state: 1,
            before: 0,
            after: 1
          ),
        ]
      )
    ]
    let section = section("rests", in: map.markdown)
    let signs = ["In `", "Before", "After", "At the", "```"]
    let lines = section.split(separator: "\n").filter { line in
      signs.contains { line.contains($0) }
    }
    #expect(
      lines == [
        "It ticks. In `home.window`:", "At the start:", "```text", "```", "```swift", "```",
        "It stays. In `browse.shelves`:", "Before `select tab \"Browse\"`, and after it:",
        "```text",
        "```", "```swift", "```", "It changes. In `browse.shelves`:",
        "Before `select tab \"Browse\"`:", "```text", "```",
        "After `select tab \"Browse\"`:", "```text", "```", "```swift", "```",
      ]
    )
  }

  @Test("Words of an app are no markup")
  func hostile() {
    let text = DifferenceMaps.hostile("`x`|\"[y]\"\n<b>@z \\#(w)").markdown
    #expect(text.contains(##"# Screens of \`x\`\|"\[y\]"\\n&lt;b&gt;&#64;z \\\#(w)"##))
    #expect(
      text.contains(
        ##"p0["#96;x#96;#124;#34;#91;y#93;#34;#92;n#60;b#62;@z #92;#35;(w)"]"##
      )
    )
    // In a table, bars in code would end the cell.
    #expect(text.contains(##"| `` `x`\|"[y]"\n<b>@z \#(w) `` | **broken**, 1 time |"##))
    // In a literal with two signs, a backslash and one sign are as they are.
    #expect(text.contains(####"parsing: ##""""####))
  }
}
