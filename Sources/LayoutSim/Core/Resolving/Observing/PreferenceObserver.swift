/// An observer of a preference, notified after layout.
struct PreferenceObserver {
  let slot: StateSlot

  /// The first box of the observed content, at the time.
  var node: Int
  let value: Any

  let key: Any.Type
  let screen: ScreenPlace?
  let deliver: @MainActor (_ value: Any) -> Void
}
