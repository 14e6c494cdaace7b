import Foundation
import LayoutSim
import SnapshotRendering

extension ScreenMap {
  /// The files that are written, with the function that creates each text.
  private static let documents: [(name: String, text: @Sendable (ScreenMap) -> String)] = [
    ("screens.md", { $0.markdown }),
    ("map.json", { $0.json }),
    ("map.svg", { $0.svg }),
    ("prototype.html", { $0.prototype }),
  ]

  /// Writes the documents of the map into `folder`, which is created if it does not exist; files of the same names are
  /// replaced.
  ///
  /// Nothing is written before all texts have been created.
  ///
  /// - Throws: A ``MapWritingError`` that names the file.
  public func write(to folder: URL) throws(MapWritingError) {
    let files = ScreenMap.documents.map { document in
      (url: folder.appendingPathComponent(document.name), data: Data(document.text(self).utf8))
    }
    try MapWritingError.attempt(on: folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for file in files {
      try MapWritingError.attempt(on: file.url) {
        try file.data.write(to: file.url, options: .atomic)
      }
    }
  }
}

/// The reason why the documents of a map were not written.
public struct MapWritingError: Error, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String

  /// The system's reason.
  public let reason: String

  fileprivate static func attempt(
    on file: URL,
    _ body: () throws -> Void
  ) throws(MapWritingError) {
    do {
      try body()
    } catch {
      throw MapWritingError(
        path: file.path,
        reason: (error as NSError).localizedDescription
      )
    }
  }
}

extension MapWritingError: CustomStringConvertible {
  /// The file, the reason why it was not written, and the solution.
  public var description: String {
    "\(path) cannot be written: \(reason) Give a folder in which files can be written."
  }
}

extension ScreenMap {
  /// The wireframe of the outline at `index`, without the settings, which are those of the map.
  func wireframe(ofOutlineAt index: Int) -> String {
    let text = outlines[index]
    // Text that is not an outline is shown unchanged.
    let picture =
      (try? Outline(parsing: text)).map { TreeRenderer.wireframe.render(RenderTree(of: $0)) }
      ?? text
    let first = "\(settings)\n"
    let lines = picture.hasPrefix(first) ? picture.dropFirst(first.count) : picture[...]
    return String(lines.hasSuffix("\n") ? lines.dropLast() : lines)
  }
}

/// The drawings of a map's screens in one document, each once.
struct MapDrawings {
  /// The outlines that were drawn, by their indices in the map; `nil` for one that cannot be read.
  private var outlines: [Int: Outline?] = [:]

  /// The drawings, in the order in which they were first requested.
  private(set) var drawings = SVGDrawings()

  private let texts: [String]

  /// Creates the drawings of `map`, none of which is drawn yet.
  init(of map: ScreenMap) {
    texts = map.outlines
  }

  /// Draws the outline at `index`, unless it was drawn already, and returns it; `nil` if there is none that can be
  /// read.
  mutating func draw(_ index: Int) -> Outline? {
    if let known = outlines[index] { return known }
    let outline = texts.indices.contains(index) ? try? Outline(parsing: texts[index]) : nil
    outlines[index] = .some(outline)
    if let outline { drawings.add(outline, id: MapDrawings.id(of: index)) }
    return outline
  }

  /// The name of the drawing of the outline at `index`; its colon keeps it distinct from the names of states.
  static func id(of index: Int) -> String { "d:\(index)" }
}

extension ScreenMap {
  /// The states of each place, in order; a state whose place is not part of the map is left out.
  ///
  /// - Complexity: O(places + states).
  var statesByPlace: [[Int]] {
    var result = [[Int]](repeating: [], count: places.count)
    for (index, state) in states.enumerated() where places.indices.contains(state.place) {
      result[state.place].append(index)
    }
    return result
  }
}
