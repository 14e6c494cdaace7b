import FlowEngine
import LayoutSim

/// Finds every screen that an app can show, by starting it as often as needed and performing every possible action.
///
/// ```swift
/// var transit = Exploration("transit", under: Traits(device: .iPhone15)) { TransitTabs() }
/// transit.inputs["Stop"] = ["Harbour"]
/// transit.event("the alarm rings") {
///   $0.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
/// }
/// transit.leaveOut(.tap("Map"))
/// let map = await transit.run()
/// ```
///
/// The closure creates a fresh app each time; two of them must start in the same state. Asynchronous code runs until it
/// waits for something that only comes from outside, such as an answer of a server or a notification: that is an event,
/// which has to be declared. Text is entered only as declared inputs.
@MainActor
public struct Exploration<App: AnyCoordinator> {
  /// The name of the exploration, which its map has, too.
  public let name: String

  /// The device and the settings.
  public var traits: Traits

  /// Creates the app.
  let makeApp: @MainActor () -> App

  /// Shows the app, by default on a plain stage.
  ///
  /// An app that needs a screen table or inherited values creates its own stage.
  public var stage: @MainActor (App, Traits) -> Stage = { Stage($0, under: $1) }

  /// The limits of the exploration.
  public var limits = ExplorationLimits()

  /// The words that are entered into fields, the numbers into sliders and the options into pickers, each on its own, by
  /// their labels or `#` and their tags.
  ///
  /// Others are left alone; the map names them, and is not complete then.
  public var inputs: [String: [String]] = [:]

  /// A description of hidden state that affects the app and that no screen shows; `nil` if there is none.
  ///
  /// States in which these descriptions differ are distinguished.
  public var stateDiscriminator: (@MainActor (App) -> String)?

  /// The kind of a route by its identifier; `nil` for the usual one, the identifier up to its first bracket.
  public var kind: @MainActor (_ identifier: String) -> String? = { _ in nil }

  /// Whether a state is reached again by going back, if that leads to the same state, instead of from the start.
  ///
  /// This changes only the duration, not the map.
  public var takesShortcuts = true

  /// The codes of the findings that break the law ``ExplorationLaw/noFindings``.
  public var unwantedFindings: Set<FindingCode> = [
    .unhandledError, .noWayBack, .layoutDoesNotSettle, .valuesAlternate, .twoPresentations,
    .contentCutOff,
  ]

  /// The names of the buttons that only close the sheet or cover that contains them.
  ///
  /// One that does otherwise breaks the law ``ExplorationLaw/backReturns``.
  public var closingButtons = Exploration.usualClosingButtons

  static var usualClosingButtons: Set<String> { ["Back", "Cancel", "Close", "Done"] }

  /// The laws that are checked.
  public var laws: Set<ExplorationLaw> = Set(ExplorationLaw.allCases)

  package private(set) var events: [ExploredEvent<App>] = []
  package private(set) var openedLinks: [(link: String, table: LinkTable)] = []
  private(set) var leftOut: Set<StageAction> = []
  private(set) var expectedKinds: [String] = []
  package private(set) var expectedRoutes: [any Route] = []
  private(set) var ownLaws: [OwnLaw<App>] = []
  private(set) var exceptions: [LawException] = []
  private(set) var randomWalks: [RandomWalks] = []

  /// Creates an exploration of the app that `app` makes.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - traits: The device and the settings.
  ///   - app: Creates the app, in the same state each time.
  public init(
    _ name: String,
    under traits: Traits = Traits(device: .iPhone15),
    app: @escaping @MainActor () -> App
  ) {
    self.name = name
    self.traits = traits
    makeApp = app
  }

  /// Declares an event that may happen to the app at any time, such as a notification.
  ///
  /// ```swift
  /// var transit = Exploration("transit") { TransitTabs() }
  /// transit.event("alarm", when: { $0.visibleRoute is LineRoute }) {
  ///   $0.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: A description of the event; a second event of that name replaces the first.
  ///   - isPossible: Whether it can happen now; always by default.
  ///   - action: Performs the event.
  public mutating func event(
    _ name: String,
    when isPossible: @escaping @MainActor (App) -> Bool = { _ in true },
    _ action: @escaping @MainActor (App) -> Void
  ) {
    let event = ExploredEvent(name: name, isPossible: isPossible, action: action)
    if let index = events.firstIndex(where: { $0.name == name }) {
      events[index] = event
    } else {
      events.append(event)
    }
  }

