/// An open menu.
struct MenuBox: Element {
  let key: LayerKey
  let title: String?
  let plan: MenuPlan

  var body: some Element {
    content
      // The place of a menu is a guess.
      .layer(Semantics(role: .menu, label: title, flags: .approximate, key: key))
      .containerValue(DialogPlaceKey.self, .fixed(plan.frame))
  }

  @ElementBuilder private var content: some Element {
    if plan.scrolls {
      ScrollArea { MenuRows(rows: plan.rows) }
    } else {
      MenuRows(rows: plan.rows)
    }
  }
}

/// The lines of a menu, one below the other.
struct MenuRows: Element {
  let rows: [MenuRow]

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      Each(platform: rows.indices, id: \.self) { line(rows[$0]) }
    }
  }

  @ElementBuilder private func line(_ row: MenuRow) -> some Element {
    if let action = row.action {
      MenuItemRow(kind: row.kind, action: action)
    } else if row.kind == .heading {
      TextBlock(verbatim: row.label)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .annotated { $0.flags.formUnion(NodeFlags(of: [MenuMetrics.headingInset])) }
        .padding(.horizontal, MenuMetrics.rowSide.points)
        .padding(.vertical, MenuMetrics.headingInset.points)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Fill(.separator).frame(height: MenuMetrics.gap.points)
    }
  }
}

/// An item of a menu, as wide as the menu.
private struct MenuItemRow: Element {
  let kind: MenuRow.Kind
  let action: MenuAction

  @Inherited(\.dynamicTypeSize) private var typeSize

  var body: some Element {
    PushButton(look: .plain, role: action.role, action: action.press) {
      Row(spacing: MenuMetrics.markGap.points) {
        if action.isChosen { Icon("checkmark") }
        TextBlock(verbatim: action.label).frame(maxWidth: .infinity, alignment: .leading)
        if let mark { Icon(mark) }
      }
      .padding(.horizontal, MenuMetrics.rowSide.points)
      .padding(.vertical, MenuMetrics.rowInset.points)
      .frame(minHeight: MenuMetrics.row.points)
    }
    .annotated { semantics in
      semantics.label = action.label
      semantics.identifier = action.tag
      semantics.combines = .drawing
      semantics.flags.formUnion(flags)
      switch kind {
      case .menu(let isEmpty):
        semantics.facts.append(MenuContents.fact)
        semantics.addGestures { $0.tapsEmptyMenu = { isEmpty } }
      case .back: semantics.facts.append(Fact("opens", "parent"))
      case .action: if let icon = action.icon { semantics.facts.append(Fact("icon", icon)) }
      case .heading, .line: break
      }
    }
    .disabled(!action.isEnabled)
  }

  private var flags: NodeFlags {
    var flags = NodeFlags(
      of: typeSize == .large ? [MenuMetrics.row] : [MenuMetrics.row, MenuMetrics.rowInset]
    )
    if action.isChosen { flags.insert(.selected) }
    if action.isConstant { flags.insert(.constant) }
    return flags
  }

  /// The symbol at the end.
  private var mark: String? {
    switch kind {
    case .menu: "chevron.forward"
    case .back: "chevron.down"
    case .action: action.icon
    case .heading, .line: nil
    }
  }
}
