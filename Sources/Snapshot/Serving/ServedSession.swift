import LayoutSim
import ScreenMapping
import SnapshotRendering

/// One state of an app: its stage, and what was done since it was started.
@MainActor
final class ServedSession {
  let run: any RunningApp

  /// The steps that were not refused.
  private(set) var script = Script()

  private let app: ServedApp
  private let traits: Traits
  private let recorder: StoryRecorder

  /// What the client was last shown.
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

  /// What has changed since the client was last shown the screen.
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
