import LayoutSim
import Testing

/// Content built for its size.
@MainActor
struct SizeReaderTests {
  @Test("Content is built for the size that the reader gets")
  func content() {
    let laid = Laid(200, 100) {
      SizeReader { size in Block("half", size.width / 2, size.height / 4) }
    }
    #expect(laid.size == Size(width: 200, height: 100))
    #expect(laid["half"] == Rect(x: 0, y: 0, width: 100, height: 25))
  }

  @Test("In the direction of scrolling a reader is 10 long")
  func scrolling() {
    let laid = Laid(200, 100) {
      ScrollArea { SizeReader { Block("a", $0.width, $0.height * 2) } }
    }
    #expect(laid["a"]?.size == Size(width: 200, height: 20))
  }

  @Test("A layout with the wrong size notifies no observer")
  func observers() {
    var sizes: [Double] = []
    var heights: [Double?] = []
    let laid = Laid(200, 100) {
      SizeReader { size in
        Block("a", size.width, 10)
          .onSizeChange { sizes.append($0.width) }
          .preference(IdealHeightKey.self, value: size.height)
      }
      .onPreferenceChange(IdealHeightKey.self) { heights.append($0) }
    }
    #expect(sizes == [200])
    #expect(heights == [100])
    #expect(laid.show.passCount == 1)
  }

  @Test("Readers in readers all get their sizes")
  func nested() {
    let laid = Laid(640, 100) {
      SizeReader { outer in
        SizeReader { middle in
          SizeReader { inner in Block("a", inner.width / 2, 10) }
            .frame(width: middle.width / 2)
        }
        .frame(width: outer.width / 2)
      }
    }
    #expect(laid["a"]?.size.width == 80)
  }

  @Test("More readers inside each other than there are passes come to an end")
  func tooDeep() {
    func nested(_ depth: Int) -> AnyElement {
      AnyElement(
        SizeReader { size in
          if depth > 0 { nested(depth - 1).frame(width: size.width - 1) } else { Surface("a") }
        }
      )
    }
    let laid = Laid(400, 100) { nested(40) }
    #expect(laid["a"]?.size.width == 360)
  }

  @Test("State in the content survives another size")
  func state() {
    struct Counter: Element {
      @Local private var count = 0

      var body: some Element {
        PushButton("Count") { count += 1 }
        TextBlock("\(count)")
      }
    }
    struct Resizable: Element {
      @Local private var width = 100.0

      var body: some Element {
        SizeReader { _ in Column { Counter() } }.frame(width: width)
        PushButton("Widen") { width += 50 }
      }
    }
    let laid = Laid(300, 300) { Resizable() }
    laid.show.press("Count")
    laid.show.press("Widen")
    #expect(laid.show.labels(.text) == ["1"])
  }

  @Test(
    "Offers that no screen makes give content a finite size",
    arguments: [Double.nan, .infinity, -5, 0]
  )
  func hostile(length: Double) {
    var sizes: [Size] = []
    let laid = Laid(length, length) {
      SizeReader { size in
        let _ = sizes.append(size)
        Block("a", size.width, size.height)
      }
    }
    #expect(sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite })
    laid.expectSoundFrames()
  }

  @Test("Content that is there only in a larger size is there, though the first guess has none")
  func onlyWhenLarge() {
    let laid = Laid(393, 852) {
      SizeReader { size in
        if size.width > 300 { Block("wide", 20, 20) }
      }
    }
    #expect(laid["wide"] == Rect(x: 0, y: 0, width: 20, height: 20))
  }
}
