import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// One sheet of an element after the other.
@MainActor
struct ElementSheetSuccessionTests {
  private let pages = Pages()

  private func stage(covers: Bool = false) -> Stage {
    let pages = pages
    return Stage(on: .iPhone15) {
      if covers {
        TextBlock("Home").fullScreenCover(item: pages.link, onDismiss: pages.note("gone")) {
          PageContent(page: $0, pages: pages)
        }
      } else {
        TextBlock("Home").sheet(item: pages.link, onDismiss: pages.note("gone")) {
          PageContent(page: $0, pages: pages)
        }
      }
    }
  }

  private func log(_ stage: Stage) -> [String] {
    stage.transitionLog.filter { $0.phase != .during }
      .map { "\($0.phase.rawValue) \($0.kind.rawValue)" }
  }

  @Test("Another item is presented once the former sheet has left", arguments: [false, true])
  func another(covers: Bool) {
    let stage = stage(covers: covers)
    pages.show(1)
    stage.settle()
    stage.withoutSettling {
      pages.show(2)
      #expect(stage.transitions.map(\.kind) == [.dismiss])
      #expect(stage.surfaces.count == 1)
      stage.advance(by: 0.1)
      #expect(pages.log == ["appear 1"])
      stage.advance(by: 0.6)
      #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 2"])
      #expect(stage.transitions.map(\.kind) == [.present])
      #expect(stage.surfaces.count == 2)
    }
    #expect(log(stage) == ["will dismiss", "did dismiss", "will present", "did present"])
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("A sheet that goes as soon as it has appeared has gone all the same")
  func atOnce() {
    let diary = Diary()
    let stage = Stage(on: .iPhone15) { BriefSheets(diary: diary, isEndless: false) }
    stage.settle()
    #expect(diary.take() == ["first", "first has gone", "second"])
    #expect(stage.surfaces.count == 2)
  }

  @Test("A sheet that is presented again whenever it has gone does so a limited number of times")
  func endless() throws {
    let diary = Diary()
    let stage = Stage(on: .iPhone15) { BriefSheets(diary: diary, isEndless: true) }
    stage.settle()
    #expect(diary.take().prefix(4) == ["first", "first has gone", "first", "first has gone"])
    let finding = try #require(stage.renderTree.findings.first { $0.code == .layoutDoesNotSettle })
    #expect(
      finding.advice == "Let onDismiss present nothing again that dismisses itself when it appears."
    )
    #expect(diary.take() == [])
  }

  @Test("Time that ends while the former sheet leaves includes the way of the next one")
  func end() {
    let stage = stage()
    pages.show(1)
    stage.settle()
    stage.withoutSettling { pages.show(2) }
    #expect(log(stage) == ["will dismiss", "did dismiss", "will present", "did present"])
    #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 2"])
  }

  @Test("Of several items while a sheet leaves, the last one is presented")
  func thrice() {
    let stage = stage()
    pages.show(1)
    stage.settle()
    stage.withoutSettling {
      for number in [2, 3, 4] {
        pages.show(number)
        stage.advance(by: 0.05)
      }
      #expect(stage.surfaces.count == 1)
    }
    #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 4"])
  }

  @Test("No item any more while a sheet leaves: nothing follows")
  func none() {
    let stage = stage()
    pages.show(1)
    stage.settle()
    stage.withoutSettling {
      pages.show(2)
      stage.advance(by: 0.05)
      pages.item = nil
    }
    #expect(stage.surfaces.count == 1)
    #expect(pages.log == ["appear 1", "disappear 1", "gone"])
  }

  @Test("The first item again while its sheet leaves: it leaves, and comes afresh")
  func back() throws {
    let stage = stage()
    pages.show(1)
    stage.settle()
    try stage.tap("Count 0")
    stage.withoutSettling {
      pages.show(2)
      stage.advance(by: 0.05)
      pages.show(1)
      #expect(stage.surfaces.count == 1)
    }
    #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 1"])
    #expect(stage.renderTree.nodes.contains { $0.label == "Count 0" })
  }

