import LayoutSim

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

  /// What WebDriverAgent writes before each type.
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
