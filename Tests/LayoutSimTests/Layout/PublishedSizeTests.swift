import LayoutSim
import Testing

/// Sizes that were published, with real letters.
@MainActor
struct PublishedSizeTests {
  private static let thirds = 1.0 / 3

  private func height(@ElementBuilder _ content: () -> some Element) -> Double {
    ElementTree(measurer: InterMeasurer())
      .pass(content(), proposal: Proposal(width: 393, height: nil), pixel: Self.thirds)
      .size.height
  }

  private func expect(
    _ height: Double,
    near expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(height - expected) < 0.01, sourceLocation: sourceLocation)
  }

  @Test("A bordered button of body text is 34.33 high at three pixels a point")
  func borderedButton() {
    expect(height { PushButton("Buy") {}.buttonStyle(.bordered) }, near: 34.33)
  }

  @Test("A large bordered button is 50.33 high at three pixels a point")
  func largeButton() {
    expect(height { PushButton("Buy") {}.buttonStyle(.bordered.large) }, near: 50.33)
  }

  @Test("Two body texts keep the leading between them, 2 points, and not 8")
  func textGap() {
    // 20.333 + 2 + 20.333: the lower text's 22 - 20.287, rounded up to a pixel.
    let found = height {
      Column {
        TextBlock("One")
        TextBlock("Two")
      }
    }
    expect(found, near: 42.667)
  }

  @Test("One line of text is centred in the safe area of a phone as the platform does")
  func hostedText() throws {
    let area = Rect(x: 0, y: 47, width: 390, height: 763)
    let pass = ElementTree(measurer: InterMeasurer())
      .pass(
        TextBlock("Hello world"),
        proposal: Proposal(area.size),
        pixel: Self.thirds,
        centeredIn: area
      )
    let frame = try #require(pass.nodes.first?.frame)
    expect(frame.minY, near: 418.33)
    expect(frame.size.height, near: 20.33)
  }
}