  @Test("A sheet for which its flag is set again while it leaves leaves, and comes again")
  func flagAgain() {
    let pages = pages
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(isPresented: pages.flag(1), onDismiss: pages.note("gone")) {
        PageContent(page: Page(id: 1), pages: pages)
      }
    }
    pages.flags = [1]
    stage.settle()
    stage.withoutSettling {
      pages.flags = []
      stage.advance(by: 0.05)
      pages.flags = [1]
      #expect(stage.transitions.map(\.kind) == [.dismiss])
    }
    #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 1"])
    // It was said of coordinators' sheets only.
    #expect(
      stage.transitionFindings.map(\.found) == [
        "screen presents the sheet while screen.sheet is being dismissed. A device drops or delays it, or ignores its "
          + "detents."
      ]
    )
  }

  @Test(
    "A second sheet that came below the screen in one step of the clock comes up in it as in two"
  )
  func divided() {
    func outcome(_ steps: [Double]) -> [String] {
      let pages = Pages()
      let stage = Stage(on: .iPhone15) {
        TextBlock("Home").sheet(item: pages.link, onDismiss: pages.note("gone")) {
          PageContent(page: $0, pages: pages)
        }
      }
      pages.show(1)
      stage.settle()
      return stage.withoutSettling {
        pages.show(2)
        for step in steps { stage.advance(by: step) }
        return stage.transitionLog.map(\.description) + stage.transitions.map(\.description)
          + ["\(stage.now)"] + pages.log
      }
    }
    // The first sheet has gone after 0.5 seconds, and the second is up after another 0.5.
    #expect(outcome([1.2]).contains("1 did present screen.sheet"))
    #expect(outcome([1.2]) == outcome([0.6, 0.6]))
    // 0.2 of 0.5 seconds.
    #expect(outcome([0.7]).contains("present screen.sheet during 0.4"))
    #expect(outcome([0.7]) == outcome([0.35, 0.35]))
    #expect(outcome([.infinity]).contains("1 did present screen.sheet"))
  }

  @Test("Of two flags that change at once, the second sheet comes when the first has gone")
  func flags() {
    let pages = pages
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home")
        .sheet(isPresented: pages.flag(1), onDismiss: pages.note("gone 1")) {
          PageContent(page: Page(id: 1), pages: pages)
        }
        .fullScreenCover(isPresented: pages.flag(2), onDismiss: pages.note("gone 2")) {
          PageContent(page: Page(id: 2), pages: pages)
        }
    }
    pages.flags = [1]
    stage.settle()
    pages.flags = [2]
    stage.settle()
    #expect(pages.log == ["appear 1", "disappear 1", "gone 1", "appear 2"])
    pages.log = []
    stage.withoutSettling {
      pages.flags = [1]
      #expect(stage.transitions.map(\.kind) == [.dismiss])
    }
    #expect(pages.log == ["disappear 2", "gone 2", "appear 1"])
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("An alert that comes as a sheet goes waits for it")
  func alert() {
    let pages = pages
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home")
        .sheet(isPresented: pages.flag(1)) { TextBlock("Sheet") }
        .alert("Saved", isPresented: pages.flag(2)) { PushButton("OK") {} }
    }
    pages.flags = [1]
    stage.settle()
    stage.withoutSettling {
      pages.flags = [2]
      #expect(stage.dialogs.isEmpty)
      stage.advance(by: .infinity)
      #expect(stage.dialogs.count == 1)
    }
    #expect(stage.renderTree.findings.isEmpty)
  }

  @Test("A sheet takes what it presents along before the next one comes")
  func nested() {
    let stage = stage()
    pages.show(1)
    pages.flags = [11]
    stage.settle()
    #expect(stage.surfaces.count == 3)
    stage.withoutSettling {
      pages.flags = []
      pages.show(2)
      #expect(stage.surfaces.count == 1)
      #expect(stage.transitions.allSatisfy { $0.kind == .dismiss })
    }
    #expect(stage.surfaces.count == 2)
    #expect(Array(pages.log.suffix(2)) == ["gone", "appear 2"])
    #expect(stage.transitionFindings.isEmpty)
  }

  @Test("An inner sheet is replaced in front of the outer one, which stays")
  func inner() {
    let pages = pages
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(isPresented: pages.flag(1)) {
        TextBlock("Outer").sheet(item: pages.link, onDismiss: pages.note("gone")) {
          PageContent(page: $0, pages: pages)
        }
      }
    }
    pages.flags = [1]
    pages.show(1)
    stage.settle()
    stage.withoutSettling {
      pages.show(2)
      #expect(stage.surfaces.count == 2)
    }
    #expect(stage.surfaces.count == 3)
    #expect(pages.log == ["appear 1", "disappear 1", "gone", "appear 2"])
  }

  @Test("The result is the same whether the stage is read in between or not")
  func looking() {
    func outcome(looks: Bool) -> [String] {
      let pages = Pages()
      let stage = Stage(on: .iPhone15) {
        TextBlock("Home").sheet(item: pages.link, onDismiss: pages.note("gone")) {
          PageContent(page: $0, pages: pages)
        }
      }
      pages.show(1)
      stage.settle()
      stage.withoutSettling {
        for number in [2, 3, 1] {
          pages.show(number)
          stage.advance(by: 0.3)
          if looks { _ = (stage.renderTree, stage.surfaces, stage.back) }
        }
      }
      return pages.log + log(stage) + [stage.renderTree.nodes.compactMap(\.label).joined()]
    }
    #expect(outcome(looks: true) == outcome(looks: false))
  }

  @Test("An end that presents yet another sheet is followed")
  func chain() {
    let pages = pages
    let stage = Stage(on: .iPhone15) {
      TextBlock("Home").sheet(item: pages.link, onDismiss: { pages.next(upTo: 4) }) {
        PageContent(page: $0, pages: pages)
      }
    }
    pages.show(1)
    stage.settle()
    stage.withoutSettling { pages.item = nil }
    #expect(pages.log == ["appear 1", "disappear 1", "next 2", "appear 2"])
    #expect(stage.surfaces.count == 2)
  }
}

