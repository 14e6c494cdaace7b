/// A title and what belongs to it at the other end, in the room of a list's row.
///
/// A row that leads somewhere ends in a mark. It is at least 44 points high up to iOS 18 and 52 from
/// iOS 26 on, and has no distance from the sides: that is the list's. In a ``RowList`` the height is the
/// list's, too, and the line is the content of a row.
public struct ListLine: Element {
  private let title: String
  private let detail: String?
  private let action: (() -> Void)?

  @Inherited(\.self) private var inherited

  /// A row called `title`.
  ///
  /// - Parameters:
  ///   - title: The words at the leading end.
  ///   - detail: The words at the trailing end, such as a count or a present choice.
  ///   - action: What a press does; `nil` for a row that only says something.
  public init(
    _ title: String,
    detail: String? = nil,
    action: (() -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.action = action
  }

  /// The words, and the mark.
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
    var metrics = [list.rowMinimumHeight(at: inherited.typeSize)]
    if inherited.typeSize.growsRows { metrics.append(list.rowVerticalInset) }
    // The list has a row around it.
    var semantics = Semantics(role: inherited.isInListRow ? .button : .row)
    // A title alone is known by the line; where there is more, the words are listed below it.
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
  /// Whether a line of body text with its insets is higher than the least height of a row.
  fileprivate var growsRows: Bool { TextStyle.body.growth(at: self) > 1 }
}

private struct IsInListRowKey: InheritedKey { static let defaultValue = false }

extension InheritedValues {
  /// Whether content is in the row of a list, which has a height and insets of its own.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }

  /// Whether a button here is pressed anywhere in the row that it is in; on a computer none is.
  var rowsArePressed: Bool { isInListRow && platform != .macOS }
}
