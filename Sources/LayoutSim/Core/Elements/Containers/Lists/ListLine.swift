/// A title with a detail at the other end, in the space of a list's row.
///
/// A row that navigates ends in a chevron. It is at least 44 points high up to iOS 18 and 52 from iOS 26 on,
/// and has no distance from the sides, which is the list's. In a ``RowList`` the height is the list's, too,
/// and the line is the content of a row.
public struct ListLine: Element {
  private let title: String
  private let detail: String?
  private let action: (() -> Void)?

  @Inherited(\.self) private var inherited

  /// Creates a row with the title `title`.
  ///
  /// - Parameters:
  ///   - title: The text at the leading end.
  ///   - detail: The text at the trailing end, such as a count or the current selection.
  ///   - action: The action of a tap; `nil` for a row that is only informative.
  public init(
    _ title: String,
    detail: String? = nil,
    action: (() -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.action = action
  }

  /// Creates a row with the title `title`, and a value that is only informative as its detail.
  public init(_ title: String, value: String) { self.init(title, detail: value) }

  /// The texts, and the chevron.
  public var body: some Element {
    if !inherited.isInListRow {
      line.listRowHeight(inherited).control(semantics)
    } else if action != nil {
      line.control(semantics)
    } else {
      line
    }
  }

  private var line: some Element {
    Row {
      TextBlock(title).frame(maxWidth: .infinity, alignment: .leading)
      if let detail { TextBlock(detail) }
      if action != nil { ChevronMark(name: ListLine.mark) }
    }
  }

  private static let mark = "chevron.forward"

  private var semantics: Semantics {
    let list = inherited.listMetrics
    var metrics = [list.rowMinimumHeight(at: inherited.dynamicTypeSize)]
    if inherited.dynamicTypeSize.growsRows { metrics.append(list.rowVerticalInset) }
    // The list has a row around it.
    var semantics = Semantics(role: inherited.isInListRow ? .button : .row)
    // A title alone names the line; otherwise the texts are listed below it.
    semantics.combines = detail == nil ? .drawing : .contents
    if detail == nil, action != nil { semantics.facts = [Fact("icon", ListLine.mark)] }
    semantics.flags = NodeFlags(of: metrics)
    if let action {
      semantics.flags = inherited.flags(of: metrics)
      if inherited.isEnabled { semantics.action = { action() } }
      semantics.pressesRow = inherited.isInListRow
    }
    return semantics
  }
}

extension TypeSize {
  /// Whether a line of body text with its insets is higher than the minimum height of a row.
  fileprivate var growsRows: Bool { TextStyle.body.growth(at: self) > 1 }
}

private struct IsInListRowKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether content is in the row of a list, which has its own height and insets.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  /// Whether a button here is tapped anywhere in its row, which is not the case on a computer.
  var rowsArePressed: Bool { isInListRow && platform != .macOS }
}
