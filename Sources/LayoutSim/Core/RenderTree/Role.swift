/// The kind of thing a node is, by the word that an outline prints for it.
///
/// Apps add words of their own: `static let chart = Role("chart")`.
public struct Role: RawRepresentable, Hashable, Codable, Sendable {
  /// The printed word: lower case, words joined by hyphens.
  public let rawValue: String

  /// A role printed as `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A role printed as `word`.
  public init(_ word: String) {
    self.init(rawValue: word)
  }
}

// MARK: - Layers

extension Role {
  /// The whole display.
  public static let window = Role("window")

  /// A tab container with its tabs, content and bar.
  public static let tabs = Role("tabs")

  /// One tab of a tab container.
  public static let tab = Role("tab")

  /// A navigation stack, flattened: the screens of its coordinator and of all pushed children.
  public static let stack = Role("stack")

  /// One screen of a stack.
  public static let screen = Role("screen")

  /// A sheet at its resting height.
  public static let sheet = Role("sheet")

  /// A full-screen cover.
  public static let cover = Role("cover")

  /// A message with buttons, in front of everything that was there before.
  public static let alert = Role("alert")

  /// A choice of actions, in front of everything that was there before.
  public static let dialog = Role("dialog")

  /// Content beside the thing that it belongs to; on a phone it is shown as a sheet.
  public static let popover = Role("popover")
}

// MARK: - Bars

extension Role {
  /// A navigation bar that the stage draws.
  public static let navigationBar = Role("nav-bar")

  /// The title between the buttons of a navigation bar, which only a tree of all boxes shows: the
  /// bar says it as its label.
  public static let barTitle = Role("bar-title")

  /// The button that leads back, drawn by the stage.
  public static let backButton = Role("back-button")

  /// The bar of tabs.
  public static let tabBar = Role("tab-bar")

  /// One button of a tab bar.
  public static let tabItem = Role("tab-item")

  /// The surface that the buttons of a tab bar stand on where the bar itself is not to be seen.
  public static let platter = Role("platter")

  /// A bar that a screen draws itself in place of the stage's.
  public static let customBar = Role("custom-bar")

  /// The drag indicator of a sheet.
  public static let grabber = Role("grabber")
}

// MARK: - Controls

extension Role {
  /// A switch between on and off.
  public static let `switch` = Role("switch")

  /// A knob on a track.
  public static let slider = Role("slider")

  /// A pair of buttons that count up and down.
  public static let stepper = Role("stepper")

  /// A choice of one of several options.
  public static let picker = Role("picker")

  /// One option of a choice.
  public static let option = Role("option")

  /// A place to enter words.
  public static let field = Role("field")

  /// A symbol with words that mean the same.
  public static let label = Role("label")

  /// How far something has come, or that it goes on.
  public static let progress = Role("progress")

  /// Something to press that leads elsewhere.
  public static let link = Role("link")

  /// Content that can be folded away.
  public static let disclosure = Role("disclosure")

  /// Content with words above and below it.
  public static let section = Role("section")

  /// A bar of buttons.
  public static let toolbar = Role("toolbar")
}

// MARK: - Content

extension Role {
  /// Words that title what follows.
  public static let heading = Role("heading")

  /// Words.
  public static let text = Role("text")

  /// A named symbol.
  public static let icon = Role("icon")

  /// An image of a given size.
  public static let picture = Role("picture")

  /// Something to press.
  public static let button = Role("button")

  /// Rows one below the other.
  public static let list = Role("list")

  /// One row of a list.
  public static let row = Role("row")

  /// A short mark on something else, such as a count.
  public static let badge = Role("badge")

  /// Content that may be longer than its window.
  public static let scroll = Role("scroll")

  /// A line between neighbours.
  public static let separator = Role("separator")

  /// A surface of one colour.
  public static let fill = Role("fill")

  /// What stands in for a screen that could not be built.
  public static let placeholder = Role("placeholder")

  /// A box that only lays out.
  public static let box = Role("box")
}
