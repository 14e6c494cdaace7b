import LayoutSim

/// The text of a page, and the files of its pictures.
struct PageText {
  /// The folder of the pictures beside the page.
  static let folder = "pictures"

  let text: String

  /// The pictures, by their paths beside the page.
  let pictures: [(path: String, text: String)]

  init(_ page: PicturePage) {
    var pictures: [(path: String, text: String)] = []
    var used: Set<String> = []
    var sections: [String] = []
    for entry in page.entries {
      let id = PageText.unused(SafeFileName.text(entry.name), &used)
      sections.append(PageText.section(entry, id: id, pictures: &pictures))
    }
    self.pictures = pictures
    let head = """
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      \(PageText.generator)
      <title>\(Markup.escaped(page.title))</title>
      <style>\(PageText.styleSheet)</style>
      </head>
      """
    let note = page.note.map { "<p>\(Markup.escaped($0))</p>\n" } ?? ""
    text = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      \(head)
      <body>
      <h1>\(Markup.escaped(page.title))</h1>
      \(note)\(PageFilter(page.entries).form)
      <main\(page.entries.contains { $0.summary != nil } ? "" : " class=\"gallery\"")>
      \(sections.joined(separator: "\n"))
      </main>
      <script>\(PageFilter.script)</script>
      </body>
      </html>

      """
  }

  /// `name`, or the first of `name-2`, `name-3` and so on that is not in use, on any file system.
  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var unused = name
    var number = 2
    while !used.insert(unused.lowercased()).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    return unused
  }

  private static func section(
    _ entry: PageEntry,
    id: String,
    pictures: inout [(path: String, text: String)]
  ) -> String {
    var parts = ["<h2><a href=\"#\(id)\">\(breakable(entry.name))</a></h2>"]
    if let summary = entry.summary { parts.append("<p>\(Markup.escaped(summary))</p>") }
    let figures = entry.pictures.enumerated().map { number, picture in
      let words = picture.caption.isEmpty ? "" : "-\(picture.caption)"
      let path = "\(folder)/\(id)\(words).svg"
      pictures.append((path: path, text: picture.svg))
      let what = [entry.name, picture.caption].filter { !$0.isEmpty }.joined(separator: ", ")
      let image = Markup.element(
        "img",
        [(name: "src", value: path), (name: "alt", value: what), (name: "loading", value: "lazy")]
      )
      let caption =
        picture.caption.isEmpty ? "" : "<figcaption>\(Markup.escaped(picture.caption))</figcaption>"
      return "<figure><a href=\"\(path)\">\(image)</a>\(caption)</figure>"
    }
    if !figures.isEmpty { parts.append("<div>\(figures.joined())</div>") }
    parts += entry.texts.map { title, text in
      let open = entry.pictures.isEmpty ? " open=\"open\"" : ""
      return "<details\(open)><summary>\(title)</summary><pre>\(preformatted(text))</pre></details>"
    }
    let width = entry.isWide ? [(name: "class", value: "wide")] : []
    let attributes = [(name: "id", value: id)] + width + PageFilter.attributes(of: entry)
    return Markup.element("section", attributes, parts.joined(separator: "\n"))
  }

  /// A name that may be broken between its words: behind a sign, and before a capital.
  private static func breakable(_ name: String) -> String {
    var words = [""]
    var last: Character?
    for character in name {
      if let last, "/._-".contains(last) || last.isLowercase && character.isUppercase {
        words.append("")
      }
      words[words.count - 1].append(character)
      last = character
    }
    return words.map(Markup.escaped).joined(separator: "<wbr/>")
  }

  /// A text whose lines stay as they are.
  private static func preformatted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Markup.escaped(String($0)) }
      .joined(separator: "\n")
  }

  private static let styleSheet =
    ":root{color-scheme:light dark}body{font:16px/1.4 system-ui,sans-serif;margin:1.5rem}"
    + "form{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}section{border-top:1px solid #8888;"
    + "padding:.5rem 0}section[hidden]{display:none}section div{display:flex;flex-wrap:wrap;gap:1rem}"
    + ".gallery{display:flex;flex-wrap:wrap;gap:1rem}.gallery section{max-width:18rem}.gallery .wide{max-width:38rem}"
    + "h2{font-size:1.1rem;overflow-wrap:anywhere}h2 a{color:inherit;text-decoration:none}figure{margin:0}"
    + "figcaption{text-align:center}img{max-width:22rem;width:100%;height:auto}.wide img{max-width:44rem}"
    + "pre{overflow-x:auto;font-size:.8rem}a:focus-visible,summary:focus-visible{outline:3px solid}"
}

/// Writes the elements of pictures and pages.
package enum Markup {
  /// An element with attributes in their order; without content it is self-closing.
  package static func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    _ content: String = ""
  ) -> String {
    var text = "<" + name
    for attribute in attributes { text += " \(attribute.name)=\"\(escaped(attribute.value))\"" }
    return text + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
  }

  /// The attributes of a rectangle.
  package static func place(_ frame: Rect, radius: Double = 0) -> [(name: String, value: String)] {
    var attributes = [
      (name: "x", value: number(frame.minX)), (name: "y", value: number(frame.minY)),
      (name: "width", value: number(frame.size.width)),
      (name: "height", value: number(frame.size.height)),
    ]
    if radius > 0 { attributes.append((name: "rx", value: number(radius))) }
    return attributes
  }

  /// A rectangle of the classes `classes`, with other attributes before its place.
  static func rect(
    _ classes: String,
    _ frame: Rect,
    radius: Double = 0,
    _ attributes: [(name: String, value: String)] = [],
    title: String? = nil
  ) -> String {
    let all = [(name: "class", value: classes)] + attributes + place(frame, radius: radius)
    return element("rect", all, Markup.title(title))
  }

  /// A title, which is shown under a resting pointer, and read aloud.
  package static func title(_ words: String?) -> String {
    guard let words, !words.isEmpty else { return "" }
    return "<title>\(escaped(words))</title>"
  }

  /// A length with two decimals.
  package static func number(_ length: Double) -> String { PrintedNumber.text(length) }

  /// A text in which nothing is markup, and which has only characters that XML allows.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // Characters that reorder or hide the following text are written as numbers, so that their effect stays within
      // the element.
      case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}":
        result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10000:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte may be part of a character that is escaped or replaced.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == 0xEF || byte == 0xE2
  }
}
