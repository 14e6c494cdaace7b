import Testing

/// Literals and comments of translated sources.
struct LiteralTests {
  @Test("Text in literals and comments stays, and code in interpolations is translated")
  func literals() {
    #expect(
      translatedBody(
        """
        Text("Text(\\"no\\") \\(names.map { "(\\($0))" }.joined())")
        Text(#"raw \\(Text) "Text""#)
        Text(\"\"\"
          Text \\(Text("b"))
          \"\"\")
        // Text("c")
        /* Text /* Text */ Text */ Divider()
        """
      )
        == """
        TextBlock("Text(\\"no\\") \\(names.map { "(\\($0))" }.joined())")
        TextBlock(#"raw \\(Text) "Text""#)
        TextBlock(\"\"\"
          Text \\(TextBlock("b"))
          \"\"\")
        // Text("c")
        /* Text /* Text */ Text */ Separator()
        """
    )
  }

  @Test("A literal with marks of Markdown, that is a whole text, is read as one")
  func markdown() {
    for (source, result) in [
      ("Text(\"a **b**\").bold()", "TextBlock(markdown: \"a **b**\").bold()"),
      ("Text(\"\\(a) `b`\")", "TextBlock(markdown: \"\\(markdown: a) `b`\")"),
      ("Text(\"a_b\")", "TextBlock(\"a_b\")"),
      ("Text(verbatim: \"*a*\")", "TextBlock(verbatim: \"*a*\")"),
      ("Text(a ? \"*b*\" : c)", "TextBlock(a ? \"*b*\" : c)"),
      ("Text(\"*b*\" + c)", "TextBlock(\"*b*\" + c)"),
    ] {
      #expect(translatedBody(source) == result)
    }
  }

  @Test("A link in a text is a warning, and an inflected word is none")
  func link() {
    let source = """
      import SwiftUI
      let a = Text("Read [more](https://example.com)")
      let b = Text("^[\\(count) apple](inflect: true)")
      """
    #expect(
      report(source).messages.map(\.description) == [
        "0.swift:2:14: warning: a link in a text is not tapped here: use a `TextLink`"
      ]
    )
  }

  @Test("A picture in a text is a warning")
  func picture() {
    let source = "import SwiftUI\nlet a = Text(\"\\(Image(systemName: \"star\")) Hi\")"
    #expect(
      report(source).messages.map(\.description) == [
        "0.swift:2:17: warning: `Image in a text` has no counterpart here: add texts, with `AttributedWords.symbol(_:)`"
      ]
    )
  }

  @Test("A regular expression is no division, and a division no regular expression")
  func regularExpressions() {
    #expect(
      translatedBody(#"Text("a".contains(/Text(\/"{)/) ? "b" : "\(9 / n / 3)")"#)
        == #"TextBlock("a".contains(/Text(\/"{)/) ? "b" : "\(9 / n / 3)")"#
    )
    #expect(translatedBody("Text(x.match(of: #/Text(/#))") == "TextBlock(x.match(of: #/Text(/#))")
  }

  @Test("What is left out leaves its comments and its lines")
  func leftOut() {
    #expect(
      translatedBody(
        "Text(x) // a\n  .blur(radius: 1) // b\n  .animation(\n    .default, // c\n  )\n  .bold()"
      )
        == "TextBlock(x) // a\n   // b\n\n // c\n\n  .bold()"
    )
  }

  @Test("A format in an interpolation becomes a formatted text")
  func specifier() {
    #expect(
      translatedBody(#"Text("Total: \(sum / 2, specifier: "%.1f")")"#)
        == #"TextBlock("Total: \(String(format: "%.1f", sum / 2))")"#
    )
  }

  @Test("Lines keep their numbers, and the compiler is told where they come from")
  func lines() {
    let source = "import SwiftUI\n\n#Preview {\n  Text(x)\n}\n\nlet a = 1\n"
    #expect(
      translated(source) == [
        "import LayoutSim; import StandIns; import Foundation; import Observation\n\n\n\n\n\nlet a = 1\n"
      ]
    )
  }
}
