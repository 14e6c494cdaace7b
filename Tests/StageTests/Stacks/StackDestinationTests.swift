import FlowEngine
import StageSupport
import Testing

@testable import LayoutSim

/// Destinations of a stack that an element is.
@MainActor
struct StackDestinationTests {
  private let cities = Cities()

  private func title(_ title: String) -> some Element {
    TextBlock(title).navigationTitle(title)
  }

  @Test("A binding pushes a screen, and going back from it sets the binding back")
  func isPresented() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        cities.list().navigationDestination(isPresented: Bound(cities, \.isHelpShown)) {
          TextBlock("Help").navigationTitle("Help")
        }
      }
    }
    cities.isHelpShown = true
    #expect(stage.innermostStack == ["screen.stack", "screen.stack.destination"])
    #expect(stage.topScreen?.title == "Help")
    #expect(cities.path.isEmpty)
    try stage.swipeBack()
    #expect(!cities.isHelpShown)
    cities.isHelpShown = true
    #expect(stage.topScreen?.title == "Help")
    cities.isHelpShown = false
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("A refresh comes to rest while a destination covers the screen that declares it")
  func refreshed() {
    final class Delay { var words = "soon" }
    let delay = Delay()
    let stage = Stage {
      ScreenStack {
        TextBlock("Root").navigationDestination(isPresented: .constant(true)) {
          TextBlock(delay.words)
        }
      }
    }
    #expect(stage.renderTree.words == ["soon"])
    delay.words = "late"
    stage.refresh()
    #expect(stage.renderTree.words == ["late"])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A link whose binding says so is active without a tap, and sets it when it is tapped")
  func activeLink() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        ScreenLink(
          "Help",
          destination: TextBlock("Help yourself"),
          isActive: Bound(cities, \.isHelpShown)
        )
      }
    }
    try stage.tap("Help")
    #expect(cities.isHelpShown)
    #expect(stage.element(labelled: "Help yourself") != nil)
    try stage.goBack()
    #expect(!cities.isHelpShown)
    cities.isHelpShown = true
    #expect(stage.innermostStack == ["screen.stack", "screen.stack.link"])
  }

  @Test("An item pushes the screen about it; another one is another screen, and nil none")
  func item() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack {
        TextBlock("Root")
          .navigationDestination(item: Bound(cities, \.chosen)) { Counted(number: $0) }
      }
    }
    cities.chosen = 1
    try stage.tap("Count")
    #expect(stage.element(labelled: "Number 1, 1 times") != nil)
    cities.chosen = 2
    #expect(stage.element(labelled: "Number 2, 0 times") != nil)
    try stage.goBack()
    #expect(cities.chosen == nil)
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("What is popped by code takes its binding and those above with it")
  func cleared() {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        TextBlock("Root")
          .navigationDestination(for: String.self) { name in
            TextBlock(name).navigationDestination(isPresented: Bound(cities, \.isHelpShown)) {
              TextBlock("Help")
            }
          }
      }
    }
    cities.path = ["Rome"]
    cities.isHelpShown = true
    #expect(stage.innermostStack == ["screen.stack", "Rome", "Rome.destination"])
    cities.path = []
    #expect(stage.innermostStack == ["screen.stack"])
    #expect(!cities.isHelpShown)
  }

  @Test("A value that is pushed over the screen of a binding lands below it")
  func belowBinding() {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) {
        cities.list().navigationDestination(isPresented: Bound(cities, \.isHelpShown)) {
          TextBlock("Help")
        }
      }
    }
    cities.isHelpShown = true
    #expect(stage.innermostStack.last == "screen.stack.destination")
    cities.path = ["Rome"]
    #expect(stage.innermostStack == ["screen.stack", "Rome", "screen.stack.destination"])
  }

  @Test(
    "Of several destinations for a type that on the lowest screen is used, and there the innermost"
  )
  func order() throws {
    let stage = Stage {
      ScreenStack {
        ScreenLink("Go", value: 1)
          .navigationDestination(for: Int.self) { number in
            Column {
              TextBlock("inner \(number)")
              ScreenLink("On", value: 2)
            }
            .navigationDestination(for: Int.self) { TextBlock("later \($0)") }
          }
          .navigationDestination(for: Int.self) { TextBlock("outer \($0)") }
      }
    }
    try stage.tap("Go")
    #expect(stage.element(labelled: "inner 1") != nil)
    try stage.tap("On")
    #expect(stage.element(labelled: "inner 2") != nil)
    #expect(stage.codes.contains(.destinationIgnored))
  }

  @Test("A destination that a pushed screen declares serves the screens above it")
  func onPushedScreen() throws {
    let stage = Stage {
      ScreenStack {
        ScreenLink("About") {
          ScreenLink("Number", value: 5)
            .navigationDestination(for: Int.self) { TextBlock("Number \($0)") }
        }
      }
    }
    try stage.tap("About")
    try stage.tap("Number")
    #expect(stage.element(labelled: "Number 5") != nil)
    #expect(stage.codes.isEmpty)
  }

  @Test("One that is declared in a lazy container is missed", arguments: [false, true])
  func lazy(inList: Bool) throws {
    let link = AnyElement(
      ScreenLink("Go", value: 1).navigationDestination(for: Int.self) { TextBlock("\($0)") }
    )
    let stage = Stage {
      ScreenStack {
        if inList { RowList { link } } else { ScrollArea { LazyColumn { link } } }
      }
    }
    #expect(stage.codes.contains(.destinationIgnored))
    try stage.tap("Go")
    #expect(stage.innermostStack == ["screen.stack"])
  }

  @Test("A link in a lazy list leads to the destination around the list")
  func linkInLazyList() throws {
    let stage = Stage {
      ScreenStack {
        ScrollArea {
          LazyColumn { Each(0..<3, id: \.self) { ScreenLink("Row \($0)", value: $0) } }
        }
        .navigationDestination(for: Int.self) { TextBlock("Number \($0)") }
      }
    }
    try stage.tap("Row 2")
    #expect(stage.element(labelled: "Number 2") != nil)
  }

  @Test("A link without a destination leads nowhere, and a value in the path is a symbol")
  func missing() throws {
    let cities = cities
    let stage = Stage {
      ScreenStack(path: Bound(cities, \.path)) { ScreenLink("Go", value: "Rome") }
    }
    #expect(
      stage.renderTree.findings.filter { $0.code == .destinationMissing }.map(\.found) == [
        "A link presents a value of String, for which there is no navigationDestination: it cannot be activated."
      ]
    )
    try stage.tap("Go")
    #expect(stage.innermostStack == ["screen.stack"])
    cities.path = ["Oslo"]
    #expect(stage.innermostStack == ["screen.stack", "Oslo"])
    #expect(stage.renderTree.nodes.contains { $0.label == "exclamationmark.triangle.fill" })
    #expect(
      stage.renderTree.findings.contains {
        $0.found == "There is no navigationDestination for Oslo: a device shows a yellow triangle."
      }
    )
    #expect(stage.back.isVisible)
  }

  @Test("A destination sees what changes in the body that declares it")
  func newClosure() throws {
    struct Numbers: Element {
      @Local private var suffix = "."
      var body: some Element {
        ScreenStack {
          ScreenLink("Go", value: 1)
            .navigationDestination(for: Int.self) { number in
              PushButton("Number \(number)\(suffix)") { suffix = "!" }
            }
        }
      }
    }
    let stage = Stage { Numbers() }
    try stage.tap("Go")
    try stage.tap("Number 1.")
    #expect(stage.element(labelled: "Number 1!") != nil)
  }
}

private struct Counted: Element {
  let number: Int

  @Local private var count = 0

  var body: some Element {
    Column {
      TextBlock("Number \(number), \(count) times")
      PushButton("Count") { count += 1 }
    }
  }
}
