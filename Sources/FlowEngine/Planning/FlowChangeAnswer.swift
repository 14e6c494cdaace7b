/// What an app says to a change of flow.
enum FlowChangeAnswer {
  /// `canHandleFlowChange` is true.
  case promised

  /// `canHandleFlowChange` is not overridden: `handleFlowChange` may be asked, as the last resort.
  case open

  /// `canHandleFlowChange` is overridden, and says no.
  case refused
}
