import FlowEngine

extension Stage {
  /// A textual description of the state that the stage keeps of all screens: their local state, their searches, and
  /// whether lists are being edited.
  ///
  /// It includes screens in tabs that are not selected, and those below others; scroll positions are not part of it.
  package var describedScreens: [DescribedScreen] {
    settleIfNeeded()
    let surfaces = liveSurfaces
    // A screen without stored state is like one that was never laid out, unless it is an element that has put it there.
    var described = ScreenKey.inOrder(on: surfaces, memories).compactMap {
      key,
      owner,
      route,
      note in
      var described = memories.knownMemory(at: key).map { DescribedScreen($0, of: owner, route) }
      if let note {
        described =
          described
          ?? DescribedScreen(owner: owner, route: route, members: [], notes: [])
        described?.notes.append(note)
      }
      return described.flatMap { $0.members.isEmpty && $0.notes.isEmpty ? nil : $0 }
    }
    for surface in surfaces {
      let states = memories.knownMemory(of: surface)?.presenter.popoverStates ?? []
      let members = states.flatMap(\.describedMembers)
      guard !members.isEmpty else { continue }
      let path = surface.owner.ownerPath
      described.append(DescribedScreen(owner: path, route: "popover", members: members, notes: []))
    }
    return described
  }
}

/// A textual description of the state that a stage keeps of one screen.
package struct DescribedScreen {
  /// The coordinator that owns it.
  package let owner: OwnerPath

  /// Its route.
  package let route: String

  /// Its local state.
  package let members: [DescribedMember]

  /// The rest of the state.
  package fileprivate(set) var notes: [String]
}

extension DescribedScreen {
  @MainActor
  fileprivate init(_ memory: ScreenMemory, of owner: OwnerPath, _ route: String) {
    self.owner = owner
    self.route = route
    members = memory.state.describedMembers
    var notes: [String] = []
    if memory.editMode.wrappedValue { notes.append("edited") }
    if memory.search.isActive { notes.append("searching") }
    let words = memory.search.words.wrappedValue
    if !words.isEmpty { notes.append("search \(QuotedWords.text(words))") }
    self.notes = notes
  }
}

extension ScreenKey {
  /// The keys of all screens on `surfaces` with their coordinators and routes, in the order of the hierarchy, and with a note
  /// about what an element determines there.
  @MainActor
  fileprivate static func inOrder(
    on surfaces: [LiveSurface],
    _ memories: StageMemory
  ) -> [(key: ScreenKey, owner: OwnerPath, route: String, note: String?)] {
    var found: [(key: ScreenKey, owner: OwnerPath, route: String, note: String?)] = []
    var pending = Array(surfaces.reversed())
    while let surface = pending.popLast() {
      for content in surface.contents {
        switch content {
        case .stack(let stack):
          for screen in stack.screens {
            let route = screen.wrapper.route.identifier
            let isRoot =
              screen.depth == 0 && screen.wrapper.route.isEqual(to: screen.layer.rootRoute)
            let note = stack.isOfElement && !isRoot ? "of an element" : nil
            found.append(
              (ScreenKey(screen), screen.layer.ownerPath, "\(screen.depth) \(route)", note)
            )
          }
        case .tabs(let tabs):
          let owner = tabs.owner
          let note =
            owner is ElementTabHost && tabs.selected > 0 ? "tab \(tabs.selected)" : nil
          let route = "tabs \(owner.rootRoute.identifier)"
          found.append((ScreenKey(tabs), owner.ownerPath, route, note))
          pending += memories.addingContainers(
            to: tabs.unselected.reversed().flatMap { $0.liveSurfaces().reversed() }
          )
        case .split(let split):
          for column in split.columns where column.coordinator == nil {
            let key = ScreenKey(emptyColumn: column.column, of: split)
            found.append((key, split.owner.ownerPath, "empty \(column.column.rawValue)", nil))
          }
          guard split.owner is ElementSplitHost, let front = split.front,
            front != .sidebar || split.visibility != .automatic
          else { continue }
          let key = ScreenKey(emptyColumn: front, of: split)
          let note = "\(split.visibility.rawValue) \(front.rawValue)"
          found.append((key, split.owner.ownerPath, "columns", note))
        }
      }
    }
    return found
  }
}
