import LayoutSim
import Observation
import Testing

/// What a sheet or a cover of an element inherits follows at once, as the values of its presenter do.
@MainActor
struct PresentedValuesTests {
  @Observable
  fileprivate final class Theme {
    var isDark = false
  }

  private struct Word: Element {
    @Inherited(\.dynamicTypeSize) var size
    @Inherited(\.colorScheme) var scheme

    var body: some Element { TextBlock("\(size) \(scheme)") }
  }

  private struct Presenter: Element {
    let theme: Theme
    let isCover: Bool
    @Local private var isUp = false

    var body: some Element {
      let button = PushButton("Open") { isUp = true }
      if isCover {
        button.fullScreenCover(isPresented: $isUp) { Word() }
          .environment(\.colorScheme, theme.isDark ? .dark : .light)
      } else {
        button.sheet(isPresented: $isUp) { Word() }
          .environment(\.colorScheme, theme.isDark ? .dark : .light)
      }
    }
  }

  private func words(on stage: Stage) -> [String] {
    stage.renderTree.all(.text).compactMap(\.label)
  }

  @Test("A changed text size arrives", arguments: [false, true])
  func traits(isCover: Bool) throws {
    let theme = Theme()
    let stage = Stage(on: .iPhone15) { Presenter(theme: theme, isCover: isCover) }
    try stage.tap("Open")
    #expect(words(on: stage) == ["large light"])
    stage.setTypeSize(.small)
    #expect(words(on: stage) == ["small light"])
  }

  @Test("A value that the presenter sets otherwise arrives", arguments: [false, true])
  func presenter(isCover: Bool) throws {
    let theme = Theme()
    let stage = Stage(on: .iPhone15) { Presenter(theme: theme, isCover: isCover) }
    try stage.tap("Open")
    theme.isDark = true
    #expect(words(on: stage) == ["large dark"])
  }

  @Test("A sheet with a height of its own tells its content one size")
  func observedHeight() throws {
    let heights = Heights()
    let stage = Stage(on: .iPhone15) { Measured(heights: heights) }
    try stage.tap("Open")
    let sheet = try #require(stage.sheet)
    #expect(sheet.height == 300)
    #expect(heights.all.count == 1)
  }
}

private final class Heights {
  var all: [Double] = []
}

private struct Measured: Element {
  let heights: Heights
  @Local private var isUp = false

  var body: some Element {
    PushButton("Open") { isUp = true }.sheet(isPresented: $isUp) {
      Fill().onGeometryChange(of: \.size.height) { heights.all.append($0) }
        .presentationDetents([.height(300)])
    }
  }
}
