/// A custom layout that says where guides of its container are.
///
/// What it says decides how the container meets its neighbours, and not how its children meet each
/// other. It imitates the explicit alignment of SwiftUI's layout protocol.
public protocol GuidePlacingLayout: ContainerLayout {
  /// How far from the leading edge of a container of `size` a guide is, in points; `nil` where it says
  /// nothing about it, so that the guide is at its default.
  ///
  /// The children have been placed when it is asked. Unless given, it is what they make of the guide.
  func position(
    of guide: HorizontalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double?

  /// How far below the upper edge of a container of `size` a guide is, in points; `nil` where it says
  /// nothing about it, so that the guide is at its default.
  ///
  /// The children have been placed when it is asked. Unless given, it is what they make of the guide.
  func position(
    of guide: VerticalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double?
}

extension GuidePlacingLayout {
  /// What the children make of the guide.
  public func position(
    of guide: HorizontalGuide,
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache: inout Cache
  ) -> Double? {
    children.merged(guide.identity)
  }

  /// What the children make of the guide.
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
