/// A choice of one of several options.
///
/// An option on screen is selected by a tap; in a menu or on a wheel, by entering its label into the picker.
/// Options with equal values are selected together; a value without an option is shown as no selection. Menus
/// and wheels are never opened: their content is not laid out.
public struct ChoiceControl<Value: Hashable>: Element {
  @Bound private var selection: Value
  private let title: String
  private let options: [ChoiceOption<Value>]
  private let look: ChoiceLook

  @Inherited(\.self) private var inherited

  /// Creates a picker with the label `title` that shows `options` in a `look`.
  public init(
    _ title: String,
    selection: Bound<Value>,
    options: [ChoiceOption<Value>],
    look: ChoiceLook = .menu
  ) {
    _selection = selection
    self.title = title
    self.options = options
    self.look = look
  }

  /// The options, or only the selected one.
  public var body: some Element {
    // In a menu the options are listed.
    switch inherited.isInMenu ? .inline : look {
    case .menu:
      LabeledControl(label: TextBlock(title)) { ChoiceMenu(chosen: chosen ?? "") }
        .control(semantics(inherited.labeled(inherited.controls.menuInset), combines: .drawing))
    case .wheel:
      Fill(.clear)
        .frame(
          minWidth: 0,
          idealWidth: inherited.controls.wheelWidth.points,
          maxWidth: .infinity
        )
        .frame(height: inherited.controls.wheelHeight.points)
        .control(semantics([inherited.controls.wheelHeight], combines: .drawing))
    case .segmented:
      ChoiceSegments(options: options, selection: $selection)
        .control(semantics([inherited.controls.segmentedHeight]))
    case .inline:
      ChoiceRows(options: options, selection: $selection)
        .control(semantics([ChoiceRows<Value>.metric(in: inherited)]))
    }
  }

  private var chosen: String? { options.first { $0.value == selection }?.label }

  private func semantics(_ metrics: [PlatformMetric], combines: Combination = .nothing) -> Semantics
  {
    var semantics = Semantics(role: .picker, label: title, combines: combines)
    semantics.flags = inherited.flags(of: metrics)
    if $selection.isConstant { semantics.flags.insert(.constant) }
    semantics.facts = [Fact("value", chosen ?? "none")]
    switch look {
    case .wheel: semantics.facts.append(PickerOptions.fact(options.map(\.label)))
    case .menu: semantics.looks.append(PickerOptions.fact(options.map(\.label)))
    case .segmented, .inline: break
    }
    if inherited.isEnabled { semantics.entry = { choose($0) } }
    return semantics
  }

  private func choose(_ words: String) -> Bool {
    guard let option = options.first(where: { $0.label == words }) else { return false }
    selection = option.value
    return true
  }
}

extension ChoiceControl where Value == String {
  /// Creates a picker with the label `title` for one of `words`.
  public init(
    _ title: String,
    selection: Bound<String>,
    options words: [String],
    look: ChoiceLook = .menu
  ) {
    self.init(
      title,
      selection: selection,
      options: words.map { ChoiceOption($0, $0) },
      look: look
    )
  }
}

/// The selected option with an indicator of a menu.
private struct ChoiceMenu: Element {
  let chosen: String

  @Inherited(\.self) private var inherited

  var body: some Element {
    Row(spacing: ChoiceMenu.gap) {
      TextBlock(chosen.isEmpty ? " " : chosen)
      ChevronMark(name: "chevron.up.chevron.down")
    }
    .padding(.vertical, inherited.controls.menuInset.points)
  }

  // On a recording of iOS 27 the text ended 16.33 before the end of the menu: the chevron takes 10.33.
  private static let gap = 6.0
}
