/// What the tour shows, in order; the raw value is the name for `--only`.
package enum Chapter: String, CaseIterable, Sendable {
  case login
  case home
  case onboarding
  case browse
  case about
  case filter
  case authors
  case basket
  case checkout
  case replace
  case deepLink = "deep-link"
  case detour
  case unhandled
  case brokenScreen = "broken-screen"
  case backButtons = "back-buttons"
  case sheets
}

extension Chapter {
  /// The words over the chapter.
  package var title: String {
    switch self {
    case .login: "The app starts with the login flow"
    case .home: "Logging in replaces the flow: four tabs, Home in front"
    case .onboarding: "A full-screen cover over all tabs"
    case .browse: "Three screens deep on one stack"
    case .about: "A sheet as tall as its words"
    case .filter: "A sheet with three heights, two of them measured"
    case .authors: "A child coordinator on the stack, and a child of that"
    case .basket: "From one tab to another, and a badge that counts"
    case .checkout: "The second step inside a sheet"
    case .replace: "A screen that takes the place of the one before"
    case .deepLink: "A deep link: three screens, two sheets, and a child pushed in the second"
    case .detour: "A detour over whatever is on screen"
    case .unhandled: "A route that nobody takes"
    case .brokenScreen: "A screen that cannot be built"
    case .backButtons: "Every place that a screen can be in, and the way back from it"
    case .sheets: "What sheets ask for and what devices make of it"
    }
  }

  /// Whether it is a table, and no situation of the app.
  var isTable: Bool { self == .backButtons || self == .sheets }
}
