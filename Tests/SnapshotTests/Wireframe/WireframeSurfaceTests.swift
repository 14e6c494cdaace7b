import Snapshot
import Testing

/// Pictures of bars and surfaces.
@MainActor
struct WireframeSurfaceTests {
  @Test("A search row pushed the title of its bar down into its own row")
  func searchBar() {
    // The title is at 121.7, the field at 168.7 and the bar ends at 201.7.
    #expect(
      DrawnPicture(PicturedScreens.searchBar().renderTree).whole == """
           ⋮
          72                                              [+]
          96
         120    Library
         144
         168    │ ⌕ Austen                                ✕ │
         192  ─────────────────────────────────────────────────
           ⋮
         504                    Nothing found
           ⋮

        signs  [ ] button, ⌕ search, ✕ close, │ │ field, ⋮ rows without content
        """
    )
  }

  @Test("What is behind a sheet is out of reach, and its content stays in it")
  func sheet() {
    // The sheet begins at 398.7, nearest to 408; it is 9.3 lower on the grid, with its content.
    #expect(
      DrawnPicture(PicturedScreens.sheet(.iOS18).renderTree).whole == """
           ⋮ ░
          72 ░                       Home
          96 ░─────────────────────────────────────────────────
         120 ░  Behind the sheet
           ⋮ ░
         408  ┌─ sheet sheet · medium 419.33 ─────────────────┐
         432  │ Filter                                 [Close]│
         456  │ Nothing is filtered.                          │
           ⋮  │                                               │
         840  └───────────────────────────────────────────────┘

        signs  [ ] button, ░ out of reach, ⋮ rows without content
        """
    )
  }

  @Test("A sheet that floats was drawn to the edges of the window")
  func floating() {
    // It is drawn from 8 to 385 points, columns 1 to 47; beside it, cells are out of reach.
    #expect(
      DrawnPicture(PicturedScreens.sheet(.iOS26).renderTree).whole == """
           ⋮ ░
          72 ░                       Home
          96 ░
         120 ░  Behind the sheet
           ⋮ ░
         408 ░░┌─ sheet sheet · medium 425 ──────────────────┐░
         432 ░░│ Filter                               [Close]│░
         456 ░░│ Nothing is filtered.                        │░
           ⋮ ░░│                                             │░
         840 ░░└─────────────────────────────────────────────┘░

        signs  [ ] button, ░ out of reach, ⋮ rows without content
        """
    )
  }

  @Test("A presenter that is pushed back was not seen above its sheet")
  func pushedBack() {
    // Its card is drawn at 59 points, from 16 to 377, the sheet at 69.
    #expect(
      DrawnPicture(PicturedScreens.pushedBack().renderTree).whole == """
           0
          24
          48 ░  ┌───────────────────────────────────────────┐
          72  ┌─ sheet sheet · extraLarge 749 ────────────────┐
          96  │                    In front                   │
           ⋮  │                                               │
         840  └───────────────────────────────────────────────┘

        signs  ░ out of reach, ⋮ rows without content
        """
    )
  }

  @Test("The second line of an alert began at the left, and nothing was shaded beside it")
  func alert() {
    // The alert is from 61.5 to 331.5 points, columns 8 to 40; its buttons and its edge share a row.
    #expect(
      DrawnPicture(PicturedScreens.alert().renderTree).whole == """
           ⋮ ░
         384 ░░░░░░░░░┌─ alert ───────────────────────┐░░░░░░░░
         408 ░░░░░░░░░│   Really remove all of them   │░░░░░░░░
         432 ░░░░░░░░░│        from the list?         │░░░░░░░░
         456 ░░░░░░░░░│                               │░░░░░░░░
         480 ░░░░░░░░░│    [Keep]         [!Remove]   │░░░░░░░░
             ░░░░░░░░░└───────────────────────────────┘░░░░░░░░
           ⋮ ░

        signs  [ ] button, ! destructive, ░ out of reach, ⋮ rows without content, \
        no number: in the row above
        """
    )
  }

  @Test("A popover of two rows lost its content to its border")
  func popover() {
    // It is 52.5 high and has two rows; its words share the second one with its edge.
    #expect(
      DrawnPicture(PicturedScreens.popover().renderTree).whole == """
           ⋮ ░
         576 ░                                               Chapter 1
         600 ░
         624 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░┌─ popover ──────┐░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
         648 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ In the popover │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
             ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░└────────────────┘░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
           ⋮ ░

        signs  ░ out of reach, ⋮ rows without content, no number: in the row above
        """
    )
  }

  @Test("The keyboard covers what is behind it, down to the edge of the window")
  func keyboard() {
    // It begins at 516, between 504 and 528.
    #expect(
      DrawnPicture(PicturedScreens.keyboard().renderTree).whole == """
           ⋮
         240    │Jane                                       │
         264
         288
         312                       [ Send ]
           ⋮
         504  ┌─ keyboard ────────────────────────────────────┐
           ⋮  │                                               │
         840  └───────────────────────────────────────────────┘

        signs  [ ] button, │ │ field, ⋮ rows without content
        """
    )
  }
}
