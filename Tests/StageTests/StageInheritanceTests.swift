import FlowEngine
import LayoutSim
import Observation
import SnapshotRendering
import StageSupport
import Testing

/// What a whole stage is given.
@MainActor
struct StageInheritanceTests {
  @Observable
  final class Cart {
    var count = 2
  }

  private struct CartScreen: Element {
    @Inherited(Cart.self) private var cart
    @Inherited(Missing.self) private var missing: Missing?

    var body: some Element {
      TextBlock("\(cart.count) books, \(missing == nil ? "nothing" : "something") missing")
    }
  }

  @Observable
  final class Missing {}

  private func texts(_ stage: Stage) -> [String] {
    stage.renderTree.nodes.filter { $0.detail != .layout }.filter { $0.role.rawValue == "text" }
      .compactMap(\.label)
  }

  @Test(
    "Every screen reads a model that the stage was given, and follows it; one that was not given is nil"
  )
  func model() {
    let cart = Cart()
    let app = StubCoordinator("home") { _ in CartScreen() }
    let stage = Stage(app, inheriting: { $0.set(cart) })
    #expect(texts(stage) == ["2 books, nothing missing"])
    cart.count = 3
    #expect(texts(stage) == ["3 books, nothing missing"])
    app.present("sheet")
    #expect(texts(stage).last == "3 books, nothing missing")
  }

  @Test("An element passes on a model of its own to what is inside it")
  func own() {
    let (outer, inner) = (Cart(), Cart())
    inner.count = 7
    let stage = Stage(on: .iPhone15, inheriting: { $0.set(outer) }) {
      Column {
        CartScreen()
        CartScreen().environment(inner)
      }
    }
    #expect(texts(stage) == ["2 books, nothing missing", "7 books, nothing missing"])
  }

  @Test("Texts, labels of controls and titles are translated; what a user enters is not")
  func strings() throws {
    let german = StringTable(
      ["Cart": "Warenkorb", "Buy": "Kaufen", "Name": "Name des Käufers"],
      locale: "de"
    )
    let stage = Stage(on: .iPhone15, inheriting: { $0.strings = german }) {
      EntryForm {
        RowSection("Cart") {
          PushButton("Buy") {}
          TextEntry("Name", words: .constant("Cart"))
          TextBlock(verbatim: "Buy")
          Locale()
        }
      }
      .navigationTitle("Cart")
    }
    try stage.tap("Kaufen")
    let outline = TreeRenderer.outline.render(stage.renderTree)
    #expect(outline.contains("nav-bar \"Warenkorb\""))
    #expect(outline.contains("field \"Name des Käufers\""))
    #expect(outline.contains("value=Cart"))
    #expect(outline.contains("text \"Buy\""))
    #expect(outline.contains("text \"de\""))
  }

  @Test("The controls of edited rows, and tabs that are not selected, are translated")
  func controls() {
    let german = StringTable(
      ["Delete": "Löschen", "Reorder": "Verschieben", "Emma": "Emma!", "Cart": "Korb"],
      locale: "de"
    )
    let rows = StubCoordinator("rows", tab: "Rows") { _ in
      RowList {
        Each(["Emma"], id: \.self) { TextBlock($0) }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(true))
    }
    let app = StubTabs([rows, StubCoordinator("cart", tab: "Cart")])
    let stage = Stage(app, inheriting: { $0.strings = german })
    let labels = stage.renderTree.nodes.compactMap(\.label)
    #expect(labels.contains("Löschen Emma!") && labels.contains("Verschieben Emma!"))
    #expect(!labels.contains("Cart"))
  }

  @Test("Whether a back button has room for its label depends on the translation")
  func backLabel() {
    func label(_ translation: String) -> String? {
      let table = StringTable(["Shop": translation, "Back": "Zurück"], locale: "de")
      let app = StubCoordinator("home", handles: ["next"]) { route in
        TextBlock("words").navigationTitle(route == "home" ? "Shop" : "Next")
          .navigationBarTitleDisplayMode(.inline)
      }
      let stage = Stage(app, inheriting: { $0.strings = table })
      app.navigate(to: StubRoute("next"))
      return stage.back.label
    }
    #expect(label("Laden") == "Laden")
    #expect(label("Ein Geschäft für alles, was es gibt") == "Zurück")
  }

  private struct Labels: Element {
    @Local private var words = ""

    var body: some Element {
      Column {
        Fill().accessibilityLabel("Cover")
        TextBlock("Cart").accessibilityLabel("Buy")
        TextBlock("Buy") + TextBlock(verbatim: "Buy") + TextBlock(" now ")
        TextBlock(.symbol("Cart") + "Cart" + AttributedWords("Cart").bold()).textCase(.uppercase)
      }
      .navigationTitle("Cart")
      .toolbar { PushButton("Buy") {} }
    }
  }

