import LayoutSim
import Testing

/// Paths of shapes.
@MainActor
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

  @Test("A circle is trimmed clockwise from its right")
  func trimmedCircle() {
    // A quarter of a circle of 40 by 40 in the middle of 60 by 40, from its right to its bottom.
    let path = Figure.circle.trim(from: 0, to: 0.25).path(
      in: Rect(x: 0, y: 0, width: 60, height: 40)
    )
    #expect(path.word == "M50,20C50,31.05,41.05,40,30,40")
  }

  @Test(
    "A path is trimmed by the length of its lines",
    arguments: [
      // 100 around: 30, 20, 30 and 20.
      (0.1, 0.4, "M10,0L30,0L30,10"),
      (0.0, 1.0, "M0,0L30,0L30,20L0,20Z"),
      (0.9, 2.0, "M0,10L0,0"),
      (0.5, 0.5, ""),
      (0.6, 0.2, ""),
      (.nan, 0.1, "M0,0L10,0"),
    ]
  )
  func trimmedLines(from: Double, to: Double, word: String) {
    let path = ShapePath(Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(path.trimmedPath(from: from, to: to).word == word)
  }

  @Test("The parts of a path in several pieces are trimmed one after the other")
  func trimmedPieces() {
    let path = ShapePath {
      $0.addLines([.zero, Point(x: 10, y: 0)])
      $0.addLines([Point(x: 0, y: 5), Point(x: 10, y: 5)])
    }
    #expect(path.trimmedPath(from: 0.25, to: 0.75).word == "M5,0L10,0M0,5L5,5")
  }

  @Test("A shape at another scale is drawn around its anchor, and keeps its frame")
  func scaled() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      Figure.rect.scale(2).path(in: rect).boundingRect == Rect(x: -10, y: -5, width: 40, height: 20)
    )
    #expect(
      Figure.rect.scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
        == Rect(x: 0, y: 0, width: 10, height: 5)
    )
    #expect(Figure.rect.scale(.infinity).path(in: rect).boundingRect == rect)
    let stage = Stage(on: .iPhone15) {
      Figure.circle.scale(2).fill(.red).frame(width: 20, height: 30)
    }
    let figure = stage.renderTree.nodes.first { $0.facts.contains { $0.key == "shape" } }
    #expect(figure?.frame?.size == Size(width: 20, height: 20))
  }
}
