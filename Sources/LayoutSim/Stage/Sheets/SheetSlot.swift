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

  /// How tall a screen that was pushed in the sheet wants to be; `nil` while the root is in front.
  private(set) var pushedHeight: Double?

  init(wished: ModalDetentConfiguration, keptHeights: SheetHeights?) {
    self.wished = wished
    self.keptHeights = keptHeights
  }

  /// Whether the sheet can be dragged from one height to another.
  var hasSeveralDetents: Bool { Set(wished.detents).count > 1 }

  /// Measures `child` at the sheet's width and no height, and decides where the sheet rests.
  func settle(_ child: LayoutChild, in room: SheetRoom) {
    let asked = SheetHeights(of: child, in: room)
    heights = keptHeights ?? asked
    pushedHeight = keptHeights == nil ? nil : asked.whole
    let rest = SheetRest(wished, heights: heights, in: room)
    frame = room.frame(value: rest.value)
    self.rest = rest
  }
}

extension SheetHeights {
  /// What a sheet's content says about its height: the answer to the sheet's width and no height,
  /// and what it published.
  init(of child: LayoutChild, in room: SheetRoom) {
    self.init(
      answer: child.size(Proposal(width: room.width, height: nil)),
      ideal: child.preference(IdealHeightKey.self),
      minimum: child.preference(MinimumHeightKey.self),
      in: room
    )
  }

  /// The heights of content that takes `answer` of the sheet's width and no height.
  init(answer: Size, ideal: Double?, minimum: Double?, in room: SheetRoom) {
    automatic = (answer.height - room.bottomInset).snapped(toPixel: room.pixel)
    self.ideal = ideal?.snapped(toPixel: room.pixel)
    self.minimum = minimum?.snapped(toPixel: room.pixel)
  }
}
