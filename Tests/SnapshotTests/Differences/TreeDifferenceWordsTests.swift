import Foundation
import Testing

@testable import SnapshotRendering

/// Words of differences of outlines.
struct TreeDifferenceWordsTests {
  @Test("Of long labels the part that differs is shown")
  func longLabels() throws {
    let start = "A solicitor travels to a castle to see a client about a house, and he "
    let text = String.shopOutline.replacing("text \"Editions\"", with: "text \"\(start)stays.\"")
    // Both begin with the same 70 characters, of which the last 20 are shown.
    #expect(
      try message(text, ("he stays.", "he leaves.")) == """
        1 text changed
        screen shop.list
          ~ text "…out a house, and he stays." → "…out a house, and he leaves."
          … 7 unchanged
        """
    )
  }

  @Test("What is above a list shrinks, and the list is pulled up")
  func pulled() throws {
    // From 103 + 0 to 103 - 20, and still down to 769.
    #expect(
      try message(
        .reviewsOutline,
        ("\"Reviews\" @ 0,59 393x44", "\"Reviews\" @ 0,59 393x24"),
        ("@ 0,103 393x666", "@ 0,83 393x686")
      ) == """
        1 resized, 1 moved
        screen reviews.all
          ~ nav-bar "Reviews" 20 shorter
          > list #reviews.list 20 higher and 20 taller, pulled by the nav-bar above
          … 21 unchanged
        """
    )
  }

  @Test("A text with another parent has moved")
  func otherParent() throws {
    #expect(
      try message(
        .shopOutline,
        ("        text \"2\" @ 320.33,14.67 8x15.67\n", ""),
        ("393x552\n", "393x552\n        text \"2\" @ 16,10 8x15.67\n")
      ) == """
        1 moved
        screen shop.list
          > text "2" moved, first in list
          … 7 unchanged
        """
    )
  }

  @Test("The first line names three things, and counts the others")
  func manyThings() throws {
    #expect(
      try message(
        .reviewsOutline,
        ("            back-button \"Blue Mug\" @ 8,0 96x44\n", ""),
        ("#reviews.write @", "#reviews.write disabled @"),
        ("Write a review", "Write your review"),
        ("#reviews.post disabled", "#reviews.post")
      ) == """
        back-button "Blue Mug" removed, button "Write" disabled, button "Post" changed, 1 more
        screen reviews.all
          - back-button "Blue Mug"
          ~ button "Write" disabled
        sheet reviews.compose
          ~ heading "Write a review" → "Write your review"
          ~ button "Post" no longer disabled
          … 19 unchanged
        """
    )
  }

  @Test("What has the same tag is the same, whatever it became")
  func otherRole() throws {
    #expect(
      try message(.reviewsOutline, ("button \"Write\"", "link \"Write\"")) == """
        link "Write" changed
        screen reviews.all
          ~ button "Write" now a link
          … 22 unchanged
        """
    )
  }

  @Test("Other words for a button in its place are no other button, if it is one word")
  func oneWord() throws {
    #expect(
      try message(
        .reviewsOutline,
        ("\"Write\" #reviews.write", "\"Write\""),
        ("\"Post\" #reviews.post", "\"Post\"")
      ).hasPrefix("2 buttons changed\n")
    )
    let text = String.reviewsOutline.replacing(" #reviews.post", with: "")
    #expect(
      try message(text, ("\"Post\"", "\"Send\"")) == """
        button "Send" changed
        sheet reviews.compose
          ~ button "Post" → "Send"
          … 22 unchanged
        """
    )
  }

  @Test("Another badge on a tab is told of the tabs")
  func badge() throws {
    #expect(
      try message(.reviewsOutline, ("badge=2", "badge=3")) == """
        tab profile changed
        tabs
          ~ tab profile badge 2 → 3
          … 22 unchanged
        """
    )
  }

  @Test("Findings in another order are not new ones, and silenced ones are counted")
  func findings() throws {
    let (one, other) = ("finding a at b: One.\n", "finding c at d: Two.\n")
    let text = String.shopOutline + "\n" + one + other + "silenced small-target=1\n"
    #expect(
      try message(text, (one + other, other + one), ("small-target=1", "small-target=2")) == """
        findings in another order, silenced findings changed
        findings  in another order
        silenced  small-target=1 → small-target=2
          … 8 unchanged
        """
    )
  }

  @Test("Findings are told behind the nodes, whose number is told with them")
  func findingBehindNodes() throws {
    let finding = "finding small-target at home: Too small."
    #expect(
      try message(
        .shopOutline + "\n" + finding + "\n",
        ("\n" + finding + "\n", ""),
        ("value=off", "value=on")
      ) == """
        switch "Only new" changed, finding small-target removed
        screen shop.list
          ~ switch "Only new" value off → on
          … 7 unchanged
        findings
          - \(finding)
        """
    )
  }

  @Test("A device that is held otherwise is told first")
  func header() throws {
    #expect(
      try message(
        .shopOutline,
        ("scheme=light", "scheme=dark held=landscape reading=right-to-left"),
        ("value=off", "value=on")
      ) == """
        light → dark, portrait → landscape, left to right → right to left, 1 more
        device  light → dark, portrait → landscape, left to right → right to left
        screen shop.list
          ~ switch "Only new" value off → on
          … 7 unchanged
        """
    )
  }

  @Test("Another language and bold text are told first, and not only as words and sizes")
  func language() throws {
    #expect(
      try message(
        .shopOutline,
        ("scheme=light", "scheme=light text=bold locale=de"),
        ("value=off", "value=on")
      ) == """
        locale en → de, text → bold text, switch "Only new" changed
        device  locale en → de, text → bold text
        screen shop.list
          ~ switch "Only new" value off → on
          … 7 unchanged
        """
    )
  }

  @Test("The example of the README is what its test would print")
  func readme() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let reference = package.appendingPathComponent("Snapshots/ReadmeTests/aboutThisBook.outline")
    let text = try String(contentsOf: reference, encoding: .utf8)
    // The text has a line of 22 points more, and everything around it and below it follows.
    let printed = try message(
      text,
      ("measured=239 inset=34 @ 0,579 393x273", "measured=261 inset=34 @ 0,557 393x295"),
      ("stack depth=1 @ 0,0 393x273", "stack depth=1 @ 0,0 393x295"),
      ("top @ 0,0 393x273", "top @ 0,0 393x295"),
      ("@ 0,66.33 393x172.67", "@ 0,66.33 393x194.67"),
      (
        "her own.\" @ 16,108.67 197x20.33",
        "her own, as a friend of hers could say.\" @ 16,108.67 338x42.33"
      ),
      ("@ 16,141 134.33x15.67", "@ 16,163 134.33x15.67")
    )
    let readme = try String(
      contentsOf: package.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let (summary, lines) = try #require(
      printed.firstIndex(of: "\n").map {
        (printed[..<$0], printed[$0...])
      }
    )
    #expect(readme.contains("Snapshot ReadmeTests/aboutThisBook differs: \(summary). Accept: "))
    #expect(readme.contains(lines + "\n```"))
  }

  @Test("Rows that a sheet covers on one side only are still the same rows")
  func coveredRows() throws {
    func outline(visible: Int, height: Int) -> String {
      var lines = [
        "device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light", "layers none", "",
        "window @ 0,0 393x852", "  list @ 0,0 393x852",
      ]
      for row in 1...6 {
        let place = "@ 0,\((row - 1) * height) 393x\(height)"
        lines.append("    row\(row > visible ? " covered" : "") \(place)")
        if row <= visible { lines.append("      text \"Letter \(row)\" @ 0,0 100x20") }
      }
      return lines.joined(separator: "\n") + "\n"
    }
    let difference = try TreeDifference(
      from: Outline(parsing: outline(visible: 6, height: 40)),
      to: Outline(parsing: outline(visible: 3, height: 60))
    )
    #expect(difference.nodes.allSatisfy { !$0.hasMoved })
    for node in difference.nodes where node.old != nil && node.new != nil {
      #expect(!node.aspects.contains(.label))
    }
  }
}
