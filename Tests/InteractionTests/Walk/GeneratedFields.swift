import LayoutSim

/// Fields that take the focus by turns, in an area that hides the keyboard when it is scrolled.
struct GeneratedFields: Element {
  private enum Field { case name, town, none }
  @Focused private var field: Field?
  @Focused private var isNoteFocused: Bool
  @Local private var name = ""
  @Local private var town = ""
  @Local private var note = ""
  @Local private var submits = 0

  var body: some Element {
    ScrollArea {
      Column {
        TextBlock("\(submits) \(field.map { "\($0)" } ?? "no field") \(isNoteFocused)")
        TextEntry("Name", words: $name)
          .focused($field, equals: .name)
          .onSubmit {
            submits += 1
            field = .town
          }
        TextEntry("Town", words: $town).focused($field, equals: .town)
        PushButton("Focus") { field = .town }
        PushButton("Unfocus") {
          field = nil
          isNoteFocused = false
        }
        PushButton("Nowhere") { field = Field.none }
        TextEntry("Note", words: $note, axis: .vertical).focused($isNoteFocused)
      }
    }
    .scrollDismissesKeyboard(.immediately)
    .frame(height: 140)
  }
}
