import LayoutSim
import Snapshot
import Testing

/// What a screen reader says.
@MainActor
struct ReadingOrderTests {
  /// The lines after the settings.
  private func lines(_ tree: RenderTree) -> [String] {
    TreeRenderer.readingOrder.render(tree).split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("What a sheet blocks is not read")
  func sheet() {
    #expect(
      TreeRenderer.readingOrder.render(.reviews) == """
        device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light

        grabber
        heading "Write a review"
        field "Your words", empty
        button "Post", disabled

        """
    )
  }

  @Test("Bars come before the content, and tabs say their place")
  func bars() {
    var tree = RenderTree.reviews
    tree.nodes.removeSubrange(tree.nodes.firstIndex { $0.role == .sheet }.map { $0... } ?? 0...)
    for index in tree.nodes.indices { tree.nodes[index].flags.remove(.inert) }
    tree.nodes[0].subtreeLength = tree.nodes.count
    #expect(lines(tree).first == #"heading "Reviews""#)
    #expect(lines(tree).dropFirst().first == #"back-button "Blue Mug""#)
  }

  @Test("Controls are read with their values and states, as one")
  func controls() {
    let stage = Stage(on: .iPhone15) {
      Column {
        SwitchControl("Wi-Fi", isOn: .constant(true))
        SwitchControl("Bluetooth", isOn: .constant(false)).disabled(true)
        SliderControl("Volume", value: .constant(0.25))
        ChoiceControl("Size", selection: .constant("M"), options: ["S", "M"])
          .pickerStyle(.segmented)
        PushButton(action: {}) {
          Row {
            Icon("star")
            TextBlock("Favourite")
          }
        }
        TextBlock("behind").hidden()
      }
    }
    let lines = lines(stage.renderTree)
    #expect(lines.contains(#"switch "Wi-Fi", on"#))
    #expect(lines.contains(#"switch "Bluetooth", off, disabled"#))
    #expect(lines.contains { $0.hasPrefix(#"slider "Volume", 0.25"#) })
    #expect(lines.contains(#"option "M", selected, 2 of 2"#))
    #expect(lines.filter { $0.contains("Favourite") }.count == 1)
    #expect(!lines.contains { $0.contains("behind") })
  }

  @Test("Texts in what is tapped, and is no control, are read each by itself")
  func tapped() {
    let stage = Stage(on: .iPhone15) {
      Column {
        TextBlock("Assam")
        TextBlock("Malty")
      }
      .onTapGesture {}
    }
    let lines = lines(stage.renderTree)
    #expect(lines.filter { $0.contains("Assam") }.count == 1)
    #expect(lines.filter { $0.contains("Malty") }.count == 1)
  }

  @Test("An icon is read by its name")
  func icons() {
    let stage = Stage(on: .iPhone15) {
      Column {
        Icon("star")
        TextBlock("Best of all")
      }
    }
    #expect(lines(stage.renderTree) == [#"icon "star""#, #"text "Best of all""#])
  }

  @Test("A screen without anything to read says so")
  func nothing() {
    #expect(lines(.phone(Sketch(.window, at: .at(0, 0, 393, 852)))) == ["nothing"])
  }
}
