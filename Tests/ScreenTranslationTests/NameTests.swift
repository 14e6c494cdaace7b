import Testing

/// The app's own names.
struct NameTests {
  @Test("A type of the app's keeps its name in all files, and SwiftUI's is meant by its module")
  func types() {
    #expect(
      translated(
        "import SwiftUI\nlet a = Text(\"a\"), b = SwiftUI.Text(\"b\")",
        "struct Text { init(_ words: String) {} }"
      )[0].hasSuffix("let a = Text(\"a\"), b = TextBlock(\"b\")")
    )
  }

  @Test("A type inside of another is the app's there, and SwiftUI's elsewhere")
  func nested() {
    #expect(
      translated(
        """
        import SwiftUI
        struct Page { struct Section {}; let first = Section() }
        let second = Section { }
        """
      )[0].hasSuffix("let first = Section() }\nlet second = RowSection { }")
    )
  }

  @Test("Names of ours have their module where the app has them, too")
  func qualified() {
    #expect(
      translated("import SwiftUI\nstruct Row {}\nlet a = HStack { VStack { } }")[0]
        .hasSuffix("let a = LayoutSim.Row { Column { } }")
    )
    #expect(
      translated("import SwiftUI\nextension Array { func all() -> some View { EmptyView() } }")[0]
        .hasSuffix("some LayoutSim.Element { EmptyElement() } }")
    )
  }

  @Test("The import of one type declares none with the module's name")
  func importOfOneType() {
    #expect(
      translated("import struct SwiftUI.Color", "import SwiftUI\nlet a = SwiftUI.Text(\"a\")")[1]
        .hasSuffix("let a = TextBlock(\"a\")")
    )
  }

  @Test("A part of a system module that is not on every system was imported")
  func partOfModule() {
    #expect(
      translated("import CoreFoundation.CFCGTypes\nlet a = 1")[0]
        == "import Foundation\nlet a = 1"
    )
  }

  @Test("A log is the system's where that is imported, and another package's elsewhere")
  func log() {
    #expect(
      translated("import os\nlet log = Logger(subsystem: \"a\", category: \"b\")")[0]
        .hasSuffix("let log = SilentLogger(subsystem: \"a\", category: \"b\")")
    )
    #expect(
      translated("import Logging\nlet log = Logger(label: \"a\")")[0]
        .hasSuffix("let log = Logger(label: \"a\")")
    )
  }

  @Test("A function for a text is not declared again beside one for the key of a text")
  func twins() {
    let source = """
      import SwiftUI
      struct A: View {
        init(_ a: LocalizedStringKey, b: Int = 1) {}
        init(_ a: String, b: Int = 1) { self.init(LocalizedStringKey(a), b: b) }
        init(c: String) {}
      }
      """
    #expect(
      translated(source)[0].split(separator: "\n").dropFirst(2)
        == ["  init(_ a: String, b: Int = 1) {}", "  init(c: String) {}", "}"]
    )
  }

  @Test("A colour that the app gives both SwiftUI and UIKit is declared once")
  func colors() {
    let source = """
      import SwiftUI
      extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }
      extension UIColor { static let brand = UIColor(named: "b")!; static let other = UIColor.red }
      """
    #expect(
      translated(source)[0].split(separator: "\n").dropFirst() == [
        "extension Ink { static let brand = Ink(red: 1, green: 0, blue: 0) }",
        "extension Ink { ; static let other = Ink.red }",
      ]
    )
  }

  @Test("A generic parameter is no view of SwiftUI's")
  func generics() {
    #expect(
      translated(
        "import SwiftUI\nstruct Titled<Label: View>: View { let label: Label }\nlet a: Label"
      )[0]
      .hasSuffix("struct Titled<Label: Element>: Element { let label: Label }\nlet a: IconLabel")
    )
  }

  @Test("A modifier of the app's is known by its labels")
  func modifiers() {
    let source = """
      import SwiftUI
      extension View { func accentColor(with name: String) -> some View { self } }
      let a = Text("a").accentColor(with: "b").accentColor(.red)
      """
    #expect(
      translated(source)[0].hasSuffix("TextBlock(\"a\").accentColor(with: \"b\").tint(.red)")
    )
  }

  @Test("A method of the app's that is called as a modifier is none")
  func methods() {
    let source = """
      import SwiftUI
      final class Router { func mask(_ text: String) -> String { text } }
      let a = router.mask("b"), b = Text("c").mask { d }
      """
    #expect(translated(source)[0].hasSuffix("let a = router.mask(\"b\"), b = TextBlock(\"c\")"))
  }

  @Test("Cases, labels and members with SwiftUI's names stay")
  func members() {
    let source =
      "import SwiftUI\nenum Kind { case Text, Image }\nlet a = f(Text: Kind.Text, b: .Image)"
    #expect(
      translated(source)[0].hasSuffix(
        "enum Kind { case Text, Image }\nlet a = f(Text: Kind.Text, b: .Image)"
      )
    )
  }
}
