import FlowEngine
import LayoutSim
import Observation
import ScreenMapping
import TestSupport
import Testing

/// A switch that only the screen below shows decides where the way back leads.
@MainActor
struct HiddenSwitchTests {
  @Test(
    "It is noticed, and the map is the same with and without shortcuts",
    arguments: Night.sample(Counting.allCases, oneIn: 3)
  )
  fileprivate func covered(counting: Counting) async throws {
    var maps: [ScreenMap] = []
    for takesShortcuts in [true, false] {
      var app = Exploration("gift") { giftApp(counting) }
      // The number of visits is told apart, the switch is not.
      app.stateDiscriminator = { "\($0.state.visits)" }
      app.takesShortcuts = takesShortcuts
      maps.append(await app.run())
    }
    #expect(maps[0] == maps[1])
    let note = try #require(maps[0].notes.first { $0.code == "hidden-state" })
    // The details look the same after both, and the way back from them does not.
    #expect(note.scripts.count == 2)
    #expect(note.scripts.contains { $0.brief.hasPrefix("Gift, Details") })
  }
}

/// When visits are counted.
private enum Counting: CaseIterable {
  case press, appearance, disappearance
}

@MainActor
@Observable
private final class Gift {
  var isWrapped = false
  var visits = 0
}

@MainActor
private func giftApp(_ counting: Counting) -> MadeApp<Gift> {
  MadeApp(Gift()) { route, app in
    let gift = app.state
    if case .item = route {
      return TextBlock("Details").navigationTitle("Details")
        .onDisappear { if counting == .disappearance { gift.visits += 1 } }
    }
    return Column {
      SwitchControl("Gift", isOn: Bound(get: { gift.isWrapped }, set: { gift.isWrapped = $0 }))
      TextBlock("Seen \(gift.visits)")
      PushButton("Details") { [weak app] in
        if counting == .press { gift.visits += 1 }
        app?.navigate(to: SmallRoute.item(1))
      }
    }
    .navigationTitle("Home")
    .onAppear { if counting == .appearance { gift.visits += 1 } }
  }
}
