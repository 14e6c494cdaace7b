import LayoutSim

/// A list of many rows, each with a title and a note.
struct LongList: Element {
  let count: Int

  var body: some Element {
    RowList {
      Each(0..<count, id: \.self) { ListLine(words(12 + $0 % 9), detail: words(4 + $0 % 5)) }
    }
  }
}

/// A settings form: sections of switches, fields, steppers and sliders.
struct SettingsForm: Element {
  let count: Int

  var body: some Element {
    EntryForm {
      Each(0..<count, id: \.self) { section in
        RowSection(words(10 + section % 7)) {
          SwitchControl(words(14), isOn: .constant(true))
          TextEntry(words(8), words: .constant(words(section % 30)))
          StepperControl(words(11), value: .constant(section), in: 0...100)
          SliderControl(words(6), value: .constant(0.5))
          ListLine(words(9), detail: words(5))
        }
      }
    }
  }
}

/// Rows of a picture, a title, a note that may wrap, and a price, in columns.
struct PriceGrid: Element {
  let count: Int

  var body: some Element {
    ScrollArea {
      EagerGrid(alignment: .leading) {
        Each(0..<count, id: \.self) { row in
          CellRow {
            Picture("", width: 40, height: 40)
            TextBlock(words(12 + row % 9))
            TextBlock(words(30 + row * 7 % 20))
            TextBlock(words(5))
          }
        }
      }
      .padding()
    }
  }
}
