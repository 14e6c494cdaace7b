import FlowEngine

/// A fault of a destination of a stack, or of a link to one.
enum DestinationFault {
  /// A destination of a type, or of a binding, is declared in a lazy container.
  case lazy(String, on: String)

  /// A destination of the type is declared on a lower screen, or further inside.
  case shadowed(String, on: String)

  /// There is no destination for a value.
  case missing(String, on: String)

  /// There is no destination for the type of the values of a link.
  case deadLink(String, on: String)

  /// The path of the stack stores values of another type than a link presents.
  case unstored(String, stored: String, on: String)
}

extension Diagnosis {
  /// Destinations that a device misses, in the stacks that elements are.
  func destinations() -> [Found] {
    let contents = surfaces.map(\.surface.content) + stage.memories.popovers.map(\.content)
    return contents.flatMap(\.stacksInSight).flatMap { stack in
      let stacks = stack.screens.last.flatMap(stage.memories.knownMemory)?.containers ?? []
      let own = stacks.flatMap { container in
        (container as? ElementStack).map { [$0] } ?? (container as? ElementColumns)?.stacks ?? []
      }
      return own.flatMap { own in
        own.faults.map { $0.finding.about(own.liveStack.screens.last?.key) }
      }
    }
  }
}

extension ElementStack {
  /// The faults of the destinations of the stack, those of its root first.
  fileprivate var faults: [DestinationFault] {
    var faults: [DestinationFault] = []
    var known: Set<ObjectIdentifier> = []
    for (entry, memory) in screensOnIt {
      let destinations = memory?.destinations ?? StackDestinations()
      for destination in destinations.values {
        if destination.isLazy {
          faults.append(.lazy(destination.typeName, on: entry.name))
        } else if !known.insert(destination.type).inserted {
          faults.append(.shadowed(destination.typeName, on: entry.name))
        }
      }
      for destination in destinations.presented where destination.isLazy {
        faults.append(.lazy("a binding", on: entry.name))
      }
      if entry.lacksDestination { faults.append(.missing(entry.name, on: entry.name)) }
      // In a column they may select rows, or be declared in another one.
      for link in destinations.links where !isColumn {
        if !known.contains(ObjectIdentifier(link)) {
          faults.append(.deadLink("\(link)", on: entry.name))
        } else if let stored = path?.typeInPlace(link) {
          faults.append(.unstored("\(link)", stored: stored, on: entry.name))
        }
      }
    }
    return faults
  }
}

extension DestinationFault {
  fileprivate var finding: Finding {
    switch self {
    case .lazy(let type, let screen):
      Finding(
        code: .destinationIgnored,
        place: screen,
        found:
          "The navigationDestination for \(type) is declared in a lazy container, where a stack cannot always "
          + "see it: it is missed.",
        advice: "Declare it around the list, or on the root of the stack."
      )
    case .shadowed(let type, let screen):
      Finding(
        code: .destinationIgnored,
        place: screen,
        found:
          "A navigationDestination for \(type) was declared earlier on the stack. Only the one closest to the root "
          + "is used.",
        advice: "Declare it once, on the root of the stack."
      )
    case .missing(let value, let screen):
      Finding(
        code: .destinationMissing,
        place: screen,
        found: "There is no navigationDestination for \(value): a device shows a yellow triangle.",
        advice: "Declare one for its type on the root of the stack."
      )
    case .deadLink(let type, let screen):
      Finding(
        code: .destinationMissing,
        place: screen,
        found:
          "A link presents a value of \(type), for which there is no navigationDestination: it cannot be activated.",
        advice: "Declare one for \(type) on the root of the stack."
      )
    case .unstored(let type, let stored, let screen):
      Finding(
        code: .destinationMissing,
        place: screen,
        found:
          "A link presents a value of \(type), but the path of the stack stores \(stored): nothing is pushed.",
        advice:
          "Use a ScreenPath, which stores values of any type, or a link whose value is of \(stored)."
      )
    }
  }
}

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
