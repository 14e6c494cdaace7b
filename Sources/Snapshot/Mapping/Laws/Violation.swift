/// Something that breaks a law, as a search has found it.
struct Violation {
  /// The name of the law.
  let law: String

  /// The steps after which it is broken.
  let script: Script

  /// What is wrong, in sentences.
  let words: String

  /// The index of the state, among those of the search.
  let state: Int

  /// The name of the setting under which it is broken; `nil` if it is that of the map.
  var setting: String?

  /// Whether the law is broken in the same words after another script, on a fresh app; `nil` if one app cannot tell.
  let isBroken: (@MainActor (Script) async -> Bool)?

  /// The script without the steps that it can do without; the same one if one app cannot tell.
  @MainActor
  func shortenedScript() async -> Script {
    guard let isBroken, await isBroken(script) else { return script }
    return await script.shortened(while: isBroken)
  }
}
