extension Element {
  /// Records that a translation of the content left out `count` uses that may be seen; an outline's header adds them up:
  /// `left-out=3`.
  ///
  /// Translated views say so themselves. It changes nothing that is laid out.
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

extension RenderTree {
  /// How many uses translations of the screens left out that may be seen.
  package var leftOutCount: Int {
    var sum = 0
    for node in nodes where !node.looks.isEmpty {
      for look in node.looks where look.key == "left-out" { sum += Int(look.value) ?? 0 }
    }
    return sum
  }
}
