import LayoutSim
import Testing

/// Fields.
@MainActor
struct FieldTests {
  @Test("A plain field is 22 high and as wide as there is room, on any display")
  func plain() {
    // textField.height_plain
    for pixel in [0.5, 1.0 / 3] {
      let panel = Panel(pixel: pixel) { TextEntry("Name", words: .constant("")) }
      #expect(panel.size.isNear(361, 22))
      #expect(!panel.isApproximate(.field))
    }
  }

  @Test("A field with a rounded border is 34 high on any display, empty or not")
  func rounded() {
    // textField.height_rounded_border, textField.rounded_border_inset_x
    for words in ["", "Ada"] {
      for pixel in [0.5, 1.0 / 3] {
        let panel = Panel(pixel: pixel) {
          TextEntry("", words: .constant(words)).textFieldStyle(.roundedBorder)
        }
        #expect(panel.size.isNear(361, 34))
        #expect(panel.pass.nodes.first { $0.role == .text }?.frame?.minX == 7)
      }
    }
  }

  @Test("A field grows with its letters: 53.17 in a border at the second accessibility size")
  func largeText() {
    // 39.67 + 13.5.
    let panel = Panel(typeSize: .accessibility2) {
      TextEntry("Name", words: .constant("Ada")).textFieldStyle(.roundedBorder)
    }
    #expect(panel.size.isNear(361, 53.167))
  }

  @Test("Words that do not fit stay on one line, or grow the field if they may")
  func growing() {
    let words = "The quick brown fox jumps over the lazy dog"
    let line = Panel { TextEntry("Note", words: .constant(words)) }
    #expect(line.size.isNear(361, 22))
    // Two lines of body text: 20.287 + 22, up to a pixel, and 1.5.
    let grown = Panel(width: 200) {
      TextEntry("Note", words: .constant(words), axis: .vertical)
    }
    #expect(grown.size.isNear(200, 42.333 + 1.5))
    let limited = Panel(width: 200) {
      TextEntry("Note", words: .constant(words), axis: .vertical).lineLimit(1)
    }
    #expect(limited.size.isNear(200, 22))
  }

  @Test("What is entered replaces the words in a field")
  func entering() {
    let name = Wire("")
    let panel = Panel { TextEntry("Name", words: name.link) }
    #expect(panel.things(.field).first?.flags.contains(.empty) == true)
    #expect(panel.things(.field).first?.facts == [])
    #expect(panel.enter("Ada", .field, "Name") == true)
    #expect(name.value == "Ada")
    #expect(panel.fact("value", of: .field) == "Ada")
    #expect(panel.things(.field).first?.flags.contains(.empty) == false)
    #expect(panel.roles == [.field])
  }

  @Test("A secret is shown as dots, and is what was entered")
  func secret() {
    let password = Wire("")
    let panel = Panel {
      SecretEntry("Password", words: password.link).textFieldStyle(.roundedBorder)
    }
    #expect(panel.size.isNear(361, 34))
    panel.enter("hunter2", .field, "Password")
    #expect(password.value == "hunter2")
    #expect(panel.fact("value", of: .field) == "•••••••")
    #expect(panel.fact("kind", of: .field) == "secret")
  }

  @Test("A search field is 36 high, from iOS 26 on 44, and 80 in large text there")
  func search() {
    // searchBar.field_height, searchBar.height, searchBar.field_height_ax1
    let old = Panel { SearchEntry(words: .constant("")) }
    let new = Panel(.iOS26) { SearchEntry(words: .constant("Dune")) }
    let large = Panel(.iOS26, typeSize: .accessibility2) { SearchEntry(words: .constant("")) }
    #expect(old.size.isNear(361, 36))
    #expect(new.size.isNear(361, 44))
    #expect(large.size.isNear(361, 80))
    #expect(!old.isApproximate(.field))
    #expect(!new.isApproximate(.field))
    #expect(large.isApproximate(.field))
    #expect(old.things(.field).map(\.label) == ["Search"])
  }

  @Test("An editor takes all the room, its words 8 below the edge and 5 from the side")
  func editor() throws {
    // textEditor.text_inset
    let panel = Panel(height: 200) { TextArea("Review", words: .constant("Good")) }
    #expect(panel.size == Size(width: 361, height: 200))
    let words = try #require(panel.pass.nodes.first { $0.role == .text }?.frame)
    #expect(words.origin == Point(x: 5, y: 8))
    #expect(!panel.isApproximate(.field))
    // A line of body text and twice 8.
    let open = Panel { TextArea("Review", words: .constant("Good")) }
    #expect(open.size.isNear(361, 36.333))
  }

  @Test("A date stands in a capsule of 34 at the end of its label, higher in large text")
  func date() {
    // datePicker.compact_height; 39.67 + 13.5.
    let day = Wire("12 May")
    let panel = Panel { DateEntry("Due", words: day.link) }
    #expect(panel.size.isNear(361, 34))
    #expect(panel.isApproximate(.field))
    panel.enter("13 May", .field, "Due")
    #expect(day.value == "13 May")
    let large = Panel(typeSize: .accessibility2) { DateEntry("Due", words: day.link) }
    #expect(large.size.height.isNear(53.167))
  }

  @Test("A disabled field takes no words")
  func disabled() {
    let name = Wire("Ada")
    let panel = Panel {
      Column {
        TextEntry("Name", words: name.link)
        SecretEntry("Secret", words: name.link)
        SearchEntry(words: name.link)
        TextArea("Review", words: name.link)
      }
      .disabled()
    }
    for field in ["Name", "Secret", "Search", "Review"] {
      #expect(panel.enter("Eve", .field, field) == nil)
    }
    #expect(name.value == "Ada")
    #expect(panel.things(.field).allSatisfy { $0.flags.contains(.disabled) })
  }
}
