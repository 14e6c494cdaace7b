import LayoutSim

struct NoteScreen: Element {
  let note: Note

  var body: some Element {
    Page {
      TextBlock("“\(note.phrase)”").font(.headline)
      Paragraph(note.remark)
    }
    .navigationTitle("Note \(note.number)")
    .navigationBarTitleDisplayMode(.inline)
  }
}
