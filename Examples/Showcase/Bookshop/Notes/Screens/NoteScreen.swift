import LayoutSim

struct NoteScreen: Element {
  let note: Note

  var body: some Element {
    Page {
      TextBlock("“\(note.phrase)”").textStyle(.headline)
      Paragraph(note.remark)
    }
    .screenTitle("Note \(note.number)")
    .titleDisplayMode(.inline)
  }
}
