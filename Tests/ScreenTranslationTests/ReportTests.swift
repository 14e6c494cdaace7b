import ScreenTranslation
import Testing

/// What is reported about translated sources.
struct ReportTests {
  @Test("What decides what is seen is a warning with its place, and what to do")
  func refused() {
    let report = report(
      "import SwiftUI\nstruct A: View { var body: some View {\n  Text(x)\n    .mask { Circle() }\n} }"
    )
    #expect(
      report.messages.map(\.description) == [
        "0.swift:4:6: warning: `mask` has no counterpart here: what it hides is seen here: use `.clipShape`, `.clipped` or `.hidden()`"
      ]
    )
    #expect(report.messages.map(\.endColumn) == [10])
  }

  @Test("Words that are left out are a warning, and names are not")
  func words() {
    let report = report(
      "import SwiftUI\nlet a = Text(x).accessibilityHint(\"Opens a page\").accessibilityAction(named: \"up\") { }"
    )
    #expect(
      report.messages.map(\.text)
        == ["the words of `accessibilityHint` are left out: an outline has labels and roles"]
    )
  }

  @Test(
    "What hides content, or changes its size, was left out in silence",
    arguments: [
      "redacted(reason: .placeholder)", "colorMultiply(.clear)", "colorMultiply(.red.opacity(0))",
      "brightness(-1)", "contrast(0)", "luminanceToAlpha()", "colorEffect(a)", "layerEffect(a)",
      "blendMode(.destinationOut)", "symbolEffect(.disappear, isActive: a)",
      "matchedGeometryEffect(id: 1, in: a, isSource: false)", "baselineOffset(4)",
      "fontWidth(.expanded)", "textScale(.secondary)", "datePickerStyle(.graphical)",
      "datePickerStyle(WheelDatePickerStyle())", "formStyle(.columns)", "progressViewStyle(Ring())",
      "buttonBorderShape(.circle)", "toolbarRole(.editor)", "statusBarHidden()",
      "statusBar(hidden: true)", "searchToolbarBehavior(.minimize)", "defaultFocus($a, .b)",
      "accessibilityRepresentation { a }", "labeledContentStyle(Own())", "groupBoxStyle(Own())",
      "controlGroupStyle(.menu)", "lineHeight(.loose)", "textRenderer(Own())",
    ]
  )
  func hiding(modifier: String) throws {
    let report = report("import SwiftUI\nlet a = Text(x).\(modifier)")
    #expect(report.messages.count == 1)
    #expect(report.counts[.refused] == 1)
    let name = modifier.prefix { $0.isLetter }
    #expect(report.messages.first?.text.hasPrefix("`\(name)` is left out: ") == true)
  }

  @Test(
    "The same modifiers without effect on what is seen are no warning",
    arguments: [
      "colorMultiply(.red)", "brightness(0.1)", "contrast(1.5)", "blendMode(.multiply)",
      "symbolEffect(.bounce, value: a)", "matchedGeometryEffect(id: 1, in: a)", "baselineOffset(0)",
      "fontWidth(.standard)", "datePickerStyle(.compact)", "formStyle(.grouped)",
      "progressViewStyle(.linear)", "buttonBorderShape(.capsule)", "toolbarRole(.navigationStack)",
      "statusBarHidden(false)", "progressViewStyle(CircularProgressViewStyle())", "unredacted()",
    ]
  )
  func harmless(modifier: String) {
    #expect(report("import SwiftUI\nlet a = Text(x).\(modifier)").messages.isEmpty)
  }

  @Test("The frame of a reader was lost by the compiler, and is a warning")
  func frames() {
    let source =
      "import SwiftUI\nlet a = proxy.frame(in: .global).minY, b = Text(x).frame(width: 3)"
    #expect(
      report(source).messages.map(\.text) == [
        "a frame is at the origin here, except in `.onGeometryChange`"
      ]
    )
    #expect(
      translated(source)[0].hasSuffix("a = proxy.frame.minY, b = TextBlock(x).frame(width: 3)")
    )
  }

  @Test("A ring with a value is no bar, and a spinner is one")
  func rings() {
    let ring = "ProgressView(value: b).padding().progressViewStyle(.circular)"
    #expect(report("import SwiftUI\nlet a = \(ring)").messages.count == 1)
    let spinner = "ProgressView().progressViewStyle(.circular)"
    #expect(report("import SwiftUI\nlet a = \(spinner)").messages.isEmpty)
  }

  @Test(
    "Forms of a name without a counterpart are refused with advice",
    arguments: [
      "a.contextMenu { b } preview: { c }": "contextMenu(preview:)",
      "a.contextMenu(menuItems: { b }, preview: { c })": "contextMenu(preview:)",
      "\n.contextMenu(forSelectionType: Int.self) { b }": "contextMenu(forSelectionType:)",
      "List(a, children: \\.b) { c }": "List(children:)",
      "List($a, editActions: .delete) { c }": "List(editActions:)",
      "Toggle(\"a\", sources: $b, isOn: \\.c)": "Toggle(sources:)",
      "ProgressView(timerInterval: a)": "ProgressView(timerInterval:)",
      "Text(timerInterval: a)": "Text(timerInterval:)", "UIScreen.main.bounds": "UIScreen",
      "ProgressView(value: a) { b } currentValueLabel: { c }": "ProgressView(currentValueLabel:)",
      "Menu(\"a\", content: { b }, primaryAction: { c })": "Menu(primaryAction:)",
      "Picker(\"a\", selection: $b) { c } currentValueLabel: { d }": "Picker(currentValueLabel:)",
      "Button(\"a\", image: .b) { c }": "Button(image:)",
      "a.searchable(text: $b, tokens: $c) { d }": "searchable(tokens:)",
      "a.environment(\\.sizeCategory, .large)": "sizeCategory",
    ]
  )
  func forms(use: String, name: String) {
    let report = report(
      "import SwiftUI\nlet z = a\(use.hasPrefix("\n") ? use : "\nlet y = \(use)")"
    )
    #expect(report.messages.count == 1)
    #expect(report.messages.first?.text.hasPrefix("`\(name)` has no counterpart here: ") == true)
  }

  @Test("What differs in each run is a warning, unless a generator is given")
  func chance() {
    let report = report(
      "import Foundation\nlet a = b.shuffled(), c = Int.random(in: 0...2), d = b.shuffled(using: &e), f = b.random"
    )
    #expect(
      report.messages.map(\.description) == [
        "0.swift:2:11: warning: `shuffled` differs in each run: give the screen what a test shows",
        "0.swift:2:31: warning: `random` differs in each run: give the screen what a test shows",
      ]
    )
  }

  @Test(
    "What asks the machine's clock is a warning, and a date from now is one from the stage's date"
  )
  func clock() {
    let source =
      "import SwiftUI\nlet a = Date(timeIntervalSinceNow: -60), b = a.timeIntervalSinceNow"
    #expect(
      translated(source)[0].hasSuffix(
        "let a = Date(timeInterval: -60, since: StageDate.now), b = a.timeIntervalSinceNow"
      )
    )
    #expect(
      report(source).messages.map(\.description) == [
        "0.swift:2:48: warning: `timeIntervalSinceNow` asks the machine's clock: compare with `Date()`, which is the stage's"
      ]
    )
  }

  @Test("A guide and a spacing of a layout of the app's were not asked, in silence")
  func layouts() {
    let report = report(
      """
      import SwiftUI
      struct A: Layout {
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { b }
        func spacing(of c: Subviews) -> CGFloat { 8 }
      }
      """
    )
    #expect(
      report.messages.map(\.description) == [
        "0.swift:3:8: warning: `spacing` of a layout is not asked here: its children's are merged"
      ]
    )
  }

  @Test("A closure that is left out with its argument is a warning")
  func closures() {
    let report = report("import SwiftUI\nlet a = TextField(\"b\", text: $c, onCommit: { d() })")
    #expect(
      report.messages.map(\.text)
        == [
          "`TextField(onCommit:)` has no counterpart here: with a title; for its closures use `.onSubmit`, `.focused` and `.onChange`"
        ]
    )
  }

  @Test("A use is translated, left out or refused, and the views that wait are counted")
  func summary() {
    let report = report(
      """
      import SwiftUI
      struct A: View { var body: some View { Text(x).blur(radius: 1) } }
      struct B: View { var body: some View { OutlineGroup { } } }
      struct C: View { var body: some View { OutlineGroup { }.colorScheme(d) } }
      """
    )
    // `SwiftUI`, `View` six times and `Text`; `blur`; `OutlineGroup` twice and `colorScheme`
    #expect(report.translatedCount == 8)
    #expect(report.counts[.leftOut] == 1)
    #expect(report.counts[.refused] == 3)
    #expect(
      report.summary
        == "1 of 3 views use nothing that is refused; 2 wait for `OutlineGroup`; 1 waits for `colorScheme`.\n"
        + "8 uses translated, 1 left out without effect on layout, 3 refused.\n"
        + "Other errors are the compiler's to find: build the result."
    )
  }

  @Test("A view says how much of it was refused, unless its body returns a value")
  func refusals() {
    let source =
      "import SwiftUI\nstruct A: View { var body: some View { Text(x).mask { b }.rotation3DEffect(c) } }"
    #expect(
      translated(source)[0].hasSuffix(
        "var body: some Element { ElementGroup { TextBlock(x) }.translated(leavingOut: 2) } }"
      )
    )
    let returning =
      "import SwiftUI\nstruct A: View { var body: some View { return Text(x).mask { b } } }"
    #expect(translated(returning)[0].hasSuffix("{ return TextBlock(x) } }"))
  }

  @Test("A comment silences its line, and gives our spelling for it")
  func comments() {
    let source = """
      import SwiftUI
      struct A: View { var body: some View {
        Text(x).mask { b } // flowsim:silent
        // flowsim:use Picture("map", width: 100, height: 80)
        Map(position: $p)
      } }
      """
    #expect(report(source).messages.isEmpty)
    #expect(translated(source)[0].contains("\n  Picture(\"map\", width: 100, height: 80)\n} }"))
  }

  @Test(
    "Our spelling stands for a view of several lines, and for one line where it opens a bracket, too"
  )
  func linesOfOneView() {
    let source = """
      import SwiftUI
      struct A: View { var body: some View {
        // flowsim:use Picture("map", width: 100, height: 80)
        Map(position: $p) {
          Marker("a")
        } label: {
          Text("b")
        }
        Own { // flowsim:use Row {
          Text("c")
        }
      } }
      """
    #expect(
      translated(source)[0].split(separator: "\n").dropFirst(2).map { $0.drop { $0 == " " } } == [
        "// flowsim:use Picture(\"map\", width: 100, height: 80)",
        "Picture(\"map\", width: 100, height: 80)",
        "Row { // flowsim:use Row {", "TextBlock(\"c\")", "}", "} }",
      ]
    )
  }

  @Test("A comment of that form that is not known is an error, and the file is not written")
  func unknownComment() {
    let source = "import SwiftUI\nlet a = 1 // flowsim:silence"
    #expect(translated(source).isEmpty)
    #expect(
      report(source).messages.map(\.description) == [
        "0.swift:2:11: error: `flowsim:silence` is unknown: write `flowsim:silent`, or `flowsim:use` and our code"
      ]
    )
  }

  @Test("Two files of one name get two names, whatever their folders")
  func outputNames() {
    #expect(
      OutputNames.paths(for: ["A/Row.swift", "B/Row.swift", "B/row.swift", "Row.swift"])
        == ["A/Row.swift", "B/B_Row.swift", "B/B_2_row.swift", "1_Row.swift"]
    )
  }
}
