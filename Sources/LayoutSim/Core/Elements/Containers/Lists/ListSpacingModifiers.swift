/// The distance between the sections of a list.
public enum SectionGap: Hashable, Sendable {
  /// That of the platform.
  case `default`

  /// Half of it, which is a guess.
  case compact

  /// A number of points; one that is negative or not finite counts as 0.
  case custom(Double)
}

extension Element {
  /// Sets the distance between the rows of a section in the lists inside, in points; `nil` follows the platform.
  ///
  /// In groups each row is then a separate card, without separators. A distance that is negative or not finite
  /// counts as 0. It imitates SwiftUI's modifier of that name.
  public func listRowSpacing(_ spacing: Double?) -> some Element {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between all sections of the lists inside, or between this section and its neighbours.
  ///
  /// It is the distance between sections without text between them; a header or a footer takes the same share of it as
  /// of the platform's distance, which is a guess, so the list or the section's rows are `approximate`. Between two
  /// sections with different distances the smaller one counts. It imitates SwiftUI's modifier of that name.
  public func listSectionSpacing(_ gap: SectionGap) -> some Element {
    environment(\.listSectionGap, gap)
  }

  /// Sets the distance between all sections of the lists inside, or between this section and its neighbours, in points.
  public func listSectionSpacing(_ spacing: Double) -> some Element {
    listSectionSpacing(.custom(spacing))
  }
}

extension ListDimensions {
  /// The dimensions with the list's inherited distances.
  func spaced(by inherited: InheritedValues) -> ListDimensions {
    var spaced = self
    if let rows = inherited.listRowSpacing { spaced.rowSpacing = rows }
    if let gap = inherited.listSectionGap { spaced = spaced.spaced(by: gap) }
    if let margins = inherited.contentMargins { spaced.setMargins(margins) }
    return spaced
  }

  /// The dimensions of the platform with another distance between sections.
  func spaced(by gap: SectionGap) -> ListDimensions {
    var spaced = self
    switch gap {
    case .default: break
    case .compact: spaced.setSectionSpacing(sectionSpacing / 2)
    case .custom(let points): spaced.setSectionSpacing(points)
    }
    return spaced
  }

  /// Sets the distance between sections, of which headers and footers take the same shares as before.
  private mutating func setSectionSpacing(_ points: Double) {
    let (former, points) = (sectionSpacing.asLength, max(0, points.asLength))
    let scale = former == 0 ? 0 : points / former
    headerSpacing = headerSpacing.map { former == 0 ? points : $0 * scale }
    footerSpacing = footerSpacing.map { former == 0 ? points : $0 * scale }
    sectionSpacing = points
  }

  private mutating func setMargins(_ margins: ContentMargins) {
    bottomMargin = margins.bottom ?? bottomMargin ?? topMargin
    if let top = margins.top {
      topMargin = top
      topHeaderMargin = top
    }
    if let side = margins.leading ?? margins.trailing { sideMargin = side }
  }
}

private struct ListRowSpacingKey: InheritedKey { static let defaultValue: Double? = nil }
private struct SectionGapKey: InheritedKey { static let defaultValue: SectionGap? = nil }

extension InheritedValues {
  /// The distance between the rows of a section; `nil` follows the platform.
  var listRowSpacing: Double? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The distance between the sections of a list, or between one of them and its neighbours; `nil` follows the platform
  /// or the list.
  var listSectionGap: SectionGap? {
    get { self[SectionGapKey.self] }
    set { self[SectionGapKey.self] = newValue }
  }

  /// The flags of a list, whose distances may be guesses.
  func listFlags(_ look: ListLook) -> NodeFlags {
    let isKnown =
      listSectionGap ?? .default == .default && look != .sidebar && contentMargins == nil
    return isKnown ? [] : .approximate
  }
}
