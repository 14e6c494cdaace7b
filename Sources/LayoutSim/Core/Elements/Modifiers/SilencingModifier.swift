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
