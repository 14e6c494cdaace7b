/// How one coordinator leads to another.
enum WalkLink {
  /// The walk turned downwards here.
  case start

  /// It is presented at the moment.
  case presentation

  /// It is a child.
  case child

  /// It is the tab at the index.
  case tab(Int)

  /// It is the current flow.
  case flow

  /// It is registered as a modal.
  case modal

  var needsNoClaim: Bool {
    switch self {
    case .start, .presentation: true
    case .child, .tab, .flow, .modal: false
    }
  }

  /// Whether it leads to a surface of its own.
  var isPresentation: Bool {
    switch self {
    case .modal, .presentation: true
    case .start, .child, .tab, .flow: false
    }
  }

  /// Whether it leads to a surface that is up already.
  var isShown: Bool {
    if case .presentation = self { true } else { false }
  }

  var isChild: Bool {
    if case .child = self { true } else { false }
  }

  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}
