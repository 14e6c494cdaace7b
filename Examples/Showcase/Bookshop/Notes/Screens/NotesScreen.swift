import FlowEngine
import LayoutSim

struct NotesScreen: Element {
  let coordinator: AnyCoordinator
  let notes: [Note]

  var body: some Element {
    Page {
      TitledList("By the editor") {
        Each(notes) { note in
          LinkRow(title: note.phrase, badge: "\(note.number)") {
            coordinator.navigate(to: NoteRoute.note(note))
          }
        }
      }
    }
    .navigationTitle("Notes")
    .navigationBarTitleDisplayMode(.inline)
  }
}
