import Foundation

extension AssetCatalogue {
  /// Reads the catalogues and the Core Data models below some folders.
  package init(below folders: [URL]) {
    self.init()
    for folder in folders {
      guard let all = FileManager.default.enumerator(atPath: folder.path) else { continue }
      while let path = all.nextObject() as? String {
        let url = folder.appendingPathComponent(path)
        let name =
          AssetCatalogue.namespace(of: path, below: folder)
          + url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "colorset": colours[name] = colours[name] ?? AssetCatalogue.colour(in: url)
        case "imageset": pictures[name] = pictures[name] ?? AssetCatalogue.picture(in: url)
        case "xcstrings": readTexts(in: url)
        case "xcdatamodel" where AssetCatalogue.isCurrent(url): readEntities(in: url)
        default: continue
        }
      }
    }
  }

  /// Adds the texts of a string catalogue that have one form, in each language.
  private mutating func readTexts(in url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = object["strings"] as? [String: [String: Any]]
    else { return }
    for (key, entry) in strings where !key.isEmpty {
      for (language, localization) in entry["localizations"] as? [String: [String: Any]] ?? [:] {
        guard let unit = localization["stringUnit"] as? [String: Any],
          let value = unit["value"] as? String
        else { continue }
        texts[language, default: [:]][key] = value
      }
    }
  }

  /// Whether a model is the current version.
  private static func isCurrent(_ url: URL) -> Bool {
    let versions = url.deletingLastPathComponent().appendingPathComponent(".xccurrentversion")
    guard let data = FileManager.default.contents(atPath: versions.path) else { return true }
    return String(decoding: data, as: UTF8.self).contains(">\(url.lastPathComponent)<")
  }

  private mutating func readEntities(in url: URL) {
    let path = url.appendingPathComponent("contents").path
    guard let data = FileManager.default.contents(atPath: path) else { return }
    models.append(EntityModel(contents: String(decoding: data, as: UTF8.self)))
  }

  /// The folders of a catalogue before a name, as far as they are part of it: `Brand/`.
  private static func namespace(of path: String, below root: URL) -> String {
    var folder = root
    var namespace = ""
    for part in path.split(separator: "/").dropLast() {
      folder.appendPathComponent(String(part))
      guard !part.hasSuffix(".xcassets"),
        let data = FileManager.default.contents(
          atPath: folder.appendingPathComponent("Contents.json").path
        ),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
      else { continue }
      namespace += part + "/"
    }
    return namespace
  }

  private static func contents(of url: URL, _ key: String) -> [[String: Any]] {
    guard
      let data = FileManager.default.contents(
        atPath: url.appendingPathComponent("Contents.json").path
      ),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return object[key] as? [[String: Any]] ?? []
  }

  /// The colour for any appearance.
  private static func colour(in url: URL) -> Colour? {
    let entry = contents(of: url, "colors").first { $0["appearances"] == nil }
    guard let color = entry?["color"] as? [String: Any],
      let components = color["components"] as? [String: String]
    else { return nil }
    let white = components["white"].flatMap(share)
    guard let red = components["red"].flatMap(share) ?? white,
      let green = components["green"].flatMap(share) ?? white,
      let blue = components["blue"].flatMap(share) ?? white
    else { return nil }
    let opacity = components["alpha"].flatMap(share) ?? 1
    return Colour(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A component: a share, a number up to 255, or one with sixteen digits.
  private static func share(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }

  /// The size of the first picture with a file, in points.
  private static func picture(in url: URL) -> Picture? {
    for entry in contents(of: url, "images") {
      guard let file = entry["filename"] as? String, !file.contains("/"),
        let data = FileManager.default.contents(atPath: url.appendingPathComponent(file).path),
        let pixels = pixelSize(Array(data.prefix(24)))
      else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return Picture(width: pixels.width / scale, height: pixels.height / scale)
    }
    return nil
  }

  /// The size in the header of a PNG.
  private static func pixelSize(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let numbers = [16, 20].map { start in
      bytes[start..<(start + 4)].reduce(0) { $0 * 256 + Double($1) }
    }
    return (numbers[0], numbers[1])
  }
}
