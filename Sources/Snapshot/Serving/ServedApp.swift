import FlowEngine
import LayoutSim
import ScreenMapping
import SnapshotRendering

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

  /// The plan for a link, or for the declared route with that identifier.
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

/// One state of an app: its stage, and what was done since it was started.
@MainActor
final class ServedSession {
  let run: any RunningApp

  /// The steps that were not refused.
  private(set) var script = Script()

  private let app: ServedApp
  private let traits: Traits
  private let recorder: StoryRecorder

  /// The screen that the client was last sent.
  private var seen: Outline

  init(_ app: ServedApp, under traits: Traits) async {
    self.app = app
    self.traits = traits
    run = await app.start(traits)
    recorder = StoryRecorder(app.name, on: run.stage)
    seen = Outline(of: run.stage.renderTree)
  }

  /// Performs the steps with the texts `words`, and describes what each of them changed.
  ///
  /// - Throws: The error of one that is refused, with everything that is possible instead.
  func perform(_ words: [String]) async throws(ToolError) -> [String] {
    defer { seen = Outline(of: run.stage.renderTree) }
    var lines: [String] = []
    for words in words {
      do throws(ToolError) {
        try await perform(words)
      } catch {
        let done = lines.isEmpty ? [] : [Excerpt(lines).text("perform")]
        throw ToolError(
          (done + [error.words, Excerpt(possible).text("actions")]).joined(separator: "\n")
        )
      }
      lines.append("\(script.count). \(recorder.steps.last?.words ?? words)")
      lines += recorder.steps.last?.lines.map { "   \($0.text)" } ?? []
    }
    return lines
  }

  private func perform(_ words: String) async throws(ToolError) {
    let step: ScriptStep
    do throws(UnreadableActionError) {
      step = try ScriptStep(parsing: words)
    } catch {
      throw ToolError("\(error)")
    }
    try await recorder.step("\(step)") { () async throws(ToolError) in
      guard let refusal = await run.perform(step) else { return }
      throw ToolError("\(step) was refused: \(refusal)")
    }
    script = script.appending(step)
  }

  /// The changes since the client was last sent the screen.
  func changes() -> [String] {
    let now = Outline(of: run.stage.renderTree)
    defer { seen = now }
    let lines = TreeDifference(from: seen, to: now).storyLines.map(\.text)
    return lines.isEmpty ? ["Nothing has changed."] : lines
  }

  /// Everything that is possible now, one step per line.
  var possible: [String] {
    let possible = run.possibleSteps
    let steps = (possible.tried.map(\.step) + possible.leftOut).map { step in
      if case .action(.enter("", let name)) = step {
        return "enter \"…\" into \(QuotedWords.text(name))"
      }
      return step.description
    }
    return [steps.isEmpty ? "Nothing is possible now." : "possible now:"] + steps
  }

  /// The screen, or one surface of it.
  ///
  /// - Throws: An error that lists the surfaces, if there is no such one.
  func outline(of surface: String?) throws(ToolError) -> Outline {
    let tree = run.stage.renderTree
    seen = Outline(of: tree)
    guard let surface else { return seen }
    do throws(NoSuchSurfaceError) {
      return Outline(of: try tree.part(surface: surface))
    } catch {
      throw ToolError("\(error)")
    }
  }

  /// The source of a test of what was done.
  func test(_ title: String) -> String {
    let own = app.traits
    var settings: [String] = []
    if traits.device != own.device {
      settings.append("app.traits.device = try #require(Device.named(\"\(traits.device.id)\"))")
    }
    func set<Value: RawRepresentable<String>>(_ name: String, _ path: KeyPath<Traits, Value>) {
      let value = traits[keyPath: path].rawValue
      if value != own[keyPath: path].rawValue { settings.append("app.traits.\(name) = .\(value)") }
    }
    set("orientation", \.orientation)
    set("typeSize", \.typeSize)
    set("scheme", \.scheme)
    set("platform", \.platform)
    set("direction", \.direction)
    let isDeclared = script.steps.allSatisfy { if case .action = $0 { true } else { false } }
    if app.isBare, !isDeclared {
      settings.append("// Declare the events and links of the steps here, as for the server.")
    }
    let (source, modules) = (app.source, app.modules)
    return ReplayTest.story(title, of: script, on: source, under: settings, importing: modules)
  }
}
