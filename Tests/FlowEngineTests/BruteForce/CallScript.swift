/// A script: a hierarchy, and calls that are made in it.
struct CallScript {
  var shape: Shape
  var calls: [ScriptedCall]

  /// Whether the root has an observer; engines may take another way without one.
  var isObserved = true
}

extension CallScript: CustomStringConvertible {
  /// The hierarchy and the numbered calls.
  var description: String {
    let calls = calls.enumerated().map { "\($0 + 1). \($1)" }
    return "\(shape)\n\(calls.joined(separator: "\n"))" + (isObserved ? "" : "\n(unobserved)")
  }
}
