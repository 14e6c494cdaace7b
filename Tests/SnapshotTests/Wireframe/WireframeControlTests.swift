import Snapshot
import Testing

/// Pictures of controls.
@MainActor
struct WireframeControlTests {
  @Test("A switch that is on looked like one that is off, and a disabled one like any other")
  func switches() {
    // The switches end at 353 points, column 44; their rows are 44 points apart, with a separator between
    // two.
    #expect(
      DrawnPicture(PicturedScreens.switches().renderTree).whole == """
           ⋮
          72       RADIO
          96       Wi-Fi                            (on ●)
         120       ──────────────────────────────────────────
         144       Bluetooth                       (○ off)
         168       ──────────────────────────────────────────
         192       Mobile data                     ⊘(on ●)
           ⋮

        signs  ⊘ disabled, (on ●) switched on, (○ off) switched off, ⋮ rows without content
        """
    )
  }

  @Test("A slider looked like a button, a stepper had no count, and progress no value")
  func amounts() {
    // The knob is after 0.25 of 42 steps, rounded; 41 columns are left for the bar, of which 0.3 are done.
    #expect(
      DrawnPicture(PicturedScreens.amounts().renderTree).whole == """
           ⋮
         336    ├───────────●───────────────────────────────┤
         360
         384    Copies                               [- 3 ⊘+]
         408
         432    Loading
         456    ━━━━━━━━━━━━───────────────────────────── 30%
         480                          ◌
         504                     Please wait
           ⋮

        signs  ⊘ disabled, ● slider, [- +] stepper, ━─ progress, ◌ busy, ⋮ rows without content
        """
    )
  }

  @Test("Of a picker, only the chosen option was drawn, and nothing said that it was chosen")
  func choices() {
    // The wheel has nine rows from 456 on; its middle is at 564 on the grid.
    #expect(
      DrawnPicture(PicturedScreens.choices().renderTree).whole == """
           ⋮
         216                  [Large 3/3 ⇅]
         240
         264    [    Small     |   *Medium    |    Large    ]
         288
         312    Small                                      ✓
         336
         360    Medium
         384
         408    Large
         432
         456    ┌───────────────────────────────────────────┐
         480    │                                           │
         504    │                                           │
         528    │                   Small                   │
         552    │                  *Medium                  │
         576    │                   Large                   │
         600    │                                           │
         624    │                                           │
         648    └───────────────────────────────────────────┘
           ⋮

        options of Size: Small, Medium, *Large
        signs  [ ] button, * selected, ✓ chosen, ⇅ menu, ⋮ rows without content
        """
    )
  }

  @Test("A field had no edges, and its placeholder looked like its value")
  func fields() {
    // Fields lower than three rows have edges in one row, from column 2 to 46; the editor, 96 high, has
    // four rows.
    #expect(
      DrawnPicture(PicturedScreens.fields().renderTree).whole == """
           ⋮
         264    │_Name______________________________________│
         288
         312    │Jane                                       │
         336
         360    │•••                                        │
         384
         408
         432    │ ⌕ _Search_________________________________│
         456
         480    Born                            │ 1 May 1975│
         504
         528    ┌───────────────────────────────────────────┐
                │Some words                                 │
         552    │                                           │
         576    │                                           │
         600    └───────────────────────────────────────────┘
           ⋮

        signs  ⌕ search, │ │ field, _ not filled in, ⋮ rows without content, no number: in the row above
        """
    )
  }

  @Test(
    "A button that was disabled, destructive or a link looked like any other, and its parts were centred"
  )
  func buttons() {
    // Brackets are beside the words, except those of a surface: 149 to 244 points, columns 19 to 30.
    #expect(
      DrawnPicture(PicturedScreens.buttons().renderTree).whole == """
           ⋮
         288                       [Plain]
         312
         336                     [ Bordered ]
         360
         384                      [!Delete]
         408
         432                     [⊘Not now]
         456
         480                    [→Read more]
         504
         528                       [◊Like]
         552
         576   [In stock                                   on]
           ⋮

        signs  [ ] button, ! destructive, ⊘ disabled, → link, ◊ symbol, ⋮ rows without content
        """
    )
  }

  @Test("A folded section looked like one that shows its content")
  func folding() {
    #expect(
      DrawnPicture(PicturedScreens.folding().renderTree).whole == """
           ⋮
          96       Shipping                              ▾
         120       ──────────────────────────────────────────
         144       By post, two days
         168       ──────────────────────────────────────────
         192       Returns                               ▸
           ⋮

        signs  ▾ unfolded, ▸ folded, ⋮ rows without content
        """
    )
  }
}
