/// A guide as a small number: the built-in guides, followed by those of a tree.
struct GuideCode: Hashable, Sendable {
  let number: UInt16

  static let leading = GuideCode(number: 0)
  static let center = GuideCode(number: 1)
  static let trailing = GuideCode(number: 2)
  static let top = GuideCode(number: 3)
  static let middle = GuideCode(number: 4)
  static let bottom = GuideCode(number: 5)
  static let firstTextBaseline = GuideCode(number: 6)
  static let lastTextBaseline = GuideCode(number: 7)

  private static let firstCustom = 8

  /// The `index`th custom guide of a tree.
  static func custom(_ index: Int) -> GuideCode {
    GuideCode(number: UInt16(truncatingIfNeeded: firstCustom + index))
  }

  /// The index among a tree's custom guides; `nil` for a built-in one.
  var customIndex: Int? {
    Int(number) < GuideCode.firstCustom ? nil : Int(number) - GuideCode.firstCustom
  }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  /// The fraction of the length at which a built-in guide is; without text, baselines are at the bottom.
  var fraction: Double {
    switch self {
    case .leading, .top: 0
    case .center, .middle: 0.5
    default: 1
    }
  }

  /// The default position of a built-in guide.
  func position(in size: Size) -> Double {
    switch self {
    case .leading, .top: 0
    case .center: size.width / 2
    case .trailing: size.width
    case .middle: size.height / 2
    default: size.height
    }
  }
}

extension VerticalGuide {
  /// The position at which boxes in a line of `height` are aligned: the lowest of their own guides if those
  /// are baselines, otherwise the guide's position in the line.
  func line(in height: Double, through positions: some Sequence<Double>) -> Double {
    isBaseline ? positions.reduce(0) { max($0, $1) } : position(in: height)
  }

  /// Whether it is a baseline, and not a fraction of the height.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

/// A custom layout that positions guides of its container.
///
/// These determine how the container is aligned with its neighbours, not how its children are aligned with
/// each other. It imitates the explicit alignment of SwiftUI's layout protocol.
public protocol GuidePlacingLayout: ContainerLayout {
  /// The distance of a guide from the leading edge of a container of `size`, in points; `nil` leaves the
  /// guide at its default.
  ///
  /// The children have been placed when it is called. By default, their guides are merged.
  func position(
    of guide: HorizontalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double?

  /// The distance of a guide from the upper edge of a container of `size`, in points; `nil` leaves the guide
  /// at its default.
  ///
  /// The children have been placed when it is called. By default, their guides are merged.
  func position(
    of guide: VerticalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double?
}

extension GuidePlacingLayout {
  /// The merged guide of the children.
  public func position(
    of guide: HorizontalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double? {
    children.merged(guide.identity)
  }

  /// The merged guide of the children.
  public func position(
    of guide: VerticalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double? {
    children.merged(guide.identity)
  }
}
