/// Something that breaks a law, as a search has found it.
struct Violation {
  /// The name of the law.
  let law: String

  /// The steps after which it is broken.
  var script: Script

  /// What is wrong, in sentences.
  let words: String

  /// The index of the state, among those of the search.
  let state: Int
}
