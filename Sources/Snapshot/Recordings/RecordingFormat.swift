import Foundation
import LayoutSim

/// A format in which tools print the elements of a screen.
public enum RecordingFormat: String, Hashable, Sendable, Encodable, CaseIterable {
  /// `XCUIApplication().debugDescription`, of Xcode 7 to 27.
  case description = "XCUITest description"

  /// The hierarchy that Xcode 27's device interaction writes.
  case deviceHierarchy = "Xcode device hierarchy"

  /// The page source of WebDriverAgent and Appium, as XML.
  case pageSource = "WebDriverAgent XML"

  /// The page source of WebDriverAgent, as JSON.
  case pageSourceJSON = "WebDriverAgent JSON"

  /// Accessibility elements of a simulator, of idb, axe and sim-use.
  case accessibility = "accessibility JSON"

  /// `maestro hierarchy`.
  case maestro = "Maestro JSON"

  /// The answer of Maestro's runner on the device.
  case maestroRunner = "Maestro runner JSON"
}

/// How exactly frames are recorded.
public enum RecordedPrecision: String, Hashable, Sendable, Encodable, CaseIterable {
  /// With all digits.
  case exact

  /// With one decimal.
  case tenths

  /// Widened to whole points: the left edge rounded down, the right edge up.
  case outward = "whole points, widened"

  /// With each edge rounded down to whole points.
  case cut = "whole points, edges rounded down"

  /// Rounded to the nearest whole point.
  case nearestPoint = "nearest whole points"
}

extension RecordedPrecision {
  /// Whether decimals are recorded.
  var hasDecimals: Bool { self == .exact || self == .tenths }

  /// The greatest difference of an edge from the recorded one that rounding explains, in points.
  ///
  /// Edges that are rounded by a rule are rounded by it before they are compared.
  var tolerance: Double {
    switch self {
    case .tenths: 0.11
    case .nearestPoint: 0.51
    // Sums move edges of whole numbers by less than a hundredth.
    case .exact, .outward, .cut: 0.02
    }
  }

  /// The least difference by which elements count as moved together.
  var slack: Double { hasDecimals ? 0.4 : 1.01 }

  /// A length with as many decimals as are recorded.
  func rounded(_ length: Double) -> Double {
    let scale = self == .tenths ? 10.0 : 1
    return self == .exact ? length : (length * scale).rounded() / scale
  }

  /// `frame` as it is recorded.
  func recorded(_ frame: Rect) -> Rect {
    let (left, top) = (recorded(frame.minX), recorded(frame.minY))
    let (right, bottom) = (recorded(frame.maxX, isEnd: true), recorded(frame.maxY, isEnd: true))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// An edge as it is recorded.
  private func recorded(_ edge: Double, isEnd: Bool = false) -> Double {
    switch self {
    case .exact, .tenths, .nearestPoint: edge
    case .outward: isEnd ? (edge - 0.005).rounded(.up) : (edge + 0.005).rounded(.down)
    case .cut: edge < 0 ? (edge - 0.005).rounded(.up) : (edge + 0.005).rounded(.down)
    }
  }
}

/// The text of a recording, of which the format is recognised.
struct RecordingText {
  let text: String

  init(_ text: String) {
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The text of a file: UTF-8, or UTF-16 if it has a byte-order mark.
  static func decoded(_ data: Data) throws(RecordingError) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw RecordingError(.encoding)
    }
    return text
  }

  /// The content, in the format that the first characters and words show.
  func read() throws(RecordingError) -> RecordedContent {
    switch text.first(where: { !$0.isWhitespace }) {
    case "<": return try PageSource(text).read()
    case "{", "[", "\"": return try RecordedJSON(text).read()
    default:
      if HierarchyText.isRecognised(text) { return try HierarchyText(text).read() }
      // Warnings of a tool may precede JSON and XML.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(50)
      for (index, line) in lines.enumerated() {
        let first = line.first { !$0.isWhitespace }
        let rest = String(repeating: "\n", count: index) + text[line.startIndex...]
        if first == "<" { return try PageSource(rest).read() }
        guard first == "{" || first == "[", let content = try? RecordedJSON(rest).read() else {
          continue
        }
        return content
      }
      throw RecordingError(.unknownFormat)
    }
  }
}

/// The kind of a recorded element, which is the same in all formats.
public enum RecordedKind: String, Hashable, Sendable {
  case application, window, other, unknown
  case text, button, link, image
  case `switch`, slider, stepper, field, picker, segments, date, progress, pages
  case cell, list, scroll
  case navigationBar, tabBar, toolbar, alert, dialog, keyboard, statusBar

