import ScreenTranslation
import Testing

/// Catalogues and views of UIKit in translated sources.
struct AssetTests {
  private func translation(_ source: String, _ assets: AssetCatalogue) -> Translation {
    Translation(
      of: [SourceText(path: "a.swift", bytes: Array("import SwiftUI\n\(source)".utf8))],
      assets: assets
    )
  }

  private func lastLine(_ translation: Translation) -> String {
    let text = String(decoding: translation.files.first?.bytes ?? [], as: UTF8.self)
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test("A picture has the size that its catalogue says, and a warning without one")
  func pictures() {
    var assets = AssetCatalogue()
    assets.pictures["big cover"] = AssetCatalogue.Picture(width: 60, height: 40)
    let known = translation("let a = Image(\"big cover\"), b = Image(.bigCover)", assets)
    let expected = "Picture(\"big cover\", width: 60.0, height: 40.0)"
    #expect(lastLine(known) == "let a = \(expected), b = \(expected)")
    #expect(known.report.messages.isEmpty)
    let unknown = translation("let a = Image(\"other\")", assets)
    #expect(lastLine(unknown) == "let a = Picture(\"other\", width: 24.0, height: 24.0)")
    #expect(
      unknown.report.messages.map(\.description) == [
        "a.swift:2:9: warning: the size of this picture is not known: it is 24 by 24 points; write `flowsim:use Picture(…, width: …, height: …)`"
      ]
    )
  }

  @Test("A colour of a catalogue that is not there stopped the compiler")
  func unknownColours() {
    let source =
      "let a = Color.brand.opacity(1), b = Color.accentColor, c = Color.made(), d = Color.own"
    let own = "extension Color { static let own = Color.red }\n"
    let unknown = translation(own + source, AssetCatalogue())
    #expect(
      unknown.report.messages.map(\.description) == [
        "a.swift:3:15: warning: the colour `brand` is not known, and keeps its name: list its catalogue"
      ]
    )
    #expect(
      lastLine(unknown)
        == "let a = Ink(\"brand\").opacity(1), b = Ink.accentColor, c = Ink.made(), d = Ink.own"
    )
    var assets = AssetCatalogue()
    assets.colours["Brand"] = AssetCatalogue.Colour(red: 1, green: 0, blue: 0, opacity: 1)
    assets.colours["Shop/sale"] = AssetCatalogue.Colour(red: 1, green: 0, blue: 0, opacity: 1)
    #expect(translation("let a = Color.brand, b = Color.Shop.sale", assets).report.messages.isEmpty)
  }

  @Test("Where a picture is the value of something, symbols and pictures have one type")
  func values() {
    var assets = AssetCatalogue()
    assets.pictures["cover"] = AssetCatalogue.Picture(width: 60, height: 40)
    let source = "func a(_ b: Bool) -> Image { b ? Image(systemName: \"book\") : Image(\"cover\") }"
    #expect(
      lastLine(translation(source, assets))
        == "func a(_ b: Bool) -> AnyPicture { b ? AnyPicture(systemName: \"book\") : AnyPicture(Picture(\"cover\", width: 60.0, height: 40.0)) }"
    )
  }

  @Test("A picture whose name is known on the stage alone has the size of its catalogue there")
  func namedPictures() {
    var assets = AssetCatalogue()
    assets.pictures["cover"] = AssetCatalogue.Picture(width: 60, height: 40)
    let named = translation("let a = Image(book.cover)", assets)
    #expect(lastLine(named) == "let a = Picture(catalogued: book.cover)")
    #expect(named.report.messages.isEmpty)
    #expect(
      named.assets
        == """
        // Translated from SwiftUI by flowsim. Change the source instead.
        import LayoutSim

        extension LayoutSim.Picture {
          init(catalogued name: String) {
            switch name {
            case "cover": self.init(name, width: 60.0, height: 40.0)
            default: self.init(name, width: 24, height: 24)
            }
          }
        }

        """
    )
  }

  @Test(
    "A colour of a catalogue is a member with Xcode's name for it, unless the app has that name"
  )
  func colours() {
    var assets = AssetCatalogue()
    let colour = AssetCatalogue.Colour(red: 0.2, green: 0.4, blue: 0.8, opacity: 1)
    for name in ["Brand-Primary", "AccentColor", "mine"] { assets.colours[name] = colour }
    #expect(
      translation("extension Color { static let mine = Color.red }", assets).assets
        == """
        // Translated from SwiftUI by flowsim. Change the source instead.
        import LayoutSim

        extension LayoutSim.Ink {
          static var `brandPrimary`: LayoutSim.Ink { LayoutSim.Ink(red: 0.2, green: 0.4, blue: 0.8, opacity: 1.0) }
        }

        """
    )
  }

  @Test("A view without a counterpart is a box with its name, and waits")
  func boxes() {
    let translation = translation(
      "struct A: View { var body: some View { Map(position: $a) { Marker(\"b\") }.frame(height: 9) } }",
      AssetCatalogue()
    )
    #expect(
      lastLine(translation)
        == "struct A: Element { var body: some Element { ElementGroup { Picture(\"Map\", width: 0, height: 0).resizable().frame(height: 9) }.translated(leavingOut: 1) } }"
    )
    #expect(translation.report.views.map(\.refused) == [["Map"]])
  }

  @Test("A view that UIKit makes is a box with its name, and a warning")
  func representables() {
    let translation = translation(
      "struct Wheel: UIViewRepresentable { let a = 1; func makeUIView(context: Context) -> UIView { UIView() }; class Coordinator {} }",
      AssetCatalogue()
    )
    #expect(
      lastLine(translation)
        == "struct Wheel: Element { var body: some Element { Picture(\"Wheel\", width: 0, height: 0).resizable() }; let a = 1; }"
    )
    #expect(translation.report.messages.count == 1)
  }
}
