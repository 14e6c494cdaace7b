import FlowEngine

/// The editor's notes on the sample.
public enum NoteRoute: Route {
  /// All notes.
  case all

  /// One note.
  case note(Note)

  /// The route's stable name: `notes.note(2)`.
  public var identifier: String {
    switch self {
    case .all: "notes.all"
    case .note(let note): "notes.note(\(note.number))"
    }
  }
}
