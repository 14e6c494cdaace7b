import LayoutSim

extension RenderTree {
  /// Three tabs; a pushed child coordinator's screen on the second; over it a sheet that is as
  /// tall as its 278 points of content and the 34 of the home indicator.
  static let reviews = phone(
    Sketch(
      .window,
      at: .at(0, 0, 393, 852),
      [
        Sketch(
          .tabs,
          facts: [Fact("count", "3"), Fact("selected", "shop")],
          flags: .inert,
          at: .at(0, 0, 393, 852),
          [
            Sketch(.tab, "home", label: "Home"),
            Sketch(.tab, "shop", label: "Shop", flags: .selected, [shopStack]),
            Sketch(.tab, "profile", label: "Profile", facts: [Fact("badge", "2")]),
            Sketch(.tabBar, flags: .covered, at: .at(0, 769, 393, 83)),
          ]
        ),
        composeSheet,
      ]
    )
  )

  private static let shopStack = Sketch(
    .stack,
    facts: [Fact("depth", "3")],
    at: .at(0, 0, 393, 769),
    [
      Sketch(.screen, "shop.list", facts: [Fact("owner", "Shop")], flags: .covered),
      Sketch(.screen, "shop.item(42)", facts: [Fact("owner", "Shop")], flags: .covered),
      Sketch(
        .screen,
        "reviews.all",
        facts: [Fact("owner", "Reviews")],
        flags: [.pushedChild, .top],
        at: .at(0, 0, 393, 769),
        [
          Sketch(
            .navigationBar,
            label: "Reviews",
            at: .at(0, 59, 393, 44),
            [
              Sketch(.backButton, label: "Blue Mug", at: .at(8, 59, 96, 44)),
              Sketch(.button, label: "Write", id: "reviews.write", at: .at(321, 59, 64, 44)),
            ]
          ),
          Sketch(
            .list,
            id: "reviews.list",
            at: .at(0, 103, 393, 666),
            [
              Sketch(.row, label: "Love it", at: .at(0, 103, 393, 72)),
              Sketch(.row, label: "Chipped on arrival", at: .at(0, 175, 393, 72)),
              Sketch(.row, label: "Solid", at: .at(0, 247, 393, 72)),
              Sketch(.row, label: "Bought it twice", at: .at(0, 319, 393, 72)),
            ]
          ),
        ]
      ),
    ]
  )

  private static let composeSheet = Sketch(
    .sheet,
    "reviews.compose",
    facts: [
      Fact("owner", "Reviews"), Fact("detent", "custom"), Fact("of", "custom,large"),
      Fact("measured", "278"), Fact("inset", "34"),
    ],
    at: .at(0, 540, 393, 312),
    [
      Sketch(.grabber, at: .at(178.5, 545, 36, 5)),
      Sketch(.heading, label: "Write a review", at: .at(16, 564, 361, 28)),
      Sketch(Role("field"), label: "Your words", flags: .empty, at: .at(16, 608, 361, 120)),
      Sketch(
        .button,
        label: "Post",
        id: "reviews.post",
        flags: .disabled,
        at: .at(16, 744, 361, 50)
      ),
    ]
  )
}
