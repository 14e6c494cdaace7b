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
}

enum GreenRoute: String, Route {
  case green, lightGreen
}

enum BlueRoute: String, Route {
  case blue, lightBlue
}

enum DeepBlueRoute: String, Route {
  case level1, level2, level3, level3Modal, nestedModal
}

enum OceanRoute: String, Route {
  case surface, shallow, deep, abyss
}

enum YellowRoute: String, Route {
  case yellow, lightYellow
}

enum PurpleRoute: String, Route {
  case purple
}

enum UnlockRoute: String, Route {
  case enterCode, loading, success, failure
}
