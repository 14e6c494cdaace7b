import Observation

@MainActor
@Observable
final class TeaStore {
  private(set) var teas: [String] = []

  func load() async {
    teas = ["Assam", "Sencha"]
  }
}

extension TeaStore {
  /// What a server has answered.
  func receive(_ names: [String]) { teas = names }
}
