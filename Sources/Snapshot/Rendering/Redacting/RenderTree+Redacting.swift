import LayoutSim

extension RenderTree {
  /// The same tree with aliases in place of what `redactions` match.
  ///
  /// The rules are applied in their order, each to what those before it left. Frames stay those of the original
  /// words.
  ///
  /// - Parameters:
  ///   - redactions: The rules.
  ///   - optional: More rules, applied after the others, which need not match.
  /// - Returns: The redacted tree.
  /// - Throws: A ``RedactionError`` if one of `redactions` matches nothing, or if a rule is invalid.
  public func redacted(
    _ redactions: [Redaction],
    optional: [Redaction] = []
  ) throws(RedactionError) -> RenderTree {
    if redactions.isEmpty, optional.isEmpty { return self }
    var redactor = Redactor(tree: self)
    var unused: [Redaction] = []
    for redaction in redactions where try !redactor.apply(redaction) { unused.append(redaction) }
    if !unused.isEmpty { throw .unused(unused) }
    for redaction in optional { _ = try redactor.apply(redaction) }
    return redactor.tree
  }
}