  /// Declares links that are opened in every state.
  ///
  /// ```swift
  /// var links = LinkTable(schemes: ["transit"])
  /// try links.add("stop/{name}") { LineRoute.stop(try $0["name"]) }
  /// transit.links(links, "transit://stop/Harbour", "transit://stop/")
  /// ```
  ///
  /// - Parameters:
  ///   - table: The table that resolves them.
  ///   - links: The links.
  public mutating func links(_ table: LinkTable, _ links: String...) {
    for link in links where !openedLinks.contains(where: { $0.link == link }) {
      openedLinks.append((link, table))
    }
  }

  /// Leaves out actions wherever they are possible; the map names them, and is not complete then.
  public mutating func leaveOut(_ actions: StageAction...) { leftOut.formUnion(actions) }

  /// Declares routes of kinds that have to be reached; the map lists those that are not.
  public mutating func routes(_ routes: any Route...) {
    expectedRoutes += routes
    for route in routes {
      let kind = kindOfRoute(route.identifier)
      if !expectedKinds.contains(kind) { expectedKinds.append(kind) }
    }
  }

  /// Declares random walks that start where the limits end the search, and find and check more states.
  ///
  /// Each begins in a state that was not entered, and prefers steps that have not been tried at its current place.
  /// There are none if every state was entered.
  ///
  /// - Parameters:
  ///   - count: The number of walks.
  ///   - length: The number of steps of each.
  ///   - seed: The seed for the choice of steps.
  public mutating func walks(_ count: Int, length: Int, seed: UInt64) {
    randomWalks.append(RandomWalks(count, length: length, seed: seed))
  }

  /// Declares a custom law of the app, which is checked in every state.
  ///
  /// ```swift
  /// transit.law("a title on every screen") { visit in
  ///   visit.stage.topScreen?.title == nil ? "no title" : nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The law as a sentence.
  ///   - verdict: Returns `nil`, or a description of the problem.
  public mutating func law(
    _ name: String,
    _ verdict: @escaping @MainActor (Visit<App>) -> String?
  ) {
    ownLaws.append(OwnLaw(name: name, verdict: verdict))
  }

  /// Accepts violations of a law, which become notes of the map.
  ///
  /// ```swift
  /// transit.accept(.canBeLeft, where: "ringing", because: "The alarm is stopped by its button.")
  /// ```
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - phrase: A phrase that is contained in the description of the violation.
  ///   - reason: The reason why it is intended, as a sentence.
  public mutating func accept(
    _ law: ExplorationLaw,
    where phrase: String,
    because reason: String
  ) {
    exceptions.append(LawException(law: law.rawValue, phrase: phrase, reason: reason))
  }

  /// Accepts violations of a custom law of the app, which become notes of the map.
  ///
  /// - Parameters:
  ///   - law: The name with which the law was declared.
  ///   - phrase: A phrase that is contained in the description of the violation.
  ///   - reason: The reason why it is intended, as a sentence.
  public mutating func accept(_ law: String, where phrase: String, because reason: String) {
    exceptions.append(LawException(law: law, phrase: phrase, reason: reason))
  }

  /// The table with which a link is opened: that with which it was declared, or else the first of those of declared
  /// links that takes it; `nil` if there is none.
  package func table(for link: String) -> LinkTable? {
    let declared =
      openedLinks.first { $0.link == link }
      ?? openedLinks.first { opened in
        (try? opened.table.route(for: link)) != nil
      }
    return declared?.table
  }

  /// The kind of the route with that identifier.
  func kindOfRoute(_ identifier: String) -> String {
    kind(identifier) ?? MapPlace.kind(of: identifier)
  }

  /// The path with the kinds of routes in place of the routes after which plain screens, and what elements present, are
  /// named: `app/screen item(…).sheet-2`.
  func pathWithoutValues(_ path: OwnerPath) -> OwnerPath {
    let steps = path.steps.map { step in
      guard step.role == .screen, let last = step.name.lastIndex(of: ")") else { return step }
      let (route, rest) = (step.name[...last], step.name[last...].dropFirst())
      return OwnerStep(role: .screen, name: kindOfRoute(String(route)) + rest, index: step.index)
    }
    return OwnerPath(rootName: path.rootName, steps: steps)
  }
}

/// An event that may happen to an app.
@MainActor
package struct ExploredEvent<App: AnyCoordinator> {
  package let name: String
  let isPossible: @MainActor (App) -> Bool
  let action: @MainActor (App) -> Void
}

/// A custom law of an app.
@MainActor
struct OwnLaw<App: AnyCoordinator> {
  let name: String
  let verdict: @MainActor (Visit<App>) -> String?
}

/// An intended violation of a law.
struct LawException: Hashable, Sendable {
  let law: String
  let phrase: String
  let reason: String
}
