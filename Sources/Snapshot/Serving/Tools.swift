import LayoutSim
import ScreenMapping
import SnapshotRendering

/// What is wrong with a call of a tool, in sentences that list what would work.
struct ToolError: Error, Hashable, Sendable {
  let words: String

  init(_ words: String) {
    // What a client wrote may be repeated in it.
    self.words = words.count > 8_000 ? words.prefix(8_000) + "…" : words
  }
}

/// The tools of a server, with the states that they look at and change.
@MainActor
final class Tools {
  nonisolated static let tokens = 100...100_000

  private let apps: [ServedApp]
  private var sessions: [String: ServedSession] = [:]

  init(_ apps: [ServedApp]) {
    self.apps = apps
  }

  private var appNames: String { apps.map(\.name).joined(separator: ", ") }
  var instructions: String {
    """
    Apps on simulated devices: \(appNames). Call start, then perform with steps that actions lists. outline shows the \
    screen, findings what a device would get wrong, plan where a link leads, map what is near; record returns a test.
    """
  }

  /// Calls `tool` and returns its text.
  func call(_ tool: Tool, with arguments: [String: JSONValue]) async throws(ToolError) -> String {
    try tool.check(arguments)
    let tokens = try arguments.number("tokens", in: Tools.tokens, or: Excerpt.usualTokens)
    let name = arguments["session"]?.text ?? "main"
    if tool.name == "start" { return try await start(arguments, tokens: tokens) }
    let session = try session(name)
    func excerpt(_ lines: [String]) -> String { Excerpt(lines).text(tool.name, tokens: tokens) }
    switch tool.name {
    case "outline":
      if arguments["changes"] == true { return excerpt(session.changes()) }
      let outline = try session.outline(of: arguments["surface"]?.text)
      return Excerpt(outline, withFrames: arguments["frames"] == true, tokens: tokens)
        .text("outline", tokens: tokens)
    case "actions": return excerpt(session.possible)
    case "perform": return excerpt(try await session.perform(arguments.texts("steps")))
    case "plan":
      let plan = try session.run.plan(to: arguments["destination"]?.text ?? "")
      return excerpt(plan.split(separator: "\n").map(String.init))
    case "findings":
      let findings = session.run.stage.renderTree.findings.map(\.description)
      return excerpt(findings.isEmpty ? ["There are no findings."] : findings)
    case "map":
      let depth = try arguments.number("depth", in: 1...3, or: 1)
      return excerpt(await session.run.near(session.script, depth: depth))
    default: return session.test(arguments["title"]?.text ?? "")
    }
  }

  private func start(
    _ arguments: [String: JSONValue],
    tokens: Int
  ) async throws(ToolError) -> String {
    let wanted = arguments["app"]?.text
    let only = wanted == nil && apps.count == 1 ? apps.first : nil
    guard let app = only ?? apps.first(where: { $0.name == wanted }) else {
      let problem = wanted.map { "No app is called “\($0)”." } ?? "start needs “app”."
      throw ToolError("\(problem) Apps: \(appNames).")
    }
    var traits = app.traits
    if let device = arguments["device"]?.text.flatMap(Device.named) { traits.device = device }
    arguments.set(&traits.orientation, "orientation")
    arguments.set(&traits.typeSize, "typeSize")
    arguments.set(&traits.scheme, "scheme")
    arguments.set(&traits.platform, "system")
    arguments.set(&traits.direction, "direction")
    let name = arguments["session"]?.text ?? "main"
    guard sessions[name] != nil || sessions.count < 16 else {
      throw ToolError("No more sessions. Start one of them again: \(sessionNames).")
    }
    let session = await ServedSession(app, under: traits)
    do throws(ToolError) {
      _ = try await session.perform(arguments.texts("steps"))
    } catch {
      throw ToolError("Nothing was started:\n\(error.words)")
    }
    sessions[name] = session
    return Excerpt(try session.outline(of: nil), withFrames: false, tokens: tokens)
      .text("outline", tokens: tokens)
  }

  private var sessionNames: String { sessions.keys.sorted().joined(separator: ", ") }

  private func session(_ name: String) throws(ToolError) -> ServedSession {
    if let session = sessions[name] { return session }
    throw ToolError(
      "The session “\(name)” was not started. "
        + (sessions.isEmpty ? "" : "Sessions: \(sessionNames). ")
        + "Call start with one of the apps: \(appNames)."
    )
  }
}
