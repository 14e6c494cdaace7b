import Testing

/// Modifiers and calls in translated sources.
struct ModifierTests {
  @Test(
    "Each is written as ours",
    arguments: [
      ("Text(x).foregroundColor(.red)", "TextBlock(x).foregroundStyle(.red)"),
      ("Text(x).foregroundStyle(.red, .blue)", "TextBlock(x).foregroundStyle(.red)"),
      (
        "Text(x).font(.system(size: 20, weight: .bold))",
        "TextBlock(x).font(face: .system(size: 20, weight: .bold))"
      ),
      ("Text(x).font(.title.weight(.medium))", "TextBlock(x).font(face: .title.weight(.medium))"),
      (
        "Text(x).font(.system(.title, design: .rounded))",
        "TextBlock(x).font(face: .system(.title, design: .rounded))"
      ),
      ("Text(x).font(.custom(\"A\", size: n))", "TextBlock(x).font(face: .custom(\"A\", size: n))"),
      ("Image(systemName: \"star\")", "Icon(\"star\")"),
      ("NavigationStack(path: $path) { a }", "ScreenStack(path: $path) { a }"),
      ("NavigationView { a }", "ScreenStack { a }"),
      ("NavigationLink(\"a\", value: b)", "ScreenLink(\"a\", value: b)"),
      ("NavigationLink { a } label: { b }", "ScreenLink { a } label: { b }"),
      (
        "NavigationLink(\"a\", destination: Text(b), isActive: $c)",
        "ScreenLink(\"a\", destination: TextBlock(b), isActive: $c)"
      ),
      (
        "NavigationLink(\"a\", destination: b, tag: 1, selection: $c)",
        "ScreenLink(\"a\", destination: b, tag: 1, selection: $c)"
      ),
      (
        "a.navigationDestination(for: Int.self) { Text(x) }",
        "a.navigationDestination(for: Int.self) { TextBlock(x) }"
      ),
      ("Label(\"a\", systemImage: \"b\")", "IconLabel(\"a\", icon: \"b\")"),
      ("Label { Text(\"a\") } icon: { Image(systemName: b) }", "IconLabel( \"a\", icon: b)"),
      ("Circle().fill(.red)", "Figure.circle.fill(.red)"),
      ("RoundedRectangle(cornerRadius: 8)", "Figure.rect(cornerRadius: 8)"),
      ("Circle().fill()", "Figure.circle.fill(.primary)"),
      ("Circle().stroke(lineWidth: 2)", "Figure.circle.stroke(.primary, lineWidth: 2)"),
      (
        "Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [1]))",
        "Figure.circle.stroke(.red, lineWidth: 2)"
      ),
      (
        "Text(x).accessibilityElement(children: .ignore)",
        "TextBlock(x).accessibilityElement(children: .combine)"
      ),
      ("Text(x).accessibilityElement(children: .contain)", "TextBlock(x)"),
      ("Menu(content: { a }, label: { b })", "MenuControl(items: { a }, label: { b })"),
      (
        "Text(x).dynamicTypeSize(...DynamicTypeSize.large)",
        "TextBlock(x).dynamicTypeSize(...TypeSize.large)"
      ),
      ("Text(x).accessibilityAddTraits(.isImage)", "TextBlock(x).role(.picture)"),
      ("List(a, rowContent: b)", "RowList(a, row: b)"),
      ("Text(x).presentationDetents(a)", "TextBlock(x).presentationDetents(a)"),
      ("List { }.listStyle(.inset)", "RowList { }.listStyle(.plain)"),
      ("Color(.systemGroupedBackground)", "Ink.grouped"),
      (
        "Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)",
        "Ink(red: 1, green: 0, blue: 0, opacity: 1)"
      ), ("Color(.sRGB, white: 1, opacity: 1)", "Ink(white: 1, opacity: 1)"),
      ("Color(.sRGB, white: 1)", "Ink(white: 1)"),
      ("Text(x).gesture(RotationGesture())", "TextBlock(x).gesture(TurnTouch())"),
      (
        "LinearGradient(gradient: Gradient(colors: c), startPoint: .top, endPoint: .bottom)",
        "Ink.linearGradient(gradient: InkGradient(colors: c), startPoint: .top, endPoint: .bottom)"
      ),
      ("ScrollView(.horizontal, showsIndicators: false) { }", "ScrollArea(.horizontal) { }"),
      ("ScrollView(showsIndicators: false) { }", "ScrollArea { }"),
      (
        "TextField(\"a\", text: $a, prompt: Text(\"b\"))",
        "TextEntry(\"a\", words: $a, prompt: \"b\")"
      ),
      ("ProgressView()", "Spinner()"),
      ("ProgressView(value: a, total: 3)", "ProgressBar(value: a, of: 3)"),
      ("List { }.listStyle(PlainListStyle())", "RowList { }.listStyle(ListLook.plain)"),
      ("Text(x).listRowSeparator(.hidden)", "TextBlock(x).listRowSeparator(.hidden)"),
      ("Text(x).buttonStyle(.borderedProminent)", "TextBlock(x).buttonStyle(.borderedProminent)"),
      (
        "Text(x).navigationBarTitle(Text(\"a\"), displayMode: .inline)",
        "TextBlock(x).navigationTitle(\"a\") .navigationBarTitleDisplayMode(.inline)"
      ),
      (
        "Text(x).onChange(of: a) { new in f(new) }",
        "TextBlock(x).onChange(of: a) { _, new in f(new) }"
      ),
      ("Text(x).onChange(of: a) { f($0) }", "TextBlock(x).onChange(of: a) { f($1) }"),
      (
        "Text(x).onChange(of: a, perform: f)",
        "TextBlock(x).onChange(of: a, { _, new in (f)(new) })"
      ),
      ("Text(x).onChange(of: a) { f() }", "TextBlock(x).onChange(of: a) { f() }"),
      (
        "Text(x).gesture(TapGesture(count: 2).onEnded { f() })",
        "TextBlock(x).gesture(TapTouch(count: 2).onEnded { f() })"
      ),
      ("Text(x).padding(Edge.Set.top, 1)", "TextBlock(x).padding(LayoutEdges.top, 1)"),
      ("Text(x).accessibility(label: Text(\"a\"))", "TextBlock(x).accessibilityLabel(\"a\")"),
      ("Button(\"a\") { withAnimation { b = 1 } }", "PushButton(\"a\") { do { b = 1 } }"),
      ("f(withAnimation(.default) { g() })", "f(({ g() })())"),
    ]
  )
  func calls(source: String, ours: String) {
    #expect(translatedBody(source) == ours)
  }

