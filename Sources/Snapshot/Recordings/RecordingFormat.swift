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
  /// The greatest difference of an edge from the recorded one that rounding explains, in points.
  ///
  /// Edges that are rounded by a rule are rounded by it before they are compared.
  var tolerance: Double {
    switch self {
    case .exact: 0.02
    case .tenths: 0.11
    // The edges of whole numbers that a sum moved by less than a hundredth.
    case .outward, .cut: 0.02
    case .nearestPoint: 0.51
    }
  }

  /// The least difference by which elements are counted as moved together.
  var slack: Double {
    switch self {
    case .exact, .tenths: 0.4
    case .outward, .cut, .nearestPoint: 1.01
    }
  }

  /// A length with as many decimals as are recorded.
  func told(_ length: Double) -> Double {
    switch self {
    case .exact: length
    case .tenths: (length * 10).rounded() / 10
    case .outward, .cut, .nearestPoint: length.rounded()
    }
  }

  /// A difference with as many decimals as are recorded.
  func told(_ difference: FrameDifference) -> FrameDifference {
    FrameDifference(
      right: told(difference.right),
      lower: told(difference.lower),
      wider: told(difference.wider),
      taller: told(difference.taller)
    )
  }

  /// `length` as it is recorded, where it is the lower edge of an interval.
  func recorded(start length: Double) -> Double {
    switch self {
    case .exact, .tenths, .nearestPoint: length
    case .outward: (length + 0.005).rounded(.down)
    case .cut: length < 0 ? (length - 0.005).rounded(.up) : (length + 0.005).rounded(.down)
    }
  }

  /// `length` as it is recorded, where it is the upper edge of an interval.
  func recorded(end length: Double) -> Double {
    switch self {
    case .exact, .tenths, .nearestPoint: length
    case .outward: (length - 0.005).rounded(.up)
    case .cut: recorded(start: length)
    }
  }

  /// `frame` as it is recorded.
  func recorded(_ frame: Rect) -> Rect {
    let (left, top) = (recorded(start: frame.minX), recorded(start: frame.minY))
    return Rect(
      x: left,
      y: top,
      width: recorded(end: frame.maxX) - left,
      height: recorded(end: frame.maxY) - top
    )
  }
}

/// The kind of a recorded element, which is the same in all formats.
public enum RecordedKind: String, Hashable, Sendable, CaseIterable {
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
  ]

  /// What WebDriverAgent writes before each type.
  static let prefix = "XCUIElementType"

  /// The names of XCUITest's types, by their numbers.
  static let numbered = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button",
    "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox",
    "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar", "TabBar",
    "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline", "OutlineRow",
    "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map",
    "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator",
    "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem",
    "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle",
    "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  /// The kind of an element of the accessibility tree.
  init(accessibilityType type: String, role: String, subrole: String) {
    switch (type, subrole) {
    case (_, "AXSwitch"): self = .switch
    case (_, "AXSearchField"), (_, "AXSecureTextField"), ("TextArea", _): self = .field
    case ("Heading", _), ("GenericElement", _): self = type == "Heading" ? .text : .unknown
    case ("Application", _): self = .application
    case ("Group", _): self = .other
    default:
      let name = type.isEmpty && role.hasPrefix("AX") ? String(role.dropFirst(2)) : type
      self = RecordedKind(type: name) ?? .unknown
    }
  }
}
