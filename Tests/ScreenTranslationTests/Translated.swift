import ScreenTranslation

/// The translations of some sources that belong together, without what stands in front of their first lines.
func translated(_ sources: String...) -> [String] {
  Translation(of: files(sources)).files.map { file in
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? -1
    return lines[(start + 1)...].joined(separator: "\n")
  }
}

/// The lines of a body of a view, translated.
func translatedBody(_ lines: String) -> String {
  let source = "import SwiftUI\nstruct Sample: View {\nvar body: some View {\n\(lines)\n}\n}"
  let result = translated(source).first ?? ""
  return result.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).dropLast(2)
    .joined(separator: "\n")
}

/// What is reported about some sources that belong together.
func report(_ sources: String...) -> TranslationReport { Translation(of: files(sources)).report }

/// The translation of some sources, with the list of an app and a file of its own beside them.
func translation(_ sources: String..., list: String = "", beside written: String = "")
  -> Translation
{
  Translation(
    of: files(sources),
    boxes: ScreenList(text: list).boxes,
    beside: [SourceText(path: "Own.swift", bytes: Array(written.utf8))]
  )
}

private func files(_ sources: [String]) -> [SourceText] {
  sources.enumerated().map { SourceText(path: "\($0.offset).swift", bytes: Array($0.element.utf8)) }
}
