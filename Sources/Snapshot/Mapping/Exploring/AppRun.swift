import FlowEngine
import LayoutSim
import SnapshotRendering

/// A freshly started app on a stage, with the steps performed since.
@MainActor
package final class AppRun<App: AnyCoordinator> {
  package let app: App
  package let stage: Stage
  package let exploration: Exploration<App>

  /// The app's unfinished code, which its stage has followed as far as possible.
  private(set) var unfollowed: [UnfollowedCode] = []

  /// Starts the app of `exploration`.
  package init(_ exploration: Exploration<App>) async {
    self.exploration = exploration
    app = exploration.makeApp()
    stage = exploration.stage(app, exploration.traits)
    stage.holdSleepers()
    // Code that it starts before there is a stage is not followed, but still gets to run.
    await Turns.pass()
    await follow()
  }

  /// Starts the app of `exploration`, and performs `steps`; `nil` if one of them is refused.
  package convenience init?(_ exploration: Exploration<App>, after steps: some Sequence<ScriptStep>)
    async
  {
    await self.init(exploration)
    for step in steps where await perform(step) != nil { return nil }
  }

  /// Reads several values from one settled stage: one that never comes to rest would be settled again for each.
  func reading<Value>(_ read: () -> Value) -> Value { stage.holdingSettled(read) }

  /// The fingerprint by which its state is recognized.
  var fingerprint: StateFingerprint {
    reading {
      StateFingerprint(
        app: app,
        stage: stage,
        adding: stage.waitingCode + [exploration.stateDiscriminator?(app)].compactMap(\.self)
      )
    }
  }

  /// The outline of its screen.
  var outline: String { Outline(of: stage.renderTree).text }

  /// The details of its state for a map.
  var details: StateDetails { reading { StateDetails(self, of: exploration) } }

  /// Performs `step`, and lets the code that it starts run.
  ///
  /// - Returns: The reason for the refusal, in sentences; `nil` if it was not refused.
  package func perform(_ step: ScriptStep) async -> String? {
    let refusal =
      switch step {
      case .action(let action): perform(action)
      case .event(let name): perform(eventCalled: name)
      case .link(let link): stage.following { open(link) }
      }
    await follow()
    return refusal
  }

  /// The number of actions whose code would end only in real time, excluding code that runs as long as an element is
  /// shown.
  var openActionCount: Int { unfollowed.count { !$0.isOfElement && !$0.isAsleep } }

  /// Continues the app's code that its stage follows, and gives everything else that the app has begun some turns.
  func follow() async {
    await Turns.pass(2)
    unfollowed = await stage.follow(moments: Turns.mostMoments, turns: Turns.most)
  }

  private func perform(_ action: StageAction) -> String? {
    do throws(StageError) {
      try stage.perform(action, scrolling: true)
      return nil
    } catch {
      return error.description
    }
  }

  private func perform(eventCalled name: String) -> String? {
    guard let event = exploration.events.first(where: { $0.name == name }) else {
      let names = exploration.events.map { "“\($0.name)”" }.joined(separator: ", ")
      return "No event is called “\(name)”. "
        + (names.isEmpty ? "None was declared." : "Events: \(names).")
    }
    guard event.isPossible(app) else { return "The event “\(name)” cannot happen now." }
    stage.following { event.action(app) }
    return nil
  }

  private func open(_ link: String) -> String? {
    guard let table = exploration.table(for: link) else {
      return "The link “\(link)” was not declared, and no table of a declared link takes it."
    }
    do throws(FlowError) {
      try app.perform(opening: link, with: table)
      return nil
    } catch {
      return error.description
    }
  }

  /// Everything that is tried now, in a fixed order, and where: actions, inputs, events, links.
  var steps: [(step: ScriptStep, area: Rect?)] { possibleSteps.tried }

  /// Everything that a finger or an event can do now: what is tried, and where, and what is left out.
  package var possibleSteps: PossibleSteps {
    var possible = PossibleSteps()
    func add(_ action: StageAction, _ area: Rect? = nil) {
      if exploration.leftOut.contains(action) {
        possible.leftOut.append(.action(action))
      } else {
        possible.tried.append((.action(action), area))
      }
    }
    let (listed, refreshing, fields, unlisted) = reading {
      (stage.listedActions, stage.refreshActions, stage.fieldNames, stage.unlistedGestures)
    }
    for listed in listed { add(listed.action, listed.place) }
    for action in refreshing { add(action) }
    let inputs = exploration.inputs.keys.sorted()
    var entered: Set<String> = []
    for (names, isPressed) in fields {
      let called = inputs.filter { names.contains($0) && exploration.inputs[$0]?.isEmpty == false }
      for name in called where entered.insert(name).inserted {
        for words in exploration.inputs[name] ?? [] { add(.enter(words, into: name)) }
      }
      if called.isEmpty, !isPressed { possible.leftOut.append(.action(.enter("", into: names[0]))) }
    }
    possible.leftOut += unlisted.map { .action($0) }
    for event in exploration.events where event.isPossible(app) {
      possible.tried.append((.event(event.name), nil))
    }
    possible.tried += exploration.openedLinks.map { (.link($0.link), nil) }
    return possible
  }
}

/// The possible steps in a state.
package struct PossibleSteps {
  /// The steps that an exploration tries, with their places.
  package var tried: [(step: ScriptStep, area: Rect?)] = []

  /// The steps that it leaves out: declared ones, words without inputs, and gestures without an end.
  package var leftOut: [ScriptStep] = []
}

/// How far an exploration follows the code that a step begins.
enum Turns {
  /// The number of main-actor turns in which code that waits for nothing recognizable may continue.
  static let most = 1_000

  /// The number of transitions and sleeps on a stage's clock for which time passes.
  static let mostMoments = 50

  /// Lets code that no stage follows run until it waits: on the main queue, and in detached tasks.
  @MainActor
  static func pass(_ count: Int = 8) async {
    for _ in 0..<count {
      await Task.yield()
      await Task.detached {}.value
    }
  }
}
