import Snapshot
import Testing

/// Pictures of what overlaps, what is equal, and what is alike.
@MainActor
struct WireframeOverlapTests {
  @Test(
    "Words over words, and words that go on behind a card, looked as if they were beside each other"
  )
  func overlaps() {
    // The card takes columns 8 to 22, fifteen letters of the words behind it.
    #expect(
      DrawnPicture(PicturedScreens.overlaps().renderTree).whole == """
           ⋮
         336                  The w╳above╳low it
         360
         384                          ◊ (3)
         408
         432          ┌─────────────┐
         456          │             │
         480          │             │on behind the card
         504          └─────────────┘
           ⋮

        2 lines partly out of sight
        signs  ◊ symbol, ( ) badge, ╳ words over words, ⋮ rows without content
        """
    )
  }

  @Test("Equal cards had two rows of words or three, by where they began")
  func equalCards() {
    // They begin at 319.5, 401.2 and 482.8, nearest to 312, 408 and 480, and are three rows high; the
    // second words of each share their row with its edge.
    #expect(
      DrawnPicture(PicturedScreens.equalCards().renderTree).whole == """
           ⋮
         312    ┌───────────────────────────────────────────┐
         336    │                   Card 1                  │
         360    │                  of three                 │
                └───────────────────────────────────────────┘
         384
         408    ┌───────────────────────────────────────────┐
         432    │                   Card 2                  │
         456    │                  of three                 │
                └───────────────────────────────────────────┘
         480    ┌───────────────────────────────────────────┐
         504    │                   Card 3                  │
         528    │                  of three                 │
                └───────────────────────────────────────────┘
           ⋮

        signs  ⋮ rows without content, no number: in the row above
        """
    )
  }

  @Test("Discs, separators and symbols were left out or moved out of their rows")
  func pages() {
    // The discs are at 495, the separator at 507 and the symbol at 524, in the same row of the ruler.
    #expect(
      DrawnPicture(PicturedScreens.pages().renderTree).whole == """
           ⋮
         336              ┌───────────────────────┐
         360              │                       │
         384              │     ▨ a lighthouse    │
         408              │                       │
         432              └───────────────────────┘
         456                     Page 2 of 3
         480                        ○ ● ○
         504    ─────────────────────────────────────────────
                                 ◊ Favourites
           ⋮

        signs  ◊ symbol, ▨ picture, ● disc, ○ pale disc, ⋮ rows without content, \
        no number: in the row above
        """
    )
  }

  @Test("Seventeen rows that differ only in their words filled the picture")
  func fiftyRows() {
    // Of 50 rows 17 have their middle above 852. Three and the last are drawn.
    #expect(
      DrawnPicture(PicturedScreens.fiftyRows().renderTree).whole == """
           ⋮
          96      [Row 1                              10 ›]
         120       ──────────────────────────────────────────
         144      [Row 2                              20 ›]
         168       ──────────────────────────────────────────
         192      [Row 3                              30 ›]
         216       ──────────────────────────────────────────
         240            … 13 more like this, 44 apart
         792
         816      [Row 17                            170 ›]
         840       ──────────────────────────────────────────

        13 rows like those above and below them left out
        signs  [ ] button, › leads on, ⋮ rows without content
        """
    )
  }
}
