import ScreenTranslation
import Testing

/// Sources that nobody can translate.
struct HostileSourceTests {
  private func messages(_ bytes: [UInt8]) -> [String] {
    Translation(of: [SourceText(path: "a.swift", bytes: bytes)]).report.messages.map(\.description)
  }

  @Test("An open bracket is found")
  func truncated() {
    #expect(
      messages(Array("import SwiftUI\nstruct A: View {".utf8))
        == [
          "a.swift:2:16: error: this bracket is never closed: the file was not translated; mend it first"
        ]
    )
    #expect(
      messages(Array("let a = 1 }".utf8))
        == [
          "a.swift:1:11: error: this bracket closes nothing: the file was not translated; mend it first"
        ]
    )
  }

  @Test("Other encodings are refused")
  func encodings() {
    let expected = [
      "a.swift:1:1: error: the file is not UTF-8 and was not translated; save it as UTF-8"
    ]
    #expect(messages([0xFF, 0xFE, 0x61, 0x00]) == expected)
    #expect(messages([0x61, 0xE4, 0x62]) == expected)
    // UTF-16 of Latin letters is UTF-8 with zeros between them.
    #expect(
      messages(Array("let a = 1\nlet b\0 = 2".utf8)) == [
        "a.swift:2:6: error: the file has a byte of zero here and was not translated; take it out, or save it as UTF-8"
      ]
    )
    #expect(messages([0xEF, 0xBB, 0xBF] + Array("let a = 1".utf8)).isEmpty)
  }

  @Test("A mark of the byte order is not kept behind the header, and moves no column")
  func byteOrderMark() {
    let source = "\u{FEFF}import SwiftUI\nlet a = Text(\"b\")"
    #expect(translated(source)[0].hasPrefix("import LayoutSim;"))
    #expect(
      messages(Array("\u{FEFF}import SwiftUI; let a = Text(\"b\").mask(c)".utf8)).first?
        .hasPrefix("a.swift:1:35: ") == true
    )
  }

  @Test("Large and deep sources are refused")
  func large() {
    #expect(
      messages([UInt8](repeating: 0x20, count: 4_000_001))
        == ["a.swift:1:1: error: the file is larger than 4 MB and was not translated; split it"]
    )
    let brackets = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(
      messages(Array(brackets.utf8))
        == [
          "a.swift:1:501: error: more than 500 brackets are open here: the file was not translated; divide it"
        ]
    )
  }

  @Test(
    "Sources in which every token begins something that never ends are refused at a place in them",
    arguments: [
      "#", "#/ ", "struct A ", "func a() ", "let a: B<\n", "let a = Animation.b ", "\"\\(", "/*",
      ".blur(radius: 1)", "a.mask{}", "@State ", "$a.", "#if a\n", "import a ", "Text ",
      "extension A<",
    ]
  )
  func repeated(piece: String) {
    let text = "import SwiftUI\nlet a = b" + String(repeating: piece, count: 300)
    #expect(messages(Array(text.utf8)).allSatisfy { $0.hasPrefix("a.swift:") })
  }

  @Test("Each of many views of a package in one body is a warning")
  func manyForeign() {
    let views = String(repeating: "A()\n.b()\n", count: 1_000)
    let text = "import Kingfisher; import SwiftUI\nlet a: some View { \(views) }"
    #expect(messages(Array(text.utf8)).count == 1_000)
  }

  @Test("Macros and names of Objective-C are passed over")
  func macros() {
    let text = """
      import SwiftUI
      @objc(ABCView) @MyMacro(a: 1) final class A: NSObject { @objc dynamic var b = #myMacro(1); @IBAction func c(_ s: Any) {} }
      #externalMacro(module: "a", type: "b")
      let s = #selector(A.c(_:)), k = #keyPath(A.b)
      """
    #expect(messages(Array(text.utf8)).isEmpty)
  }

  @Test("Every beginning of a source is translated, or refused at a place in it")
  func beginnings() {
    let source = Array(
      """
      import SwiftUI; import Kingfisher
      @main struct A: App { @State private var a: Int?; var body: some Scene { } }
      final class M: ObservableObject { @Published var x = 1 }
      extension EnvironmentValues { @Entry var level: Int = 1 }
      struct V: View { @ObservedObject var m: M; @Environment(\\.dismiss) var d
        init() { _m = ObservedObject(wrappedValue: M()) }
        var body: some View { Picker("a", selection: $m.x) { ForEach(0..<3) { Text("\\($0, specifier: "%d")").tag($0) } }
          #if os(iOS)
          .font(.system(.title, design: .rounded).bold()).navigationBarItems(leading: Text(#"a"#), trailing: b?.blur(radius: 1))
          #endif
          .onChange(of: a, perform: f).gesture(TapGesture().onEnded { }).listRowSeparator(.hidden)
          NavigationLink("a", destination: Text("b")); TabView { }.tabViewStyle(.page)
          /* /* */ */ Image("a").environment(\\.colorScheme, .dark); withAnimation(.spring()) { }; x = /a(b/
          KFImage(a).b { }.padding(); VStack { }
            .shimmer().background(Ribbon { }); switch x { case 1: Lottie() default: return Other.x() }
        } }
      """.utf8
    )
    for count in 0...source.count {
      // Brackets are closed, so that more than the reader of brackets sees the beginning.
      let part = Array(source[..<count])
      for end in ["", ")", "\"))}}}}"] {
        let messages = messages(part + Array(end.utf8))
        #expect(messages.allSatisfy { $0.hasPrefix("a.swift:") })
      }
    }
  }
}
