import FlowEngine

/// What is wished for a sheet, and what layout makes of it.
///
/// A class, because layout finds out the height while the surfaces are being placed, and the stage
/// reads it afterwards.
final class SheetSlot {
  let wished: ModalDetentConfiguration

  /// The heights of a root screen that other screens cover; `nil` if the root is what is laid out.
  let keptHeights: SheetHeights?

  private(set) var heights = SheetHeights()
  private(set) var frame = Rect(origin: .zero, size: .zero)
  private(set) var rest: SheetRest?

  init(wished: ModalDetentConfiguration, keptHeights: SheetHeights?) {
    self.wished = wished
    self.keptHeights = keptHeights
  }

  /// Measures `child` at the sheet's width and no height, and decides where the sheet rests.
  func settle(_ child: LayoutChild, in room: SheetRoom) {
    heights = keptHeights ?? SheetHeights(of: child, in: room)
    let rest = SheetRest(wished, heights: heights, in: room)
    frame = room.frame(value: rest.value)
    self.rest = rest
  }
}

extension SheetHeights {
  /// What a sheet's content says about its height: the answer to the sheet's width and no height,
  /// and what it published.
  init(of child: LayoutChild, in room: SheetRoom) {
    let size = child.size(Proposal(width: room.width, height: nil))
    automatic = size.height - room.bottomInset
    ideal = child.preference(IdealHeightKey.self)
    minimum = child.preference(MinimumHeightKey.self)
  }
}
