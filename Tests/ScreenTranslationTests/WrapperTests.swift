import Testing

/// State, models and the environment in translated sources.
struct WrapperTests {
  private func members(_ lines: String) -> String {
    let result = translated("import SwiftUI\nstruct Sample: View {\n\(lines)\n}")[0]
    return result.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast()
      .joined(separator: "\n")
  }

  @Test("What makes views is on the main actor, and what compares them need not be")
  func isolation() {
    let result = translated(
      """
      import SwiftUI
      extension View { nonisolated public func a() -> some View { padding() } }
      struct V: View { nonisolated init() {}; nonisolated static func == (a: V, b: V) -> Bool { true }
        var body: some View { Text("a") } }
      """
    )[0]
    #expect(result.contains("{ public func a() -> some Element { padding() } }"))
    #expect(result.contains("{ init() {}; nonisolated static func == "))
  }

  @Test("State has a value from the beginning")
  func state() {
    #expect(members("@State private var a = 1") == "@Local private var a = 1")
    #expect(members("@State var a: Int?") == "@Local var a: Int? = nil")
    #expect(
      members("@State var a: Int\ninit() { _a = State(initialValue: 2) }")
        == "@Local var a: Int\ninit() { _a = Local(wrappedValue: 2) }"
    )
    #expect(
      members("@State var a: Int\ninit() { _a = .init(initialValue: 2) }")
        == "@Local var a: Int\ninit() { _a = .init(wrappedValue: 2) }"
    )
  }

  @Test(
    "A class of published members announces its changes, and a subclass does so as its superclass"
  )
  func models() {
    #expect(
      translated(
        """
        import Combine
        final class Cart: NSObject, ObservableObject {
          @Published var count = 0 { didSet { log() } }
          private var cache = 0
        }
        protocol Shown: ObservableObject {}
        public class Shop: Shown { @Published var isOpen = true }
        class Stall: Shop { var place = 1 }
        """
      ) == [
        """
        import StandIns
        final class Cart: NSObject, AnnouncingModel { let objectWillChange = ModelAnnouncement();
          @PublishedValue var count = 0 { didSet { log() } }
          private var cache = 0
        }
        protocol Shown: AnnouncingModel {}
        public class Shop: Shown { public let objectWillChange = ModelAnnouncement(); @PublishedValue var isOpen = true }
        class Stall: Shop { var place = 1 }
        """
      ]
    )
  }

  @Test("A binding to a collection of a model has the members of collections")
  func collections() {
    #expect(
      members("@ObservedObject var cart: Cart\nvar a: Bool { $cart.lines.isEmpty }")
        == "var cart: Cart\nvar a: Bool { Bound(cart, \\.lines).isEmpty }"
    )
  }

  @Test("A query is computed from a store, which may be given in an initialiser")
  func queries() {
    #expect(
      members("@Query(sort: \\Note.text, animation: .default) private var notes: [Note]")
        == "@Inherited(\\.modelContext) private var notes_store; private let _notes = StoreQuery<Note>(sort: \\Note.text); private var notes: [Note] { _notes.values(in: notes_store) }"
    )
    #expect(
      members("@Query var notes: [Note]\ninit() { _notes = Query(sort: a) }")
        == "@Inherited(\\.modelContext) private var notes_store; private var _notes = StoreQuery<Note>(); var notes: [Note] { _notes.values(in: notes_store) }\ninit() { _notes = StoreQuery(sort: a) }"
    )
  }

  @Test("The models of a query may have a type of the app's own")
  func namedQueries() {
    #expect(
      members("@Query var notes: Notes")
        == "@Inherited(\\.modelContext) private var notes_store; private let _notes = StoreQuery<(Notes).Element>(); var notes: Notes { _notes.values(in: notes_store) }"
    )
  }

  @Test("What is the machine's is the stage's")
  func time() {
    #expect(
      members(
        "let a = Date(), b = Date.now, c = Calendar.current, d = Date(timeIntervalSince1970: 0)"
      )
        == "let a = StageDate.now, b = StageDate.now, c = StageDate.calendar, d = Date(timeIntervalSince1970: 0)"
    )
    #expect(
      members("let a = f(from: .now, in: .now...), b = c.sleep(until: .now), d = e(.now())")
        == "let a = f(from: StageDate.now, in: StageDate.now...), b = c.sleep(until: .now), d = e(.now())"
    )
  }

  @Test(
    "A stream that sets a published value names it and its model, also in a file without SwiftUI"
  )
  func assigned() {
    #expect(
      translated("import Combine\nfunc a() { b.assign(to: &$c); b.assign(to: &self.model.$d) }")
        == [
          "import StandIns\nfunc a() { b.assign(to: \\.c, keptBy: self); b.assign(to: \\.d, keptBy: self.model) }"
        ]
    )
  }

  @Test("Streams of several streams are operators of the first one")
  func streams() {
    #expect(
      translated(
        "import Combine\nlet a = Publishers.CombineLatest($b, c).map(d), e = Publishers.Merge(f(), g)"
      )
        == [
          "import StandIns\nlet a = ($b).combineLatest( c).map(d), e = (f()).merge(with: g)"
        ]
    )
  }

  @Test("What the system opens is left out with a warning")
  func system() {
    let source =
      "import SwiftUI\nif UIApplication.shared.canOpenURL(u) { UIApplication.shared.open(u) }"
    #expect(translated(source)[0].hasSuffix("if true { () }"))
    #expect(
      report(source).messages.map(\.description) == [
        "0.swift:2:41: warning: what `UIApplication` opens is not seen here: use `\\.openURL` of the environment"
      ]
    )
  }

  @Test("A binding to a field of a model is made from the model")
  func projections() {
    #expect(
      members(
        "@ObservedObject var cart: Cart\nvar a: some View { Stepper(\"b\", value: $cart.lines[0].count) }"
      )
        == "var cart: Cart\nvar a: some Element { StepperControl(\"b\", value: Bound(cart, \\.lines[0].count)) }"
    )
    #expect(
      members("@State var cart = Cart()\nvar a: some View { Toggle(\"b\", isOn: $cart.isGift) }")
        == "@Local var cart = Cart()\nvar a: some Element { SwitchControl(\"b\", isOn: $cart.isGift) }"
    )
  }

  @Test("A binding to a field of a model is also made in an extension in another file")
  func projectionsElsewhere() {
    #expect(
      translated(
        "import SwiftUI\nextension Page { var a: some View { Toggle(\"b\", isOn: $cart.isGift) } }",
        "import SwiftUI\nstruct Page: View { @EnvironmentObject var cart: Cart }"
      )[0].hasSuffix("SwitchControl(\"b\", isOn: Bound(cart, \\.isGift)) } }")
    )
  }

  @Test("An observed object with a value is state, and one that is handed in is a model")
  func observedObjects() {
    #expect(
      members("@ObservedObject private var cart = Cart()") == "@Local private var cart = Cart()"
    )
    #expect(
      members(
        "@ObservedObject var cart: Cart\ninit(_ c: Cart) { _cart = ObservedObject(wrappedValue: c) }"
      )
        == "var cart: Cart\ninit(_ c: Cart) { cart = c }"
    )
  }

  @Test("Models of the environment are inherited")
  func environmentObjects() {
    #expect(
      members("@EnvironmentObject private var cart: Cart")
        == "@Inherited(Cart.self) private var cart: Cart"
    )
    #expect(translatedBody("Text(x).environmentObject(cart)") == "TextBlock(x).environment(cart)")
  }

  @Test("Keys of the environment have our names, unless the app has them")
  func keys() {
    #expect(
      members("@Environment(\\.colorScheme) var a\n@Environment(\\.dismiss) var b")
        == "@Inherited(\\.colorScheme) var a\n@Inherited(\\.dismiss) var b"
    )
    #expect(
      translatedBody("Text(x).environment(\\.colorScheme, .dark)")
        == "TextBlock(x).environment(\\.colorScheme, .dark)"
    )
  }

  @Test("The presentation mode is the action that leaves")
  func presentationMode() {
    #expect(
      members(
        "@Environment(\\.presentationMode) var mode\nfunc a() { mode.wrappedValue.dismiss() }"
      )
        == "@Inherited(\\.dismiss) var mode\nfunc a() { mode() }"
    )
  }

  @Test("An entry is a key of its own, in the same line")
  func entry() {
    #expect(
      translated("import SwiftUI\nextension EnvironmentValues {\n  @Entry var level: Int? = 1\n}")[
        0
      ]
      .contains(
        "var level: EntryOf_level.Value { get { self[EntryOf_level.self] } set { self[EntryOf_level.self] = newValue } }; "
          + "enum EntryOf_level: InheritedKey { static let defaultValue: Int? = 1 }"
      )
    )
  }

  @Test("Stored settings are this screen's alone, with a warning")
  func appStorage() {
    #expect(members("@AppStorage(\"a\") private var a = true") == "@Local private var a = true")
    #expect(
      report("import SwiftUI\nstruct A: View { @AppStorage(\"a\") var a = 1 }").messages.map(
        \.description
      )
        == [
          "0.swift:2:18: warning: `@AppStorage`: the value is this screen's alone: give it to a model if two screens share it"
        ]
    )
  }
}
