import LayoutSim
import SnapshotRendering
import Testing

/// A single surface of a tree.
struct SurfacePartTests {
  private let tree = RenderTree(
    traits: Traits(device: .iPhone15),
    nodes: [
      RenderNode(.window, subtreeLength: 8, frame: Rect(x: 0, y: 0, width: 393, height: 852)),
      // As a stage has it: a box that only lays out is between the window and its base.
      RenderNode(.box, parent: 0, subtreeLength: 4, detail: .layout),
      RenderNode(.stack, parent: 1, subtreeLength: 3),
      RenderNode(.screen, parent: 2, subtreeLength: 2, route: "home"),
      RenderNode(.text, parent: 3, label: "Welcome"),
      RenderNode(.sheet, parent: 0, subtreeLength: 3, route: "about"),
      RenderNode(.screen, parent: 5, subtreeLength: 2, route: "about"),
      RenderNode(
        .text,
        parent: 6,
        label: "By Ned",
        frame: Rect(x: 16, y: 600, width: 100, height: 20)
      ),
    ],
    findings: [
      Finding(code: .textNearLimit, place: "home", found: "One.", advice: ""),
      Finding(code: .textNearLimit, place: "By Ned", found: "Two.", advice: ""),
    ]
  )

  @Test("It is the window with that surface and its findings")
  func part() throws {
    let part = try tree.part(surface: "about")
    #expect(part.nodes.map(\.role) == [.window, .sheet, .screen, .text])
    #expect(part.nodes.map(\.parent) == [nil, 0, 1, 2])
    #expect(part.nodes[0].subtreeLength == 4)
    #expect(part.nodes[3].frame == Rect(x: 16, y: 600, width: 100, height: 20))
    #expect(part.findings.map(\.found) == ["Two."])
  }

  @Test("A screen names the surface on which it is")
  func screen() throws {
    let part = try tree.part(surface: "home")
    #expect(part.nodes.map(\.role) == [.window, .stack, .screen, .text])
  }

  @Test("A route that no surface shows is an error that lists those that are there")
  func unknown() throws {
    let error = #expect(throws: NoSuchSurfaceError.self) { try tree.part(surface: "basket") }
    #expect(error?.description == "No surface shows basket. There are home, about.")
  }
}
