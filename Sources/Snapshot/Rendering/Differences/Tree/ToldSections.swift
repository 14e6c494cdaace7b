/// The sections of a difference, in the order in which something is first told of them.
struct ToldSections {
  private(set) var all: [ToldSection] = []

  private let pairs: NodePairs

  /// The numbers of sections, by the positions of their nodes.
  private var ofOld: [Int: Int] = [:]
  private var ofNew: [Int: Int] = [:]

  init(_ pairs: NodePairs) {
    self.pairs = pairs
  }

  subscript(number: Int) -> ToldSection {
    get { all[number] }
    set { all[number] = newValue }
  }

  /// The number of the section for the node at `index` of the new side.
  mutating func number(ofNew index: Int) -> Int {
    let place = pairs.new.section(of: index)
    if let number = ofNew[place] { return number }
    ofNew[place] = all.count
    all.append(ToldSection(heading: pairs.new.nodes[place].name()))
    return all.count - 1
  }

  /// The number of the section for the node at `index` of the old side.
  mutating func number(ofOld index: Int) -> Int {
    let place = pairs.old.section(of: index)
    if let now = pairs.newOfOld[place] { return number(ofNew: now) }
    if let number = ofOld[place] { return number }
    ofOld[place] = all.count
    all.append(ToldSection(heading: pairs.old.nodes[place].name()))
    return all.count - 1
  }
}
