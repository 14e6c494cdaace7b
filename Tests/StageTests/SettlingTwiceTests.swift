import FlowEngine
import Foundation
import LayoutSim
import StageSupport
import TestSupport
import Testing

/// Whatever a screen is made of and wherever it is, the first tree is the last one.
@MainActor
struct SettlingTwiceTests {
  /// What a screen is made of.
  enum Content: CaseIterable {
    case text, reader, readerOfButtons, scrolledReader, readerOfScroll, readerBelowText, list,
      lazyStack
    case readerOfReaders, stateOfSize
  }

  /// How it configures what is around it.
  enum Bars: CaseIterable {
    case none, hiddenTabs, title, inlineTitle, hiddenBar, customBar, item, lowerItem,
      search
    case keyboardItem, columnWidth, tabBackground, ownBar, published
  }

  /// Where it is.
  enum Place {
    case standing(Standing), column(SplitColumn), measured, pastMeasured
  }

  /// Whether all combinations are tried, instead of one of three hundred and fifty-nine.
  private static let takesAll = ProcessInfo.processInfo.environment["SETTLING_TWICE"] == "all"

  private static let places: [Place] =
    Standing.allCases.map { .standing($0) }
    + [.column(.sidebar), .column(.content), .column(.detail), .measured, .pastMeasured]

  @Test(
    "Nothing changes in any of these screens, also turned, with larger letters and with the keyboard"
  )
  func combinations() {
    let all = Content.allCases.flatMap { content in
      Bars.allCases.flatMap { bars in SettlingTwiceTests.places.map { (content, bars, $0) } }
    }
    // An odd step without a divisor of their number goes through all kinds of each.
    let step = SettlingTwiceTests.takesAll ? 1 : 359
    var random = SeededGenerator(seed: 1)
    for number in stride(from: 0, to: all.count, by: step) {
      let (content, bars, place) = all[number]
      let device: Device = random.pick([.iPhone15, .iPhoneSE3, .iPadPro11M4])
      let platform: PlatformProfile = random.pick([.iOS18, .iOS26])
      let stage = Stage(app(content, bars, at: place), on: device, platform: platform)
      let changes: [(String, @MainActor () -> Void)] = [
        ("at first", {}),
        ("turned", { stage.traits.orientation = .landscape }),
        ("in large letters", { stage.traits.typeSize = .accessibility3 }),
        ("above the keyboard", { stage.traits.keyboard = .shown }),
        ("scrolled", { for target in ["Do", "High"] { try? stage.scroll(to: target) } }),
        ("pressed", { try? stage.tap("Do") }),
        ("back", { try? stage.goBack() }),
      ]
      for (words, change) in changes {
        change()
        let tree = stage.renderTree
        stage.settle()
        #expect(
          stage.renderTree == tree,
          "\(content) \(bars) \(place) \(words) on \(device.name), \(platform)"
        )
      }
    }
  }

  private func app(_ content: Content, _ bars: Bars, at place: Place) -> AnyCoordinator {
    let screen: StubFactory.Screens = { route in
      AnyElement(LaidOut(content: content, name: route.identifier).modifier(Configured(bars: bars)))
    }
    switch place {
    case .standing(let standing): return standing.show(screens: screen)
    case .column(let column):
      let style: SplitStyle = column == .content ? .tripleColumn : .doubleColumn
      let split = StubSplit(style)
      for each in [SplitColumn.sidebar, .content, .detail]
      where each != .content || style == .tripleColumn {
        split.setColumn(
          each,
          to: each == column ? StubCoordinator("here", screens: screen) : StubCoordinator("there")
        )
      }
      return split
    case .measured, .pastMeasured:
      let sheet = StubCoordinator("sheet", handles: ["next"], screens: screen)
      let app = StubCoordinator(
        "home",
        modals: ["sheet": ModalDetentConfiguration(detents: [.custom])]
      )
      app.addModalCoordinator(sheet)
      app.navigate(to: StubRoute("sheet"))
      if case .pastMeasured = place { sheet.navigate(to: StubRoute("next")) }
      return app
    }
  }
}

private struct LaidOut: Element {
  let content: SettlingTwiceTests.Content
  let name: String
  @Local private var height = 0.0

  var body: some Element {
    switch content {
    case .text: TextBlock(name)
    case .reader: SizeReader { _ in TextBlock(name) }
    case .readerOfButtons:
      SizeReader { size in
        Column {
          PushButton("Wide") {}.frame(width: size.width)
          PushButton("High") {}.frame(height: size.height)
        }
      }
    case .scrolledReader: ScrollArea { SizeReader { size in TextBlock("\(size.width)") } }
    case .readerOfScroll:
      SizeReader { size in
        ScrollArea { PushButton("High") {}.frame(width: size.width, height: size.height * 2) }
      }
    case .readerBelowText:
      Column {
        TextBlock(name)
        SizeReader { size in
          if size.height > 300 { PushButton("Much room") {} } else { TextBlock("Little") }
        }
      }
    case .list: RowList { SizeReader { _ in PushButton(name) {} } }
    case .lazyStack:
      ScrollArea { LazyColumn { SizeReader { _ in PushButton(name) {} }.frame(height: 2_000) } }
    case .readerOfReaders: SizeReader { _ in SizeReader { size in TextBlock("\(size.height)") } }
    case .stateOfSize:
      SizeReader { size in
        Column {
          TextBlock("\(height)")
          PushButton("Do") {}
        }.onSizeChange { height = $0.height }
      }
    }
  }
}

private struct Configured: ElementModifier {
  let bars: SettlingTwiceTests.Bars
  @Local private var words = ""

  func body(content: Content) -> AnyElement {
    return switch bars {
    case .none: AnyElement(content)
    case .hiddenTabs: AnyElement(content.toolbar(.hidden, for: .tabBar))
    case .title: AnyElement(content.navigationTitle("T"))
    case .inlineTitle:
      AnyElement(content.navigationTitle("T").navigationBarTitleDisplayMode(.inline))
    case .hiddenBar: AnyElement(content.navigationBarHidden())
    case .customBar: AnyElement(content.customNavigationBar("T"))
    case .item: AnyElement(content.toolbar { PushButton("Edit") {} })
    case .lowerItem:
      AnyElement(content.toolbar { BarItem(placement: .bottomBar) { PushButton("Edit") {} } })
    case .search: AnyElement(content.navigationTitle("T").searchable(text: $words))
    case .keyboardItem:
      AnyElement(
        Column {
          TextEntry("Field", words: $words)
          content
        }.toolbar { BarItem(placement: .keyboard) { PushButton("Edit") {} } }
      )
    case .columnWidth: AnyElement(content.navigationSplitViewColumnWidth(250))
    case .tabBackground: AnyElement(content.toolbarBackground(.hidden, for: .tabBar))
    case .ownBar: AnyElement(content.safeAreaInset(edge: .bottom) { PushButton("Buy") {} })
    case .published: AnyElement(content.preference(IdealHeightKey.self, value: 240))
    }
  }
}
