import LayoutSim
import Testing

/// The first that fits.
@MainActor
struct FirstFitTests {
  private enum NameKey: Preference {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Named: Element {
    let name: String
    let width: Double
    var log: Log?

    var body: some Element {
      PushButton(action: { log?.pressed.append(name) }) { Block(name, width, 10) }
        .preference(NameKey.self, value: name)
        .onSizeChange { _ in log?.sized.append(name) }
        .onPreferenceChange(NameKey.self) { log?.reported.append($0) }
    }
  }

  @MainActor
  final class Log {
    var pressed: [String] = []
    var sized: [String] = []
    var reported: [String] = []
  }

  @Test("The widest that still fits is shown, and nothing else is there")
  func pick() {
    for (width, name) in [(100.0, "long"), (99, "short"), (20, "short"), (5, "icon")] {
      let laid = Laid(width) {
        FirstFit(in: .horizontal) {
          Block("long", 100, 10)
          Block("short", 20, 10)
          Block("icon", 8, 10)
        }
      }
      let shown = ["long", "short", "icon"].filter { laid[$0] != nil }
      #expect(shown == [name], "in \(width)")
    }
  }

  @Test("Along the vertical only the height decides, however wide the first one is")
  func verticalOnly() {
    func shown(_ height: Double) -> [String] {
      let laid = Laid(50, height) {
        FirstFit(in: .vertical) {
          Block("tall", 100, 40)
          Block("flat", 100, 20)
        }
      }
      return ["tall", "flat"].filter { laid[$0] != nil }
    }
    #expect(shown(40) == ["tall"])
    #expect(shown(39) == ["flat"])
  }

  @Test("Where nothing is offered the first one fits")
  func noOffer() {
    let laid = Laid {
      FirstFit {
        Block("long", 100, 10)
        Block("short", 20, 10)
      }
    }
    #expect(laid.size == Size(width: 100, height: 10))
  }

  @Test("Only the alternative that is shown notifies observers, and it is pressed")
  func notified() {
    let log = Log()
    var reported: [String] = []
    let laid = Laid(50) {
      FirstFit {
        Named(name: "long", width: 100, log: log)
        Named(name: "short", width: 20, log: log)
      }
      .onPreferenceChange(NameKey.self) { reported.append($0) }
    }
    #expect(reported == ["short"])
    #expect(log.reported == ["short"])
    #expect(log.sized == ["short"])
    #expect(laid.show.things(.button).count == 1)
    laid.show.press(at: 0)
    #expect(log.pressed == ["short"])
  }

  @Test("A button is known by the words that are shown in it")
  func label() {
    let laid = Laid(60) {
      PushButton {
      } label: {
        FirstFit {
          TextBlock("Continue")
          TextBlock("Go")
        }
      }
    }
    #expect(laid.show.labels(.button) == ["Go"])
  }

  @Test("What is left out leaves the tree in order")
  func tree() throws {
    let laid = Laid(60, 60) {
      Column {
        FirstFit {
          Column {
            Block("a", 100, 10)
            Block("b", 100, 10)
          }
          Block("c", 20, 10)
        }
        Block("d", 10, 10)
      }
    }
    let nodes = laid.show.pass.nodes
    let tree = RenderTree(traits: Traits(device: .iPhone15), nodes: nodes)
    #expect(nodes[0].subtreeLength == nodes.count)
    #expect(tree.children(of: 0).count == 2)
    for (index, node) in nodes.enumerated() where node.parent != nil {
      let parent = try #require(node.parent)
      #expect(tree.children(of: parent).contains(index))
    }
  }

  @Test("Without alternatives it has no size")
  func empty() {
    #expect(Laid(300, 300) { FirstFit {} }.size == .zero)
  }
}
