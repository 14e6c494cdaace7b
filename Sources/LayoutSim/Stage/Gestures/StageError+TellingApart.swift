extension StageError {
  /// How one of several things of a name is meant, as a sentence.
  static func tellingApart(_ roles: [Role]) -> String {
    if roles.allSatisfy(\.takesValue) { return "Give one a tag and say “#tag”." }
    var calls: [String] = []
    if roles.contains(.backButton) { calls.append("goBack()") }
    if roles.contains(.tabItem) { calls.append("selectTab(_:)") }
    let others = calls.isEmpty ? "" : ", or say \(calls.joined(separator: " or "))"
    return "Give one a tag and press “#tag”\(others)."
  }
}
