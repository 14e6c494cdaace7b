import ScreenMapping

extension ScreenMap {
  /// What breaks laws, each with its script in few words: `can-be-left: Check out`.
  var broken: [String] {
    laws.filter { $0.answer == .broken }.flatMap { law in
      law.violations.map { "\(law.name): \($0.script.brief)" }
    }
  }
}
