/// The result of one pass.
@MainActor
package struct Pass {
  /// The visible nodes; none if the caller does not read them.
  var shown = ShownNodes()

  /// The preferences of the elements, reduced at the root.
  package var preferences = PreferenceValues()

  /// The size of the root for the proposal.
  package var size = Size.zero

  /// Whether state changed since the pass began, so that the result is outdated.
  package var needsAnother = false

  /// The errors of elements that a device would get wrong.
  var notes: [LayoutNote] = []

  /// The changes in the last two passes, if settling reached its limit.
  var unsettled: [LayoutNote] = []

  /// The heights of which observers were notified that changed state in response.
  var notifiedHeights: [NotifiedHeight] = []

  /// The reason why there is nothing to show; `nil` if there is.
  package var refusal: LayoutError?
}

extension Pass {
  /// All nodes, in pre-order; frames are absolute in the root's space, unrounded.
  package var nodes: [RenderNode] { shown.nodes }

  /// The actions of taps, by position in `nodes`.
  package var actions: [Int: @MainActor () -> Void] { shown.actions }

  /// The functions that enter text and return whether it was accepted, by position in `nodes`.
  package var entries: [Int: @MainActor (String) -> Bool] { shown.entries }
}
