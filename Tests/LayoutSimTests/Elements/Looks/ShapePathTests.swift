import LayoutSim
import Testing

@MainActor
@Suite("Paths of shapes")
struct ShapePathTests {
  @Test("A quarter of a circle ends beside its centre, and its middle is on the circle")
  func arc() {
    let path = ShapePath {
      $0.addArc(
        center: Point(x: 10, y: 10),
        radius: 10,
        startAngle: .degrees(0),
        endAngle: .degrees(90),
        clockwise: false
      )
    }
    // The control points of a quarter are 0.5523 radii along its tangents.
    #expect(path.word == "M20,10C20,15.52,15.52,20,10,20")
  }

  @Test("An arc goes the short way or the long way, as on the platform")
  func clockwise() {
    func bounds(clockwise: Bool) -> Rect {
      ShapePath {
        $0.addArc(
          center: .zero,
          radius: 10,
          startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: clockwise
        )
      }.boundingRect
    }
    #expect(bounds(clockwise: false).minX.rounded() == 0)
    #expect(bounds(clockwise: true).minX.rounded() == -10)
  }

  @Test(
    "A figure is read from its word again",
    arguments: ["path(M0,0L40,0C40,20.5,20,40,0,40Z)", "path()"]
  )
  func words(word: String) {
    #expect(Figure(word: word)?.word == word)
  }

  @Test(
    "A word that is no path is none",
    arguments: ["path(M0)", "path(X1,2)", "path(M0,a)", "path("]
  )
  func hostile(word: String) {
    #expect(Figure(word: word) == nil)
  }

  @Test("An ellipse touches all sides of its rectangle")
  func ellipse() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    #expect(ShapePath(ellipseIn: rect).boundingRect == rect)
  }
}
