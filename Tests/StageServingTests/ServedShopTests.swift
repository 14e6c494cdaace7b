import Bookshop
import BookshopMap
import Foundation
import Hub
import LayoutSim
import StageServing
import Testing

extension ScreenTable {
  /// A button that is too small for a finger, instead of the list.
  fileprivate static var tinyTarget: ScreenTable {
    var table = ScreenTable()
    table.register(ShopRoute.self) { _, _ in
      PushButton("x") {}.frame(width: 8, height: 8)
    }
    return table
  }
}

@MainActor
@Suite("An app that is served")
struct ServedShopTests {
  private func started() async throws -> Client {
    let client = try await Client.connected(to: try ServingExecutable.server())
    let answer = try await client.call("start")
    #expect(!answer.isError, "\(answer.text)")
    return client
  }

  // MARK: - Looking

  @Test("A screen is shown in at most 500 tokens, and says how to see the rest")
  func room() async throws {
    let client = try await started()
    let text = try await client.call("outline").text
    #expect(text.count <= 2_000)
    #expect(text.contains("button \"Item 40\""))
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.hasPrefix("… ") && last.contains(" lines left out: outline with tokens="))
    #expect(last.hasSuffix(" shows more"))
    let tokens = try #require(Int(last.split(separator: "=")[1].prefix { $0.isNumber }))
    let all = try await client.call("outline", ["tokens": tokens]).text
    #expect(all.contains("button \"Item 80\"") && !all.contains("left out"))
    #expect(try await client.call("outline", ["tokens": 100]).text.count <= 400)
  }

  @Test("What a sheet covers gives way to the sheet")
  func front() async throws {
    let client = try await started()
    try await client.perform(#"tap "Cart""#)
    let text = try await client.call("outline").text
    #expect(text.contains("  sheet cart"))
    #expect(text.contains("text \"Your cart is empty.\""))
    #expect(!text.contains("Item 1\""))
    #expect(text.contains(" lines left out: "))
  }

  @Test("One surface is shown, or the surfaces are listed")
  func surface() async throws {
    let client = try await started()
    try await client.perform(#"tap "Cart""#)
    let cart = try await client.call("outline", ["surface": "cart", "frames": true]).text
    #expect(cart.contains("text \"Your cart is empty.\" @ "))
    #expect(!cart.contains("Item 1\""))
    let none = try await client.call("outline", ["surface": "till"])
    #expect(none.isError)
    #expect(none.text == "No surface shows till. There are list, cart.")
  }

  @Test("Only what has changed since the last look is shown")
  func changes() async throws {
    let client = try await started()
    #expect(try await client.call("outline", ["changes": true]).text == "Nothing has changed.")
    #expect(try await client.perform("rotate to landscape").hasPrefix("1. rotate to landscape\n"))
    // Performing has shown it.
    #expect(try await client.call("outline", ["changes": true]).text == "Nothing has changed.")
  }

  @Test("Screens of both examples fit into 500 tokens on any device")
  func examples() async throws {
    var server = StageServer("examples")
    server.add(try ShopExploration.shop())
    server.add(Exploration("hub") { HubCoordinator() })
    let client = try await Client.connected(to: server)
    let ways = [
      [], [#"tap "Log in""#], [#"tap "Log in""#, #"open "bookshop://note/2""#],
      [#"tap "Log in""#, #"open "bookshop://title/dracula""#, #"tap "About this book""#],
    ]
    for (device, size) in [
      ("iphone-15", "large"), ("iphone-se-3", "accessibility1"), ("ipad-pro-13-m4", "large"),
    ] {
      for way in ways {
        let started = try await client.call(
          "start",
          ["app": "bookshop", "device": device, "typeSize": size, "steps": way]
        )
        #expect(!started.isError && started.text.count <= 2_000, "\(started.text)")
        #expect(started.text.hasPrefix("device \(device) "))
        for tool in ["outline", "actions", "findings"] {
          #expect(try await client.call(tool).text.count <= 2_000)
        }
      }
      let hub = try await client.call("start", ["app": "hub", "device": device, "typeSize": size])
      #expect(!hub.isError && hub.text.count <= 2_000)
    }
  }

  // MARK: - Acting

  @Test("The list of steps has words for each, and for fields, events and links")
  func actions() async throws {
    let client = try await started()
    try await client.perform(#"tap "Search""#)
    let text = try await client.call("actions").text
    #expect(
      text == """
        possible now:
        go back
        swipe back
        enter "tea" into "Words"
        event "an item arrives"
        open "shop://item/4"
        """
    )
  }

  @Test("A step shows what it changed")
  func perform() async throws {
    let client = try await started()
    let text = try await client.perform(#"tap "Search""#, #"enter "te\"a" into "Words""#)
    #expect(
      text.hasPrefix(
        """
        1. tap "Search"
           plan: push search on app
        """
      )
    )
    #expect(text.contains("2. enter \"te\\\"a\" into \"Words\"\n"))
    #expect(text.contains("\"Results for \" → \"Results for te\\\"a\""))
  }

  @Test("A refused step says why, and what would work; those before it have happened")
  func refused() async throws {
    let client = try await started()
    let answer = try await client.call("perform", ["steps": [#"tap "Item 4""#, #"tap "Pay""#]])
    #expect(answer.isError)
    #expect(answer.text.hasPrefix("1. tap \"Item 4\"\n"))
    #expect(
      answer.text.contains("\ntap \"Pay\" was refused: No tappable element is labelled “Pay”. ")
    )
    #expect(
      answer.text.hasSuffix(
        "possible now:\ngo back\nswipe back\nevent \"an item arrives\"\nopen \"shop://item/4\""
      )
    )
    #expect(try await client.call("outline").text.contains("screen item(4)"))
  }

  @Test("Words that are no step are refused with all forms")
  func unreadable() async throws {
    let client = try await started()
    for words in ["", "dance", "tap Item 4", "tap \"Item 4", "tap \"a\u{0}\" twice", "event 4"] {
      let answer = try await client.call("perform", ["steps": [words]])
      #expect(answer.isError)
      #expect(answer.text.contains(" is not an action. "))
      #expect(answer.text.contains("\npossible now:\n"))
    }
  }

  @Test("Words on several lines do not make lines of their own")
  func lines() async throws {
    let client = try await started()
    try await client.perform(#"tap "Search""#)
    let text = try await client.perform("enter \"one\ntwo\" into \"Words\"")
    #expect(text.hasPrefix(#"2. enter "one\ntwo" into "Words""#))
  }

  // MARK: - Knowing

  @Test("A plan shows where a link or a route leads, and does nothing")
  func plan() async throws {
    let client = try await started()
    let plan = """
      to item(5) from app
        1. push item(5) on app
      """
    #expect(try await client.call("plan", ["destination": "shop://item/5"]).text == plan)
    #expect(
      try await client.call("plan", ["destination": "cart"]).text == """
        to cart from app
          1. present modal app/modal Cart for cart
        """
    )
    #expect(try await client.call("outline", ["changes": true]).text == "Nothing has changed.")
    let unknown = try await client.call("plan", ["destination": "till"])
    #expect(unknown.isError)
    #expect(
      unknown.text
        == "“till” is not declared. Routes and links: list, item(1), cart, shop://item/4."
    )
    let declined = try await client.call("plan", ["destination": "shop://till"])
    #expect(declined.isError)
    #expect(declined.text.contains("shop://till"))
  }

  @Test("Findings are listed with what to do about them")
  func findings() async throws {
    let client = try await started()
    try await client.perform(#"tap "Item 3""#)
    #expect(try await client.call("findings").text == "There are no findings.")
    var server = StageServer("small")
    var tiny = Exploration("tiny") { ShopCoordinator() }
    tiny.stage = { app, traits in
      Stage(app, under: traits, screens: .tinyTarget)
    }
    server.add(tiny)
    let other = try await Client.connected(to: server)
    _ = try await other.call("start")
    let text = try await other.call("findings").text
    #expect(text.hasPrefix("small-target at "), "\(text)")
  }

  @Test("The map shows where each step leads, and is not where the app goes")
  func map() async throws {
    var server = StageServer("small")
    server.add(Exploration("small") { ShopCoordinator(items: 1) })
    let client = try await Client.connected(to: server)
    _ = try await client.call("start", ["steps": [#"tap "Search""#]])
    let text = try await client.call("map", ["depth": 2]).text
    #expect(
      text == """
        here: list > search
        go back → list
          tap "Cart" → … > sheet cart
          tap "Search" → … > search
          tap "Item 1" → … > item(…)
        swipe back → list
        """
    )
    #expect(try await client.call("outline", ["changes": true]).text == "Nothing has changed.")
    #expect(try await client.call("outline").text.contains("screen search"))
  }

  @Test("Sessions have states of their own, and starting again is a new one")
  func sessions() async throws {
    let client = try await started()
    _ = try await client.call("start", ["session": "other", "steps": [#"open "shop://item/9""#]])
    try await client.perform(#"tap "Cart""#)
    #expect(try await client.call("outline", ["session": "other"]).text.contains("screen item(9)"))
    #expect(try await client.call("outline").text.contains("sheet cart"))
    let again = try await client.call("start").text
    #expect(!again.contains("sheet cart"))
    // One that does not begin as requested leaves the state as it is.
    try await client.perform(#"tap "Cart""#)
    let refused = try await client.call("start", ["steps": ["go back"]])
    #expect(refused.isError)
    #expect(refused.text.hasPrefix("Nothing was started:\ngo back was refused: "))
    #expect(try await client.call("outline").text.contains("sheet cart"))
  }

  @Test("The same requests have the same answers, byte by byte")
  func deterministic() async throws {
    func transcript() async throws -> Data {
      let client = try await started()
      try await client.perform(#"tap "Search""#, #"enter "a" into "Words""#)
      for tool in ["outline", "actions", "map", "findings"] { _ = try await client.call(tool) }
      _ = try await client.call("record", ["title": "A search"])
      _ = try await client.request("tools/list")
      return client.transcript
    }
    #expect(try await transcript() == transcript())
  }
}
