import Testing

@testable import showcase

@Suite("What the tour shows of devices and fingers")
@MainActor
struct SurroundingsTests {
  private func lines(_ chapter: String) throws -> [Substring] {
    try Tour.text(["--only", chapter, "--format", "outline"]).split(separator: "\n")
  }

  @Test("Large type on a small phone moves buttons out of the window, and the tour scrolls to them")
  func scrolling() async {
    await #expect(processExitsWith: .success) {
      let text = try await Tour.text([
        "--all", "--device", "iphone-se-3", "--type-size", "accessibility3",
      ])
      #expect(text.contains("type=accessibility3"))
      #expect(text.contains("== sheet-frames: "))
    }
  }

  @Test("A sheet fills a phone in landscape, and is as before when the phone is back in portrait")
  func rotation() throws {
    let sheets = try lines("rotation").filter { $0.hasPrefix("  sheet browse.about") }
    try #require(sheets.count == 3)
    #expect(sheets[1].hasSuffix("@ 0,0 852x393"))
    #expect(sheets[0] == sheets[2])
    #expect(sheets[0] != sheets[1])
  }

  @Test("On a tablet it is a whole form, whatever its detents")
  func tablet() throws {
    let sheet = try #require(try lines("tablet").first { $0.hasPrefix("  sheet browse.about") })
    // 580 wide in the middle of 820, 650 high above 910.
    #expect(sheet.hasSuffix("measured=240 @ 120,260 580x650"))
  }

  @Test("With large type it is as tall as a sheet of an iPhone 15 can be")
  func largeType() throws {
    let sheet = try #require(
      try lines("large-type").last { $0.hasPrefix("  sheet browse.about") }
    )
    #expect(sheet.hasSuffix("@ 0,69 393x783"))
  }

  @Test("Read from right to left, the way back and the first tab are on the right")
  func rightToLeft() throws {
    let lines = try lines("right-to-left").map { $0.drop { $0 == " " } }
    // The words' 58 and 30.5, in whole pixels, end at the window's edge.
    #expect(lines.contains("back-button \"Dracula\" @ 304.67,0 88.67x44"))
    #expect(lines.contains { $0.hasPrefix("tab-item \"Account\" icon=person @ 2,1") })
  }

  @Test("The keyboard of 336 points raises a sheet by what is over the home indicator, 302")
  func keyboard() throws {
    let sheets = try lines("keyboard").filter { $0.hasPrefix("  sheet shipment.complaint") }
    try #require(sheets.count == 3)
    #expect(sheets[0].hasSuffix("@ 0,577 393x275"))
    #expect(sheets[1].hasSuffix("inset=336 @ 0,275 393x577"))
    #expect(sheets[2] == sheets[0])
  }

  @Test("An alert is over a sheet over a cover, keeps fingers from both, and leads back")
  func alert() throws {
    let lines = try lines("alert")
    let layers = try #require(lines.firstIndex { $0.hasPrefix("layers") })
    #expect(
      Array(lines[(layers + 1)...].prefix(3)) == [
        "  > cover(shipment.shipped,shipment.tracking)",
        "  > sheet(shipment.complaint)",
        #"  > alert("Send order 1042 back?")"#,
      ]
    )
    #expect(
      lines.contains(
        "  refused: “Close” is behind the alert “Send order 1042 back?”. Dismiss that first."
      )
    )
    let last = try #require(lines.lastIndex { $0.hasPrefix("layers") })
    #expect(lines[last + 1] == "  > cover(shipment.shipped,shipment.tracking)")
    #expect(!lines[last + 2].hasPrefix("  >"))
  }

  @Test(
    "Half of a swipe moves the screen by half of its width, and cancelled it ends where it began"
  )
  func swipe() throws {
    let screens = try lines("swipe").filter { $0.contains("screen browse.editions") }
    try #require(screens.count == 3)
    #expect(screens[0].hasSuffix("transition=pop phase=during progress=0.5 top @ 196.67,0 393x769"))
    #expect(screens[2].hasSuffix("screen browse.editions(dracula) owner=Browse top @ 0,0 393x769"))
  }

  @Test("Each kind of mistake is found once, and nothing else with it")
  func findings() throws {
    let codes = try lines("findings").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(
      codes == [
        "content-too-wide", "endless-content", "small-target", "overlapping-targets",
        "several-buttons-in-row", "invalid-frame", "text-near-limit", "text-off-screen",
        "content-off-screen",
        "duplicate-id", "content-too-deep", "layout-does-not-settle", "values-alternate",
        "text-truncated-in-sheet", "unfixed-text-in-measured-sheet", "no-height-of-its-own",
        "invalid-detent", "content-cut-off", "measured-at-given-height",
        "pushed-screen-too-tall", "unsupported-adaptation", "two-presentations", "no-way-back",
        "unhandled-error",
        "nested-stack", "destination-covered", "presented-by-other-tab", "double-title",
        "content-shifts-after-pop", "back-action-of-covered-surface", "no-covers",
        "present-while-dismissing", "dismiss-while-presenting", "stack-changed-while-moving",
        "two-changes-in-one-tick",
      ]
    )
  }

  /// Sheets as published, and as the published rules make them: where they are laid out and drawn.
  nonisolated static let frames = [
    ("iphone-15 portrait 18 browse.filter medium", "0,398.67 393x453.33 the same 0,0,34,0"),
    ("iphone-15 portrait 26 browse.filter medium", "0,393 393x459 8,403.69 377x440.31 0,0,34,0"),
    ("iphone-15 landscape 18 browse.filter medium", "0,0 852x393 the same 0,59,21,59"),
    ("iphone-15 landscape 26 checkout.address large", "0,0 852x393 the same 20,59,20,59"),
    // Detents are ignored in a regular width.
    ("ipad-a16 portrait 26 browse.filter medium", "120,260 580x650 the same 0,0,0,0"),
    ("ipad-a16 portrait 18 checkout.address large", "120,260 580x650 the same 0,0,0,0"),
  ]

  @Test("Sheets are where they were measured on devices", arguments: frames)
  func frame(window: String, frame: String) throws {
    let rows = try lines("sheet-frames").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    .filter { $0.hasPrefix(window) }
    try #require(rows.count == 1)
    #expect(rows[0].hasSuffix(" " + frame))
  }

  @Test("The close button leads back from every place but roots, and no place is a dead end")
  func waysBack() throws {
    let rows = try lines("ways-back").dropFirst(3)
    #expect(rows.count == 22)
    for row in rows {
      let isRoot = row.hasPrefix("root") || row.hasPrefix("tab root")
      #expect(row.contains("“Close”") != isRoot, "\(row)")
      #expect(!row.contains("nothing to press"), "\(row)")
    }
  }
}
