import LayoutSim
import Testing

/// Geometry callbacks.
@MainActor
struct GeometryObservationTests {
  @Test("A geometry callback receives the final size and the frame in the outermost space")
  func frame() {
    var reported: [Rect] = []
    _ = Show {
      Column(alignment: .leading, spacing: 5) {
        Picture("a", width: 300, height: 40)
        Row(spacing: 0) {
          Picture("b", width: 30, height: 20)
          Picture("c", width: 10, height: 10)
            .padding(4)
            .onGeometryChange(of: \.frame) { reported.append($0) }
        }
      }
    }
    // Below 40 and the gap of 5; the row is 20 high and centres the 18 of the padded picture.
    #expect(reported == [Rect(x: 30, y: 46, width: 18, height: 18)])
  }

  @Test("The size that is reported is not rounded to pixels")
  func unrounded() {
    var reported: [Double] = []
    _ = Show(Proposal(width: 100, height: 10)) {
      Row(spacing: 0) {
        Fill().onGeometryChange(of: \.size.width) { reported.append($0) }
        Fill()
        Fill()
      }
    }
    #expect(reported == [100.0 / 3])
  }

  @Test("The first value is always reported, then only values that differ")
  func changes() {
    var reported: [Double] = []
    func content(_ above: Double, _ height: Double) -> AnyElement {
      AnyElement(
        Column(spacing: 0) {
          Picture("above", width: 10, height: above)
          Picture("a", width: 10, height: height)
            .onGeometryChange(of: \.frame.minY) { reported.append($0) }
        }
      )
    }
    let show = Show { content(7, 10) }
    show.refresh()
    #expect(reported == [7])
    // Another height leaves the upper edge where it is.
    show.root = AnyElement(content(7, 20))
    show.refresh()
    #expect(reported == [7])
    show.root = AnyElement(content(9, 20))
    show.refresh()
    #expect(reported == [7, 9])
  }

  @Test("A callback that asks for it receives the former value too, at first the same")
  func former() {
    var reported: [[Double]] = []
    func content(_ width: Double) -> AnyElement {
      AnyElement(
        Picture("a", width: width, height: 1)
          .onGeometryChange(of: \.size.width) { reported.append([$0, $1]) }
      )
    }
    let show = Show { content(3) }
    show.root = AnyElement(content(5))
    show.refresh()
    #expect(reported == [[3, 3], [3, 5]])
  }

  @Test("State that a callback changes is seen in the next pass, and two values settle")
  func settles() {
    struct Restless: Element {
      @Local private var width = 10.0

      var body: some Element {
        Picture("a", width: width, height: 10)
          .onGeometryChange(of: \.size.width) { width = $0 == 10 ? 20 : 10 }
      }
    }
    let show = Show { Restless() }
    // 10 is reported, then 20, and 10 is not reported again in this frame.
    #expect(show.passCount == 3)
    #expect(!show.pass.needsAnother)
    #expect(show.pass.size.width == 10)
  }

  @Test("An observed element takes the size that it takes otherwise")
  func noInfluence() {
    func size(@ElementBuilder _ content: () -> some Element) -> Size {
      Show(content: content).pass.size
    }
    let plain = size { Column { TextBlock("words").padding(3) } }
    let observed = size {
      Column { TextBlock("words").padding(3).onGeometryChange(of: \.frame) { _ in } }
    }
    #expect(plain == observed)
  }

  @Test("An element that touches the safe area's border receives the distance to the outer border")
  func safeArea() {
    var reported: [String: Insets] = [:]
    _ = Show(Proposal(width: 300, height: 600)) {
      Column(spacing: 0) {
        Fill().onGeometryChange(of: \.safeAreaInsets) { reported["upper"] = $0 }
        Fill().onGeometryChange(of: \.safeAreaInsets) { reported["lower"] = $0 }
      }
      .onGeometryChange(of: \.safeAreaInsets) { reported["whole"] = $0 }
      .safeAreaWindow(Insets(top: 47, leading: 10, bottom: 34))
    }
    #expect(reported["whole"] == Insets(top: 47, leading: 10, bottom: 34))
    #expect(reported["upper"] == Insets(top: 47, leading: 10))
    #expect(reported["lower"] == Insets(leading: 10, bottom: 34))
  }

  @Test("Content that ignores the safe area has grown over it and receives no insets")
  func ignoring() {
    var reported: [ElementGeometry] = []
    _ = Show(Proposal(width: 300, height: 600)) {
      Fill()
        .onGeometryChange(of: { $0 }) { reported.append($0) }
        .ignoresSafeArea()
        .safeAreaWindow(Insets(top: 47, bottom: 34))
    }
    let all = Rect(x: 0, y: 0, width: 300, height: 600)
    #expect(reported == [ElementGeometry(size: all.size, frame: all)])
  }

  @Test("Where content runs from right to left, leading is on the right")
  func mirrored() {
    var reported: [ElementGeometry] = []
    _ = Show(Proposal(width: 300, height: 600)) {
      Row(spacing: 0) {
        Picture("a", width: 100, height: 10).onGeometryChange(of: { $0 }) { reported.append($0) }
        Stretch()
      }
      .safeAreaWindow(Insets(leading: 20))
      .layoutDirection(.rightToLeft)
    }
    #expect(reported.map(\.frame.minX) == [180])
    #expect(reported.map(\.safeAreaInsets) == [Insets(leading: 20)])
  }

  @Test("An alternative that is left out is not reported")
  func leftOut() {
    var reported: [String] = []
    _ = Show(Proposal(width: 50, height: 50)) {
      FirstFit {
        Picture("wide", width: 80, height: 10)
          .onGeometryChange(of: \.size) { _ in reported.append("wide") }
        Picture("narrow", width: 40, height: 10)
          .onGeometryChange(of: \.size) { _ in reported.append("narrow") }
      }
    }
    #expect(reported == ["narrow"])
  }

  @Test("A length that is not a number is reported once in a settling, not for ever")
  func notANumber() {
    var count = 0
    let show = Show { Fill().onGeometryChange(of: { _ in Double.nan }) { _ in count += 1 } }
    #expect(!show.pass.needsAnother)
    #expect(count == 1)
  }
}
