extension Element {
  /// Records that a translation of the content left out `count` uses that may be seen; an outline's header adds them up:
  /// `left-out=3`.
  ///
  /// Translated views have it where it applies. It changes nothing that is laid out.
  public func translated(leavingOut count: Int) -> some Element {
    TranslationNote(content: self, count: count)
  }
}

private struct TranslationNote<Content: Element>: PrimitiveElement {
  let content: Content
  let count: Int

  func resolve(into resolver: inout Resolver) {
    content.resolve(into: &resolver)
    // Any box of the content carries it.
    resolver.describeLast { $0.looks.append(Fact("left-out", .number(Double(count)))) }
  }
}

/// Content that records the language of its texts, which an outline's header has: `locale=de`.
struct LanguageNote<Content: Element>: PrimitiveElement {
  let content: Content

  func resolve(into resolver: inout Resolver) {
    content.resolve(into: &resolver)
    guard let strings = resolver.inherited.strings else { return }
    resolver.describeLast { $0.looks.append(Fact("locale", .words(strings.locale))) }
  }
}

extension RenderTree {
  /// The language of the texts; `nil` if it is the one that the screens are written with.
  package var locale: String? { nodes.lazy.compactMap { $0.look("locale")?.words }.first }

  /// How many uses translations of the screens left out that may be seen.
  package var leftOutCount: Int {
    var sum = 0
    for node in nodes where !node.looks.isEmpty {
      for look in node.looks where look.key == "left-out" { sum += Int(look.value) ?? 0 }
    }
    return sum
  }
}
