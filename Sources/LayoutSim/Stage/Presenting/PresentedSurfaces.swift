import FlowEngine

/// What a stage knows of all sheets and covers that its elements present.
@MainActor
final class PresentedSurfaces {
  /// The number of times that one came, went, or became transparent.
  private(set) var revision = 0

  /// Whether there may be any: most stages never have one.
  var mayExist = false

  /// The actions of those that have gone, which are not called yet.
  private var ends: [End] = []

  private struct End {
    let action: @MainActor () -> Void

    /// The change with which it went, until its transition is over; `nil` if it is unknown.
    var change: Int?

    /// Whether it can be called while `isRunning` says which transitions go on.
    func isReady(while isRunning: (_ change: Int) -> Bool) -> Bool {
      !(change.map(isRunning) ?? false)
    }
  }

  /// Records that `former` is replaced by `present`.
  func replace(_ former: PresentedSurface?, by present: PresentedSurface?) {
    guard former !== present else { return }
    revision += 1
    if present != nil { mayExist = true }
  }

  /// Records that the appearance of a surface has changed which decides what is seen behind it.
  func noteBackdrop() {
    revision += 1
    mayExist = true
  }

  /// Records that `surface`, which was shown when the stage last settled, has gone.
  func end(_ surface: PresentedSurface) {
    guard case .surface(let content) = surface.request.thing, let action = content.onDismiss else {
      return
    }
    ends.append(End(action: action))
  }

  /// Lets those that have gone since the last call wait for the transition of `change`.
  func attributeEnds(to change: Int) {
    for index in ends.indices where ends[index].change == nil { ends[index].change = change }
  }

  /// Whether an action can be called that is not called yet.
  func hasEnds(while isRunning: (_ change: Int) -> Bool) -> Bool {
    !ends.isEmpty && ends.contains { $0.isReady(while: isRunning) }
  }

  /// The actions that can be called now, in the order in which the surfaces went.
  func takeEnds(while isRunning: (_ change: Int) -> Bool) -> [@MainActor () -> Void] {
    let ready = ends.filter { $0.isReady(while: isRunning) }
    ends.removeAll { $0.isReady(while: isRunning) }
    return ready.map(\.action)
  }
}