  @Test("Items of a bar become a toolbar")
  func barItems() {
    #expect(
      translatedBody("Text(x).navigationBarItems(leading: a, trailing: Button(\"b\") { })")
        == "TextBlock(x).toolbar { BarItem(placement: .topBarLeading) { a }; BarItem(placement: .topBarTrailing) { PushButton(\"b\") { } } }"
    )
  }

  @Test("A modifier that draws only goes, wherever it stands")
  func drawsOnly() {
    #expect(
      translatedBody("if a { Text(x).blur(radius: 1) } else { b?.blur(radius: 1) }")
        == "if a { TextBlock(x) } else { b }"
    )
    #expect(translatedBody("b?.blur(radius: 1).bold()") == "b?.bold()")
    #expect(
      translated("import SwiftUI\nextension View { func a() -> some View { blur(radius: 1) } }")[0]
        .hasSuffix("func a() -> some Element { self } }")
    )
  }

  @Test("The options of a picker are its content")
  func pickers() {
    #expect(
      translatedBody("Picker(\"a\", selection: $a) { ForEach(b, id: \\.self) { Text($0.name) } }")
        == "ChoiceControl(\"a\", selection: $a) { Each(b, id: \\.self) { TextBlock($0.name) } }"
    )
    #expect(
      translatedBody(
        "Picker(selection: $a) { Text(\"b\").tag(1)\nText(\"c\").tag(2) } label: { Text(\"d\") }"
      )
        == "ChoiceControl(selection: $a) { TextBlock(\"b\").tag(1)\nTextBlock(\"c\").tag(2) } label: { TextBlock(\"d\") }"
    )
  }

  @Test("A picker whose options are on a screen of their own has a menu, with a warning")
  func linkedPicker() {
    let picker = "Picker(\"a\", selection: $a) { Text(\"b\").tag(1) }.pickerStyle(.navigationLink)"
    #expect(translatedBody(picker).hasSuffix(".pickerStyle(.menu)"))
    #expect(
      report("import SwiftUI\nlet a = \(picker)").messages.map(\.description) == [
        "0.swift:2:70: warning: `pickerStyle.navigationLink`: the options are in a menu, and not on a screen of their own"
      ]
    )
  }

  @Test("An animation is a value that nothing uses")
  func animations() {
    #expect(
      translated(
        """
        import SwiftUI
        extension AnyTransition { static var a: AnyTransition { .slide } }
        struct B: View {
          var pop: Animation { .spring() }
          let way = AnyTransition.opacity
            .combined(with: .scale)
          let c = 1
          func d() -> Animation { .default }
          var body: some View { Text(x).transition(way).animation(pop, value: c) }
        }
        """
      )[0]
        == """
        import LayoutSim; import StandIns; import Foundation; import Observation
        extension Passage { static var a: Passage { .slide } }
        struct B: Element {
          var pop: Motion { .spring() }
          let way = Passage.opacity
            .combined(with: .scale)
          let c = 1
          func d() -> Motion { .default }
          var body: some Element { TextBlock(x) }
        }
        """
    )
  }

  @Test("An alert that is a value stays one")
  func alerts() {
    #expect(
      translatedBody(
        """
        Text(x).alert(isPresented: $a) {
          Alert(title: Text("b"), message: Text("c \\(d)"), primaryButton: .destructive(Text("e")) { f() }, secondaryButton: .cancel())
        }
        """
      )
        == """
        TextBlock(x).alert(isPresented: $a) {
          AlertValue(title: TextBlock("b"), message: TextBlock("c \\(d)"), primaryButton: .destructive(TextBlock("e")) { f() }, secondaryButton: .cancel())
        }
        """
    )
  }

  @Test("Pages are a pager")
  func pages() {
    #expect(
      translatedBody("TabView(selection: $a) { b }\n.tabViewStyle(.page(indexDisplayMode: .never))")
        == "Pager(selection: $a, indexDisplayMode: .never) { b }\n"
    )
  }

  @Test("Tabs with a bar are those of a screen, in both spellings")
  func tabs() {
    #expect(
      translatedBody(
        """
        TabView(selection: $a) { Tab("Home", systemImage: "house", value: 1, role: .search) { b } }
        .tabViewStyle(.sidebarAdaptable)
        """
      ) == """
        ScreenTabs(selection: $a) { ScreenTab("Home", icon: "house", value: 1, role: .search) { b } }
        .tabViewStyle(.sidebarAdaptable)
        """
    )
    #expect(
      translatedBody("TabView { b.tabItem { Text(\"A\") }.tag(1) }.tabViewStyle(.grouped)")
        == "ScreenTabs { b.tabItem { TextBlock(\"A\") }.tag(1) }"
    )
  }

  @Test("Scopes of a search are options, like those of a picker")
  func scopes() {
    #expect(
      translatedBody("List { }.searchScopes($a) { ForEach(b, id: \\.self) { Text($0.name) } }")
        == "RowList { }.searchScopes($a) { Each(b, id: \\.self) { TextBlock($0.name) } }"
    )
  }

  @Test("The label of a slider is its title, and what a finger does to it stays")
  func sliders() {
    #expect(
      translatedBody("Slider(value: $a, in: 0...9) { Text(\"b\") }")
        == "SliderControl(\"b\", value: $a, in: 0...9)"
    )
    #expect(
      translatedBody("Slider(value: $a) { isEdited in b(isEdited) }")
        == "SliderControl(value: $a) { isEdited in b(isEdited) }"
    )
  }
}
