// What is true of the roles of one kind. A new role is named in `Role.swift` and answers here.

extension Role {
  /// Whether a coordinator presents it over another surface: a sheet, a cover.
  package var isPresentedByCoordinator: Bool { self == .sheet || self == .cover }

  /// Whether an element of a screen presents it: an alert, a dialog, a popover.
  package var isPresentedByElement: Bool { self == .alert || self == .dialog || self == .popover }

  /// Whether it is in front of what presents it, wherever it stands in the tree.
  package var isPresented: Bool { isPresentedByCoordinator || isPresentedByElement }

  /// Whether it holds screens, or is one.
  package var isScreenContainer: Bool { self == .stack || self == .screen || self == .tabs }

  /// Whether bars can belong to it.
  package var canOwnBars: Bool {
    self == .window || isScreenContainer || isPresentedByCoordinator || self == .popover
  }

  /// Whether it is a bar of buttons or tabs.
  package var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether it lies over the content of what it belongs to, though it comes before it.
  package var liesOverContent: Bool {
    self == .navigationBar || self == .tabBar || self == .grabber
  }

  /// Whether its content moves in it.
  package var scrolls: Bool { self == .scroll || self == .list }

  /// Whether it only holds other things, and stops no finger itself.
  package var onlyHoldsOthers: Bool {
    scrolls || self == .box || self == .section || self == .disclosure || self == .toolbar
  }

  /// Whether it stands for words alone.
  package var isText: Bool { self == .text || self == .heading }

  /// Whether it is something to press that is no control with a value.
  package var isButton: Bool { self == .button || self == .link }

  /// Whether words can be entered into it.
  package var takesWords: Bool { self == .field || self == .slider || self == .picker }
}
