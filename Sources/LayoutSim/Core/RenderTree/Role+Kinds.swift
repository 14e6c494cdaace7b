// The properties of roles by kind. A new role is declared in `Role.swift` and classified here.

extension Role {
  /// Whether a coordinator presents it above another surface: a sheet, a cover or an overlay.
  package var isPresentedByCoordinator: Bool {
    self == .sheet || self == .cover || self == .overlay
  }

  /// Whether it is dragged between detents.
  package var hasDetents: Bool { self == .sheet }

  /// Whether it fills the window in front of everything behind it.
  package var coversWindow: Bool { self == .cover }

  /// Whether an element of a screen presents it: an alert, a dialog, a popover or a menu.
  package var isPresentedByElement: Bool {
    self == .alert || self == .dialog || self == .popover || self == .menu
  }

  /// Whether it is in front of its presenter, wherever it is in the tree.
  package var isPresented: Bool { isPresentedByCoordinator || isPresentedByElement }

  /// The roles of surfaces, screens and what is between them.
  package static let layers: Set<Role> = [
    .window, .tabs, .tab, .split, .splitColumn, .stack, .screen, .sheet, .cover, .overlay, .alert,
    .dialog, .popover, .menu,
  ]

  /// Whether it contains screens, or is one.
  package var isScreenContainer: Bool {
    self == .stack || self == .screen || self == .tabs || self == .split || self == .splitColumn
  }

  /// Whether bars can be part of it.
  package var canOwnBars: Bool {
    self == .window || isScreenContainer || isPresentedByCoordinator || self == .popover
  }

  /// Whether it is a bar of buttons or tabs.
  package var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether it is in front of its owner's content, although it precedes it.
  package var liesOverContent: Bool {
    self == .navigationBar || self == .tabBar || self == .grabber
  }

  /// Whether its content scrolls.
  package var scrolls: Bool { self == .scroll || self == .list }

  /// Whether it only contains other nodes, and handles no touches itself.
  package var onlyHoldsOthers: Bool {
    scrolls || self == .box || self == .touchArea || self == .section || self == .disclosure
      || self == .toolbar
  }

  /// Whether it is a text.
  package var isText: Bool { self == .text || self == .heading }

  /// Whether it can be tapped and is not a control with a value.
  package var isButton: Bool { self == .button || self == .link }

  /// Whether a user operates it.
  package var isControl: Bool {
    isButton || takesValue || self == .switch || self == .stepper || self == .disclosure
  }

  /// Whether a value can be entered into it: text, a number or a choice.
  package var takesValue: Bool { self == .field || self == .slider || self == .picker }

  /// Whether a tap only changes a value, or the visible part of the screen.
  package var changesValue: Bool {
    takesValue || self == .switch || self == .stepper || self == .disclosure || self == .option
      || self == .pageControl
  }

  /// Whether its printed word already implies that a tap does something.
  package var impliesPressable: Bool {
    isButton || self == .backButton || self == .tabItem || self == .switch || self == .disclosure
      || self == .option || self == .grabber || self == .scrim || self == .pageControl
  }
}
