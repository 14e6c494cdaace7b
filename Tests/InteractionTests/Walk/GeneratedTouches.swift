import LayoutSim

/// Areas that take gestures: by themselves, in rows, and where content scrolls.
struct GeneratedTouches: Element {
  @Local private var taps = 0
  @Local private var way = 0.0
  @Local private var rows = Array(0..<8)

  var body: some Element {
    TextBlock("\(taps) \(way)")
    TextBlock("Touch")
      .onTapGesture { taps += 1 }
      .onTapGesture(count: 2) { taps += 10 }
      .onLongPressGesture { taps += 100 }
    Row {
      TextBlock("Drag").onDragGesture {
        way += $0.translation.x
      } onEnded: { _ in
        way += 1
      }
      TextBlock("Hold").contextMenu {
        PushButton("Choose") { taps += 1_000 }
        MenuControl("Further") { PushButton("Choose") { taps += 2_000 } }
      }
      MenuControl("Nothing") {}
    }
    RowList {
      Each(rows, id: \.self) { number in
        ListLine("Row \(number)")
          .onTapGesture { taps += 1 }
          .onDragGesture { way += $0.translation.x }
          .swipeActions { PushButton("Archive") { rows.removeAll { $0 == number } } }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            PushButton("Mark") { taps += 10_000 }
          }
          .contextMenu { PushButton("Choose") { rows.removeAll { $0 == number } } }
      }
    }
    .frame(height: 150)
  }
}