private struct PageContent: Element {
  let page: Page
  let pages: Pages
  @Local private var count = 0

  var body: some Element {
    PushButton("Count \(count)") { count += 1 }
      .onAppear { pages.log.append("appear \(page.id)") }
      .onDisappear { pages.log.append("disappear \(page.id)") }
      .sheet(isPresented: pages.flag(page.id + 10)) { TextBlock("Inner") }
  }
}

private struct Page: Identifiable {
  let id: Int
}

@MainActor
@Observable
private final class Pages {
  var item: Page?
  var flags: Set<Int> = []
  var log: [String] = []

  var link: Bound<Page?> { Bound(get: { self.item }, set: { self.item = $0 }) }

  func show(_ number: Int) { item = Page(id: number) }

  func note(_ words: String) -> @MainActor () -> Void { { self.log.append(words) } }

  func next(upTo last: Int) {
    guard let number = (log.last?.split(separator: " ").last).flatMap({ Int($0) }), number < last
    else { return }
    log.append("next \(number + 1)")
    show(number + 1)
  }

  func flag(_ number: Int) -> Bound<Bool> {
    Bound(
      get: { self.flags.contains(number) },
      set: { if $0 { self.flags.insert(number) } else { self.flags.remove(number) } }
    )
  }
}

/// A sheet that dismisses itself when it appears, and what follows it: another one, or itself.
private struct BriefSheets: Element {
  let diary: Diary
  let isEndless: Bool

  @Local private var showsFirst = true
  @Local private var showsSecond = false

  var body: some Element {
    Column {
      TextBlock("Home")
        .sheet(isPresented: $showsFirst) {
          diary.lines.append("first has gone")
          if isEndless { showsFirst = true } else { showsSecond = true }
        } content: {
          TextBlock("First").onAppear {
            diary.lines.append("first")
            showsFirst = false
          }
        }
      TextBlock("There")
        .sheet(isPresented: $showsSecond) {
          TextBlock("Second").onAppear { diary.lines.append("second") }
        }
    }
  }
}
