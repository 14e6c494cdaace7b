extension Stage {
  /// Enters text into the control `name`, replacing its content.
  ///
  /// A field takes any text and the focus, as with ``tap(_:)``; a slider a number, a picker the label of one of its options.
  ///
  /// - Parameters:
  ///   - words: The text to enter.
  ///   - name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such control within reach, or if it does not accept the text.
  public func enter(_ words: String, into name: String) throws(StageError) {
    try beginGesture()
    let settled = current
    let fields = settled.fields
    guard let field = try reachable(name, among: fields), let entry = field.entry else {
      if let other = try reachable(name, among: current.targets) {
        throw .otherGesture(name, role: other.role, gesture: other.role == .switch ? .toggle : .tap)
      }
      try refuseStepper(name)
      try refuseHiddenSearch(name)
      throw .noSuchField(name, available: fields.filter { $0.obstacle == nil }.map(\.name))
    }
    try refuseConstant(field)
    var isTaken = false
    press {
      requestFocus(at: field.position, in: settled)
      isTaken = entry(words)
    }
    if !isTaken { throw .notTaken(words, field: name) }
  }
}
