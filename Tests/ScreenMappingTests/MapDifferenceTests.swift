import LayoutSim
import ScreenMapping
import Testing

/// Differences between maps.
struct MapDifferenceTests {
  private let old = DifferenceMaps.shop.summary

  @Test("Nothing differs from the map's own summary")
  func same() {
    let difference = MapDifference(from: old, to: DifferenceMaps.shop) { _ in "unused" }
    #expect(difference.isEmpty)
    #expect(difference.summary == "")
    #expect(difference.message() == "Screen map \"shop\" is the same.")
    #expect(difference.markdown() == "### Screen map shop\n\nNothing differs.\n")
  }

  @Test("Places that are lost and new are told, with the step at which the way ends")
  func places() {
    let new = DifferenceMaps.shopWithPreview
    let difference = MapDifference(from: old, to: new) { new.ending(of: $0) }
    #expect(
      difference.message(advice: "Accept: swift run flowsim accept ShopTests/map") == """
        Screen map "shop" differs: 2 places are not reached any more, 1 is new. Accept: swift run flowsim accept ShopTests/map
        lost  … > browse.editions(…) > sheet browse.sample, and 1 beyond it
              the way there ends at step 3: there is no “Read the beginning” on … > browse.editions(…); there are swipe back, “Look inside”
        new   … > browse.editions(…) > sheet browse.preview: Browse, Emma, Look inside
        """
    )
    #expect(
      difference.lost.map(\.beyond) == [
        ["browse.shelves > browse.editions(…) > sheet browse.sample > sheet browse.contents"]
      ]
    )
  }

  @Test("Of two places that were lost on ways of their own, neither is beyond the other")
  func placesApart() {
    var old = old
    var (first, second) = (old.places[1], old.places[1])
    (first.name, first.way) = ("offers", [.action(.tap("Offers"))])
    (second.name, second.way) = ("help", [.action(.tap("About")), .action(.tap("Help"))])
    old.places += [first, second]
    let difference = MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }
    #expect(difference.lost.map(\.name) == ["offers", "help"])
    #expect(difference.lost.map(\.beyond) == [[], []])
  }

  @Test("A reason that is not known is left out, and asked for once for places behind each other")
  func reason() {
    var asked: [Script] = []
    let difference = MapDifference(from: old, to: DifferenceMaps.shopWithPreview) {
      asked.append($0)
      return nil
    }
    #expect(
      asked == [
        [DifferenceMaps.browse, DifferenceMaps.emma, .action(.tap("Read the beginning"))]
      ]
    )
    #expect(difference.text().split(separator: "\n").count == 2)
  }

  @Test("Moves between places that stay are told; those of other places follow from these")
  func moves() throws {
    var old = old
    old.places[2].moves[0].step = .action(.tap("Back"))
    old.places[1].moves.remove(at: 0)
    old.places[0].moves.append(
      MapSummary.Move(step: .action(.tap("Sample")), to: old.places[3].name)
    )
    let difference = MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }
    #expect(difference.summary == "1 move is lost, 1 is new, 1 is done otherwise")
    #expect(
      difference.text() == """
        lost move  home.window → … > browse.editions(…) > sheet browse.sample: tap “Sample”
        new move  browse.shelves → home.window: select tab “Home”
        move  browse.shelves > browse.editions(…) → browse.shelves: swipe back in place of tap “Back”
        """
    )
  }

  @Test("A way that is longer, shorter or other is told as such")
  func ways() {
    var old = old
    old.places[1].way = []
    old.places[2].way.steps.append(DifferenceMaps.back)
    old.places[3].way.steps[0] = .action(.tap("Browse"))
    let difference = MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }
    #expect(difference.summary == "1 way is longer, 1 is shorter, 1 is gone otherwise")
    #expect(
      difference.text() == """
        way   browse.shelves: 1 step in place of 0: Browse
        way   browse.shelves > browse.editions(…): 2 steps in place of 3: Browse, Emma
        way   … > browse.editions(…) > sheet browse.sample: select tab “Browse”, tap “Emma”, tap “Read the beginning” in place of tap “Browse”, tap “Emma”, tap “Read the beginning”
        """
    )
  }

  @Test("Ways that go on in the same manner after one that differs are counted there")
  func waysBeyond() {
    var old = old
    for index in 1...4 { old.places[index].way.steps[0] = .action(.selectTab("Books")) }
    let difference = MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }
    #expect(difference.summary == "4 ways are gone otherwise")
    #expect(difference.text() == "way   browse.shelves, and 3 beyond it: Browse in place of Books")
  }

  @Test("Settings, names and the order of places differ, too")
  func rest() {
    var old = old
    old.settings = "device iphone-se"
    #expect(
      MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }.message() == """
        Screen map "shop" differs: the settings differ.
        settings  device iphone-se
               →  device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
        """
    )
    old = self.old
    old.name = "store"
    #expect(
      MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }.summary == "the name differs"
    )
    old = self.old
    old.places.swapAt(0, 1)
    #expect(
      MapDifference(from: old, to: DifferenceMaps.shop) { _ in nil }.summary == "the order differs"
    )
  }

  @Test("What finds no room is counted")
  func budget() {
    let difference = MapDifference(from: old, to: DifferenceMaps.shopWithPreview) { _ in "gone" }
    #expect(
      difference.text(budget: 1) == """
        lost  … > browse.editions(…) > sheet browse.sample, and 1 beyond it
        … 2 more lines
        """
    )
  }

  @Test(
    "A recorded way is followed over the moves of a map",
    arguments: [
      ([], "the same steps lead to home.window now"),
      ([DifferenceMaps.browse], "the same steps lead to browse.shelves now"),
      (
        [DifferenceMaps.emma],
        "the way there ends at step 1: there is no “Emma” on home.window; there is “Browse”"
      ),
      (
        [DifferenceMaps.browse, DifferenceMaps.emma, .action(.tap("Buy"))],
        "the way there ends at step 3: “Buy” is refused on … > browse.editions(…): “Buy” is disabled."
      ),
      (
        [DifferenceMaps.browse, DifferenceMaps.dracula, .event("order \"1\"")],
        "the way there ends at step 3: event “order \"1\"” was not tried on … > browse.editions(…), in a state that was "
          + "not entered"
      ),
    ] as [([ScriptStep], String)]
  )
  func ending(steps: [ScriptStep], words: String) {
    #expect(DifferenceMaps.shop.ending(of: Script(steps)) == words)
  }

  @Test("Markdown has the difference as a block that no words can end")
  func markdown() {
    let new = DifferenceMaps.hostile("```\n# x")
    var old = new.summary
    old.places.removeLast()
    old.places[0].moves = []
    let difference = MapDifference(from: old, to: new) { _ in nil }
    #expect(
      difference.markdown() == """
        ### Screen map \\`\\`\\`\\\\n\\# x: 1 place is new

        ````text
        new   ```\\n# x > alert ```\\n# x: “```\\n# x”
        ````

        """
    )
  }
}
