extension AnyCoordinator {
  /// Navigates to where a link leads, and returns whether it succeeded.
  ///
  /// A link that leads nowhere, and a route that no coordinator handles, are reported to the error handler
  /// and change nothing. The link is read at once; called from an observer, the navigation waits as that of
  /// ``navigate(to:)`` does.
  ///
  /// ```swift
  /// var links = LinkTable(schemes: ["transit"])
  /// try links.add("stop/{name}") { LineRoute.stop(try $0["name"]) }
  /// #expect(tabs.open("transit://stop/Harbour", with: links))
  /// #expect(tabs.visibleRoute as? LineRoute == .stop("Harbour"))
  /// ```
  @discardableResult
  public func open(_ link: some LinkAddress, with links: LinkTable) -> Bool {
    do throws(FlowError) {
      try perform(opening: link, with: links)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Navigates to where a link leads as ``open(_:with:)`` does, but throws errors instead of reporting them.
  public func perform(opening link: some LinkAddress, with links: LinkTable) throws(FlowError) {
    try perform(destination(of: link, in: links))
  }

  /// Returns what ``open(_:with:)`` would do, without doing it.
  ///
  /// Throws the error that it would report, as ``plan(to:)`` does.
  public func plan(
    opening link: some LinkAddress,
    with links: LinkTable
  ) throws(FlowError) -> NavigationPlan {
    try plan(to: destination(of: link, in: links))
  }

  /// The route that a link leads to; the table's functions must have no side effects, like `canHandle`.
  private func destination(
    of link: some LinkAddress,
    in links: LinkTable
  ) throws(FlowError) -> any Route {
    try asking("open") { () throws(FlowError) in
      do throws(LinkError) {
        return try links.route(for: link)
      } catch {
        throw .linkRefused(error)
      }
    }
  }
}
