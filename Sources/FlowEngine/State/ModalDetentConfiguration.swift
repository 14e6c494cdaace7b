/// The detents at which a sheet may rest, and the one at which it starts.
///
/// Measured heights are not part of it: they belong to the device that shows the sheet.
public struct ModalDetentConfiguration: Sendable, Codable {
  /// The detents to choose from, in any order.
  public let detents: [ModalPresentationDetent]

  /// The detent at which it rests; `nil` for the smallest that the device can show.
  public internal(set) var selectedDetent: ModalPresentationDetent?

  /// Creates the configuration of a sheet that is always large.
  public init() { self.init(detents: [.large]) }

  /// Creates the configuration of a sheet that can rest at any of `detents`.
  public init(
    detents: [ModalPresentationDetent] = [.large],
    selectedDetent: ModalPresentationDetent? = nil
  ) {
    self.detents = detents
    self.selectedDetent = selectedDetent
  }

  /// Whether it requests a full-screen cover, which it does if `fullscreen` is its only detent.
  public var shouldUseFullScreenCover: Bool {
    !detents.isEmpty && detents.allSatisfy { $0 == .fullscreen }
  }
}

extension ModalDetentConfiguration: ExpressibleByArrayLiteral {
  /// Creates the configuration of a sheet that can rest at any of `detents`.
  public init(arrayLiteral detents: ModalPresentationDetent...) { self.init(detents: detents) }
}

extension ModalDetentConfiguration: Hashable {
  /// Whether both offer the same detents, in any order, and rest at the same one.
  public static func == (lhs: ModalDetentConfiguration, rhs: ModalDetentConfiguration) -> Bool {
    lhs.selectedDetent == rhs.selectedDetent
      && (lhs.detents == rhs.detents || Set(lhs.detents) == Set(rhs.detents))
  }

  /// Feeds the different detents and the selected one to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Set(detents))
    hasher.combine(selectedDetent)
  }
}

extension AnyCoordinator {
  /// Selects another of the heights of the sheet that shows this coordinator.
  ///
  /// A detent with which the sheet was not presented is refused and reported.
  public func selectDetent(_ detent: ModalPresentationDetent) {
    submit(DetentSelection(detent: detent))
  }
}