  @Test("Labels, and each part of a text with several styles, are translated by themselves")
  func labels() throws {
    let german = StringTable(
      ["Cart": "Korb", "Buy": "Kaufen", "Cover": "Titel", "BuyBuy now ": "wrong"],
      locale: "de"
    )
    let stage = Stage(on: .iPhone15, inheriting: { $0.strings = german }) { Labels() }
    // “Kaufen” is the label of a text, and the button in the bar.
    #expect(texts(stage) == ["Kaufen", "KaufenBuy now ", "CartKorbKorb"])
    let labels = stage.renderTree.nodes.filter { $0.detail != .layout }.compactMap(\.label)
    #expect(labels.contains("Titel") && !labels.contains("Cover"))
    let heading = stage.renderTree.nodes.first { $0.role.rawValue == "heading" }
    #expect(heading?.label == "Korb")
    try stage.tap("Kaufen")
  }

  @Test("In the pseudo-language each part has brackets of its own, and labels have them, too")
  func pseudoLabels() {
    let stage = Stage(on: .iPhone15, inheriting: { $0.strings = .pseudo }) {
      Column {
        TextBlock("Cart") + TextBlock(AttributedWords("Save").bold()) + TextBlock(verbatim: "42 kg")
        Picture("cover", width: 10, height: 10).accessibilityLabel("Hm")
      }
    }
    #expect(texts(stage) == ["[Cááárt][Sáávéé]42 kg"])
    #expect(stage.element(labelled: "[Hm~]") != nil)
  }

  private struct Locale: Element {
    @Inherited(\.localeIdentifier) private var locale

    var body: some Element { TextBlock(locale) }
  }

  @Test(
    "The pseudo-language has accents, brackets and 30 % more letters, rounded up",
    arguments: [
      // 4 letters get 2 more, at the only vowel or at both.
      ("Cart", "[Cááárt]"), ("Save", "[Sáávéé]"),
      // 10 letters get 3 more, 11 get 4.
      ("Check out!", "[Chééck óóúút!]"), ("Orders book", "[Óórdéérs bóóóók]"), ("Hm", "[Hm~]"),
      ("42", "42"), ("", ""),
    ]
  )
  func pseudo(_ text: String, _ expected: String) {
    #expect(StringTable.pseudo.translation(of: text) == expected)
  }

  @Test("A range keeps texts from growing beyond it, and from shrinking below it")
  func ranges() {
    func height(_ typeSize: TypeSize, _ limit: @escaping (TextBlock) -> AnyElement) -> Double? {
      let stage = Stage(on: .iPhone15, typeSize: typeSize) { limit(TextBlock("x").self) }
      return stage.element(labelled: "x")?.frame?.size.height
    }
    let free = { (text: TextBlock) in AnyElement(text) }
    let upTo = { (text: TextBlock) in AnyElement(text.dynamicTypeSize(...TypeSize.xLarge)) }
    let from = { (text: TextBlock) in AnyElement(text.dynamicTypeSize(TypeSize.large...)) }
    #expect(height(.accessibility5, upTo) == height(.xLarge, free))
    #expect(height(.small, upTo) == height(.small, free))
    #expect(height(.small, from) == height(.large, free))
    #expect(height(.accessibility5, from) == height(.accessibility5, free))
  }

  @Test(
    "A scaled length grows by the factor that UIKit reports: 38 of 41 points, 62 of 22",
    arguments: [(TypeSize.large, 41.0, 22.0), (.xSmall, 38, 19), (.accessibility5, 70, 62)]
  )
  func scaled(_ typeSize: TypeSize, _ title: Double, _ body: Double) {
    let stage = Stage(on: .iPhone15, typeSize: typeSize) { Squares() }
    let sides = ["title", "body"].map { stage.element(labelled: $0)?.frame?.size.height }
    #expect(sides == [title, body])
  }

  private struct Squares: Element {
    @Scaled(relativeTo: .largeTitle) private var title = 41.0
    @Scaled private var text = 22.0

    var body: some Element {
      Column {
        Picture("title", width: title, height: title)
        Picture("body", width: text, height: text)
      }
    }
  }

  @Test(
    "Bold text makes texts wider and flags them, because the system's weights are not documented"
  )
  func boldText() throws {
    func text(_ isBold: Bool, weight: TextWeight) throws -> RenderNode {
      let traits = Traits(device: .iPhone15, hasBoldText: isBold)
      let stage = Stage(under: traits) { TextBlock("Bibliography").fontWeight(weight) }
      return try #require(stage.element(labelled: "Bibliography"))
    }
    let (plain, bold) = (try text(false, weight: .regular), try text(true, weight: .regular))
    #expect(bold.frame?.size == (try text(false, weight: .semibold)).frame?.size)
    #expect(plain.frame != bold.frame)
    #expect(bold.flags.contains(.approximate) && !plain.flags.contains(.approximate))
  }

  @Test("Screens notice that the app goes to the background and comes back")
  func phase() {
    var phases: [AppPhase] = []
    let stage = Stage(on: .iPhone15) { Phases { phases.append($0) } }
    stage.scenePhase = .background
    stage.scenePhase = .background
    stage.scenePhase = .active
    #expect(phases == [.background, .active])
    #expect(texts(stage) == ["active"])
  }

  private struct Phases: Element {
    let note: @MainActor (AppPhase) -> Void
    @Inherited(\.scenePhase) private var phase

    var body: some Element {
      TextBlock(phase.rawValue).onChange(of: phase) { _, phase in note(phase) }
    }
  }
}
