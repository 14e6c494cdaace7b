import Observation

@MainActor
@Observable
final class TeaStore {
  private(set) var teas: [String] = []

  func load() async {
    teas = ["Assam", "Sencha"]
  }
}
