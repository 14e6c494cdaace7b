import FlowEngine

// Selections of elements that do not exist.

extension Diagnosis {
  /// Pagers whose selection matches no page.
  func pagesOutOfRange(on screen: VisibleScreen) -> Finding? {
    var words: [String] = []
    for content in screen.contents where tree.nodes[content.index].role == .scroll {
      guard looks(for: .pageOutOfRange, at: content.index) else { continue }
      let facts = tree.nodes[content.index].facts
      guard let wanted = facts.first(where: { $0.key == PagerFacts.wanted })?.value,
        let count = facts.first(where: { $0.key == PagerFacts.count })?.value
      else { continue }
      words.append("page \(wanted) of \(count)")
    }
    guard !words.isEmpty else { return nil }
    return Finding(
      code: .pageOutOfRange,
      place: screen.route,
      found: "A Pager has no such page, and shows another one: \(list(phrases: words)).",
      advice:
        "Select the tag of a page or, where pages have none, a number from 0 to one less than theirs."
    )
  }

  /// Tab coordinators without tabs, for which a device shows an empty bar.
  func missingTabs() -> [Found] {
    surfaces.flatMap { settled in
      settled.surface.content.tabsInSight.filter(\.owner.children.isEmpty).map { tabs in
        Finding(
          code: .noTabs,
          place: tabs.owner.rootRoute.identifier,
          found:
            "\(tabs.owner.ownerName) is shown and has no tabs, so that there is nothing to see.",
          advice: "Give it tabs before it is shown, or show something else meanwhile."
        ).about(settled.surface.key)
      }
    }
  }
}

extension Diagnosis {
  /// The tabs of elements that no value of their bound selection stands for, and selections that stand for no tab.
  func tabsWithoutOwnValue() -> [Found] {
    surfaces.flatMap(\.surface.content.stacksInSight).compactMap(\.screens.last).flatMap { screen in
      let containers = stage.memories.knownMemory(of: screen)?.containers ?? []
      let tabs = containers.compactMap { $0 as? ElementTabs }
      let stray = tabs.compactMap(\.strayValue).map { found in
        Finding(
          code: .pageOutOfRange,
          place: screen.route,
          found:
            "The selection \(found.value) is the value of no tab: “\(found.shown.screen.item?.text ?? "")” is shown.",
          advice: "Select the value of a tab."
        ).about(screen.key)
      }
      return stray
        + tabs.flatMap(\.unselectable).map { found in
          Finding(
            code: .tabWithoutOwnValue,
            place: screen.route,
            found:
              "The tab “\(found.tab.screen.item?.text ?? "")” \(found.reason), so that code cannot select it.",
            advice: "Give each tab its own value, of the type of the selection."
          ).about(screen.key)
        }
    }
  }
}

extension LiveContent {
  /// The tabs that are shown, the outermost first.
  fileprivate var tabsInSight: [LiveTabs] {
    var tabs: [LiveTabs] = []
    var pending = [self]
    while let content = pending.popLast() {
      switch content {
      case .tabs(let shown):
        tabs.append(shown)
        if let content = shown.content { pending.append(content) }
      case .stack(let stack):
        if let shown = stack.screens.last?.tabs { pending.append(.tabs(shown)) }
        pending += (stack.screens.last?.inner ?? []).reversed()
      case .split(let split): pending += split.columns.reversed().compactMap(\.content)
      }
    }
    return tabs
  }
}
