/// The colours and pictures of asset catalogues.
package struct AssetCatalogue: Sendable {
  /// A colour in a light surrounding, by its shares from 0 to 1.
  package struct Colour: Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// The size of a picture, in points.
  package struct Picture: Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The colours by name.
  package var colours: [String: Colour] = [:]

  /// The pictures by name.
  package var pictures: [String: Picture] = [:]

  /// The texts of string catalogues by language and key.
  package var texts: [String: [String: String]] = [:]

  /// The models of Core Data.
  package var models: [EntityModel] = []

  package init() {}

  /// The name that Xcode makes of one in a catalogue: in camel case, without "Color" or "Image" at its end.
  static func member(_ name: String) -> String {
    var words: [String] = [""]
    for character in name {
      if character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else if words.last?.isEmpty == false {
        words.append("")
      }
    }
    var member = words.filter { !$0.isEmpty }.enumerated().map { place, word in
      (place == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    for ending in ["Color", "Image"] where member.hasSuffix(ending) && member.count > ending.count {
      member.removeLast(ending.count)
    }
    return member
  }

  /// The colours as members, and the pictures with their sizes, for the sources that name them.
  func source(for app: AppNames) -> String? {
    var lines: [String] = []
    let names = colours.keys.sorted()
    for namespace in Set(names.map(AssetCatalogue.namespace)).sorted() {
      let members = names.filter { AssetCatalogue.namespace($0) == namespace }
      let indentation = namespace.isEmpty ? "  " : "    "
      if !namespace.isEmpty { lines.append("  enum `\(namespace)` {\n") }
      lines += members.compactMap { member(for: $0, in: app, indentation) }
      if !namespace.isEmpty { lines.append("  }\n") }
    }
    let sizes = pictures.sorted { $0.key < $1.key }.map { name, picture in
      "    case \(name.debugDescription): self.init(name, width: \(picture.width), height: \(picture.height))\n"
    }
    let entities = models.map { $0.source(for: app) }.joined()
    guard !lines.isEmpty || !sizes.isEmpty || !texts.isEmpty || !entities.isEmpty else {
      return nil
    }
    var text =
      entities.isEmpty
      ? "" : "import Foundation\nimport Observation\nimport StandIns\n" + entities
    if !lines.isEmpty { text += "\nextension LayoutSim.Ink {\n\(lines.joined())}\n" }
    if !sizes.isEmpty {
      text +=
        "\nextension LayoutSim.Picture {\n  init(catalogued name: String) {\n    switch name {\n"
        + sizes.joined()
        + "    default: self.init(name, width: 24, height: 24)\n    }\n  }\n}\n"
    }
    if !texts.isEmpty {
      text +=
        "\nextension LayoutSim.StringTable {\n  static let translated: [String: LayoutSim.StringTable] = [\n"
      for (language, texts) in texts.sorted(by: { $0.key < $1.key }) {
        let name = language.debugDescription
        text += "    \(name): LayoutSim.StringTable([\n"
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
          text += "      \(key.debugDescription): \(value.debugDescription),\n"
        }
        text += "    ], locale: \(name)),\n"
      }
      text += "  ]\n}\n"
    }
    return text
  }

  /// The colour of a name as a member; `nil` if there is a member of that name.
  private func member(for name: String, in app: AppNames, _ indentation: String) -> String? {
    let member = AssetCatalogue.member(String(name.split(separator: "/").last ?? ""))
    let isMembers = AssetCatalogue.namespace(name).isEmpty
    guard let colour = colours[name], !isMembers || !app.members.contains(member),
      !isMembers || !AssetCatalogue.known.contains(member)
    else { return nil }
    return
      "\(indentation)static var `\(member)`: LayoutSim.Ink { LayoutSim.Ink(red: \(colour.red), green: \(colour.green), "
      + "blue: \(colour.blue), opacity: \(colour.opacity)) }\n"
  }

  /// The folder in front of a name; empty without one.
  private static func namespace(_ name: String) -> String {
    name.split(separator: "/").dropLast().joined(separator: "_")
  }

  /// Inks that have these names already.
  static let known: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "primary", "secondary", "tertiary", "quaternary", "accent",
    "tint", "background", "grouped", "separator", "destructive", "clear", "bar", "",
  ]
}
