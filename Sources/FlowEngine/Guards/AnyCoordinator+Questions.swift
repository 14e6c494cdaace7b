extension AnyCoordinator {
  /// Plans to show `question` over all that this coordinator presents, because one of its plain screens asks it.
  func planOver(_ question: any Route, at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    let builder = site.hierarchy.builder(at: site)
    let modal =
      navigationType(for: question) == .modal ? host.registeredModal(for: question) : nil
    if let modal, !host.presents(modal) {
      try builder.writeWay(to: host)
      builder.presentRegistered(modal, for: question, by: host)
      builder.cover = builder.findCover(of: host, with: .present(modal))
      builder.plan.shower = modal
    } else {
      let style = presentationStyle(for: question).orSheet
      try builder.writePresentation(.screen(question, of: self, in: style), by: host)
    }
    builder.plan.route = question
    builder.plan.note = builder.note
    return builder.plan
  }
}
