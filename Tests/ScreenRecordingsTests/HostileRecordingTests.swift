import Foundation
import LayoutSim
import TestSupport
import Testing

@testable import ScreenRecordings

@Suite("Recordings with faults")
struct HostileRecordingTests {
  /// The error of reading `text`; `nil` if it was read.
  private func refusal(of text: String) -> RecordingError? {
    do {
      _ = try Recording(text: text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A text that is no recording is refused with its reason",
    arguments: [
      "", "   \n", "hello", "device iphone-15 os=18 393x852", "<html><body/></html>", "{}",
      "[1, 2]", "\"",
      "{\"AXFrame\"", "<?xml version=\"1.0\"?>", "Button", "0", "null", "{{{{", "<<", "\u{0}\u{1}",
    ]
  )
  func unknown(_ text: String) throws {
    let error = try #require(refusal(of: text))
    #expect(!error.description.isEmpty)
  }

  @Test("Document types and entities are named, and never read")
  func entities() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>
      <XCUIElementTypeWindow label="&b;" x="0" y="0" width="402" height="874"/>
      """
    #expect(refusal(of: bomb) == RecordingError(.entity("<!DOCTYPE"), line: 2))
    let entity = #"<XCUIElementTypeWindow label="&lol;" x="0" y="0" width="402" height="874"/>"#
    #expect(refusal(of: entity) == RecordingError(.entity("&lol;"), line: 1))
  }

  @Test("XML and JSON that is not well-formed is refused with its line")
  func malformed() {
    let twice = "<XCUIElementTypeWindow\n x=\"0\"\n x=\"1\"/>"
    #expect(refusal(of: twice)?.line == 3)
    let crossed =
      "<XCUIElementTypeWindow x='0' y='0' width='1' height='1'>\n</XCUIElementTypeOther>"
    #expect(refusal(of: crossed)?.line == 2)
    #expect(refusal(of: crossed)?.description.contains("XCUIElementTypeOther") == true)
    #expect(refusal(of: "[{\"AXFrame\": \"{{0, 0}, {1, 1}}\"\n \"AXLabel\": 1}]")?.line == 2)
    #expect(refusal(of: "{\"AXFrame\": yes}")?.line == 1)
  }

  @Test("A label that never ends has all words that follow")
  func endless() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 7, label: 'App'
          Window, 0x2, {{0.0, 0.0}, {402.0, 874.0}}
            StaticText, 0x3, {{0.0, 0.0}, {40.0, 20.0}}, label: 'open

      """
    let recording = try Recording(text: text + String(repeating: "words\n", count: 2_000))
    #expect(recording.isCut)
    #expect(recording.elements.count == 3)
    // “open”, 2,000 words of 5 letters, and the line breaks before each and at the end: 4 + 2,000 * 6 + 1.
    #expect(recording.elements.last?.label?.utf8.count == 12_005)
  }

  @Test("A file that was cut is read up to its end, with a remark")
  func cut() throws {
    let pages = try Fixture.tabs.text()
    let start = try #require(pages.range(of: "sun.max.fill")?.lowerBound)
    let recording = try Recording(text: String(pages[..<start]))
    #expect(recording.isCut)
    #expect(recording.element("share_week") != nil)
    #expect(recording.remarks.map(\.line) == [pages[..<start].count { $0 == "\n" } + 1])

    let json =
      #"[{"AXFrame": "{{0, 0}, {402, 874}}", "children": [{"AXFrame": "{{1, 2.5}, {3, 4}}", "AXLabel": "Wh"#
    let cut = try Recording(text: json)
    #expect(cut.isCut)
    #expect(cut.elements.last?.frame == Rect(x: 1, y: 2.5, width: 3, height: 4))

    let hierarchy = try Fixture.controls.text()
    let label = try #require(hierarchy.range(of: "Emoji")?.upperBound)
    let text = try Recording(text: String(hierarchy[..<label]))
    #expect(text.isCut)
    #expect(text.element("unicode")?.label == "Emoji")
  }

  @Test(
    "Every beginning of a recording is read or refused, and none traps",
    arguments: Fixture.allCases
  )
  func beginnings(_ fixture: Fixture) throws {
    let text = try fixture.text()
    let step = max(1, text.count / (Night.isOn ? 29 : 7))
    for length in stride(from: 0, to: text.count, by: step) {
      _ = try? Recording(text: String(text.prefix(length)))
    }
    var bytes = Array(text.utf8)
    for index in stride(from: 3, to: bytes.count, by: step) {
      let byte = bytes[index]
      for other in "\"'<{}&\n0".utf8 {
        bytes[index] = other
        _ = try? Recording(text: String(decoding: bytes, as: UTF8.self))
      }
      bytes[index] = byte
    }
  }

  @Test("What is nested too deep, or too large, is refused")
  func deep() {
    let lines = (0..<400).map {
      String(repeating: " ", count: $0) + "Other, 0x1, {{0.0, 0.0}, {1.5, 1.0}}"
    }
    #expect(refusal(of: lines.joined(separator: "\n"))?.reason == .tooDeep)
    #expect(refusal(of: String(repeating: "[", count: 10_000))?.reason == .tooDeep)
    #expect(refusal(of: String(repeating: "{\"children\":", count: 10_000))?.reason == .tooDeep)
    #expect(refusal(of: String(repeating: "<a>", count: 10_000))?.reason == .tooDeep)
    let many = String(repeating: "Other, 0x1, {{0.0, 0.0}, {1.5, 1.0}}\n", count: 20_001)
    #expect(refusal(of: many)?.reason == .tooManyElements)
  }

  @Test("A frame that is no rectangle is none, and the next element is read")
  func frames() throws {
    let recording = try Recording(
      text: """
        Device orientation: Portrait
        ------------------------
        Application bundle identifier: com.example.faults
        Application UI orientation: Portrait
        Application, pid: 7, label: 'Faults'
         Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
          StaticText, {{16.0, 90.3}, {inf, 20.3}}, label: 'Endless', hitPoint: {1.0, 1.0}
          StaticText, {{16.0, 190.7}, {20.3}}, label: 'Three', hitPoint: {1.0, 1.0}
          StaticText, {{16.0, 290.0}, {-5.0, 20.3}}, label: 'Negative', hitPoint: {1.0, 1.0}
          StaticText, label: 'None'
          Gadget, {{16.0, 390.3}, {80.0, 20.3}}, label: 'Unknown', hitPoint: {1.0, 1.0}
        \tButton, {{16.0, 490.7}, {80.7, 20.3}}, identifier: 'a', identifier: 'b', label: 'Tab'
          Button, {{16.0, 590.3}, {80.7, 20.3}}, label: 'Last', Selected, Disabled, hitPoint: {1.0, 1.0}
        ------------------------
        Application bundle identifier: com.example.other
        Application UI orientation: Portrait
         Window, {{0.0, 0.0}, {402.0, 874.0}}, activationBundleId: com.example.other
          Button, {{16.0, 690.7}, {9.0, 9.0}}, label: 'Other app
        """
    )

    #expect(recording.remarks.map(\.line) == [7, 8, 9, 10, 11, 12, 17, 18])
    for words in ["Endless", "Three", "Negative"] {
      let element = try #require(recording.element(words))
      #expect(element.frame == nil)
    }
    #expect(recording.element("Unknown")?.kind == .other)
    #expect(recording.element("Tab")?.parent == 0)
    #expect(recording.element("Last")?.isEnabled == false)
    #expect(recording.element("Other app") == nil)
    #expect(recording.isCut)
  }

  @Test("A recording without a frame, or in landscape, is not compared")
  func refused() {
    #expect(refusal(of: "Application, pid: 1, label: 'A'")?.reason == .noFrames)
    let landscape = """
      Application bundle identifier: com.example.wide
      Application UI orientation: Landscape Right
      Application, pid: 1, label: 'A'
       Window, {{0.0, 0.0}, {874.0, 402.0}}
      """
    #expect(refusal(of: landscape)?.reason == .landscape)
  }
}
