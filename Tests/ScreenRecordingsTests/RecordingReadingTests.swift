import Foundation
import LayoutSim
import Testing

@testable import ScreenRecordings

@Suite("Reading recordings")
struct RecordingReadingTests {
  @Test(
    "The format is recognised by the content",
    arguments: [
      (Fixture.controls, RecordingFormat.deviceHierarchy, RecordedPrecision.tenths),
      (.steps, .description, .tenths), (.form, .pageSource, .outward),
    ]
  )
  func formats(
    _ fixture: Fixture,
    _ format: RecordingFormat,
    _ precision: RecordedPrecision
  ) throws {
    let recording = try fixture.recording()

    #expect(recording.format == format)
    #expect(recording.precision == precision)
    #expect(recording.remarks.isEmpty)
    #expect(!recording.isCut)
  }

  @Test("Labels with quotes, keys and line breaks are read whole")
  func labels() throws {
    let recording = try Fixture.controls.recording()

    #expect(recording.windowSize == Size(width: 402, height: 874))
    #expect(recording.element("quotes")?.label == "It's a 'quote', with commas, and: colons")
    #expect(recording.element("lines")?.label == "Line one\nLine two")
    #expect(
      recording.element("tricky")?.label
        == "label: 'fake', identifier: 'fake', hitPoint: {1.0, 2.0}"
    )
    #expect(recording.element("long")?.label?.hasSuffix("goes on ") == true)
    let field = try #require(recording.element("name"))
    #expect(field.kind == .field)
    #expect(field.placeholder == "Name placeholder")
    #expect(field.value == #"it's, "quoted", done"#)
    #expect(field.frame == Rect(x: 16, y: 352.3, width: 370, height: 34))
    #expect(recording.element("disabled")?.isEnabled == false)
  }

  @Test("Only the tree of a description is read, not its path and its query")
  func description() throws {
    let recording = try Fixture.steps.recording()

    #expect(recording.elements.count { $0.kind == .application } == 1)
    #expect(recording.element("YOU'RE")?.frame == Rect(x: 24, y: 151, width: 106.3, height: 39))
  }

  @Test("Older descriptions have traits, and colons after the address")
  func oldDescription() throws {
    // Xcode 8 and 9
    let recording = try Recording(
      text: """
        Element subtree:
         →Application 0x60000011: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Old'
            Window 0x60000012: Main Window, {{0.0, 0.0}, {375.0, 667.0}}
              Button 0x60000013: traits: 8589934593, {{19.0, 71.5}, {46.0, 30.0}}, identifier: 'b', label: 'B'
              Other, 0x60000014, traits: 35192962023424, {{0.0, 52.2}, {375.0, 562.5}}
        """
    )

    #expect(recording.windowSize == Size(width: 375, height: 667))
    let button = try #require(recording.element("b"))
    #expect(button.label == "B")
    #expect(button.frame == Rect(x: 19, y: 71.5, width: 46, height: 30))
    #expect(recording.elements.last?.frame == Rect(x: 0, y: 52.2, width: 375, height: 562.5))
  }

  @Test("A description that a debugger printed as a literal is unescaped")
  func literal() throws {
    let text =
      #""Element subtree:\n →Application, 0x1, pid: 1, label: \'App\'\n    Window (Main), 0x2, {{0.0, 0.0}, {402.0, 874.0}}\n      Button, 0x3, {{16.5, 62.0}, {44.0, 44.0}}, label: \'Say \"hello\"\'\n""#
    let recording = try Recording(text: text)

    #expect(
      recording.element(#"Say "hello""#)?.frame == Rect(x: 16.5, y: 62, width: 44, height: 44)
    )
  }

  @Test("The name of a page source's element is its identifier only if it is not the label")
  func names() throws {
    let recording = try Fixture.form.recording()

    let row = try #require(recording.element("daily_reminder"))
    #expect(row.label == "Daily reminder")
    #expect(row.kind == .switch)
    #expect(recording.element("Version")?.identifier == nil)
    #expect(recording.element("Version")?.isVisible == false)
  }

  @Test("Frames without rounding are preferred")
  func nativeFrame() throws {
    let recording = try Recording(
      text: """
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="402" height="874"
          nativeFrame="{{0, 0}, {402, 874}}">
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="A &amp; B&#10;C" x="16" y="208" width="371"
            height="53" nativeFrame="{{16, 208.33}, {370.5, 52}}"/>
          <XCUIElementTypeOther type="XCUIElementTypeOther" x="-1" y="-1" width="0" height="0"
            nativeFrame="{{inf, inf}, {0, 0}}"/>
          <XCUIElementTypeOther type="XCUIElementTypeOther"/>
        </XCUIElementTypeWindow>
        """
    )

    #expect(recording.precision == .exact)
    let button = try #require(recording.element("A & B\nC"))
    #expect(button.frame == Rect(x: 16, y: 208.33, width: 370.5, height: 52))
  }

  @Test("An element of several lines was on its last one")
  func line() throws {
    let recording = try Recording(
      text: "<XCUIElementTypeWindow\n x='0' y='0'\n width='402' height='874'/>"
    )
    #expect(recording.elements.map(\.line) == [1])
  }

  @Test("Accessibility elements are read flat and nested, with all their digits")
  func accessibility() throws {
    let flat = """
      [{"AXFrame": "{{0, 0}, {393, 852}}", "AXLabel": "App", "type": "Application", "AXValue": null,
        "frame": {"y": 0, "x": 0, "width": 393, "height": 852}, "role": "AXApplication", "subrole": null},
       {"AXFrame": "{{16, 150.66666666666666}, {361, 36}}", "AXLabel": null, "AXValue": "Search",
        "AXUniqueId": null, "type": "TextField", "role": "AXTextField", "subrole": "AXSearchField"},
       {"AXFrame": "{{20, 201.5}, {353, 44}}", "AXLabel": "Wi-Fi, On", "AXUniqueId": "wifi", "type": "CheckBox",
        "role": "AXCheckBox", "subrole": "AXSwitch", "AXValue": 1, "enabled": true}]
      """
    let recording = try Recording(text: flat)

    #expect(recording.format == .accessibility)
    #expect(recording.precision == .exact)
    #expect(recording.windowSize == Size(width: 393, height: 852))
    #expect(recording.elements[1].kind == .field)
    #expect(recording.elements[1].placeholder == "Search")
    #expect(recording.elements[1].frame?.minY == 150.66666666666666)
    #expect(recording.element("wifi")?.kind == .switch)
    #expect(recording.element("wifi")?.value == "1")

    let nested =
      #"{"ok": true, "data": {"raw": [{"type": "Application", "AXFrame": "{{0, 0}, {402, 874}}", "#
      + #""children": [{"type": "Heading", "AXLabel": "\u0054itle \ud83d\ude00", "AXFrame": "{{16, 119.5}, {133, 40}}"}]}]}}"#
    let title = try Recording(text: nested).elements[1]
    #expect(title.label == "Title 😀")
    #expect(title.parent == 0)
    #expect(title.kind == .text)
  }

  @Test("Accessibility elements without a role are elements")
  func withoutRole() throws {
    let recording = try Recording(
      text: """
        {"elements": [{"type": "Application", "AXLabel": "App", "frame": {"x": 0, "y": 0, "width": 402, "height": 874}},
          {"type": "StaticText", "AXLabel": "Hello", "frame": {"x": 16, "y": 62.5, "width": 40.25, "height": 20}}]}
        """
    )

    #expect(recording.format == .accessibility)
    #expect(recording.element("Hello")?.frame == Rect(x: 16, y: 62.5, width: 40.25, height: 20))
  }

  @Test("A list of rounded elements is taken for no more than it is")
  func rounded() throws {
    let text = """
      {"data": {"entries": [{"role": "Button", "label": "A", "frame": {"x": 16, "y": 62, "width": 44, "height": 44}},
        {"role": "Button", "label": "B", "frame": {"x": 60, "y": 62.0, "w": 44, "h": 44}}]}}
      """
    let recording = try Recording(text: text)

    #expect(recording.precision == .nearestPoint)
    #expect(recording.elements.map(\.kind) == [.button, .button])
    #expect(recording.elements[1].frame == Rect(x: 60, y: 62, width: 44, height: 44))
  }

  @Test("A description whose numbers somebody has rounded is compared by whole points")
  func wholeTenths() throws {
    let frames = [
      "{{0, 0}, {402, 874}}", "{{1, 2}, {3, 4}}", "{{5, 6}, {7, 8}}", "{{9, 9}, {9, 9}}",
    ]
    let lines = frames.map { "Other, 0x1, \($0)" }
    #expect(try Recording(text: lines.joined(separator: "\n")).precision == .nearestPoint)
  }

  @Test("The answer of WebDriverAgent is a page source in JSON")
  func answer() throws {
    let source =
      #"<XCUIElementTypeButton type=\"XCUIElementTypeButton\" label=\"A\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"#
    let recording = try Recording(
      text: #"{"value" : "<?xml version=\"1.0\"?>\n\#(source)", "sessionId" : null}"#
    )

    #expect(recording.format == .pageSource)
    #expect(recording.element("A")?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Maestro's hierarchy begins after warnings, with edges in pixels of points")
  func maestro() throws {
    func node(_ label: String, _ bounds: String, _ more: String = "", _ children: String = "")
      -> String
    {
      #"{"attributes" : {"accessibilityText" : "\#(label)", "resource-id" : "", "bounds" : "\#(bounds)"\#(more)}, "#
        + #""children" : [ \#(children) ]}"#
    }
    let search = node("", "[28,808][374,836]", #", "hintText" : "Search", "enabled" : "false""#)
    let app = node(
      "Settings",
      "[0,0][402,874]",
      "",
      node("General", "[16,380][386,432]") + ", " + search
    )
    let recording = try Recording(
      text: "Running on iPhone 17 Pro\n[warning] deprecated\n" + node("", "[0,0][0,0]", "", app)
    )

    #expect(recording.format == .maestro)
    #expect(recording.precision == .cut)
    #expect(recording.windowSize == Size(width: 402, height: 874))
    let general = try #require(recording.element("General"))
    #expect(general.frame == Rect(x: 16, y: 380, width: 370, height: 52))
    #expect(general.parent == 1)
    #expect(recording.element("Search")?.kind == .field)
    #expect(recording.element("Search")?.isEnabled == false)
  }

  @Test("The answer of Maestro's runner has numbers of types, and all digits")
  func runner() throws {
    let recording = try Recording(
      text: """
        {"axElement": {"elementType": 2, "label": "App", "frame": {"X": 0, "Y": 0, "Width": 402, "Height": 874},
          "children": [{"elementType": 40, "identifier": "wifi", "label": "Wi-Fi", "value": "1", "enabled": true,
            "frame": {"X": 16, "Y": 208.3333, "Width": 370, "Height": 52}}]}, "depth": 2}
        """
    )

    #expect(recording.format == .maestroRunner)
    #expect(recording.precision == .exact)
    #expect(recording.element("wifi")?.kind == .switch)
    #expect(recording.element("wifi")?.type == "Switch")
  }

  @Test("A byte-order mark made the first line of a file of corrections wrong")
  func markedCorrections() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("corrections-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    for encoding in [String.Encoding.utf16, .utf8] {
      try #require("\u{FEFF}tab-bar.height 85\n".data(using: encoding)).write(to: file)
      #expect(try Corrections(contentsOf: file)[.tabBarHeight] == 85)
    }
    try Data([0xFF, 0xC0]).write(to: file)
    #expect(throws: RecordingError.self) { try Corrections(contentsOf: file) }
  }

  @Test("A field at the lower edge was corrected to the height of what is inside of its capsule")
  func searchAtTheLowerEdge() throws {
    // Settings of iOS 27: the field is recorded as 28 high, the capsule around it is 48 high.
    let corrections = try Fixture.settings.recording().corrections
    #expect(corrections[.searchFieldHeight] == nil)
    #expect(corrections[.rowHeight] == 52)
  }

  @Test("UTF-16 and a byte-order mark are read")
  func encodings() throws {
    let text = try Fixture.tabs.text()
    let folder = FileManager.default.temporaryDirectory
    for encoding in [String.Encoding.utf16, .utf8] {
      let file = folder.appendingPathComponent("recording-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      try #require(("\u{FEFF}" + text).data(using: encoding)).write(to: file)
      #expect(try Recording(contentsOf: file).element("share_week")?.label == "Share week")
    }
  }
}
