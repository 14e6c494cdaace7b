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

  /// Records what changes from now on, until the next pass.
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
