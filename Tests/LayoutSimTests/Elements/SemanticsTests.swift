import Testing

@testable import LayoutSim

/// What boxes mean.
@MainActor
struct SemanticsTests {
  @Test("A combined row is one node, whose label is the words in it")
  func combined() {
    let show = Show {
      Row {
        Icon("star")
        TextBlock("Dune")
        Column {
          TextBlock("Herbert")
          TextBlock("1965")
        }
      }
      .padding()
      .accessibilityElement(children: .combine).role(.row)
    }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.row, .icon, .text, .text, .text])
    #expect(things.map(\.isCombined) == [true, false, false, false, false])
    #expect(things.first?.label == "Dune, Herbert, 1965")
  }

  @Test("A combined row may have a label of its own, and performs the action inside")
  func combinedAction() throws {
    var presses = 0
    let show = Show {
      Row {
        PushButton("Buy") { presses += 1 }
        TextBlock("12")
      }
      .accessibilityElement(children: .combine).role(.row).accessibilityLabel("Buy for 12")
    }
    let row = try #require(show.pass.nodes.firstIndex { $0.role == .row })
    #expect(show.pass.nodes[row].label == "Buy for 12")
    let action = try #require(show.pass.actions[row])
    action()
    #expect(presses == 1)
  }

  @Test("A button's words are its label, and its content is in it")
  func button() {
    let show = Show {
      PushButton {
      } label: {
        Icon("cart")
        TextBlock("Buy")
      }
      .buttonStyle(.bordered)
    }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.button, .icon, .text])
    #expect(things.map(\.label) == ["Buy", "cart", "Buy"])
  }

  @Test("A disabled button says so and cannot be pressed, however deep it is")
  func disabled() {
    let show = Show {
      Column {
        PushButton("a") {}.disabled(false)
        TextBlock("b")
      }
      .disabled()
    }
    #expect(show.things(.button).map(\.flags) == [.disabled])
    #expect(show.pass.actions.isEmpty)
    #expect(show.things(.text).map(\.flags) == [[]])
  }

  @Test("A mark on one thing in boxes is a mark on the thing")
  func annotation() {
    let show = Show {
      TextBlock("Hi").padding().accessibilityIdentifier("greeting").fact("mood", "good")
    }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.text])
    #expect(things.first?.identifier == "greeting")
    #expect(things.first?.facts == [Fact("mood", "good")])
  }

  @Test("A surface that its author marks is a node")
  func markedFill() {
    let show = Show { Fill().frame(height: 10).accessibilityIdentifier("line").role(.picture) }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.picture])
    #expect(things.first?.identifier == "line")
  }

  @Test("A role on a column of one thing is the column's")
  func columnOfOne() {
    let show = Show { Column { TextBlock("a") }.padding().role(.list) }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.list, .text])
  }

  @Test("A mark on several nodes is a mark on the box around them")
  func containerAnnotation() {
    let show = Show {
      Column {
        TextBlock("a")
        TextBlock("b")
      }
      .accessibilityIdentifier("form")
      .role(.list)
      .accessibilityLabel("both")
    }
    let things = show.pass.nodes.filter { $0.detail <= .semantic }
    #expect(things.map(\.role) == [.list, .text, .text])
    #expect(things.first?.identifier == "form")
    #expect(things.first?.label == "both")
  }

  @Test("Words in a title's style are a heading")
  func heading() {
    let show = Show {
      Column {
        TextBlock("Title").font(.title2)
        TextBlock("Words")
      }
    }
    #expect(show.labels(.heading) == ["Title"])
    #expect(show.labels(.text) == ["Words"])
  }

  @Test("A mention is a line without a frame and without influence on layout")
  func mention() throws {
    let show = Show {
      Column(spacing: 10) {
        Picture("a", width: 10, height: 10)
        OutlineOnly(Semantics(role: .screen, route: "shop.list", flags: .covered))
        Picture("b", width: 10, height: 10)
      }
    }
    #expect(show.pass.size == Size(width: 10, height: 30))
    let mention = try #require(show.things(.screen).first)
    #expect(mention.frame == nil)
    #expect(mention.route == "shop.list")
  }

  @Test("Parents and subtree lengths describe the tree in pre-order")
  func structure() {
    let show = Show {
      Column {
        TextBlock("a").padding()
        Row {
          TextBlock("b")
          TextBlock("c")
        }
      }
    }
    #expect(
      show.pass.nodes.map(\.label) == ["column", "padding", "a", "row", "b", "c"]
    )
    #expect(show.pass.nodes.map(\.parent) == [nil, 0, 1, 0, 3, 3])
    #expect(show.pass.nodes.map(\.subtreeLength) == [6, 2, 1, 3, 1, 1])
  }

  @Test("A layer is there even without content, and is one box around several elements")
  func layers() {
    let empty = Show { EmptyElement().layer(Semantics(role: .screen, route: "empty")) }
    #expect(empty.things(.screen).map(\.frame) == [Rect(x: 0, y: 0, width: 0, height: 0)])
    struct Two: Element {
      var body: some Element {
        Picture("a", width: 10, height: 10)
        Picture("b", width: 30, height: 10)
      }
    }
    let two = Show { Two().layer(Semantics(role: .screen, route: "two")) }
    #expect(two.things(.screen).map(\.frame) == [Rect(x: 0, y: 0, width: 30, height: 28)])
  }

  @Test("A button without words is known by its symbol, one with a label by that")
  func buttonNames() {
    let show = Show {
      Column {
        PushButton {
        } label: {
          Icon("trash")
        }
        .buttonStyle(.plain)
        PushButton {
        } label: {
          Icon("trash")
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Delete")
        PushButton("x") {}.accessibilityLabel("Close")
      }
    }
    #expect(show.labels(.button) == ["trash", "Delete", "Close"])
  }
}
