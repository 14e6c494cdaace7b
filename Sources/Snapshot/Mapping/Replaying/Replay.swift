import FlowEngine
import LayoutSim
import SnapshotRendering

/// A script on a freshly started app, to be followed step by step, forward and back.
///
/// ```swift
/// let replay = await Replay(script, of: shop)
/// try await replay.go(to: 3)
/// print(try await replay.difference(from: 2, to: 5))
/// assertSnapshot(of: try await replay[5])
/// ```
///
/// Each stage that it returns belongs to a separate app.
@MainActor
public final class Replay<App: AnyCoordinator> {
  /// The script.
  public let script: Script

  /// The number of steps performed on ``stage``.
  public private(set) var position = 0

  private let exploration: Exploration<App>
  private let map: ScreenMap?
  private var run: AppRun<App>

  /// Starts the app of `exploration`, before the first step of `script`.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - exploration: The exploration that creates the app, with its events and links.
  ///   - map: A map of the current app, in which errors look up a path; `nil` if there is none.
  public init(_ script: Script, of exploration: Exploration<App>, on map: ScreenMap? = nil) async {
    self.script = script
    self.exploration = exploration
    self.map = map
    run = await AppRun(exploration)
  }

  /// The stage after ``position`` steps.
  public var stage: Stage { run.stage }

  /// The app on ``stage``.
  public var app: App { run.app }

  /// The stage of a fresh app after `count` steps.
  ///
  /// - Parameter count: The number of steps, from 0 to all of them; others are clamped.
  /// - Throws: A ``ReplayError`` if a step is refused.
  public subscript(count: Int) -> Stage {
    get async throws(ReplayError) { try await replay(count).stage }
  }

  /// Performs the next step; does nothing after the last one.
  ///
  /// - Throws: A ``ReplayError`` if it is refused, in which case everything is as before it.
  public func forward() async throws(ReplayError) {
    guard position < script.count else { return }
    do throws(ReplayError) {
      try await perform(position, on: run)
      position += 1
    } catch {
      // A step that is refused may have scrolled.
      run = try await replay(position)
      throw error
    }
  }

  /// Goes to the state before the last step, on a fresh app; does nothing before the first one.
  ///
  /// - Throws: A ``ReplayError`` if the app does not get there again.
  public func back() async throws(ReplayError) { try await go(to: position - 1) }

  /// Goes to the state after `count` steps.
  ///
  /// - Parameter count: The number of steps, from 0 to all of them; others are clamped.
  /// - Throws: A ``ReplayError`` if a step is refused, in which case everything is as before the call.
  public func go(to count: Int) async throws(ReplayError) {
    let fresh = try await replay(count)
    run = fresh
    position = nearest(count)
  }

  /// Goes to the end.
  ///
  /// - Throws: A ``ReplayError`` with the first step that is refused.
  public func finish() async throws(ReplayError) { try await go(to: script.count) }

  /// The difference on screen between the states after `first` and after `second` steps.
  ///
  /// - Throws: A ``ReplayError`` if a step is refused.
  public func difference(from first: Int, to second: Int) async throws(ReplayError)
    -> TreeDifference
  {
    TreeDifference(
      from: Outline(of: try await self[first].renderTree),
      to: Outline(of: try await self[second].renderTree)
    )
  }

  private func nearest(_ count: Int) -> Int { min(max(0, count), script.count) }

  private func replay(_ count: Int) async throws(ReplayError) -> AppRun<App> {
    let run = await AppRun(exploration)
    for index in 0..<nearest(count) { try await perform(index, on: run) }
    return run
  }

  private func perform(_ index: Int, on run: AppRun<App>) async throws(ReplayError) {
    let step = script.steps[index]
    let offered = run.steps.map(\.step)
    guard let refusal = await run.perform(step) else { return }
    throw ReplayError(
      number: index + 1,
      step: step,
      refusal: refusal,
      offered: offered,
      way: map.flatMap { $0.way(to: step) }
    )
  }
}

extension ScreenMap {
  /// The shortest path to a state in which `step` was not refused, with the step; `nil` if there is none.
  fileprivate func way(to step: ScriptStep) -> Script? {
    let possible = moves.filter {
      $0.step == step && $0.refusal == nil && states.indices.contains($0.from)
    }
    return possible.map { states[$0.from].way }.min { $0.count < $1.count }?.appending(step)
  }
}

/// The reason why a script does not run to its end.
public struct ReplayError: Error, Hashable, Sendable {
  /// The number of the step that was refused, from 1 on.
  public let number: Int

  /// The step.
  public let step: ScriptStep

  /// Why it was refused, in sentences.
  public let refusal: String

  /// The steps that were possible instead.
  public let offered: [ScriptStep]

  /// The shortest path to the same step on the map of the app, with the step; `nil` if there is none, or no map.
  public let way: Script?
}

extension ReplayError: CustomStringConvertible {
  /// The step at which the script ends, the steps available there, and the current path.
  public var description: String {
    let now = way.map { " The way to it is now: \($0.steps.map(\.brief).joined(separator: ", "))." }
    return "The script ends at step \(number), \(step): \(reason)." + (now ?? "")
  }

  /// The missing element or the obstacle, without a full stop: `there is no “Edit”; there are “Back”, “Home”`.
  public var reason: String {
    guard let name = step.pressedName, !offered.contains(where: { $0.pressedName == name }) else {
      return refusal.last == "." ? String(refusal.dropLast()) : refusal
    }
    var names: [String] = []
    for name in offered.compactMap(\.pressedName) where !names.contains(name) { names.append(name) }
    guard !names.isEmpty else { return "there is no “\(name)”, and nothing to press" }
    return "there is no “\(name)”; there \(names.count == 1 ? "is" : "are") "
      + names.map { "“\($0)”" }.joined(separator: ", ")
  }
}

extension ScriptStep {
  /// The name of the pressed element; `nil` for another step.
  fileprivate var pressedName: String? {
    switch self {
    case .action(.tap(let name, _)), .action(.selectTab(let name)), .action(.longPress(let name)),
      .action(.doubleTap(let name)), .action(.toggle(let name)), .action(.set(let name, _)):
      name
    case .action(.goBack): "Back"
    case .action, .event, .link: nil
    }
  }
}
