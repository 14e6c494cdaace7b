/// Records the changes in the last passes of a settling that does not seem to end.
@MainActor
final class SettlingTrace {
  /// Whether changes are recorded, which they are only once settling takes suspiciously long.
  var isOn = false

  /// The code that is currently running, and so causes changes.
  var cause = ChangeCause.body

  private var changes: [ValueChange] = []

  /// Discards the recorded changes.
  func clear() {
    changes = []
  }

  /// Starts recording changes, until the next pass.
  func restart(because cause: ChangeCause) {
    (isOn, self.cause) = (true, cause)
    clear()
  }

  /// Records a change of `subject` from one value to another.
  func note(_ subject: ChangingSubject, on screen: ScreenPlace?, from former: Any, to present: Any)
  {
    let change = ValueChange(
      subject: subject,
      screen: screen,
      former: ValuePrint.text(former),
      present: ValuePrint.text(present),
      cause: cause
    )
    // The latest change of each subject counts, in the order of the first ones.
    if let index = changes.firstIndex(where: { ($0.subject, $0.screen) == (subject, screen) }) {
      changes[index] = change
    } else {
      changes.append(change)
    }
  }

  /// Records a change of a model that bodies read.
  func noteModel(changedBy cause: ChangeCause) {
    guard isOn else { return }
    changes.removeAll { $0.subject == .model }
    changes.append(
      ValueChange(subject: .model, screen: nil, former: "", present: "", cause: cause)
    )
  }

  /// The recorded changes.
  var notes: [LayoutNote] { changes.map(LayoutNote.unsettled) }
}

/// Prints values in findings.
enum ValuePrint {
  /// `value` in brief; lengths with at most two decimals.
  static func text(_ value: Any) -> String {
    switch value {
    case let number as Double: PrintedNumber.text(number)
    case let size as Size: text(size)
    case let rect as Rect:
      "\(text(rect.size)) at \(PrintedNumber.text(rect.minX)),\(PrintedNumber.text(rect.minY))"
    case let geometry as ElementGeometry: text(geometry.frame)
    case let proposal as Proposal:
      "\(length(proposal.width))×\(length(proposal.height))"
    default: other(value)
    }
  }

  private static func text(_ size: Size) -> String {
    "\(PrintedNumber.text(size.width))×\(PrintedNumber.text(size.height))"
  }

  private static func length(_ length: Double?) -> String {
    length.map(PrintedNumber.text) ?? "nil"
  }

  // By reflection, since the descriptions of sets and dictionaries have another order in each run.
  private static func other(_ value: Any, depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.prefix(4)
    switch mirror.displayStyle {
    case .optional:
      return children.first.map { text($0.value) } ?? "nil"
    case .collection, .set, .dictionary:
      return "\(mirror.children.count) elements"
    case .class, .foreignReference:
      return typeName(type(of: value))
    case .none:
      return short(String(describing: value))
    case .enum where children.isEmpty:
      return short(String(describing: value))
    case .struct, .tuple, .enum:
      let name = mirror.displayStyle == .struct ? typeName(type(of: value)) : ""
      if depth == 2 { return "\(name)(…)" }
      let parts = children.map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + inner(child.value, depth: depth + 1)
      }
      return "\(name)(\(parts.joined(separator: ", ")))"
    default:
      return typeName(type(of: value))
    }
  }

  private static func inner(_ value: Any, depth: Int) -> String {
    value is Double || value is Size || value is Rect ? text(value) : other(value, depth: depth)
  }

  private static func short(_ words: String) -> String {
    words.count > 80 ? words.prefix(79) + "…" : words
  }
}

/// The name of `type` without its generic arguments.
func typeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
