/// One card of an alert or a dialog: texts above, buttons below.
struct DialogCard: Element {
  let title: String?
  let message: String?
  var fields: [DialogField] = []
  let buttons: [DialogButton]
  let metrics: DialogMetrics

  /// Whether the buttons are side by side.
  let isRow: Bool

  var body: some Element {
    Column(spacing: 0) {
      head
      actions
    }
  }

  /// The texts and the fields.
  var head: some Element {
    Column(spacing: 0) {
      if title != nil || message != nil { words }
      if !fields.isEmpty { entries }
    }
  }

  /// The buttons.
  var actions: some Element {
    Column(spacing: 0) {
      if !buttons.isEmpty {
        if isRow {
          Row(alignment: .top, spacing: metrics.rowGap.points) { rows }
            .padding(rowMargins)
        } else {
          Column(spacing: metrics.rowGap.points) { rows }
            .padding(rowMargins)
        }
      }
    }
  }

  private var words: some Element {
    Column(alignment: metrics.isLeading ? .leading : .center, spacing: metrics.wordGap.points) {
      if let title {
        TextBlock(title).font(metrics.titleStyle).fontWeight(.semibold).role(.heading)
      }
      if let message {
        if metrics.isLeading {
          TextBlock(message).font(metrics.messageStyle)
        } else {
          WholeLines(words: message, style: metrics.messageStyle)
        }
      }
    }
    .multilineTextAlignment(metrics.isLeading ? .leading : .center)
    .frame(maxWidth: .infinity, alignment: metrics.isLeading ? .leading : .center)
    .padding(
      Insets(
        top: metrics.words.top.points,
        leading: metrics.words.side.points,
        bottom: metrics.words.bottom.points,
        trailing: metrics.words.side.points
      )
    )
  }

  /// The fields below the texts, with the same distances from the sides and the buttons.
  private var entries: some Element {
    Column(spacing: metrics.wordGap.points) {
      Each(platform: fields.indices, id: \.self) { index in
        FieldBox(shown: fields[index].shown, look: .roundedBorder, lineLimit: 1)
          .control(fields[index].semantics)
      }
    }
    .padding(
      Insets(
        top: title == nil && message == nil ? metrics.words.top.points : 0,
        leading: metrics.words.side.points,
        bottom: metrics.words.bottom.points,
        trailing: metrics.words.side.points
      )
    )
  }

  private var rowMargins: Insets {
    let margin = metrics.rowMargin.points
    // Buttons without text above them keep the same distance there.
    let hasWords = title != nil || message != nil || !fields.isEmpty
    return Insets(top: hasWords ? 0 : margin, leading: margin, bottom: margin, trailing: margin)
  }

  private var rows: some Element {
    Each(platform: buttons.indices, id: \.self) { index in
      DialogRow(button: buttons[index], metrics: metrics)
    }
  }
}

/// Text whose lines are as high as their letters, rounded up to whole points: messages up to iOS 18 were recorded 16,
/// 32, 48 and 112 high.
private struct WholeLines: PrimitiveElement {
  let words: String
  let style: TextStyle

  func resolve(into resolver: inout Resolver) {
    let font = TextFont(style: style, typeSize: resolver.inherited.dynamicTypeSize)
    let line = font.lineHeight.rounded(.up)
    TextBlock(words)
      .font(TextFont(pointSize: font.pointSize, weight: font.weight))
      .lineSpacing(line - font.lineHeight)
      .padding(.bottom, line - font.lineHeight.roundedUp(toPixel: resolver.pixel))
      .resolve(into: &resolver)
  }
}

/// A button as wide as the card allows.
private struct DialogRow: Element {
  let button: DialogButton
  let metrics: DialogMetrics

  @Inherited(\.dynamicTypeSize) private var typeSize

  var body: some Element {
    PushButton(role: button.role, action: button.action) {
      TextBlock(button.label)
        .font(metrics.rowStyle)
        .fontWeight(button.role == .cancel ? .semibold : nil)
        .multilineTextAlignment(.center)
        .padding(
          Insets(
            top: metrics.rowInset.points,
            leading: metrics.rowSide.points,
            bottom: metrics.rowInset.points,
            trailing: metrics.rowSide.points
          )
        )
        .frame(maxWidth: .infinity, minHeight: metrics.row.points)
    }
    .annotated {
      $0.identifier = button.tag
      $0.combines = .drawing
      $0.flags.formUnion(metrics.rowFlags(at: typeSize))
      if button.role == nil { $0.facts.append(Fact("purpose", "default")) }
    }
    .disabled(!button.isEnabled)
  }
}
