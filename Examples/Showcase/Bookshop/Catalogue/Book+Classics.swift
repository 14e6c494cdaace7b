extension Book {
  /// Twelve cases from Baker Street; the book of the month.
  public static let adventures = Book(
    id: "adventures",
    title: "The Adventures of Sherlock Holmes",
    author: .doyle,
    genre: .detective,
    year: 1892,
    blurb: [
      "Twelve cases from Baker Street, from a king with an awkward photograph to a league for men "
        + "with red hair. Watson admires, Lestrade doubts, and Holmes has seen it all from the mud "
        + "on a boot."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 307, price: Price(pence: 799)),
      Edition(binding: "Hardcover", pages: 312, price: Price(pence: 1499)),
      Edition(binding: "Illustrated by Paget", pages: 348, price: Price(pence: 2400)),
    ]
  )

  /// A curse on the moor.
  public static let hound = Book(
    id: "hound",
    title: "The Hound of the Baskervilles",
    author: .doyle,
    genre: .detective,
    year: 1902,
    blurb: [
      "A family curse, a moor at night, and footprints that nobody dares to name. Holmes sends "
        + "Watson ahead and stays in London. Or so Watson thinks."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 256, price: Price(pence: 749)),
      Edition(binding: "Hardcover", pages: 260, price: Price(pence: 1350)),
    ]
  )

  /// The student and his creature.
  public static let frankenstein = Book(
    id: "frankenstein",
    title: "Frankenstein",
    author: .shelley,
    genre: .gothic,
    year: 1818,
    blurb: [
      "A student makes a man and runs away from what he has made. What follows him across Europe "
        + "and over the ice has read Milton, and asks questions."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 273, price: Price(pence: 699))
    ]
  )

  /// Letters, diaries and a count; the longest blurb.
  public static let dracula = Book(
    id: "dracula",
    title: "Dracula",
    author: .stoker,
    genre: .gothic,
    year: 1897,
    blurb: [
      "A solicitor travels to a castle to see a client about a house. The client has many "
        + "questions about London, and no reflection.",
      "Told in letters, diaries, telegrams and a ship's log, it keeps its count off the page for "
        + "most of the way. That is why one looks behind the curtain.",
    ],
    editions: [
      Edition(binding: "Paperback", pages: 454, price: Price(pence: 899)),
      Edition(binding: "Hardcover", pages: 470, price: Price(pence: 1699)),
    ]
  )

  /// A map, a ship and a boy.
  public static let island = Book(
    id: "island",
    title: "Treasure Island",
    author: .stevenson,
    genre: .adventure,
    year: 1883,
    blurb: [
      "A map in a dead man's chest, a ship with too many cooks, and a boy in an apple barrel who "
        + "hears more than he should."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 240, price: Price(pence: 749)),
      Edition(binding: "With the map", pages: 256, price: Price(pence: 1800)),
    ]
  )

  /// The law of the jungle.
  public static let jungle = Book(
    id: "jungle",
    title: "The Jungle Book",
    author: .kipling,
    genre: .adventure,
    year: 1894,
    blurb: [
      "Mowgli learns the law of the jungle, and who keeps it. With the mongoose and the white seal, "
        + "who have their own troubles."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 212, price: Price(pence: 799))
    ]
  )

  /// Marriages in Highbury.
  public static let emma = Book(
    id: "emma",
    title: "Emma",
    author: .austen,
    genre: .manners,
    year: 1815,
    blurb: [
      "Handsome, clever and rich, Emma arranges marriages for everybody in Highbury, and is wrong "
        + "about each of them.",
      "Most of all about her own.",
    ],
    editions: [
      Edition(binding: "Paperback", pages: 474, price: Price(pence: 849)),
      Edition(binding: "Hardcover", pages: 480, price: Price(pence: 1599)),
    ]
  )

  /// Old New York, watching.
  public static let innocence = Book(
    id: "innocence",
    title: "The Age of Innocence",
    author: .wharton,
    genre: .manners,
    year: 1920,
    blurb: [
      "Newland Archer is engaged to the right person when her cousin comes home from Europe. "
        + "Everybody in New York sees what happens next, and nobody says a word."
    ],
    editions: [
      Edition(binding: "Paperback", pages: 332, price: Price(pence: 899))
    ]
  )
}
