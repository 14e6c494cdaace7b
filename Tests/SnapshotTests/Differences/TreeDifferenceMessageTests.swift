import LayoutSim
import Testing

@testable import SnapshotRendering

/// What a difference says of one change.
///
/// The reviews have 23 nodes: 18 below the window with it, and the sheet with four.
struct TreeDifferenceMessageTests {
  // MARK: - The changes of the format's table

  @Test("A sheet that grows by 48 with its field pushes the button")
  func sheetGrows() throws {
    #expect(
      try message(
        .reviewsOutline,
        ("measured=278 inset=34 @ 0,540 393x312", "measured=326 inset=34 @ 0,492 393x360"),
        ("@ 16,68 361x120", "@ 16,68 361x168"),
        ("@ 16,204 361x50", "@ 16,252 361x50")
      ) == """
        sheet reviews.compose grew 48 (278 → 326), 1 resized, 1 moved
        sheet reviews.compose  278 → 326, top 540 → 492
          ~ field "Your words" 48 taller
          > button "Post" 48 lower, pushed by the field above
          … 20 unchanged
        """
    )
  }

  @Test("One more row at the end")
  func rowAdded() throws {
    let last = "            row \"Bought it twice\" @ 0,216 393x72\n"
    #expect(
      try message(.reviewsOutline, (last, last + "            row \"Fine\" @ 0,288 393x72\n"))
        == """
        1 row added
        screen reviews.all
          + row "Fine", after row "Bought it twice"
          … 23 unchanged
        """
    )
  }

  @Test("Another tab is selected, which is more than its mark")
  func tabSelected() throws {
    let text = """
      device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
      layers tabs(*shop,cart)

      window @ 0,0 393x852
        tabs count=2 selected=shop @ 0,0 393x852
          tab shop "Shop" selected
          tab cart "Cart"

      """
    let message = try message(
      text,
      ("(*shop,cart)", "(shop,*cart)"),
      ("selected=shop", "selected=cart"),
      ("tab shop \"Shop\" selected", "tab shop \"Shop\""),
      ("tab cart \"Cart\"", "tab cart \"Cart\" selected")
    )
    #expect(message.hasPrefix("tab cart selected"))
  }

  @Test("The back button disappears")
  func backButton() throws {
    #expect(
      try message(.reviewsOutline, ("            back-button \"Blue Mug\" @ 8,0 96x44\n", ""))
        == """
        back-button "Blue Mug" removed
        screen reviews.all
          - back-button "Blue Mug"
          … 22 unchanged
        """
    )
  }

  @Test("A bar grows from 44 to 96 over a list, which loses as much")
  func barGrows() throws {
    // The list begins at 103 + 52 and still ends at 769: 666 - 52.
    #expect(
      try message(
        .reviewsOutline,
        ("\"Reviews\" @ 0,59 393x44", "\"Reviews\" @ 0,59 393x96"),
        ("@ 0,103 393x666", "@ 0,155 393x614")
      ) == """
        1 resized, 1 moved
        screen reviews.all
          ~ nav-bar "Reviews" 52 taller
          > list #reviews.list 52 lower and 52 shorter, pushed by the nav-bar above
          … 21 unchanged
        """
    )
  }

  // MARK: - Twelve more

  @Test("A button says something else")
  func relabelled() throws {
    #expect(
      try message(.reviewsOutline, ("button \"Write\"", "button \"Write one\"")) == """
        button "Write one" changed
        screen reviews.all
          ~ button "Write" → "Write one"
          … 22 unchanged
        """
    )
  }

  @Test("A button can be pressed now")
  func enabled() throws {
    #expect(
      try message(.reviewsOutline, ("#reviews.post disabled", "#reviews.post")) == """
        button "Post" changed
        sheet reviews.compose
          ~ button "Post" no longer disabled
          … 22 unchanged
        """
    )
  }

  @Test("A row in the middle goes, and those below it move up")
  func rowRemoved() throws {
    #expect(
      try message(
        .reviewsOutline,
        ("            row \"Chipped on arrival\" @ 0,72 393x72\n", ""),
        ("\"Solid\" @ 0,144", "\"Solid\" @ 0,72"),
        ("\"Bought it twice\" @ 0,216", "\"Bought it twice\" @ 0,144")
      ) == """
        1 row removed, 2 moved
        screen reviews.all
          - row "Chipped on arrival"
          > 2 rows 72 higher, pulled by the row removed above
          … 20 unchanged
        """
    )
  }

  @Test("A row moves to the top, and pushes those that were above it")
  func rowMoved() throws {
    #expect(
      try message(
        .reviewsOutline,
        ("            row \"Solid\" @ 0,144 393x72\n", ""),
        (
          "            row \"Love it\" @ 0,0 393x72\n            row \"Chipped on arrival\" @ 0,72",
          "            row \"Solid\" @ 0,0 393x72\n            row \"Love it\" @ 0,72 393x72\n"
            + "            row \"Chipped on arrival\" @ 0,144"
        )
      ) == """
        3 moved
        screen reviews.all
          > row "Solid" moved, first in list #reviews.list
          > 2 rows 72 lower, pushed by the row moved above
          … 20 unchanged
        """
    )
  }

  @Test("A sheet is dismissed, and what is behind it can be used")
  func sheetRemoved() throws {
    let end = try #require(String.reviewsOutline.firstRange(of: "  sheet reviews"))
    #expect(
      try message(
        .reviewsOutline,
        (String(String.reviewsOutline[end.lowerBound...]), ""),
        (" inert", ""),
        ("tab-bar covered", "tab-bar"),
        ("\n  > sheet(reviews.compose)", "")
      ) == """
        sheet reviews.compose removed
        sheet reviews.compose  removed
          … tabs no longer inert, tab-bar no longer covered, 16 unchanged
        """
    )
  }

  @Test("An alert is presented over the sheet")
  func alertAdded() throws {
    let alert = """
        alert "Delete?" @ 61,355 270x142
          text "It is gone for good." @ 16,52 238x18
          button "Cancel" @ 0,98 134.83x44
          button "Delete" purpose=destructive @ 135.17,98 134.83x44

      """
    let post = "    button \"Post\" #reviews.post disabled @ 16,204 361x50\n"
    #expect(
      try message(
        .reviewsOutline,
        (post, post + alert),
        ("inset=34 @ 0,540", "inset=34 inert @ 0,540")
      ) == """
        alert "Delete?" added
        alert "Delete?"  added, 142 tall
          + text "It is gone for good.", button "Cancel", button "Delete"
          … sheet reviews.compose inert, 22 unchanged
        """
    )
  }

  @Test("A tag is another one")
  func tag() throws {
    #expect(
      try message(.reviewsOutline, ("#reviews.post", "#post")) == """
        button "Post" changed
        sheet reviews.compose
          ~ button "Post" tag #reviews.post → #post
          … 22 unchanged
        """
    )
  }

  @Test("A finding is new")
  func finding() throws {
    let finding = "finding small-target at reviews.all: Smaller than a finger: “Write” (64 x 43)."
    let post = "    button \"Post\" #reviews.post disabled @ 16,204 361x50\n"
    #expect(
      try message(.reviewsOutline, (post, post + "\n" + finding + "\n")) == """
        finding small-target added
        findings
          + \(finding)
          … 23 unchanged
        """
    )
  }

  @Test("A finding, which only follows, was said before its cause")
  func findingLast() throws {
    let finding = "finding small-target at reviews.all: Smaller than a finger: “Write” (64 x 43)."
    let post = "    button \"Post\" #reviews.post disabled @ 16,204 361x50\n"
    let moved = "    button \"Post\" #post disabled @ 16,204 361x50\n"
    let message = try message(.reviewsOutline, (post, moved + "\n" + finding + "\n"))
    #expect(
      message.split(separator: "\n").first == "button \"Post\" changed, finding small-target added"
    )
  }

  @Test("A screen is pushed, and the one below is covered")
  func push() throws {
    let below = try #require(String.shopOutline.firstRange(of: " top @ 0,0 393x852\n      row"))
    #expect(
      try message(
        .shopOutline,
        ("depth=1", "depth=2"),
        (
          String(String.shopOutline[below.lowerBound...]),
          """
           covered
              screen shop.item(1) owner=Shop top @ 0,0 393x852
                nav-bar "Tea" @ 0,53.67 393x44
                  back-button "Shop" @ 0,0 68.33x44
                text "Assam" @ 16,100 50x20.33

          """
        )
      ) == """
        screen shop.item(1) added
        screen shop.item(1)  added
          + nav-bar "Tea", back-button "Shop", text "Assam"
          … stack depth 1 → 2, screen shop.list covered, 1 unchanged
        """
    )
  }

  @Test("A number in a row is another one, and the row is called after it")
  func rowContent() throws {
    #expect(
      try message(
        .shopOutline,
        ("\"Editions, 2\"", "\"Editions, 3\""),
        ("text \"2\"", "text \"3\"")
      )
        == """
        1 text changed
        screen shop.list
          ~ text "2" → "3"
          … 1 label with its content, 6 unchanged
        """
    )
  }

  @Test("A switch is on")
  func switched() throws {
    #expect(
      try message(.shopOutline, ("value=off", "value=on")) == """
        switch "Only new" changed
        screen shop.list
          ~ switch "Only new" value off → on
          … 7 unchanged
        """
    )
  }

  @Test("Another text size makes a text taller")
  func textSize() throws {
    #expect(
      try message(.shopOutline, ("type=large", "type=xLarge"), ("8x15.67", "8x17.33")) == """
        type size large → xLarge, 1 resized
        device  type size large → xLarge
        screen shop.list
          ~ text "2" 1.67 taller
          … 7 unchanged
        """
    )
  }

  @Test("Fifty rows of one kind are four lines and a count")
  func equalRows() throws {
    let list = "      list @ 0,300 393x552\n"
    let rows = (1...50).map { "        row \"Item \($0)\" @ 0,\(57 * ($0 - 1)) 393x57\n" }.joined()
    #expect(
      try message(.shopOutline, (list, list + rows)) == """
        50 rows added
        screen shop.list
          + row "Item 1", first in list
          + row "Item 2", after row "Item 1"
          + row "Item 3", after row "Item 2"
          + row "Item 4", after row "Item 3"
          … 46 more like this, 57 apart
          … 8 unchanged
        """
    )
  }

  @Test("Tabs in another order are said in the first line, and with quoted names, too")
  func tabs() throws {
    func outline(_ tabs: String, _ title: String) throws -> Outline {
      try Outline(
        parsing: """
          device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
          layers tabs(\(tabs)) > stack(home)

          window @ 0,0 393x852
            text "\(title)" @ 0,0 10x10

          """
      )
    }
    let moved = TreeDifference(
      from: try outline(#"*home,shop(a,b),"x,*y""#, "a"),
      to: try outline(#"shop(a,b),*home,"x,*y""#, "b")
    )
    let words = #"tabs in another order: home, shop(a,b), "x,*y" → shop(a,b), home, "x,*y""#
    #expect(moved.summary == "\(words), 1 text changed")
    #expect(moved.text(path: "").contains("tabs  in another order: home, "))
    let selected = TreeDifference(
      from: try outline("*home,shop", "a"),
      to: try outline("home,*shop", "b")
    )
    #expect(selected.summary == "1 text changed")
  }
}
