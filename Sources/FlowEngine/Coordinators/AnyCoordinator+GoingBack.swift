extension AnyCoordinator {
  /// Removes the top-most screen of the stack that this coordinator is on, as the back button does.
  ///
  /// That may be a screen of a child or of a sibling that is pushed above. A pushed child at its
  /// root is popped from its parent, a modal or a detour at its root is dismissed; at the root of a
  /// tab, a flow or an app nothing happens. Surfaces above the stack stay.
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

  /// Dismisses the modal that this coordinator presents, with all that it presents in its turn.
  ///
  /// A detour of this coordinator stays. Ignored without a modal.
  public func dismissModal() {
    dismiss(.modal, by: "dismissModal")
  }

  /// Dismisses the detour that this coordinator presents, with all that it presents in its turn.
  ///
  /// A modal of this coordinator stays. Ignored without a detour.
  public func dismissDetour() {
    dismiss(.detour, by: "dismissDetour")
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

  private func dismiss(_ kind: Presentation.Kind, by call: String) {
    submit(call) { [self] in
      var writer = PlanWriter(start: self)
      if let current = baseRouter.presentations.last(where: { $0.kind == kind }) {
        writer.removeFromScreen(current.coordinator, of: self)
      }
      return PlanScript(start: self, operations: writer.operations)
    }
  }

  private func popScript() -> PlanScript {
    var writer = PlanWriter(start: self)
    var top = bottomOfStack
    while let next = top.baseRouter.pushedChildren.last ?? top.flow { top = next }
    // A flow at its root shows nothing that could go but the orchestrator that it fills.
    while top.baseRouter.stackCount == 0, top.ownership == .flow, let parent = top.parent {
      top = parent
    }
    let count = top.baseRouter.stackCount
    if count > 0 {
      writer.keep(count - 1, of: top)
    } else if let parent = top.parent, top.goesWithItsRoot {
      writer.removeFromScreen(top, of: parent)
    }
    return PlanScript(start: self, operations: writer.operations)
  }

  /// Whether going back from this coordinator's root screen takes the coordinator off the screen.
  private var goesWithItsRoot: Bool {
    switch ownership {
    case .child: true
    // The root screen of a flow has no way back, whatever shows the orchestrator.
    case .modal, .detour: flow == nil
    case .none, .tab, .flow: false
    }
  }

  /// The coordinator that holds the lowest screens of the stack that this one's screens lie on.
  private var bottomOfStack: AnyCoordinator {
    var bottom = self
    while let parent = bottom.parent, parent.flow === bottom || parent.hasPushed(bottom) {
      bottom = parent
    }
    return bottom
  }
}
