import LayoutSim
import Snapshot
import Testing

/// The example of three tabs, a pushed child and a sheet.
struct ExampleTests {
  @Test("The outline has a line for each fact and none for what is not presented")
  func outline() {
    let text = TreeRenderer.outline.render(.reviews)

    #expect(
      text == """
        device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
        layers tabs(home,*shop,profile) > stack(shop.list,shop.item(42),reviews.all)
          > sheet(reviews.compose)

        window @ 0,0 393x852
          tabs count=3 selected=shop inert @ 0,0 393x852
            tab home "Home"
            tab shop "Shop" selected
              stack depth=3 @ 0,0 393x769
                screen shop.list owner=Shop covered
                screen shop.item(42) owner=Shop covered
                screen reviews.all owner=Reviews pushed-child top @ 0,0 393x769
                  nav-bar "Reviews" @ 0,59 393x44
                    back-button "Blue Mug" @ 8,0 96x44
                    button "Write" #reviews.write @ 321,0 64x44
                  list #reviews.list @ 0,103 393x666
                    row "Love it" @ 0,0 393x72
                    row "Chipped on arrival" @ 0,72 393x72
                    row "Solid" @ 0,144 393x72
                    row "Bought it twice" @ 0,216 393x72
            tab profile "Profile" badge=2
            tab-bar covered @ 0,769 393x83
          sheet reviews.compose owner=Reviews detent=custom of=custom,large measured=278 inset=34 @ 0,540 393x312
            grabber @ 178.67,5 36x5
            heading "Write a review" @ 16,24 361x28
            field "Your words" empty @ 16,68 361x120
            button "Post" #reviews.post disabled @ 16,204 361x50

        """
    )
  }

  @Test("The wireframe draws the sheet over the dimmed list")
  func wireframe() {
    let text = TreeRenderer.wireframe.render(.reviews)

    #expect(
      text == """
        device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
        layers tabs(home,*shop,profile) > stack(shop.list,shop.item(42),reviews.all)
          > sheet(reviews.compose)
        cell   8x24

           ⋮ ░
          72 ░ ‹ Blue Mug          Reviews             [Write]
          96 ░─────────────────────────────────────────────────
         120 ░  Love it
         144 ░
         168 ░
         192 ░  Chipped on arrival
         216 ░
         240 ░
         264 ░  Solid
         288 ░
         312 ░
         336 ░  Bought it twice
           ⋮ ░
         528  ┌─ sheet reviews.compose · custom 278 ──────────┐
              │                      ━━━                      │
         552  │ Write a review                                │
         576  │                                               │
         600  │ ┌───────────────────────────────────────────┐ │
         624  │ │                                           │ │
         648  │ │ _Your words_                              │ │
         672  │ │                                           │ │
         696  │ └───────────────────────────────────────────┘ │
         720  │                                               │
         744  │                    [⊘Post]                    │
           ⋮  │                                               │
         840  └───────────────────────────────────────────────┘

        signs  [ ] button, ⊘ disabled, ‹ back, _ not filled in, ━━━ grabber, ░ out of reach, \
        ⋮ rows without content, no number: in the row above

        """
    )
  }
}
