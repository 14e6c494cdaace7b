import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Plain sheets whose styles have no heights, or heights that are none.
@MainActor
struct StyleHeightTests {
  private func sheet(
    _ style: TransitionPresentationStyle
  ) throws -> (height: Double, codes: [FindingCode]) {
    let home = StubCoordinator("home")
    home.present("note", presentationStyle: style)
    let stage = Stage(home)
    return (try #require(stage.sheet).height, stage.renderTree.findings.map(\.code))
  }

  @Test(
    "A plain sheet without heights, or with none that is one, is as tall as can be, and a finding"
  )
  func noHeight() throws {
    let tallest = try sheet(.sheet)
    #expect(tallest.codes == [])
    for number: Double in [.nan, -Double.infinity, -1, 0] {
      let shown = try sheet(.detents([.height(number)]))
      #expect(shown.height == tallest.height && shown.codes == [.invalidDetent], "\(number)")
    }
    let shown = try sheet(.detents([]))
    #expect(shown.height == tallest.height && shown.codes == [.invalidDetent])
  }

  @Test("An endless height is the tallest, and a finding")
  func endless() throws {
    let shown = try sheet(.detents([.height(.infinity)]))
    #expect(try shown.height == sheet(.sheet).height)
    #expect(shown.codes == [.invalidDetent])
  }

  @Test("A height that is none is left out where there is another")
  func another() throws {
    let shown = try sheet(.detents([.height(.nan), .height(300)]))
    #expect(shown.height == 300)
    #expect(shown.codes == [.invalidDetent])
  }
}
