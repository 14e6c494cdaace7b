import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Heights that are measured at the height that they determine.
@MainActor
struct HeightFeedbackTests {
  @MainActor
  private final class Model {
    var height = 120.0
  }

  private let model = Model()

  /// Takes any height that it is offered, and is as high as the model says where none is.
  private func content() -> some Element {
    Fill().frame(idealHeight: model.height)
  }

  /// A sheet that is as tall as its content, shown before and after the ideal height becomes 200.
  private func grown(_ screen: @escaping @MainActor () -> any Element) -> Stage {
    let stage = SheetStage([.custom]) { $0 == "sheet" ? screen() : nil }.stage
    stage.settle()
    model.height = 200
    stage.refresh()
    return stage
  }

  private struct Fed<Content: Element>: Element {
    let content: Content
    let observed: (Content, @escaping @MainActor (Double) -> Void) -> AnyElement
    @Local private var height: Double?

    var body: some Element {
      observed(content) { height = $0 }.preference(IdealHeightKey.self, value: height)
    }
  }

  @Test("A sheet that keeps the height at which it measured its content is a finding")
  func fed() throws {
    let stage = grown {
      Fed(content: self.content()) { content, report in
        AnyElement(content.onSizeChange { report($0.height) })
      }
    }
    #expect(stage.sheets.map(\.height) == [120])
    let finding = try #require(stage.renderTree.findings.first)
    #expect(stage.renderTree.findings.count == 1)
    #expect(finding.code == .measuredAtGivenHeight)
    #expect(finding.place == "sheet")
    #expect(
      finding.found.hasPrefix(
        "onSizeChange of flexible-frame measured 120 points in a sheet that is sized by it, because "
          + "that is what the sheet gave; the content needs 200."
      )
    )
    #expect(
      finding.advice
        == "Put fixedSize(horizontal: false, vertical: true) inside the observer, or publish no "
        + "height: the sheet measures its content itself."
    )
  }

  @Test("It was missed while the sheet rested at another height")
  func otherDetent() {
    let stage = SheetStage([.custom, .medium], selected: .medium) { _ in
      Fed(content: self.content()) { content, report in
        AnyElement(content.onSizeChange { report($0.height) })
      }
    }.stage
    #expect(stage.renderTree.findings.map(\.code) == [.measuredAtGivenHeight])
  }

  @Test("The same goes for a geometry callback, and for an observer behind the content")
  func variants() {
    let geometry = grown {
      Fed(content: self.content()) { content, report in
        AnyElement(content.onGeometryChange(of: \.size.height) { report($0) })
      }
    }
    #expect(geometry.renderTree.findings.map(\.code) == [.measuredAtGivenHeight])
    model.height = 120
    let behind = grown {
      Fed(content: self.content()) { content, report in
        AnyElement(content.background { Fill().onSizeChange { report($0.height) } })
      }
    }
    #expect(behind.renderTree.findings.map(\.code) == [.measuredAtGivenHeight])
  }

  private enum Height: Preference {
    static var defaultValue: Double? { nil }
    static func reduce(value: inout Double?, nextValue: () -> Double?) {
      value = value ?? nextValue()
    }
  }

  @Test("The same goes for a size reader behind the content that writes its height as a preference")
  func reader() {
    func stage(_ content: @escaping @MainActor () -> some Element) -> Stage {
      grown {
        Fed(content: AnyElement(content())) { content, report in
          AnyElement(
            content
              .background { SizeReader { Fill().preference(Height.self, value: $0.height) } }
              .onPreferenceChange(Height.self) { if let height = $0 { report(height) } }
          )
        }
      }
    }
    let fed = stage { self.content() }
    #expect(fed.sheets.map(\.height) == [120])
    #expect(fed.renderTree.findings.map(\.code) == [.measuredAtGivenHeight])
    #expect(
      fed.renderTree.findings.first?.found.hasPrefix("SizeReader of flexible-frame measured 120")
        == true
    )
    model.height = 120
    let free = stage { self.content().fixedSize(horizontal: false, vertical: true) }
    #expect(free.sheets.map(\.height) == [200])
    #expect(free.renderTree.findings.isEmpty)
  }

  @Test("Content that is measured at its ideal height is not a finding, and the sheet follows it")
  func fixed() {
    let stage = grown {
      Fed(content: self.content().fixedSize(horizontal: false, vertical: true)) { content, report in
        AnyElement(content.onSizeChange { report($0.height) })
      }
    }
    #expect(stage.sheets.map(\.height) == [200])
    #expect(stage.renderTree.findings.isEmpty)
    model.height = 120
    let behind = grown {
      Fed(content: self.content().fixedSize(horizontal: false, vertical: true)) { content, report in
        AnyElement(content.background { Fill().onSizeChange { report($0.height) } })
      }
    }
    #expect(behind.sheets.map(\.height) == [200])
    #expect(behind.renderTree.findings.isEmpty)
  }

  @Test("A sheet that measures its content itself follows it, whatever observes its width")
  func automatic() {
    let stage = grown {
      Fed(content: self.content()) { content, report in
        AnyElement(content.onSizeChange { report($0.width) })
      }
      .transformPreference(IdealHeightKey.self) { $0 = nil }
    }
    #expect(stage.sheets.map(\.height) == [200])
    // The content takes any height, which is another matter.
    #expect(stage.renderTree.findings.map(\.code) == [.noHeightOfItsOwn])
  }

  @Test("A published height that never changed is not feedback, though other content is as tall")
  func constant() {
    struct Wide: Element {
      @Local private var width = 0.0

      var body: some Element {
        Fill().onSizeChange { width = $0.width }.preference(IdealHeightKey.self, value: 300)
      }
    }
    let stage = grown { Wide() }
    #expect(stage.sheets.map(\.height) == [300])
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet at a fixed height may contain an element that measures itself there")
  func medium() {
    let stage = SheetStage([.medium]) { _ in
      Fed(content: self.content()) { content, report in
        AnyElement(content.onSizeChange { report($0.height) })
      }
    }.stage
    #expect(stage.renderTree.findings.isEmpty)
  }

  // MARK: - Detents of a measured height

  /// What is found about a sheet of an element that rests at `height(measured)`, and at `first` before it was measured.
  private func idiom(
    first: [SheetDetent],
    _ content: @escaping @MainActor () -> any Element
  ) -> (height: Double?, findings: [Finding]) {
    let stage = Stage(on: .iPhone15) {
      TextBlock("home").sheet(isPresented: .constant(true)) {
        Idiom(content: AnyElement(content()), first: first)
      }
    }
    return (stage.sheet?.height, stage.renderTree.findings)
  }

  private struct Idiom: Element {
    let content: AnyElement
    let first: [SheetDetent]
    @Local private var height = 0.0

    var body: some Element {
      content.onSizeChange { height = $0.height }
        .presentationDetents(height > 0 ? [.height(height)] : first)
    }
  }

  @Test("A sheet at height(measured) stayed where its first layout left it, without a word")
  func detent() {
    // A text of 20⅓ above what fills: 0.56 of 749 is 419⅓, and all of it is filled.
    let filled = idiom(first: [.medium]) {
      Column(spacing: 0) {
        TextBlock("a")
        Fill()
      }
    }
    #expect(filled.height == 1258.0 / 3)
    #expect(
      filled.findings == [
        Finding(
          code: .measuredAtGivenHeight,
          place: "screen.sheet",
          found:
            "onSizeChange of “a” measured 419.33 points in a sheet that is sized by it, because that is "
            + "what the sheet gave; the content needs 30.33.",
          advice:
            "Put fixedSize(horizontal: false, vertical: true) inside the observer, or give what it measures "
            + "a height of its own."
        )
      ]
    )
    // Without a first height the sheet is as tall as can be.
    #expect(idiom(first: [.height(0)]) { Fill() }.height == 749)
    for content in [
      { AnyElement(Fill()) },
      {
        AnyElement(
          Column {
            TextBlock("a"); Stretch()
          }
        )
      },
      { AnyElement(RowList { TextBlock("a") }) },
      { AnyElement(ScrollArea { TextBlock("a") }) },
    ] as [@MainActor () -> AnyElement] {
      #expect(idiom(first: [.large], content).findings.map(\.code) == [.measuredAtGivenHeight])
    }
  }

  @Test("Words that a low first height squeezes stay squeezed, and words of a fixed size do not")
  func squeezed() {
    let words = Array(repeating: "a", count: 15).joined(separator: "\n")
    // 20⅓ and three times 22 fit into 100.
    let unfixed = idiom(first: [.height(100)]) { TextBlock(words) }
    #expect(unfixed.height == 259.0 / 3)
    #expect(unfixed.findings.map(\.code).contains(.measuredAtGivenHeight))
    let fixed = idiom(first: [.height(100)]) {
      TextBlock(words).fixedSize(horizontal: false, vertical: true)
    }
    #expect(fixed.height == 985.0 / 3)
    #expect(fixed.findings.isEmpty)
  }

  @Test("A bar above what is measured is not in the height")
  func bar() {
    let shown = idiom(first: [.medium]) {
      TextBlock("a").fixedSize(horizontal: false, vertical: true)
    }
    #expect(shown.findings.isEmpty)
    let stage = Stage(on: .iPhone15) {
      TextBlock("home").sheet(isPresented: .constant(true)) {
        ScreenStack {
          Idiom(
            content: AnyElement(TextBlock("a").fixedSize(horizontal: false, vertical: true)),
            first: [.medium]
          )
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(stage.sheet?.height == 61.0 / 3)
    #expect(stage.renderTree.findings.map(\.code).contains(.contentCutOff))
  }

  @Test("A column that shares a width afterwards may be placed shorter than it reported")
  func secondPass() throws {
    let show = Show(.unspecified) {
      Column(alignment: .leading, spacing: 0) {
        TextBlock("aaaa bbbb").frame(idealWidth: 50)
        Picture("wide", width: 200, height: 10)
      }
      .fixedSize()
    }
    // With no width the text is offered 50 and takes two lines of 20; with 200 it takes one.
    #expect(show.pass.size == Size(width: 200, height: 50))
    let text = try #require(show.things(.text).first)
    #expect(text.lines == ["aaaa bbbb"])
    #expect(text.frame?.size.height == 20)
    #expect(show.pass.nodes.last?.frame?.minY == 20)
  }
}
