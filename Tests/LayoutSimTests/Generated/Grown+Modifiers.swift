import LayoutSim

extension Grown {
  func growModifier(into resolver: inout Resolver) {
    switch recipe.ingredient {
    case .frame, .flexibleFrame, .fixedSize, .aspectRatio, .padding, .offset, .position:
      growShape(into: &resolver)
    case .guide, .customGuide, .priority, .ignoresSafeArea, .safeAreaPadding, .containerFrame,
      .direction:
      growPlace(into: &resolver)
    default:
      growMeaning(into: &resolver)
    }
  }

  private var insets: Insets {
    Insets(
      top: length(0, 0),
      leading: length(1, 4),
      bottom: length(2, 0),
      trailing: length(3, 4)
    )
  }

  private func growShape(into resolver: inout Resolver) {
    let lengths = recipe.lengths
    switch recipe.ingredient {
    case .frame:
      content.frame(width: lengths[0], height: lengths[1], alignment: anchoring)
        .resolve(into: &resolver)
    case .flexibleFrame:
      growFlexibleFrame(into: &resolver)
    case .fixedSize:
      content.fixedSize(
        horizontal: choose([true, false]),
        vertical: choose([true, false], digit: 2)
      )
      .resolve(into: &resolver)
    case .aspectRatio:
      content.aspectRatio(lengths[0].map { $0 / 40 }, contentMode: choose([.fit, .fill]))
        .resolve(into: &resolver)
    case .padding:
      content.padding(insets).resolve(into: &resolver)
    case .offset:
      content.offset(x: length(0), y: length(1)).resolve(into: &resolver)
    default:
      content.position(x: length(0), y: length(1)).resolve(into: &resolver)
    }
  }

  private func growFlexibleFrame(into resolver: inout Resolver) {
    let lengths = recipe.lengths
    let isEndless = choose([false, false, true], digit: 36)
    content.frame(
      minWidth: lengths[0],
      idealWidth: choose([nil, lengths[2]], digit: 108),
      maxWidth: isEndless ? .infinity : lengths[1],
      minHeight: lengths[2],
      idealHeight: choose([nil, lengths[0]], digit: 108),
      maxHeight: isEndless ? .infinity : lengths[3],
      alignment: anchoring
    )
    .resolve(into: &resolver)
  }

  private func growPlace(into resolver: inout Resolver) {
    switch recipe.ingredient {
    case .guide:
      let (constant, share) = (length(0, 3), length(1, 0) / 100)
      if choose([true, false], digit: 36) {
        let guide = choose(Grown.horizontal)
        content.alignmentGuide(guide) { constant + share * $0.width }.resolve(into: &resolver)
      } else {
        let guide = choose(Grown.vertical)
        content.alignmentGuide(guide) { constant + share * $0[.firstTextBaseline] }.resolve(
          into: &resolver
        )
      }
    case .customGuide:
      let shift = length(0, 3)
      content.alignmentGuide(HorizontalGuide(ThirdKey.self)) { $0[.trailing] / 2 + shift }
        .alignmentGuide(VerticalGuide(ThirdKey.self)) {
          ($0[explicit: .firstTextBaseline] ?? $0.height) - shift
        }
        .resolve(into: &resolver)
    case .priority:
      content.layoutPriority(choose([0, 1, -1, 2, length(0)])).resolve(into: &resolver)
    case .ignoresSafeArea:
      content.ignoresSafeArea(LayoutEdges(rawValue: recipe.choice % 16)).resolve(into: &resolver)
    case .safeAreaPadding:
      content.safeAreaPadding(insets).resolve(into: &resolver)
    case .containerFrame:
      content.containerRelativeFrame(
        choose([.horizontal, .vertical, .both]),
        count: recipe.choice % 5 - 1,
        span: recipe.choice % 3,
        spacing: length(0, 8),
        alignment: anchoring
      )
      .resolve(into: &resolver)
    default:
      content.layoutDirection(choose(WritingDirection.allCases)).resolve(into: &resolver)
    }
  }

  private func growMeaning(into resolver: inout Resolver) {
    switch recipe.ingredient {
    case .preference:
      content.preference(NumbersKey.self, value: [recipe.number]).resolve(into: &resolver)
    case .transform:
      content.transformPreference(NumbersKey.self) { $0.append(-1) }.resolve(into: &resolver)
    case .observesPreference:
      content.onPreferenceChange(NumbersKey.self) { _ in }.resolve(into: &resolver)
    case .observesSize:
      content.onSizeChange { _ in }.resolve(into: &resolver)
    case .opaque:
      AnyElement(content).resolve(into: &resolver)
    case .identity:
      content.id(recipe.choice % 3).resolve(into: &resolver)
    case .cell:
      content.gridCellColumns(recipe.choice % 5 - 1)
        .gridCellUnsizedAxes(LayoutAxes(rawValue: recipe.choice / 5 % 4))
        .gridCellAnchor(anchoring)
        .listRowInsets(Insets(all: length(0)))
        .resolve(into: &resolver)
    default:
      if recipe.choice.isMultiple(of: 4), let size = recipe.lengths[0] {
        content.font(TextFont(pointSize: size, leading: length(1, 0))).resolve(into: &resolver)
      } else {
        content.lineLimit(recipe.choice % 5 - 1).font(choose(TextStyle.allCases))
          .resolve(into: &resolver)
      }
    }
  }
}

/// Numbers of the elements that write the preference, in their order.
enum NumbersKey: Preference {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
