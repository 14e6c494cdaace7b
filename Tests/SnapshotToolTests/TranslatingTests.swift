import SnapshotTooling
import Testing

/// flowsim translate.
struct TranslatingTests {
  private let package: PackageFolder

  init() throws {
    package = try PackageFolder()
    try package.write("import SwiftUI\nlet a = Text(\"a\")", to: "App/Views/A.swift")
    try package.write("let b = 1", to: "App/Models/B.swift")
  }

  @Test("Sources are translated into the folder, and what is printed says how many")
  func writes() {
    #expect(package.flowsim("translate", "App", "--to", "Out") == .done)
    #expect(
      package.text(of: "Out/Views/A.swift")
        == """
        // Translated from SwiftUI by flowsim. Change the source instead.
        #sourceLocation(file: "App/Views/A.swift", line: 1)
        import LayoutSim; import StandIns; import Foundation; import Observation
        let a = TextBlock("a")
        """
    )
    #expect(package.text(of: "Out/Models/B.swift")?.hasSuffix("\nlet b = 1") == true)
    // `SwiftUI` and `Text`
    #expect(
      package.printed.suffix(2) == [
        "2 uses translated, 0 left out without effect on layout, 0 refused.",
        "Other errors are the compiler's to find: build the result.",
      ]
    )
  }

  @Test("A translation whose source is gone is removed, and a file of one's own stays")
  func removes() throws {
    package.flowsim("translate", "App", "--to", "Out")
    try package.write("let mine = 1", to: "Out/Mine.swift")
    package.flowsim("translate", "App/Models", "--to", "Out")
    #expect(!package.exists("Out/Views/A.swift"))
    #expect(package.exists("Out/Mine.swift"))
    #expect(package.exists("Out/B.swift"))
  }

  @Test("Colours and pictures of catalogues below a folder are read")
  func assets() throws {
    try package.write(
      #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0x33", "green": "51", "blue": "1.000", "alpha": "0.5"}}}]}"#,
      to: "App/Assets.xcassets/Brand.colorset/Contents.json"
    )
    package.flowsim("translate", "App", "--to", "Out")
    #expect(
      package.text(of: "Out/TranslatedAssets.swift")?
        .contains(
          "`brand`: LayoutSim.Ink { LayoutSim.Ink(red: 0.2, green: 0.2, blue: 1.0, opacity: 0.5) }"
        )
        == true
    )
  }

  @Test("A folder of a catalogue that is a part of names is a type around its colours")
  func namespaces() throws {
    let shop = "App/Assets.xcassets/Shop/"
    try package.write(#"{"properties": {"provides-namespace": true}}"#, to: shop + "Contents.json")
    try package.write(
      #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}"#,
      to: shop + "paper.colorset/Contents.json"
    )
    package.flowsim("translate", "App", "--to", "Out")
    let assets = package.text(of: "Out/TranslatedAssets.swift") ?? ""
    #expect(assets.contains("  enum `Shop` {\n    static var `paper`: LayoutSim.Ink {"))
  }

  @Test("The texts of a string catalogue are a table for each language")
  func texts() throws {
    try package.write(
      #"{"sourceLanguage": "en", "strings": {"Cart": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Der \"Korb\""}}}}, "": {}, "Odd": 3}}"#,
      to: "App/Localizable.xcstrings"
    )
    package.flowsim("translate", "App", "--to", "Out")
    #expect(package.text(of: "Out/TranslatedAssets.swift") == nil)
    try package.write(
      #"{"sourceLanguage": "en", "strings": {"Cart": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Der \"Korb\""}}}}, "": {}}}"#,
      to: "App/Localizable.xcstrings"
    )
    package.flowsim("translate", "App", "--to", "Out")
    #expect(
      package.text(of: "Out/TranslatedAssets.swift")?
        .contains(
          """
          extension LayoutSim.StringTable {
            static let translated: [String: LayoutSim.StringTable] = [
              "de": LayoutSim.StringTable([
                "Cart": "Der \\"Korb\\"",
              ], locale: "de"),
            ]
          }
          """
        ) == true
    )
  }

  @Test("A source that cannot be translated is an error, and the others are written")
  func errors() throws {
    try package.write("let c = (1", to: "App/C.swift")
    #expect(package.flowsim("translate", "App", "--to", "Out") == .file)
    #expect(
      package.printed.first
        == "App/C.swift:1:9: error: this bracket is never closed: the file was not translated; mend it first"
    )
    #expect(package.exists("Out/Views/A.swift"))
    #expect(!package.exists("Out/C.swift"))
  }

  @Test(
    "Arguments that make no sense are refused",
    arguments: [
      ["translate"], ["translate", "App"], ["translate", "--to", "Out"],
      ["translate", "--names", "App"],
    ]
  )
  func usage(arguments: [String]) {
    #expect(package.flowsim(arguments) == .usage)
  }

  @Test("A folder that is not there is an error")
  func nothing() {
    #expect(package.flowsim("translate", "Gone", "--to", "Out") == .file)
    #expect(package.printed == ["flowsim: Gone: There is no such file or folder."])
  }
}
