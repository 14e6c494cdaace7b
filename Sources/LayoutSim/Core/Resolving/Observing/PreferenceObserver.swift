/// A delivery that waits for the end of layout.
struct PreferenceObserver {
  let slot: StateSlot

  /// The first box of the content that it listens to, at the time.
  let node: Int
  let value: Any

  let key: Any.Type
  let screen: ScreenPlace?
  let deliver: @MainActor (_ value: Any) -> Void
}
