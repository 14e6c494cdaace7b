@testable import FlowEngine

extension CallScript {
  /// A script that is made up while it runs, up to the first call that breaks a law.
  @MainActor
  static func random(
    seed: Int,
    count: Int,
    laws: [Law] = Law.all,
    replacesTabs: Bool = false,
    hasLayers: Bool = false
  ) -> (script: CallScript, violation: Violation?) {
    var generator = HierarchyGenerator(seed: seed, hasLayers: hasLayers)
    // Every fifth runs without observers.
    var script = CallScript(shape: generator.app(), calls: [], isObserved: seed % 5 != 0)
    var calls: [ScriptedCall] = []
    let violation = script.violation(of: laws) { examiner in
      var generator = CallGenerator(
        seed: seed,
        for: script.shape,
        in: examiner.hierarchy,
        replacesTabs: replacesTabs,
        hasLayers: hasLayers
      )
      while calls.count < count {
        let call = generator.next(in: examiner.state)
        calls.append(call)
        if let violation = examiner.examine(call) { return violation }
      }
      return nil
    }
    script.calls = calls
    return (script, violation)
  }

  /// Runs the script and says which law it breaks first, or returns `nil`.
  @MainActor
  func run(laws: [Law] = Law.all) -> Violation? {
    violation(of: laws) { examiner in
      for call in calls {
        if let violation = examiner.examine(call) { return violation }
      }
      return nil
    }
  }

  /// What `examine` finds, or else which coordinators are alive when the hierarchy has been released.
  @MainActor
  private func violation(of laws: [Law], _ examine: (Examiner) -> Violation?) -> Violation? {
    let builder: SubjectBuilder
    do {
      let examiner = Examiner(shape, isObserved: isObserved, laws: laws)
      builder = examiner.hierarchy.builder
      if let violation = examine(examiner) { return violation }
    }
    let living = builder.living
    return living.isEmpty ? nil : Violation(law: "All are freed at the end", problem: "c\(living)")
  }
}
