enum EditedRowPart {
  case content, leading, trailing
}

/// The part of an edited row to which a child belongs.
enum EditedRowPartKey: ContainerValueKey {
  static var defaultValue: EditedRowPart { .content }
}

/// The metrics of a row's controls while its list is edited; none of them was measured.
enum EditMetrics {
  /// The width of the control at the leading edge, with the gap to the content; that of UIKit's tables.
  static let leading = PlatformMetric(38, .low, "list.edit_control")

  /// The width of the handle at the end, with the gap to the content.
  static let trailing = PlatformMetric(38, .proposed, "list.reorder_control")

  /// The button that deletes a row.
  static let delete = "Delete"

  /// The control that moves a row.
  static let reorder = "Reorder"
}

/// Places the content of a row between the controls with which it is edited, which do not make it higher.
struct EditedRowLayout: ContainerLayout {
  func size(in proposal: Proposal, children: LayoutChildren, cache: inout Void) -> Size {
    let (leading, trailing) = sides(of: children)
    guard let content = part(.content, of: children) else {
      return Size(width: proposal.width ?? leading + trailing, height: 0)
    }
    let size = content.size(offer(proposal.width, leading + trailing))
    return Size(width: proposal.width ?? leading + size.width + trailing, height: size.height)
  }

  func place(in size: Size, proposal: Proposal, children: LayoutChildren, cache: inout Void) {
    let (leading, trailing) = sides(of: children)
    part(.content, of: children)?
      .place(at: Point(x: leading, y: 0), proposal: offer(size.width, leading + trailing))
    part(.leading, of: children)?
      .place(at: .zero, proposal: Proposal(width: leading, height: size.height))
    part(.trailing, of: children)?
      .place(
        at: Point(x: size.width - trailing, y: 0),
        proposal: Proposal(width: trailing, height: size.height)
      )
  }

  private func offer(_ width: Double?, _ controls: Double) -> Proposal {
    Proposal(width: width.map { max(0, $0 - controls) }, height: nil)
  }

  /// The widths of the controls at both ends.
  private func sides(of children: LayoutChildren) -> (leading: Double, trailing: Double) {
    (
      part(.leading, of: children) == nil ? 0 : EditMetrics.leading.points,
      part(.trailing, of: children) == nil ? 0 : EditMetrics.trailing.points
    )
  }

  private func part(_ part: EditedRowPart, of children: LayoutChildren) -> LayoutChild? {
    children.first { $0.value(EditedRowPartKey.self) == part }
  }
}

/// The circle of a row that can be selected while its list is edited.
struct SelectionMark: Element {
  let isSelected: Bool

  var body: some Element {
    RowMark(icon: isSelected ? "checkmark.circle.fill" : "circle", part: .leading)
      .annotated { semantics in
        semantics.facts.append(.edits(.selection))
        semantics.flags.formUnion(NodeFlags(of: [EditMetrics.leading]))
      }
  }
}

/// The minus that reveals the button with which a row is deleted.
struct RowMinus: Element {
  let name: String?
  let reveal: () -> Void

  @Inherited(\.self) private var inherited

  var body: some Element {
    let label = inherited.translated(EditMetrics.delete).naming(name)
    PushButton(look: .plain, role: .destructive, action: reveal) {
      RowMark(icon: "minus.circle.fill", part: .leading)
    }
    .annotated { semantics in
      semantics.label = label
      semantics.combines = .drawing
      semantics.facts.append(.edits(.delete))
      semantics.flags.formUnion(NodeFlags(of: [EditMetrics.leading]).union(.platformSized))
    }
    .containerValue(EditedRowPartKey.self, .leading)
  }
}

/// The handle with which a row is moved.
struct RowHandle: Element {
  let name: String?

  @Inherited(\.self) private var inherited

  var body: some Element {
    let label = inherited.translated(EditMetrics.reorder).naming(name)
    RowMark(icon: "line.3.horizontal", part: .trailing)
      .control(
        Semantics(
          role: .button,
          flags: NodeFlags(of: [EditMetrics.trailing]).union(.platformSized),
          facts: [.edits(.order)],
          combines: .drawing
        )
      )
      // Not a label that is translated as a whole, because the name of the row is translated already.
      .annotated { $0.label = label }
      .containerValue(EditedRowPartKey.self, .trailing)
  }
}

/// A symbol at an end of a row, as high as the row's content.
private struct RowMark: Element {
  let icon: String
  let part: EditedRowPart

  var body: some Element {
    Icon(icon)
      .frame(
        maxWidth: .infinity,
        maxHeight: .infinity,
        alignment: part == .leading ? .leading : .trailing
      )
      .containerValue(EditedRowPartKey.self, part)
  }
}

extension String {
  /// The action on the row `name`, as a screen reader announces it.
  fileprivate func naming(_ name: String?) -> String { name.map { "\(self) \($0)" } ?? self }
}
