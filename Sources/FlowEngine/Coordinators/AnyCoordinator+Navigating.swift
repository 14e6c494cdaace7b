extension AnyCoordinator {
  /// Navigates to `route`, wherever in the hierarchy it is shown, and returns whether it succeeded.
  ///
  /// The call may be made on any coordinator. A failure is reported to the error handler and changes nothing.
  /// Called from an observer, it waits until the current call has settled and returns `true`.
  ///
  /// ```swift
  /// let tabs = TransitTabs()
  /// tabs.navigate(to: TicketRoute.tickets)  // selects the tab
  /// tabs.navigate(to: LineRoute.line(2))  // selects the other one, and pushes
  /// #expect(tabs.visibleRoute as? LineRoute == .line(2))
  /// ```
  @discardableResult
  public func navigate(to route: any Route) -> Bool {
    submit(Navigation(name: "navigate", destination: route))
  }

  /// Navigates to `route` as ``navigate(to:)`` does, but throws errors instead of reporting them.
  ///
  /// ```swift
  /// do {
  ///   try TransitTabs().perform(AlarmRoute.ringing(2))
  /// } catch {
  ///   print(error)  // No coordinator handles AlarmRoute “ringing(2)” (called on app). …
  /// }
  /// ```
  public func perform(_ route: any Route) throws(FlowError) {
    try run(Navigation(name: "perform", destination: route))
  }

  /// Returns what ``navigate(to:)`` would do, without doing it.
  ///
  /// Throws the error that it would report. A plan that changes the flow is made if the root has promised it
  /// in ``canHandleFlowChange(to:)``, and one that may change it if the root is an orchestrator that does not
  /// override that method.
  ///
  /// ```swift
  /// let tabs = TransitTabs()
  /// let plan = try tabs.plan(to: TicketRoute.ticket(4))
  /// #expect(plan.steps.count == 2)  // selects a tab, and pushes
  /// #expect(tabs.visibleRoute as? LineRoute == .lines)  // nothing has happened
  /// ```
  public func plan(to route: any Route) throws(FlowError) -> NavigationPlan {
    try planning("plan") { site throws(FlowError) in
      let navigation = Navigation(
        name: "navigate",
        destination: route,
        lastResort: site.root.kind == .flows
      )
      let plan = try guarded(navigation, at: site)
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Performs `plan`, if nothing has changed since it was made.
  ///
  /// ```swift
  /// let plan = try tabs.plan(to: LineRoute.stop("Harbour"))
  /// print(plan)  // the steps, a line each
  /// try tabs.apply(plan)
  /// #expect(tabs.visibleRoute as? LineRoute == .stop("Harbour"))
  /// ```
  public func apply(_ plan: NavigationPlan) throws(FlowError) {
    try run(Application(plan: plan))
  }

  /// The number of changes of the hierarchy; equal numbers mean that nothing has changed.
  public var revision: Int { hierarchy.revision }

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
