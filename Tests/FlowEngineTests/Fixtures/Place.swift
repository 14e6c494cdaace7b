import FlowEngine

/// A route for small cases: a name, and a payload that counts for `==` and not for the identifier.
struct Place: Route, Codable, ExpressibleByStringLiteral {
  let identifier: String
  let payload: Int

  init(_ identifier: String, payload: Int = 0) {
    self.identifier = identifier
    self.payload = payload
  }

  init(stringLiteral value: String) {
    self.init(value)
  }
}

/// A route of another type.
enum Elsewhere: String, Route {
  case far
  case home
}
