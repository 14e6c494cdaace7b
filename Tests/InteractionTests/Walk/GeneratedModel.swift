import Observation

/// What all screens of a generated app read, and write.
@MainActor
@Observable
final class GeneratedModel {
  var count = 0
  var unread = 0
  var changes = 0
}
