/// Notes what changes in the last passes of a settling that does not seem to end.
@MainActor
final class SettlingTrace {
  /// Whether changes are noted: not before settling takes suspiciously long.
  var isOn = false

  /// What runs at the moment, and so causes whatever changes.
  var cause = ChangeCause.body

  private var changes: [ValueChange] = []

  /// Forgets what was noted.
  func clear() {
    changes = []
  }

  /// Notes that `subject` had one value and has another one.
  func note(_ subject: ChangingSubject, on screen: ScreenPlace?, from former: Any, to present: Any)
  {
    let change = ValueChange(
      subject: subject,
      screen: screen,
      former: ValuePrint.text(former),
      present: ValuePrint.text(present),
      cause: cause
    )
    // The latest of each counts, in the order in which they began.
    if let index = changes.firstIndex(where: { ($0.subject, $0.screen) == (subject, screen) }) {
      changes[index] = change
    } else {
      changes.append(change)
    }
  }

  /// Notes that a model changed which bodies read.
  func noteModel(changedBy cause: ChangeCause) {
    guard isOn else { return }
    changes.removeAll { $0.subject == .model }
    changes.append(
      ValueChange(subject: .model, screen: nil, former: "", present: "", cause: cause)
    )
  }

  /// What was noted.
  var notes: [LayoutNote] { changes.map(LayoutNote.unsettled) }
}
