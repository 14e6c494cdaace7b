import Foundation
import SnapshotRendering

/// Writes a page with the pictures of all references.
struct Exhibiting {
  let path: String
  let json: Bool

  func run(on folder: SnapshotFolder, in context: ToolContext) throws(ToolError) -> ToolExit {
    let references = try folder.references()
    if references.isEmpty { throw .noReferences(folder.url.path) }
    var page = PicturePage(title: "Snapshots", note: "\(references.count) references.")
    for reference in references {
      let file = folder.url.appendingPathComponent(reference)
      var text = ""
      try attempt(on: file) { text = String(decoding: try Data(contentsOf: file), as: UTF8.self) }
      page.add(ReferenceFile.name(at: reference), text: text)
    }
    try PageWriting(page: page, path: path, json: json).run(in: context)
    return .done
  }
}
