/// One line of a menu.
enum MenuEntry {
  case action(MenuAction)

  /// Another menu, opened by its title.
  indirect case menu(MenuAction, [MenuEntry])

  /// A text above items.
  case heading(String)

  /// A gap between items.
  case line
}

extension [MenuEntry] {
  /// Whether there is nothing to choose: headings and lines alone are not a menu.
  var areWithoutItems: Bool {
    allSatisfy { entry in
      switch entry {
      case .action, .menu: false
      case .heading, .line: true
      }
    }
  }
}

/// An item of a menu that is chosen.
@MainActor
struct MenuAction {
  let label: String
  var tag: String?
  var icon: String?
  let role: PushButtonRole?
  let isEnabled: Bool

  /// Whether it has a checkmark.
  var isChosen = false

  /// Whether it is bound to a constant, and so keeps its checkmark.
  var isConstant = false

  var press: @MainActor () -> Void
}

/// Finds the items of a menu among elements that were laid out aside.
@MainActor
struct MenuReader {
  let pass: Pass

  /// The lines from top to bottom; gaps are only between other lines.
  var entries: [MenuEntry] { entries(in: pass.nodes.indices) }

  private func entries(in range: Range<Int>) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    func addLine() {
      if case .line? = entries.last { return }
      if !entries.isEmpty { entries.append(.line) }
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let node = pass.nodes[index]
      let end = index + max(1, node.subtreeLength)
      var next = end
      if node.role == .separator {
        addLine()
      } else if node.detail == .layout {
        next = index + 1
      } else if node.role == .menu {
        entries += menu(in: index + 1..<end)
      } else if node.role.isButton || node.role == .option || node.role == .switch {
        entries.append(.action(action(at: index)))
      } else if node.role == .section || node.role == .picker {
        addLine()
        entries += self.entries(in: index + 1..<end)
        addLine()
      } else if node.role.isText {
        if let label = node.label, !label.isEmpty { entries.append(.heading(label)) }
      } else {
        next = index + 1
      }
      index = next
    }
    if case .line? = entries.last { entries.removeLast() }
    return entries
  }

  /// A menu inside another one: a button with its title, and its items.
  private func menu(in range: Range<Int>) -> [MenuEntry] {
    let entries = entries(in: range)
    guard case .action(let title)? = entries.first else { return [] }
    var items = Array(entries.dropFirst())
    if case .line? = items.first { items.removeFirst() }
    return [.menu(title, items)]
  }

  private func action(at index: Int) -> MenuAction {
    let node = pass.nodes[index]
    let action = pass.actions[index]
    let inside = pass.nodes[index..<index + max(1, node.subtreeLength)]
    let icon = inside.lazy.compactMap { part in
      part.role == .icon ? part.label : part.facts.first { $0.key == "icon" }?.value
    }.first
    return MenuAction(
      label: node.label ?? "",
      tag: node.identifier,
      icon: node.role.isButton ? icon : nil,
      role: node.buttonRole,
      isEnabled: action != nil && !node.flags.contains(.disabled),
      isChosen: node.role == .switch
        ? node.facts.contains(.isOn(true)) : node.flags.contains(.selected),
      isConstant: node.flags.contains(.constant)
    ) {
      action?()
    }
  }
}
