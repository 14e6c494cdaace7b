import FlowEngine

extension HubCoordinator {
  /// Follows a URL such as `hub://tabs-coordinator`.
  public func open(url: String) throws(FlowError) {
    guard let link = try link(in: url) else { return }
    try follow(link)
  }

  /// Follows the text of a notification, such as `tabs-coordinator`; other texts lead nowhere.
  public func receive(notification text: String) throws(FlowError) {
    guard let link = HubLink(rawValue: text) else { return }
    try follow(link)
  }

  private func link(in url: String) throws(FlowError) -> HubLink? {
    do throws(LinkError) {
      return try HubLink.table().route(for: url) as? HubLink
    } catch {
      throw .linkRefused(error)
    }
  }

  private func follow(_ link: HubLink) throws(FlowError) {
    switch link {
    case .home:
      try HomeCoordinator().forcePresentation(presentationStyle: .sheet, rootCoordinator: self)
    case .tabsCoordinator:
      if let home = visibleCoordinator as? HomeCoordinator {
        try home.perform(toRoute: .detents)
      } else {
        let home = HomeCoordinator()
        try home.forcePresentation(rootCoordinator: self)
        try home.perform(toRoute: .detents)
      }
    }
  }
}
