extension Catalogue {
  /// The shop's stock: eight classics on four shelves.
  public static let classics = Catalogue(
    books: [.adventures, .hound, .frankenstein, .dracula, .island, .jungle, .emma, .innocence],
    prizes: [
      Prize(
        id: "nobel-1907",
        name: "Nobel Prize in Literature",
        year: 1907,
        winner: .kipling,
        reason: "For the power of observation and the originality of imagination in his stories."
      ),
      Prize(
        id: "pulitzer-1921",
        name: "Pulitzer Prize for the Novel",
        year: 1921,
        winner: .wharton,
        reason: "For The Age of Innocence, the first time that the prize went to a woman."
      ),
    ],
    featured: .adventures,
    notes: [
      Note(
        number: 1,
        phrase: "the woman",
        remark: "Irene Adler, once of the Imperial Opera of Warsaw. She appears in one story only, "
          + "and gets away."
      ),
      Note(
        number: 2,
        phrase: "a scandal in Bohemia",
        remark: "The king's mask comes off on the second page, since Holmes has known the paper of "
          + "his letter: it is made in Bohemia."
      ),
      Note(
        number: 3,
        phrase: "you see, but you do not observe",
        remark: "Seventeen steps lead up to the rooms in Baker Street. Watson has climbed them for "
          + "years and cannot say how many."
      ),
    ]
  )
}
