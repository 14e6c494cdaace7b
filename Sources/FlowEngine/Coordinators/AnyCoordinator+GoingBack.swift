extension AnyCoordinator {
  /// Removes the top-most screen of this coordinator's stack, as the back button does.
  ///
  /// Screens of pushed children go before own ones. At its root a pushed child is popped from its
  /// parent, a modal or a detour is dismissed; at the root of a tab, a flow or an app nothing happens.
  public func pop() {
    submit("pop") { [self] in popScript() }
  }

  /// Removes all screens above this coordinator's root, those of pushed children included.
  public func popToRoot() {
    submit("popToRoot") { [self] in
      var writer = PlanWriter(start: self)
      writer.popChildren(of: self, above: 0)
      writer.keep(0, of: self)
      return PlanScript(start: self, operations: writer.operations)
    }
  }

  /// Dismisses the modal that this coordinator presents, with all above it; ignored without one.
  public func dismissModal() {
    dismiss(.modal)
  }

  /// Dismisses the detour that this coordinator presents, with all above it; ignored without one.
  public func dismissDetour() {
    dismiss(.detour)
  }

  /// Lets the sheet that shows this coordinator rest at another of its heights.
  ///
  /// A height that it was not presented with is refused and reported.
  public func selectDetent(_ detent: ModalPresentationDetent) {
    submit("selectDetent") { [self] () throws(FlowError) in
      let presentation = parent?.baseRouter.presentations.first { $0.coordinator === self }
      guard presentation?.detents?.detents.contains(detent) == true else {
        throw .detentNotOffered(detent, owner: ownerPath)
      }
      guard presentation?.detents?.selectedDetent != detent else { return PlanScript(start: self) }
      return PlanScript(start: self, operations: [.selectDetent(detent, self)])
    }
  }

  private func dismiss(_ kind: Presentation.Kind) {
    submit("dismiss") { [self] in
      var writer = PlanWriter(start: self)
      if let current = baseRouter.presentations.last(where: { $0.kind == kind }) {
        writer.removeFromScreen(current.coordinator, of: self)
      }
      return PlanScript(start: self, operations: writer.operations)
    }
  }

  private func popScript() -> PlanScript {
    var host = self
    while let child = host.baseRouter.pushedChildren.last { host = child }
    // Upwards again over children that have nothing but their root, to whoever can give something up.
    while host.baseRouter.stackCount == 0, host.ownership == .child, let parent = host.parent {
      let top = host
      if parent.baseRouter.pushedChildren.last === top {
        var writer = PlanWriter(start: self)
        writer.removeFromScreen(top, of: parent)
        return PlanScript(start: self, operations: writer.operations)
      }
      // Not the top-most: what lies above goes first.
      guard parent.baseRouter.pushedChildren.contains(where: { $0 === top }) else { break }
      host = parent
      while let child = host.baseRouter.pushedChildren.last { host = child }
    }
    var writer = PlanWriter(start: self)
    let count = host.baseRouter.stackCount
    if count > 0 {
      writer.keep(count - 1, of: host)
    } else if let parent = host.parent, parent.presents(host) {
      writer.removeFromScreen(host, of: parent)
    }
    return PlanScript(start: self, operations: writer.operations)
  }
}
