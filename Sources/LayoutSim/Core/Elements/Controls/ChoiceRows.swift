/// The options of a picker as rows, the selected one with a checkmark at its end.
struct ChoiceRows<Value: Hashable>: Element {
  let options: [ChoiceOption<Value>]
  let selection: Bound<Value>

  @Inherited(\.self) private var inherited

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      Each(options.indices, id: \.self) { index in
        row(options[index])
      }
    }
  }

  /// The height of a row, as in a list.
  static func metric(in inherited: InheritedValues) -> PlatformMetric {
    inherited.listMetrics.rowMinimumHeight(at: inherited.typeSize)
  }

  private func row(_ option: ChoiceOption<Value>) -> some Element {
    let isChosen = selection.wrappedValue == option.value
    return PushButton(look: .plain) {
      selection.wrappedValue = option.value
    } label: {
      Row {
        TextBlock(option.label).frame(maxWidth: .infinity, alignment: .leading)
        if isChosen { Icon("checkmark") }
      }
      .listRowHeight(inherited)
    }
    .annotated { semantics in
      semantics.role = .option
      semantics.combines = .drawing
      if isChosen { semantics.flags.insert(.selected) }
    }
  }
}

extension Element {
  /// Gives the content the vertical insets and the minimum height of a list's row.
  func listRowHeight(_ inherited: InheritedValues) -> some Element {
    let metrics = inherited.listMetrics
    return padding(.vertical, metrics.rowVerticalInset.points)
      .frame(minHeight: metrics.rowMinimumHeight(at: inherited.typeSize).points)
  }
}
