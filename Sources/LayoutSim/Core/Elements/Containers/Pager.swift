/// Pages side by side, one of which is visible, with dots that indicate which.
///
/// Each page is as large as the pager, which fills its offer, or measures 10 points without one.
/// `Stage.turnPage(_:of:)` turns pages, as do scrolling and a tap on the dots: on their trailing half to the
/// next page, on the leading half to the previous one. Every page is created, even if it is out of sight. The position
/// of the dots is a guess, so it is `approximate`. It imitates SwiftUI's tab view in the page style.
public struct Pager<Content: Element>: Element {
  private let selection: PageSelection?
  private let dots: PageDotsVisibility
  private let content: Content

  @Local private var ownPage = 0
  @Inherited(\.self) private var inherited

  /// Creates a pager that remembers its page.
  ///
  /// - Parameters:
  ///   - indexDisplayMode: When the dots are shown.
  ///   - content: The pages.
  public init(
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder content: () -> Content
  ) {
    selection = nil
    dots = indexDisplayMode
    self.content = content()
  }

  /// Creates a pager that shows the page `selection`; one that does not exist is the finding `page-out-of-range`.
  ///
  /// - Parameters:
  ///   - selection: The value that a page has with `tag(_:)`, or else the first page is shown. If none has one, it
  ///     is the number of the page, counted from 0; one that does not exist stands for the nearest.
  ///   - indexDisplayMode: When the dots are shown.
  ///   - content: The pages.
  public init<Value: Hashable>(
    selection: Bound<Value>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder content: () -> Content
  ) {
    self.selection = PageSelection(selection)
    dots = indexDisplayMode
    self.content = content()
  }

  private init(selection: PageSelection, dots: PageDotsVisibility, content: Content) {
    self.selection = selection
    self.dots = dots
    self.content = content
  }

  /// The pages and the dots.
  public var body: some Element {
    PagerBox(
      selection: selection ?? PageSelection(number: $ownPage),
      dots: dots,
      isRightToLeft: inherited.layoutDirection == .rightToLeft,
      content: content
    )
  }
}

extension Pager {
  /// Creates a pager with a page for each item, which shows the one with the id `selection`, or else the first.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - id: The id of an item.
  ///   - selection: The id of the item that is shown.
  ///   - indexDisplayMode: When the dots are shown.
  ///   - page: The page of an item.
  public init<Data: RandomAccessCollection, ID: Hashable, Page: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Bound<ID>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Content == Each<Data, ID, Page> {
    let ids = data.map { $0[keyPath: id] }
    let number = Bound<Int>(
      get: { ids.firstIndex(of: selection.wrappedValue) ?? 0 },
      set: { if ids.indices.contains($0) { selection.wrappedValue = ids[$0] } }
    )
    self.init(
      selection: PageSelection(number: number),
      dots: indexDisplayMode,
      content: Each(data, id: id, content: page)
    )
  }
}

/// When a ``Pager`` has dots.
public enum PageDotsVisibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// If there are several pages.
  case automatic

  /// If there is any page.
  case always

  /// Never.
  case never
}

/// The pages of a pager, for gestures.
@MainActor
struct PageTurning {
  /// The visible page, counted from 0.
  let page: Int

  let count: Int
  let isRightToLeft: Bool
  let select: @MainActor (Int) -> Void

  /// The number of pages by which a turn by `pages` moves, limited to existing pages.
  ///
  /// - Returns: The number of pages.
  func turns(_ pages: Int) -> Int {
    min(max(0, page + min(max(pages, -count), count)), max(0, count - 1)) - page
  }

  /// Shows the page that is the given number of pages away, or the last one there is; does nothing if it is already
  /// shown.
  func turn(by pages: Int) {
    let turns = turns(pages)
    if turns != 0 { select(page + turns) }
  }
}

/// The keys of facts about a pager.
enum PagerFacts {
  /// The number of pages.
  static let count = "pages"

  static let wanted = "selection"
}

private struct PagerBox<Content: Element>: PrimitiveElement {
  let selection: PageSelection
  let dots: PageDotsVisibility
  let isRightToLeft: Bool
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let wanted = selection.read()
    let number = resolver.builder.tables.semantics.count
    resolver.builder.tables.flags.insert(.createsRows)
    resolver.container(
      PagerLayout(selection: wanted),
      label: .pager,
      axis: .none,
      semantics: Semantics(role: .scroll),
      isWindow: true
    ) { resolver in
      let start = resolver.builder.nodes.count
      resolver.child(content, at: 0)
      let tags = resolver.builder.pageTags(from: start)
      let count = tags.count
      let selection = selection
      let turning = PageTurning(
        page: PageSelection.page(of: wanted, among: tags),
        count: count,
        isRightToLeft: isRightToLeft
      ) {
        selection.write($0, tags.indices.contains($0) ? tags[$0] : nil)
      }
      if dots == .always && count > 0 || dots == .automatic && count > 1 {
        resolver.child(PageDots(turning: turning), at: 1)
      }
      resolver.builder.tables.semantics[number].facts = [
        Fact("page", count == 0 ? "none" : "\(turning.page + 1)"),
        Fact(PagerFacts.count, "\(count)"),
      ]
      if let words = PageSelection.words(forMissing: wanted, among: tags) {
        resolver.builder.tables.semantics[number].facts.append(Fact(PagerFacts.wanted, words))
      }
      resolver.builder.tables.semantics[number].addGestures { $0.pages = turning }
    }
  }
}

extension Pager {
  /// Creates a pager with a page for each item, which remembers its page.
  ///
  /// - Parameters:
  ///   - data: The items.
  ///   - id: The id of an item.
  ///   - indexDisplayMode: When the dots are shown.
  ///   - page: The page of an item.
  public init<Data: RandomAccessCollection, ID: Hashable, Page: Element>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Content == Each<Data, ID, Page> {
    self.init(indexDisplayMode: indexDisplayMode) { Each(data, id: id, content: page) }
  }

  /// Creates a pager with a page for each item, which remembers its page.
  public init<Data: RandomAccessCollection, Page: Element>(
    _ data: Data,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Data.Element: Identifiable, Content == Each<Data, Data.Element.ID, Page> {
    self.init(data, id: \.id, indexDisplayMode: indexDisplayMode, page: page)
  }

  /// Creates a pager with a page for each item, which shows the one with the id `selection`, or else the first.
  public init<Data: RandomAccessCollection, Page: Element>(
    _ data: Data,
    selection: Bound<Data.Element.ID>,
    indexDisplayMode: PageDotsVisibility = .automatic,
    @ElementBuilder page: @escaping (Data.Element) -> Page
  ) where Data.Element: Identifiable, Content == Each<Data, Data.Element.ID, Page> {
    self.init(data, id: \.id, selection: selection, indexDisplayMode: indexDisplayMode, page: page)
  }
}
