import FlowEngine

/// A swipe back in progress, from the leading edge of the front-most screen.
///
/// Inside ``Stage/withoutSettling(_:)`` the render tree shows the moving screen and the one that it uncovers.
@MainActor
public struct BackSwipe {
  private let stage: Stage
  private let state: State

  /// The mutable state while the finger is down.
  private final class State {
    weak var host: AnyCoordinator?

    /// Goes back as the button does.
    let goBack: (@MainActor () -> Void)?

    let top: ScreenKey

    /// Whether it leads to the list behind “More” instead of the screen below.
    let leadsToMore: Bool

    /// The column under the finger; `nil` for the one in front.
    let column: SplitColumn?
    var isOver = false

    @MainActor init(
      _ stack: StackToSwipe,
      in column: SplitColumn?,
      _ memories: StageMemory
    ) {
      self.column = column
      host = stack.stack.host
      goBack = stack.top.backAction(on: stack.stack, memories)
      top = ScreenKey(stack.top)
      leadsToMore = stack.leadsToMore
    }
  }

  init(_ stack: StackToSwipe, in column: SplitColumn?, on stage: Stage) {
    self.stage = stage
    state = State(stack, in: column, stage.memories)
  }

  /// Moves the finger to `progress` of the screen's width, from 0 to 1; NaN counts as 0.
  ///
  /// It is a fraction, since a screen always moves by its whole width; a sheet rests at heights, and so
  /// ``SheetDrag/update(height:)`` accepts a height.
  public func update(progress: Double) {
    guard !state.isOver else { return }
    stage.followChanges()
    stage.time.moveHeld(to: progress > 0 ? 1 - min(1, progress) : 1)
  }

  /// Completes the swipe, which has the effect of the back button.
  ///
  /// - Returns: Whether the screen left; `false` if it is no longer on top, if the gesture was already over,
  ///   or if a body, a layout or an observer ends it while the stage settles, which does nothing.
  @discardableResult
  public func finish() -> Bool {
    guard !state.isOver, !stage.activity.isAskedWhileSettling() else { return false }
    state.isOver = true
    defer { stage.releaseGesture() }
    guard state.host != nil, isOnTop else { return false }
    if state.leadsToMore, let button = stage.current.backButton {
      stage.press(button.action)
    } else if let goBack = state.goBack {
      stage.press(goBack)
    }
    return !isOnTop
  }

  /// Cancels the gesture: the screen returns to where it was.
  ///
  /// As on the platform, coordinators that observe their lifecycle are notified that it was about to disappear.
  public func cancel() {
    guard !state.isOver, !stage.activity.isAskedWhileSettling() else { return }
    state.isOver = true
    stage.releaseGesture()
    guard isOnTop, !state.leadsToMore, let stack = stackToSwipe?.stack
    else {
      return
    }
    let screens = stack.screens.suffix(2)
    // The engine is unaware of the screens of an element.
    if let below = screens.first, let top = screens.last, screens.count == 2, !stack.isOfElement {
      stage.coordinator.notifyCancelledSwipe(from: top, to: below)
    }
  }

  private var stackToSwipe: StackToSwipe? {
    stage.shownSurfaces.last?.stackToSwipe(in: state.column, of: stage.current)
  }

  private var isOnTop: Bool {
    guard let found = stackToSwipe else { return false }
    return found.stack.host === state.host && ScreenKey(found.top) == state.top
      && found.leadsToMore == state.leadsToMore
  }
}

/// The reason why a screen cannot be swiped back.
public enum BackSwipeObstacle: Hashable, Sendable {
  /// There is no screen below it on its stack.
  case root

  /// The platform's back button is not shown on it, and without the button there is no gesture.
  case noBackButton

  /// A surface is in front of the screens that could be swiped.
  case behind(surface: String)
}

/// A stack whose top screen can be swiped back, unless something prevents it.
struct StackToSwipe {
  let stack: LiveStack
  let top: LiveScreen

  /// Whether the screen is the lowest of a tab behind “More”, from which a swipe leads to the list.
  let leadsToMore: Bool
}

extension LiveSurface {
  /// The stack to swipe back if this surface is the front-most one of `settled`, in `column` if one is given; `nil` if
  /// there is none.
  @MainActor
  func stackToSwipe(in column: SplitColumn? = nil, of settled: SettledStage) -> StackToSwipe? {
    let inner = content.stacksInSight.last { !$0.isOfElement || $0.screens.count > 1 }
    if let inner, inner.host !== owner,
      inner.screens.count == 1, let top = inner.screens.last,
      settled.leadsToMore(from: inner)
    {
      return StackToSwipe(stack: inner, top: top, leadsToMore: true)
    }
    return content.stackToSwipe(in: column).map {
      StackToSwipe(stack: $0.stack, top: $0.top, leadsToMore: false)
    }
  }
}

extension SettledStage {
  /// Whether a button leads from `stack` to the list behind “More”.
  func leadsToMore(from stack: LiveStack) -> Bool {
    shown.index[.wayToMore(stack.host.serial)] != nil
  }
}

extension LiveContent {
  /// The innermost stack with a screen below its top one, and that top screen; with columns side by side, only in
  /// `column`, or else in the one in front.
  func stackToSwipe(in column: SplitColumn?) -> (stack: LiveStack, top: LiveScreen)? {
    guard let stack = stacksInFront(column).last(where: { $0.screens.count > 1 }),
      let top = stack.screens.last
    else { return nil }
    return (stack, top)
  }
}

extension StageScene {
  /// The scene of `surface` when it is laid out outside the window.
  @MainActor
  init(aside surface: LiveSurface, on stage: Stage) {
    let pass = ElementTree(measurer: stage.measurer, isShown: false)
      // A bar is built from the configuration of the previous pass.
      .settle(isUpToDate: { !stage.memories.hasOutdatedBar }) {
        PassInput(
          WindowBuilder(stage: stage, surfaces: [surface]).window(),
          on: stage,
          proposal: Proposal(stage.traits.window)
        )
      }
    var tree = RenderTree(traits: stage.traits, nodes: pass.nodes)
    tree.forgetFramesOfWhatIsNotLaidOut()
    tree.scroll(by: stage.scrolling.offsets(in: tree, keptIn: pass.shown.tables.scrollSlots))
    tree.pinSections(pass.shown.tables.gestures)
    self.init(IndexedTree(tree: tree, index: pass.shown.index), of: [surface])
  }
}
