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
