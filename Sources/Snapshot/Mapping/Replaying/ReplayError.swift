import LayoutSim

/// The reason why a script does not run to its end.
public struct ReplayError: Error, Hashable, Sendable {
  /// The number of the step that was refused, from 1 on.
  public let number: Int

  /// The step.
  public let step: ScriptStep

  /// Why it was refused, in sentences.
  public let refusal: String

  /// What could have been done instead.
  public let offered: [ScriptStep]

  /// The shortest way to the same step on the map of the app, with the step; `nil` if there is none, or no map.
  public let way: Script?
}

extension ReplayError: CustomStringConvertible {
  /// At which step the script ends, what is there instead, and the way there is now.
  public var description: String {
    let now = way.map { " The way to it is now: \($0.steps.map(\.brief).joined(separator: ", "))." }
    return "The script ends at step \(number), \(step): \(reason)." + (now ?? "")
  }

  /// What is missing or in the way, without a full stop: `there is no “Edit”; there are “Back”, “Home”`.
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
  /// The name of what is pressed; `nil` for another step.
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
