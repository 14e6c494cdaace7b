import FlowEngine

enum AppRoute: String, Route {
  case login, tabRoot
}

enum RedRoute: String, Route {
  case red, lightRed, darkRed, info
}

enum RainbowRoute: String, Route {
  case red = "rainbow_red"
  case orange = "rainbow_orange"
  case yellow = "rainbow_yellow"
  case green = "rainbow_green"
  case blue = "rainbow_blue"
  case purple = "rainbow_purple"
}

enum GreenRoute: String, Route {
  case green, lightGreen, darkGreen, evenDarkerGreen, info
}

enum BlueRoute: String, Route {
  case blue, lightBlue, darkBlue, info, invalidView
}

enum DeepBlueRoute: String, Route {
  case level1, level2, level3, level3Modal, nestedModal
}

enum OceanRoute: String, Route {
  case surface, shallow, deep, abyss
}

enum YellowRoute: String, Route {
  case yellow, lightYellow, darkYellow, info
}

enum PurpleRoute: String, Route {
  case purple, lightPurple, darkPurple, info
}

enum UnlockRoute: String, Route {
  case enterCode, loading, success, failure
}

enum MessageRoute: String, Route {
  case message, reply
}

enum ProfileRoute: String, Route {
  case profile, settings
}

enum OnboardingRoute: String, Route {
  case welcome, permissions, preferences
}

enum ProfileSetupRoute: String, Route {
  case step1, step2, step3
}

/// A route that no coordinator of the app takes.
enum UnhandledRoute: String, Route {
  case nowhere
}
