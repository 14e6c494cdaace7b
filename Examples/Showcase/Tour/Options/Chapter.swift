/// The chapters of the tour, in order; the raw value is the name for `--only`.
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
  case rotation
  case tablet
  case largeType = "large-type"
  case rightToLeft = "right-to-left"
  case keyboard
  case alert
  case swipe
  case hub
  case plainSheets = "plain-sheets"
  case card
  case finish
  case link
  case pages
  case findings
  case backButtons = "back-buttons"
  case waysBack = "ways-back"
  case sheets
  case sheetFrames = "sheet-frames"
}

extension Chapter {
  /// The heading of the chapter.
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
    case .rotation: "The phone is turned while a sheet is up"
    case .tablet: "The same sheet on a tablet"
    case .largeType: "A sheet that large type makes as tall as it can be"
    case .rightToLeft: "The other way round"
    case .keyboard: "A keyboard raises a sheet, and goes again"
    case .alert: "An alert over a sheet over a cover"
    case .swipe: "A finger swipes back half-way and changes its mind"
    case .hub: "Another app, whose routes say how they are shown"
    case .plainSheets: "Two screens of one coordinator in sheets, and a finger takes one away"
    case .card: "A card rises over a stack, and leaves the rest of it free"
    case .finish: "A flow on another's stack, which finishes from a sheet"
    case .link: "A link brings a flow along where its screen is not in front"
    case .pages: "A tab comes with a badge, and goes"
    case .findings: "What a device would get wrong, in screens that are wrong on purpose"
    case .backButtons: "Every place that a screen can be in, and the way back from it"
    case .waysBack: "One screen in every place, and which of its buttons lead back"
    case .sheets: "What sheets ask for and what devices make of it"
    case .sheetFrames: "Where the same sheets are on a phone, on its side, on a tablet, on iOS 26"
    }
  }

  /// Whether it is a table or a list instead of a situation of the app.
  var isTable: Bool {
    switch self {
    case .findings, .backButtons, .waysBack, .sheets, .sheetFrames: true
    default: false
    }
  }
}
