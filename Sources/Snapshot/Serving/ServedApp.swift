import FlowEngine
import LayoutSim
import ScreenMapping

/// An app that a server offers, whatever the type of its coordinator.
@MainActor
struct ServedApp {
  let name: String

  /// The device and the settings on which it starts by default.
  let traits: Traits

  /// A Swift expression that makes its exploration, and the modules that it needs.
  let source: String
  let modules: [String]

  /// Whether that exploration lacks what is declared of this one.
  let isBare: Bool

  /// Starts it on another stage.
  let start: (Traits) async -> any RunningApp

  init<App: AnyCoordinator>(_ app: Exploration<App>, source: String?, modules: [String]) {
    let type = String(reflecting: App.self).split(separator: ".", maxSplits: 1)
    name = app.name
    traits = app.traits
    self.source = source ?? "Exploration(\(QuotedWords.text(name))) { \(type.last ?? "")() }"
    isBare = source == nil
    self.modules = type.dropLast().map(String.init) + modules
    start = { traits in
      var app = app
      app.traits = traits
      return await AppRun(app)
    }
  }
}

/// An app that was started.
@MainActor
protocol RunningApp: AnyObject {
  var stage: Stage { get }

  var possibleSteps: PossibleSteps { get }

  /// Performs `step`, and returns why it was refused; `nil` if it was not.
  func perform(_ step: ScriptStep) async -> String?

  /// What opening a link would do, or navigating to the declared route with that identifier.
  func plan(to destination: String) throws(ToolError) -> String

  /// Where each step leads that is possible after `script`, and the steps after it down to `depth`: a line for each.
  func near(_ script: Script, depth: Int) async -> [String]
}

extension AppRun: RunningApp {
  func plan(to destination: String) throws(ToolError) -> String {
    let (routes, links) = (exploration.expectedRoutes, exploration.openedLinks)
    let other = destination.contains(":") ? links.first?.table : nil
    do throws(FlowError) {
      if let route = routes.first(where: { $0.identifier == destination }) {
        return "\(try app.plan(to: route))"
      }
      if let table = exploration.table(for: destination) ?? other {
        return "\(try app.plan(opening: destination, with: table))"
      }
    } catch {
      throw ToolError("\(error)")
    }
    let names = (routes.map(\.identifier) + links.map(\.link)).joined(separator: ", ")
    throw ToolError("“\(destination)” is not declared. Routes and links: \(names).")
  }

  func near(_ script: Script, depth: Int) async -> [String] {
    func place(of run: AppRun) -> MapPlace { MapPlace(on: run.stage, of: exploration) }
    guard let here = await AppRun(exploration, after: script.steps) else { return ["refused"] }
    var (known, runs) = ([place(of: here)], 0)
    var lines = ["here: \(known[0].name)"]
    // Depth first, so that a line is below the one from which it leads.
    var pending = here.possibleSteps.tried.reversed().map {
      (way: script.appending($0.step), depth: 1)
    }
    while runs < 200, let (way, level) = pending.popLast(), let step = way.steps.last {
      runs += 1
      guard let run = await AppRun(exploration, after: way.steps.dropLast()) else { continue }
      let before = place(of: run)
      let refusal = await run.perform(step)
      let after = place(of: run)
      let words =
        refusal.map { "refused: \($0)" } ?? (after == before ? "stays here" : after.shortName)
      lines.append(String(repeating: "  ", count: level - 1) + "\(step) → \(words)")
      guard refusal == nil, level < depth, !known.contains(after) else { continue }
      known.append(after)
      pending += run.possibleSteps.tried.reversed().map { (way.appending($0.step), level + 1) }
    }
    return lines + (pending.isEmpty ? [] : ["… \(pending.count) more steps were not tried"])
  }
}
