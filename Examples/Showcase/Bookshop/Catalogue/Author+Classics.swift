extension Author {
  static let doyle = Author(
    id: "doyle",
    name: "Arthur Conan Doyle",
    years: "1859 to 1930",
    life: "A doctor in Southsea with few patients, he wrote between appointments. He tired of his "
      + "detective long before his readers did, and had to bring him back."
  )

  static let shelley = Author(
    id: "shelley",
    name: "Mary Shelley",
    years: "1797 to 1851",
    life: "She began her first novel at eighteen, on a wet summer's stay by Lake Geneva, for a "
      + "wager about ghost stories. She won."
  )

  static let stoker = Author(
    id: "stoker",
    name: "Bram Stoker",
    years: "1847 to 1912",
    life: "By day he managed the Lyceum Theatre in London. At night he read about the Carpathians "
      + "in libraries, and never went there."
  )

  static let stevenson = Author(
    id: "stevenson",
    name: "Robert Louis Stevenson",
    years: "1850 to 1894",
    life: "A map that he drew on a rainy holiday to amuse his stepson became a book. He ended his "
      + "days on an island of his own choosing, in Samoa."
  )

  static let kipling = Author(
    id: "kipling",
    name: "Rudyard Kipling",
    years: "1865 to 1936",
    life: "Born in Bombay, schooled in Devon, he wrote his stories of the jungle in Vermont in the "
      + "snow. He was forty-one when he was given the Nobel Prize."
  )

  static let austen = Author(
    id: "austen",
    name: "Jane Austen",
    years: "1775 to 1817",
    life: "She wrote at a small table in Chawton by a door that creaked, and asked that the hinge "
      + "not be oiled: it told her when somebody came."
  )

  static let wharton = Author(
    id: "wharton",
    name: "Edith Wharton",
    years: "1862 to 1937",
    life: "She knew old New York from inside and wrote about it from Paris. She designed gardens "
      + "as carefully as plots."
  )
}