  /// The kind of an element with the `type` of XCUITest, without its prefix; `nil` for a type that there is not.
  init?(type: String) {
    let kind = RecordedKind.kinds[type] ?? (RecordedKind.numbered.contains(type) ? .other : nil)
    guard let kind else { return nil }
    self = kind
  }

  /// The kinds of types, which are `other` if they are not here.
  private static let kinds: [String: RecordedKind] = [
    "Application": .application, "Window": .window, "StaticText": .text, "Link": .link,
    "Button": .button, "Key": .button, "MenuItem": .button, "Tab": .button, "RadioButton": .button,
    "ToolbarButton": .button, "MenuButton": .button, "PopUpButton": .button,
    "DisclosureTriangle": .button, "Image": .image, "Icon": .image,
    "Switch": .switch, "Toggle": .switch, "CheckBox": .switch, "Slider": .slider,
    "Stepper": .stepper, "TextField": .field, "SecureTextField": .field, "SearchField": .field,
    "TextView": .field, "Picker": .picker, "PickerWheel": .picker, "SegmentedControl": .segments,
    "DatePicker": .date, "ProgressIndicator": .progress, "ActivityIndicator": .progress,
    "PageIndicator": .pages, "Cell": .cell, "TableRow": .cell, "Table": .list,
    "CollectionView": .list, "Outline": .list, "ScrollView": .scroll, "WebView": .scroll,
    "NavigationBar": .navigationBar, "TabBar": .tabBar, "Toolbar": .toolbar, "Alert": .alert,
    "Sheet": .dialog, "Keyboard": .keyboard, "StatusBar": .statusBar,
    // Of accessibility elements, by their types or subroles.
    "AXSwitch": .switch, "AXSearchField": .field, "AXSecureTextField": .field, "TextArea": .field,
    "Heading": .text, "GenericElement": .unknown,
  ]

  /// The prefix that WebDriverAgent writes before each type.
  static let prefix = "XCUIElementType"

  /// The names of XCUITest's types, by their numbers.
  static let numbered = """
    Any Other Application Group Window Sheet Drawer Alert Dialog Button RadioButton RadioGroup \
    CheckBox DisclosureTriangle PopUpButton ComboBox MenuButton ToolbarButton Popover Keyboard Key \
    NavigationBar TabBar TabGroup Toolbar StatusBar Table TableRow TableColumn Outline OutlineRow \
    Browser CollectionView Slider PageIndicator ProgressIndicator ActivityIndicator \
    SegmentedControl Picker PickerWheel Switch Toggle Link Image Icon SearchField ScrollView \
    ScrollBar StaticText TextField SecureTextField DatePicker TextView Menu MenuItem MenuBar \
    MenuBarItem Map WebView IncrementArrow DecrementArrow Timeline RatingIndicator ValueIndicator \
    SplitGroup Splitter RelevanceIndicator ColorWell HelpTag Matte DockItem Ruler RulerMarker Grid \
    LevelIndicator Cell LayoutArea LayoutItem Handle Stepper Tab TouchBar StatusItem
    """.split(separator: " ").map(String.init)

  /// The kind of an element of the accessibility tree.
  init(accessibilityType type: String, role: String, subrole: String) {
    let name = type.isEmpty && role.hasPrefix("AX") ? String(role.dropFirst(2)) : type
    self = RecordedKind.kinds[subrole] ?? RecordedKind(type: name) ?? .unknown
  }

  /// Whether a user changes a value with it.
  var isControl: Bool {
    switch self {
    case .switch, .slider, .stepper, .field, .picker, .segments, .date, .progress, .pages, .button:
      true
    default: false
    }
  }

  /// Whether the node of a stage may be an element of this kind.
  func fits(_ node: RenderNode) -> Bool {
    switch self {
    case .button where node.role == .row: node.label != nil
    case .date: node.role == .field && node.facts.contains(Fact("kind", "date"))
    case .unknown: node.role != .box && node.role != .fill
    default: RecordedKind.roles[self]?.contains(node.role) ?? false
    }
  }

  /// The roles of nodes that may be elements of a kind.
  private static let roles: [RecordedKind: Set<Role>] = [
    .text: [.text, .heading, .label, .barTitle],
    .button: [
      .button, .link, .backButton, .tabItem, .option, .picker, .disclosure, .touchArea, .grabber,
    ],
    .link: [.link, .button], .image: [.icon, .picture], .switch: [.switch], .slider: [.slider],
    .stepper: [.stepper], .field: [.field], .picker: [.picker], .segments: [.picker],
    .progress: [.progress], .pages: [.pageControl], .cell: [.row],
    .navigationBar: [.navigationBar], .tabBar: [.tabBar], .toolbar: [.toolbar],
    .alert: [.alert], .dialog: [.dialog],
  ]
}
