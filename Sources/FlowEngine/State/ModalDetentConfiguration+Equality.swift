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
