import LayoutSim
import ScreenMapping
import SnapshotRendering

/// The problem of a call of a tool, in sentences that list valid arguments.
struct ToolError: Error, Hashable, Sendable {
  let words: String

  init(_ words: String) {
    // It may quote the client's text.
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
    let requested = arguments["app"]?.text
    let only = requested == nil && apps.count == 1 ? apps.first : nil
    guard let app = only ?? apps.first(where: { $0.name == requested }) else {
      let problem = requested.map { "No app is called “\($0)”." } ?? "start needs “app”."
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

/// Lines of which as many are shown as there is room for.
struct Excerpt {
  /// The number of tokens for which there is room by default; one stands for four characters.
  static let usualTokens = 500

  private let lines: [String]

  /// The number of lines that were left out before.
  private var hidden = 0

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The screen of an outline, with the frames of its presented surfaces, or with all.
  ///
  /// If there is not room for all of it, what is covered or out of reach is left out first.
  init(_ outline: Outline, withFrames hasFrames: Bool, tokens: Int) {
    let heading = [outline.header.line, "layers " + outline.layers.joined(separator: " > ")]
    let findings = outline.findings.map { "finding \($0.code) at \($0.place)" }
    var (all, front): ([String], [String]) = ([], [])
    var end = 0
    for (index, node) in outline.nodes.enumerated() {
      var node = node
      if !hasFrames, !node.role.isPresentedByCoordinator {
        (node.frame, node.drawnFrame, node.textFrame) = (nil, nil, nil)
      }
      let line = String(repeating: "  ", count: node.depth) + node.line
      all.append(line)
      guard index >= end else { continue }
      front.append(line)
      if !node.flags.isDisjoint(with: [.covered, .inert]) { end = index + node.subtreeLength }
    }
    let isWhole = Excerpt(heading + all + findings).characterCount <= tokens * 4
    self.init(heading + (isWhole ? all : front) + findings)
    hidden = isWhole ? 0 : all.count - front.count
  }

  /// As many lines as there is room for, and a last one about those that are left out: how many they are, and with what
  /// arguments `tool` shows more.
  func text(_ tool: String, tokens: Int = usualTokens) -> String {
    let room = tokens * 4
    if hidden == 0, characterCount <= room { return lines.joined(separator: "\n") }
    let enough = min(max(characterCount / 2, tokens * 2), Tools.tokens.upperBound)
    func remark(_ count: Int) -> String {
      "… \(count) lines left out: \(tool) with tokens=\(enough) shows more"
    }
    var left = room - remark(lines.count + hidden).count - 1
    var shown: [String] = []
    for line in lines {
      // A text of any length is one line.
      let part = line.count > room / 4 ? line.prefix(room / 4) + "…" : line[...]
      guard left > part.count else { break }
      left -= part.count + 1
      shown.append(String(part))
    }
    return (shown + [remark(lines.count - shown.count + hidden)]).joined(separator: "\n")
  }

  /// The number of characters of the lines with their ends.
  private var characterCount: Int { lines.reduce(0) { $0 + $1.count + 1 } }
}
