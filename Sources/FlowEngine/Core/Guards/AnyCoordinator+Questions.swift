extension AnyCoordinator {
  /// Plans to show `question` over all that this coordinator presents, because one of its plain screens asks it.
  func planOver(_ question: any Route, at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    let builder = site.hierarchy.builder(at: site)
    let modal =
      navigationType(for: question) == .modal ? host.registeredModal(for: question) : nil
    if let modal, !host.presents(modal) {
      if !builder.overlay.root(of: modal).isEqual(to: question) {
        builder.append(.setRoot(question), to: modal)
      }
      let presentation = LivePresentation(
        kind: .modal,
        coordinator: modal.coordinator,
        route: question,
        detents: modalDetentConfiguration(for: question)
      )
      try builder.writePresentation(presentation, by: host)
      builder.plan.shower = modal
    } else {
      let own = presentationStyle(for: question)
      let style = own == .push ? .sheet : own ?? .sheet
      try builder.writePresentation(.screen(question, of: self, in: style), by: host)
    }
    builder.plan.route = question
    builder.plan.note = builder.note
    return builder.plan
  }
}
