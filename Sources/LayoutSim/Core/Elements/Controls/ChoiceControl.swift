/// A choice of one of several options.
///
/// An option on screen is selected by a tap; in a menu or on a wheel, by entering its label into the picker.
/// Options with equal values are selected together; a value without an option is shown as no selection. Menus
/// and wheels are never opened: their content is not laid out. A menu shows its title only in the rows of lists
/// and forms, as since iOS 15 (feedback-assistant/reports#219); elsewhere it is as wide as the selected label.
public struct ChoiceControl<Value: Hashable>: Element {
  @Bound private var selection: Value
  private let title: String
  private let options: [ChoiceOption<Value>]

  @Inherited(\.self) private var inherited

  /// Creates a picker with the label `title` for one of `options`.
  public init(
    _ title: String,
    selection: Bound<Value>,
    options: [ChoiceOption<Value>]
  ) {
    _selection = selection
    self.title = title
    self.options = options
  }

  /// The options, or only the selected one.
  public var body: some Element {
    // In a menu the options are listed.
    switch inherited.isInMenu ? .inline : inherited.choiceLook {
    case .menu:
      if inherited.isInListRow {
        LabeledControl(label: TextBlock(title)) { ChoiceMenu(chosen: chosen ?? "") }
          .control(semantics(inherited.labeled(inherited.controls.menuInset), combines: .drawing))
      } else {
        ChoiceMenu(chosen: chosen ?? "")
          .control(semantics([inherited.controls.menuInset], combines: .drawing))
      }
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
    switch inherited.choiceLook {
    case .wheel: semantics.facts.append(.options(options.map(\.label)))
    case .menu: semantics.looks.append(.options(options.map(\.label)))
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
    options words: [String]
  ) {
    self.init(
      title,
      selection: selection,
      options: words.map { ChoiceOption($0, $0) }
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

/// A value that a picker offers, with its label.
public struct ChoiceOption<Value: Hashable>: Hashable {
  /// The value.
  public var value: Value

  /// The label.
  public var label: String

  /// Creates an option for `value`, shown as `label`.
  public init(_ label: String, _ value: Value) {
    self.value = value
    self.label = label
  }
}

extension ChoiceOption: Sendable where Value: Sendable {}

/// The look of a picker.
public enum ChoiceLook: String, Hashable, Codable, Sendable, CaseIterable {
  /// Only the selected option, with the others in a menu.
  case menu

  /// All options side by side.
  case segmented

  /// Each option in a row, the selected one with a checkmark.
  case inline

  /// A wheel with the selected option in the middle.
  case wheel
}

extension Element {
  /// Gives the pickers inside the look `look`; the default is ``ChoiceLook/menu``.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func pickerStyle(_ look: ChoiceLook) -> some Element {
    environment(\.choiceLook, look)
  }
}

private struct ChoiceLookKey: InheritedKey { static let defaultValue = ChoiceLook.menu }

extension InheritedValues {
  /// The look of pickers.
  fileprivate var choiceLook: ChoiceLook {
    get { self[ChoiceLookKey.self] }
    set { self[ChoiceLookKey.self] = newValue }
  }
}

/// The options of a picker as rows, the selected one with a checkmark at its end.
struct ChoiceRows<Value: Hashable>: Element {
  let options: [ChoiceOption<Value>]
  let selection: Bound<Value>

  @Inherited(\.self) private var inherited

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      Each(platform: options.indices, id: \.self) { index in
        row(options[index])
      }
    }
  }

  /// The height of a row, as in a list.
  static func metric(in inherited: InheritedValues) -> PlatformMetric {
    inherited.listMetrics.rowMinimumHeight(at: inherited.dynamicTypeSize)
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
      .frame(minHeight: metrics.rowMinimumHeight(at: inherited.dynamicTypeSize).points)
  }
}

/// The options of a picker side by side, with equal widths if there is room.
///
/// Their labels do not follow the user's text size, and are truncated if they do not fit.
struct ChoiceSegments<Value: Hashable>: Element {
  let options: [ChoiceOption<Value>]
  let selection: Bound<Value>

  @Inherited(\.self) private var inherited

  var body: some Element {
    Row(spacing: inherited.controls.segmentLine) {
      Each(platform: options.indices, id: \.self) { index in
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
