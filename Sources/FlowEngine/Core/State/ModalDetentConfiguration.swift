/// The heights that a sheet may rest at, and the one it starts with.
///
/// What the content measures is not part of it: heights belong to the device that shows the sheet.
public struct ModalDetentConfiguration: Hashable, Sendable, Codable {
  /// The heights to choose from; their order does not matter.
  public let detents: [ModalPresentationDetent]

  /// The height to rest at; `nil` means the smallest of those that the device can show.
  public internal(set) var selectedDetent: ModalPresentationDetent?

  /// A sheet that rests at any of `detents`.
  public init(
    detents: [ModalPresentationDetent] = [.large],
    selectedDetent: ModalPresentationDetent? = nil
  ) {
    self.detents = detents
    self.selectedDetent = selectedDetent
  }

  /// Whether this asks for a full-screen cover: `fullscreen` is all there is, however often.
  public var shouldUseFullScreenCover: Bool {
    !detents.isEmpty && detents.allSatisfy { $0 == .fullscreen }
  }
}
