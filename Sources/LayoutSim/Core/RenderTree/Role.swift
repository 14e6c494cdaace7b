/// The kind of a node, by the word that outlines print for it.
///
/// Apps can add roles: `static let chart = Role("chart")`.
public struct Role: RawRepresentable, Hashable, Codable, Sendable {
  /// The printed word: lower case, words joined by hyphens.
  public let rawValue: String

  /// A number that is the same for equal words, because roles are compared more often than anything else in a tree.
  private let digest: UInt64

  /// Creates a role printed as `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
    digest = rawValue.unicodeScalars.reduce(0) { ($0 ^ UInt64($1.value)) &* 0x100_0000_01B3 }
  }

  /// Creates a role printed as `word`.
  public init(_ word: String) {
    self.init(rawValue: word)
  }
}

extension Role {
  /// Whether both are printed as the same word.
  public static func == (first: Role, second: Role) -> Bool {
    first.digest == second.digest && first.rawValue == second.rawValue
  }

  /// Hashes the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

// MARK: - Layers

extension Role {
  /// The whole display.
  public static let window = Role("window")

  /// A tab container with its tabs, content and bar.
  public static let tabs = Role("tabs")

  /// One tab of a tab container.
  public static let tab = Role("tab")

  /// A container of columns, side by side.
  public static let split = Role("split")

  /// One column of a split.
  public static let splitColumn = Role("column")

  /// The area between columns and those over them: a tap on it hides the latter.
  public static let scrim = Role("scrim")

  /// A navigation stack, flattened: the screens of its coordinator and of all pushed children.
  public static let stack = Role("stack")

  /// One screen of a stack.
  public static let screen = Role("screen")

  /// A sheet at its resting height.
  public static let sheet = Role("sheet")

  /// A full-screen cover.
  public static let cover = Role("cover")

  /// A layer with a transition of the app, which leaves what is behind it visible.
  public static let overlay = Role("overlay")

  /// A message with buttons, in front of everything else.
  public static let alert = Role("alert")

  /// A choice of actions, in front of everything else.
  public static let dialog = Role("dialog")

  /// Content next to its anchor; on a phone it is shown as a sheet.
  public static let popover = Role("popover")

  /// A list of actions next to the element that opened it.
  public static let menu = Role("menu")
}

// MARK: - Bars

extension Role {
  /// A navigation bar that the stage draws.
  public static let navigationBar = Role("nav-bar")

  /// The title between the buttons of a navigation bar, which is only in a tree of all boxes, because it is
  /// the bar's label.
  public static let barTitle = Role("bar-title")

  /// The back button, drawn by the stage.
  public static let backButton = Role("back-button")

  /// The bar of tabs.
  public static let tabBar = Role("tab-bar")

  /// One button of a tab bar.
  public static let tabItem = Role("tab-item")

  /// The surface of a tab bar's buttons, if the bar itself is not visible.
  public static let platter = Role("platter")

  /// A bar that a screen draws itself instead of the stage's.
  public static let customBar = Role("custom-bar")

  /// The drag indicator of a sheet.
  public static let grabber = Role("grabber")
}

// MARK: - Controls

extension Role {
  /// A switch between on and off.
  public static let `switch` = Role("switch")

  /// A slider.
  public static let slider = Role("slider")

  /// A pair of buttons that count up and down.
  public static let stepper = Role("stepper")

  /// A choice of one of several options.
  public static let picker = Role("picker")

  /// One option of a choice.
  public static let option = Role("option")

  /// A text field.
  public static let field = Role("field")

  /// A symbol and a text with the same meaning.
  public static let label = Role("label")

  /// The progress of a task, or an activity indicator.
  public static let progress = Role("progress")

  /// A link.
  public static let link = Role("link")

  /// Content that can be folded.
  public static let disclosure = Role("disclosure")

  /// Content with text above and below it.
  public static let section = Role("section")

  /// A bar of buttons.
  public static let toolbar = Role("toolbar")

  /// The dots over the pages of a pager.
  public static let pageControl = Role("page-control")
}

// MARK: - Content

extension Role {
  /// A text that is the heading of what follows.
  public static let heading = Role("heading")

  /// A text.
  public static let text = Role("text")

  /// A named symbol.
  public static let icon = Role("icon")

  /// An image of a fixed size.
  public static let picture = Role("picture")

  /// A button.
  public static let button = Role("button")

  /// A container that handles gestures itself.
  public static let touchArea = Role("touch-area")

  /// A list of rows.
  public static let list = Role("list")

  /// One row of a list.
  public static let row = Role("row")

  /// A short label on another node, such as a count.
  public static let badge = Role("badge")

  /// Content that may be larger than its viewport.
  public static let scroll = Role("scroll")

  /// A separator line.
  public static let separator = Role("separator")

  /// A surface of one colour.
  public static let fill = Role("fill")

  /// The replacement for a screen that could not be built.
  public static let placeholder = Role("placeholder")

  /// A box that only lays out.
  public static let box = Role("box")
}
