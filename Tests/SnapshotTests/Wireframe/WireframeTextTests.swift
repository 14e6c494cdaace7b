import Snapshot
import Testing

/// Pictures of words.
@MainActor
struct WireframeTextTests {
  @Test("Small print was cut at the end of each line")
  func smallPrint() {
    // Three lines of up to 74 letters in 45 columns are five, in 40 points from 419 on.
    #expect(
      DrawnPicture(PicturedScreens.smallPrint().renderTree).whole == """
           ⋮
         408    All prices include the tax of the country to
                which we send the parcel. A parcel that does
         432    not fit through the slot is left with a
                neighbour, who has to sign for it, or in the
                shop.
           ⋮

        signs  ⋮ rows without content, no number: in the row above
        """
    )
  }

  @Test("The second line of centred words, and of words at the end, began at the left")
  func alignments() {
    // The first lines take 47 columns from 1 on; the second lines are 17 and 14 columns wide.
    #expect(
      DrawnPicture(PicturedScreens.alignments().renderTree).whole == """
           ⋮
         384   Two lines in the middle of a screen, the second
         408                  of which is short
         432   Two lines at the end of a screen, the second of
         456                                    which is short
           ⋮

        signs  ⋮ rows without content
        """
    )
  }

  @Test("From right to left, second lines began at the left, and letters were boxes")
  func rightToLeft() {
    // Lines end in column 46; left-to-right marks keep the Hebrew words from reordering their row.
    #expect(
      DrawnPicture(PicturedScreens.rightToLeft().renderTree).whole == """
           ⋮
         384   Two lines that begin at the right of a screen,
         408                                 the second short
         432    £8.99                                   Total
         456
         480                                        \u{200E}שלום עולם\u{200E}
           ⋮

        signs  ⋮ rows without content
        """
    )
  }

  @Test("Letters of other scripts were boxes")
  func scripts() {
    // The column is as wide as 5 x 0.9377 x 17 = 79.7 points of Japanese, and begins at 156.7; five wide letters
    // take ten columns of the picture.
    #expect(
      DrawnPicture(PicturedScreens.scripts().renderTree).whole == """
           ⋮
         360                      日本語の本
         384                      한국어 책
         408
         432                      हिन्दी
         456                      ข้อความ
         480
         504                      \u{200E}مرحبا 42\u{200E}
           ⋮

        signs  ⋮ rows without content
        """
    )
  }
}
