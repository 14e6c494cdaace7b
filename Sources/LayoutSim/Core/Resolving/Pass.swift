/// What one pass found.
@MainActor
package struct Pass {
  /// Every box and every thing, in pre-order; frames are absolute in the root's space, unrounded.
  package let nodes: [RenderNode]

  /// What a press performs, by position in `nodes`.
  package let actions: [Int: @MainActor () -> Void]

  /// What takes the words that a user enters, by position in `nodes`; it says whether it could.
  package let entries: [Int: @MainActor (String) -> Bool]

  /// The rows that are pressed as a whole, by the positions of the buttons in them that say so.
  package let pressedRows: [Int: Int]

  /// Where it is remembered how far scroll areas are scrolled, by position in `nodes`.
  let scrollSlots: [Int: StateSlot]

  /// Where the layers are.
  let index: LayerIndex

  /// The findings that elements silence about themselves and what is in them, by position in `nodes`.
  let silences: [Int: Set<FindingCode>]

  /// The positions of boxes that took an offer for another one, in order.
  let limited: [Int]

  /// The preferences of the elements, reduced at the root.
  package let preferences: PreferenceValues

  /// The size that the root takes of the proposal.
  package let size: Size

  /// Whether state changed since the pass began, so that it shows what is no longer so.
  package let needsAnother: Bool

  /// What a device would get wrong about the elements.
  let notes: [LayoutNote]

  /// What still changed in the last two passes, if settling took as long as it may.
  let unsettled: [LayoutNote]

  /// The heights of which observers were notified that changed state then.
  let notifiedHeights: [NotifiedHeight]

  /// Why there is nothing to be seen; `nil` where there is.
  package let refusal: LayoutError?
}

extension Pass {
  init(
    nodes: [RenderNode],
    actions: [Int: @MainActor () -> Void],
    entries: [Int: @MainActor (String) -> Bool],
    pressedRows: [Int: Int],
    scrollSlots: [Int: StateSlot],
    index: LayerIndex,
    silences: [Int: Set<FindingCode>],
    limited: [Int],
    preferences: PreferenceValues,
    size: Size,
    needsAnother: Bool,
    notes: [LayoutNote],
    unsettled: [LayoutNote],
    notifiedHeights: [NotifiedHeight]
  ) {
    self.nodes = nodes
    self.actions = actions
    self.entries = entries
    self.pressedRows = pressedRows
    self.scrollSlots = scrollSlots
    self.index = index
    self.silences = silences
    self.limited = limited
    self.preferences = preferences
    self.size = size
    self.needsAnother = needsAnother
    self.notes = notes
    self.unsettled = unsettled
    self.notifiedHeights = notifiedHeights
    refusal = nil
  }

  /// A pass over elements that could not be laid out.
  init(refusal: LayoutError) {
    nodes = []
    actions = [:]
    entries = [:]
    pressedRows = [:]
    scrollSlots = [:]
    index = LayerIndex()
    silences = [:]
    limited = []
    preferences = PreferenceValues()
    size = .zero
    needsAnother = false
    notes = []
    unsettled = []
    notifiedHeights = []
    self.refusal = refusal
  }
}
