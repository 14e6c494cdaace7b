import Testing

@testable import FlowEngine

/// Styles with numbers that are no lengths and no durations.
@MainActor
struct StyleNumberTests {
  private nonisolated static let numbers = [Double.nan, .infinity, -.infinity, -1, 0]

  private nonisolated static let styles: [TransitionPresentationStyle] =
    [.detents([])]
    + numbers.flatMap { number -> [TransitionPresentationStyle] in
      [
        .detents([.height(number)]), .detents([.fraction(number), .medium]),
        .custom(transition: .scale(number), animation: .linear(duration: number)),
        .custom(
          transition: .asymmetric(insertion: .slide, removal: .scale(number)),
          animation: .spring(response: number, damping: number),
          fullScreen: true
        ),
      ]
    }

  @Test("A style with a number that is none was different from itself", arguments: styles)
  func equal(style: TransitionPresentationStyle) {
    #expect(style == style)
    #expect(Set([style, style]).count == 1)
    let hall = Hall("App")
    hall.present(.note(1), presentationStyle: style)
    #expect(hall.composition == hall.composition)
    #expect(hall.router.state.presentations == hall.router.state.presentations)
  }

  @Test(
    "Restoring the state that is there changed something, because of a number",
    arguments: styles
  )
  func restored(style: TransitionPresentationStyle) throws {
    let hall = Hall("App")
    hall.present(.note(1), presentationStyle: style)
    let (data, revision) = (try hall.savedData(), hall.revision)
    try hall.restore(from: data)
    #expect(hall.revision == revision)
    let fresh = Hall("App")
    try fresh.restore(from: data)
    #expect(fresh.composition == hall.composition)
    #expect(try fresh.savedData() == data)
  }

  @Test("A sheet without heights, or with one that is none, is a sheet")
  func sheets() {
    let hall = Hall("App")
    hall.present(.note(1), presentationStyle: .detents([]))
    hall.present(.note(2), presentationStyle: .detents([.height(.nan)]))
    #expect(hall.layers == ["base hall", "sheet note(1) of app", "sheet note(2) of app"])
  }

  @Test("Numbers that differ make styles that differ, and a negative zero is zero")
  func different() {
    #expect(ModalPresentationDetent.height(1) != .height(2))
    #expect(ModalPresentationDetent.height(1) != .fraction(1))
    #expect(LayerAnimation.linear(duration: 1) != .easeIn(duration: 1))
    #expect(LayerAnimation.spring(response: 1, damping: 2) != .spring(response: 2, damping: 1))
    #expect(LayerTransition.scale(.nan) != .scale(1))
    #expect(Set([LayerAnimation.linear(duration: -0.0), .linear(duration: 0)]).count == 1)
  }
}
