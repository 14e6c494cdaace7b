extension Redaction {
  /// What finds the words that a value or a pattern matches; `nil` for rules about nodes.
  func find() throws(RedactionError) -> ((String) -> [Range<String.Index>])? {
    switch rule {
    case .value(let value):
      guard !value.isEmpty else { throw .emptyValue(name: name) }
      return { $0.ranges(of: value) }
    case .pattern(let pattern):
      let expression: Regex<AnyRegexOutput>
      do {
        expression = try Regex(pattern)
      } catch {
        throw .invalidPattern(pattern, reason: "\(error)")
      }
      return { $0.ranges(of: expression).filter { !$0.isEmpty } }
    case .role, .tag: return nil
    }
  }
}
