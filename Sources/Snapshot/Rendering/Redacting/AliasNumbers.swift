/// The numbers of the words that aliases replace, in the order in which those of a name appeared.
struct AliasNumbers: Hashable, Sendable {
  private var numbers: [String: [String: Int]] = [:]

  /// The alias of `words`, such as `‹date-1›`: the same one for the same words.
  mutating func alias(of words: String, _ name: String) -> String {
    let next = (numbers[name]?.count ?? 0) + 1
    let number = numbers[name]?[words] ?? next
    numbers[name, default: [:]][words] = number
    return AliasNumbers.alias(name, number)
  }

  /// The words that have aliases of this name, in the order of their numbers, with their aliases.
  func aliases(_ name: String) -> [(words: String, alias: String)] {
    (numbers[name] ?? [:]).sorted { $0.value < $1.value }
      .map { ($0.key, AliasNumbers.alias(name, $0.value)) }
  }

  /// The text with aliases in place of the ranges that `find` finds; `nil` if there are none.
  mutating func replacing(
    _ find: (String) -> [Range<String.Index>],
    in text: String,
    as name: String
  ) -> String? {
    let ranges = find(text)
    if ranges.isEmpty { return nil }
    var result = ""
    var end = text.startIndex
    for range in ranges {
      result += text[end..<range.lowerBound]
      result += alias(of: String(text[range]), name)
      end = range.upperBound
    }
    return result + text[end...]
  }

  private static func alias(_ name: String, _ number: Int) -> String { "‹\(name)-\(number)›" }
}
