/// The open part of a menu, with its place in the window.
@MainActor
struct MenuPlan {
  /// The lines from top to bottom.
  let rows: [MenuRow]

  let frame: Rect

  /// Whether there is not enough room for all lines.
  let scrolls: Bool

  /// The items that are chosen by a tap.
  var buttons: [DialogButton] {
    rows.compactMap { row in
      row.action.map { action in
        DialogButton(
          label: action.label,
          tag: action.tag,
          role: action.role,
          isEnabled: action.isEnabled,
          action: action.press
        )
      }
    }
  }
}

/// A line of an open menu.
struct MenuRow {
  enum Kind: Equatable {
    case action, heading, line

    /// Opens a menu inside the menu.
    case menu(isEmpty: Bool)

    /// The title of the menu that is open, which closes it.
    case back
  }

  let kind: Kind
  let label: String

  /// The action of a tap; `nil` for lines without one.
  let action: MenuAction?
}

extension MenuPlan {
  /// The plan of the menu that was opened at `anchor`; `nil` while that is unknown.
  init?(
    _ menu: MenuContents,
    of request: PresentationRequest,
    in bounds: DialogBounds,
    _ inherited: InheritedValues
  ) {
    guard let anchor = request.anchor else { return nil }
    let entries = menu.entries(
      inheriting: request.inherited,
      measurer: bounds.measurer,
      pixel: bounds.traits.device.pixel
    )
    let rows = MenuPlan.rows(entries, of: menu, dismiss: request.dismiss)
    self.rows = rows
    var placement = PopoverPlacement(anchor: anchor, arrow: .top, bounds: bounds.available)
    placement.distance = MenuMetrics.distance.points
    var whole = 0.0
    frame = placement.frame { limit in
      let width = min(MenuMetrics.width.points, limit.width)
      whole = bounds.height(of: MenuRows(rows: rows), width: width, inherited)
      return Size(width: width, height: min(whole, limit.height))
    }
    scrolls = whole > frame.size.height
  }

  /// The lines of the innermost menu that is open.
  private static func rows(
    _ entries: [MenuEntry],
    of menu: MenuContents,
    dismiss: @escaping @MainActor () -> Void
  ) -> [MenuRow] {
    var (level, title, opened) = (entries, MenuAction?.none, [Int]())
    for place in menu.path.wrappedValue {
      // The items may have changed since it was opened.
      guard level.indices.contains(place), case .menu(let action, let items) = level[place] else {
        break
      }
      (level, title) = (items, action)
      opened.append(place)
    }
    let path = opened
    var rows = level.enumerated().map { place, entry in
      switch entry {
      case .action(let action):
        MenuRow(
          kind: .action,
          label: action.label,
          action: action.pressing {
            action.press()
            dismiss()
          }
        )
      case .menu(let action, let items):
        MenuRow(
          kind: .menu(isEmpty: items.areWithoutItems),
          label: action.label,
          action: action.pressing {
            menu.path.wrappedValue = path + [place]
          }
        )
      case .heading(let label): MenuRow(kind: .heading, label: label, action: nil)
      case .line: MenuRow(kind: .line, label: "", action: nil)
      }
    }
    if let title {
      let back = title.pressing { menu.path.wrappedValue = path.dropLast() }
      rows.insert(MenuRow(kind: .back, label: title.label, action: back), at: 0)
    }
    return rows
  }
}

extension MenuAction {
  /// The same item with another action.
  fileprivate func pressing(_ press: @escaping @MainActor () -> Void) -> MenuAction {
    var action = self
    action.press = press
    return action
  }
}

/// The metrics of menus at the default text size.
enum MenuMetrics {
  static let width = PlatformMetric(250, .medium, "menu.width")

  /// The minimum height of an item.
  static let row = PlatformMetric(44, .medium, "menu.row")

  /// The space above and below the label of an item, which makes it higher at larger text sizes.
  static let rowInset = PlatformMetric(11, .proposed, "menu.row_inset")

  /// The space on either side of an item.
  static let rowSide = PlatformMetric(16, .proposed, "menu.row_side")

  /// The space between a label and its checkmark or icon.
  static let markGap = PlatformMetric(8, .proposed, "menu.mark_gap")

  /// The space above and below a heading.
  static let headingInset = PlatformMetric(8, .proposed, "menu.heading_inset")

  /// The height of a gap between items.
  static let gap = PlatformMetric(8, .medium, "menu.gap")

  /// The distance between a menu and the element that opened it.
  static let distance = PlatformMetric(8, .proposed, "menu.distance")
}
