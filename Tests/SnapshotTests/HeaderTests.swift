import LayoutSim
import Snapshot
import Testing

/// The header of a text.
struct HeaderTests {
  private func layers(_ surfaces: Sketch...) -> String {
    let text = TreeRenderer.outline.render(.phone(Sketch(.window, surfaces)))
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().prefix { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test("The first line names the device and the settings for which the tree was laid out")
  func device() {
    var tree = RenderTree.phone(Sketch(.window))
    tree.traits.typeSize = .accessibility3
    tree.traits.scheme = .dark

    let line = TreeRenderer.outline.render(tree).prefix { $0 != "\n" }

    #expect(
      line == "device iphone-15 os=18 393x852 safe=59,0,34,0 type=accessibility3 scheme=dark"
    )
  }

  @Test("The first line names the family of systems of the controls")
  func platform() {
    var tree = RenderTree.phone(Sketch(.window))
    tree.traits.platform = .iOS26

    #expect(TreeRenderer.outline.render(tree).hasPrefix("device iphone-15 os=26 393x852 "))
  }

  @Test("A stack stands for itself, seen through boxes that only lay out")
  func stack() {
    let stack = Sketch(.stack, [Sketch(.screen, "home"), Sketch(.screen, "item(1)")])

    #expect(layers(stack) == "layers stack(home,item(1))")
    #expect(layers(Sketch(.box, detail: .layout, [stack])) == "layers stack(home,item(1))")
  }

  @Test("The line of 40 tabs inside each other took twice as long for each of them")
  func nestedTabs() {
    var content = Sketch(.stack, [Sketch(.screen, "x")])
    for _ in 0..<40 { content = Sketch(.tabs, [Sketch(.tab, "a", flags: .selected, [content])]) }

    let tabs = String(repeating: "tabs(*a) > ", count: 40)
    #expect(layers(content) == "layers \(tabs)stack(x)")
  }

  @Test("Tabs that were pushed stand among the screens of their stack")
  func pushedTabs() {
    let tabs = Sketch(
      .tabs,
      [
        Sketch(.tab, "a"),
        Sketch(.tab, "b", flags: .selected, [Sketch(.stack, [Sketch(.screen, "x")])]),
      ]
    )

    #expect(
      layers(Sketch(.stack, [Sketch(.screen, "home"), tabs]))
        == "layers stack(home,tabs(a,*b) > stack(x))"
    )
    #expect(
      layers(Sketch(.stack, [Sketch(.screen, "home"), Sketch(.screen, [tabs])]))
        == "layers stack(home,tabs(a,*b) > stack(x))"
    )
  }

  @Test("Modal surfaces follow in drawing order, each with the screens of its stack")
  func modals() {
    let base = Sketch(.stack, [Sketch(.screen, "home")])
    let sheet = Sketch(
      .sheet,
      [Sketch(.stack, [Sketch(.screen, "checkout.basket"), Sketch(.screen, "checkout.address")])]
    )
    let cover = Sketch(.cover, [Sketch(.stack, [Sketch(.screen, "login")])])

    #expect(
      layers(base, sheet, cover)
        == "layers stack(home) > sheet(checkout.basket,checkout.address) > cover(login)"
    )
  }

  @Test("Layers over 100 columns were one line, which no page shows")
  func manyLayers() {
    let base = Sketch(.stack, [Sketch(.screen, "home"), Sketch(.screen, "search.results")])
    let sheets = ["checkout.basket", "checkout.address", "checkout.payment"].map { route in
      Sketch(.sheet, [Sketch(.stack, [Sketch(.screen, route)])])
    }

    #expect(
      layers(base, sheets[0])
        == "layers stack(home,search.results) > sheet(checkout.basket)"
    )
    #expect(
      layers(base, sheets[0], sheets[1], sheets[2]) == """
        layers stack(home,search.results)
          > sheet(checkout.basket)
          > sheet(checkout.address)
          > sheet(checkout.payment)
        """
    )
  }

  @Test("A name whose end is in doubt among the layers is in quotes")
  func quotedNames() {
    let stack = Sketch(
      .stack,
      ["home", "item(1,2)", "a,b", "two words", "f)", "*", "all > none"].map {
        Sketch(.screen, $0)
      }
    )

    #expect(
      layers(stack)
        == #"layers stack(home,item(1,2),"a,b","two words","f)","*","all > none")"#
    )
  }

  @Test("Without a presentation one word says so")
  func nothing() {
    #expect(layers() == "layers none")
  }

  @Test("A tree without nodes has a header")
  func noNodes() {
    let tree = RenderTree(traits: Traits(device: .phone), nodes: [])

    #expect(
      TreeRenderer.outline.render(tree) == """
        device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
        layers none

        """
    )
  }

  @Test("Layers of exactly 100 columns stay one line")
  func hundredColumns() {
    // "layers stack(", ") > sheet(" and ")" take 24.
    let (below, above) = (String(repeating: "x", count: 40), String(repeating: "y", count: 36))
    let line = "layers stack(\(below)) > sheet(\(above))"
    let sheet = Sketch(.sheet, [Sketch(.stack, [Sketch(.screen, above)])])

    #expect(line.count == 100)
    #expect(layers(Sketch(.stack, [Sketch(.screen, below)]), sheet) == line)
  }

  @Test("The safe area is named from the top on, its leading edge before its trailing one")
  func safeAreaOrder() {
    let tree = RenderTree(traits: Traits(device: .notched), nodes: Sketch(.window).nodes)

    #expect(TreeRenderer.outline.render(tree).contains(" safe=1,2,3,4 "))
  }
}
