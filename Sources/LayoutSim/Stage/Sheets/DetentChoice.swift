import FlowEngine

/// The heights that the content of a sheet asks for.
struct DetentChoice: Hashable, Sendable {
  let detents: [ModalPresentationDetent]

  /// The height at which it rests; `nil` if the content does not decide it.
  var selected: ModalPresentationDetent?

  /// Where a chosen height is stored; `nil` if nowhere.
  var link: DetentLink?

  /// Stores a height that was chosen with a finger.
  @MainActor
  func select(_ detent: ModalPresentationDetent) { link?.selection.wrappedValue = detent }
}

/// The state that stores the height of a sheet.
///
/// All are equal: which state it is makes no difference to the sheet.
@MainActor
final class DetentLink: Hashable {
  let selection: Bound<ModalPresentationDetent>

  init(_ selection: Bound<ModalPresentationDetent>) {
    self.selection = selection
  }

  nonisolated static func == (lhs: DetentLink, rhs: DetentLink) -> Bool { true }

  nonisolated func hash(into hasher: inout Hasher) {}
}
