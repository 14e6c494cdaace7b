import FlowEngine

/// The height that a sheet rests at, chosen among those that were asked for.
struct SheetRest: Hashable, Sendable {
  /// The detent it rests at; `nil` if none that was asked for can be shown, and the largest stands
  /// in.
  let detent: ModalPresentationDetent?

  /// Its height in points, without what the home indicator takes.
  let value: Double

  /// The smallest active detent, unless an active one is selected; the order of asking is
  /// irrelevant.
  init(_ wished: ModalDetentConfiguration, heights: SheetHeights, in room: SheetRoom) {
    var smallest: (detent: ModalPresentationDetent, value: Double)?
    for detent in wished.detents {
      guard let value = room.value(of: detent, heights: heights) else { continue }
      if detent == wished.selectedDetent {
        self.detent = detent
        self.value = value
        return
      }
      if value < smallest?.value ?? .infinity { smallest = (detent, value) }
    }
    detent = smallest?.detent
    value = smallest?.value ?? room.maximum
  }
}
