extension Element {
  /// Silences intended findings of the kinds `codes` about the content.
  ///
  /// A finding that names elements, such as `small-target`, no longer names those in the content. A finding
  /// about a whole screen or sheet, such as `no-way-back`, is silenced by any element on it, and
  /// `dialog-lost` around the element that presents. Silenced findings are kept in
  /// ``RenderTree/silencedFindings`` and counted in outlines. ``Stage/silencedFindings`` silences all
  /// findings of a kind.
  public func silencingFindings(_ codes: FindingCode...) -> some Element {
    Silencing(content: self, codes: Set(codes))
  }
}

/// The findings silenced at an element, which reach a box as container values do.
enum SilencedFindingsKey: ContainerValueKey {
  static var defaultValue: Set<FindingCode> { [] }
}

private struct SilencedAroundKey: InheritedKey {
  static let defaultValue: Set<FindingCode> = []
}

extension InheritedValues {
  /// The findings silenced around an element, for those about presentations lost with it.
  var silencedFindings: Set<FindingCode> {
    get { self[SilencedAroundKey.self] }
    set { self[SilencedAroundKey.self] = newValue }
  }
}

private struct Silencing<Content: Element>: PrimitiveElement {
  let content: Content
  let codes: Set<FindingCode>

  func resolve(into resolver: inout Resolver) {
    resolver.openMark()
    resolver.inheriting {
      $0.silencedFindings.formUnion(codes)
    } content: {
      content.resolve(into: &$0)
    }
    resolver.closeMark { [codes] builder, start in
      for box in builder.boxes(from: start) { builder.silence(codes, of: box) }
    }
  }
}

extension TreeBuilder {
  /// Records the findings silenced at the box at `index` and its descendants.
  mutating func silence(_ codes: Set<FindingCode>, of index: Int) {
    let former = nodes[index].containerValues
    var values = former < 0 ? ContainerValues() : tables.containerValues[Int(former)]
    let key = ObjectIdentifier(SilencedFindingsKey.self)
    // A box around a single other one shares its values, and may contain more.
    let isShared = nodes[index].span > 1 && nodes[index + 1].containerValues == former
    let known = isShared ? nil : values.values[key] as? Set<FindingCode>
    values.values[key] = codes.union(known ?? [])
    nodes[index].containerValues = tables.containerValues.add(values)
  }
}

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
