import TestSupport
import Testing

/// Expects that nothing in a document refers to anything outside of it, that it runs nothing, and that its names are
/// unique and all there.
func expectSelfContained(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let document = try MarkupDocument(text)
  let bare = text.replacing("xmlns=\"http://www.w3.org/", with: "")
  for word in [
    "xmlns=\"http://www.w3.org/", "http://", "https://", "src=", "@import", "<script", "onload",
    "javascript:",
  ] {
    #expect(!bare.contains(word), "\(word)", sourceLocation: sourceLocation)
  }
  let ids = document.elements.compactMap { $0.attributes["id"] }
  #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
  let known = Set(ids)
  for element in document.elements {
    guard let target = element.attributes["href"] else { continue }
    #expect(
      target.hasPrefix("#") && known.contains(String(target.dropFirst())),
      "\(target)",
      sourceLocation: sourceLocation
    )
  }
  // What follows `url(#` up to its bracket is a name, too.
  for part in text.split(separator: "url(", omittingEmptySubsequences: false).dropFirst() {
    let target = part.prefix { $0 != ")" }
    #expect(
      target.hasPrefix("#") && known.contains(String(target.dropFirst())),
      "\(target)",
      sourceLocation: sourceLocation
    )
  }
}
