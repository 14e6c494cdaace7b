/// The options of a picker side by side, with equal widths where there is room.
///
/// Their labels do not follow the user's text size, and are truncated if they do not fit.
struct ChoiceSegments<Value: Hashable>: Element {
  let options: [ChoiceOption<Value>]
  let selection: Bound<Value>

  @Inherited(\.self) private var inherited

  var body: some Element {
    Row(spacing: inherited.controls.segmentLine) {
      Each(options.indices, id: \.self) { index in
        segment(options[index])
      }
    }
    .lineLimit(1)
    .font(TextFont(pointSize: inherited.controls.segmentFont.points, weight: .medium))
    .frame(height: inherited.controls.segmentedHeight.points)
  }

  private func segment(_ option: ChoiceOption<Value>) -> some Element {
    let isChosen = selection.wrappedValue == option.value
    return PushButton(look: .plain) {
      selection.wrappedValue = option.value
    } label: {
      TextBlock(option.label).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .annotated { semantics in
      semantics.role = .option
      semantics.combines = .drawing
      if isChosen { semantics.flags.insert(.selected) }
    }
  }
}
