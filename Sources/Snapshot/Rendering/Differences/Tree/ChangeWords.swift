import LayoutSim

/// The description of a node that both outlines have.
struct ChangeWords {
  /// The changes, apart from its name and its place.
  private(set) var words: [String] = []

  /// The changes of its size and its place.
  private(set) var geometry: ReportedGeometry?

  /// The name, with both names if it changed.
  private(set) var name: String

  /// Whether the name changed.
  private(set) var isCalledOtherwise = false

  /// The consequences of other changes, to be counted.
  private(set) var following: [String] = []

  /// Whether the change is one of size and place alone.
  private(set) var isGeometry = true

  /// Whether its label follows from labels inside it.
  private(set) var isRenamed = false

  init(
    _ difference: NodeDifference,
    at index: Int,
    from other: Int,
    _ causes: Causes,
    _ rules: Following
  ) {
    let (old, new) = (causes.pairs.old.nodes[other], causes.pairs.new.nodes[index])
    let aspects = difference.aspects
    name = new.name()
    addIdentity(
      aspects,
      old,
      new,
      isFollowing: aspects.contains(.label) && rules.label(at: index, from: other)
    )
    if aspects.contains(.facts) {
      let facts = rules.facts(at: index, from: other)
      words += facts.reported.map(\.words)
      following += facts.following
      if facts.reported.isEmpty && facts.following.isEmpty && words.isEmpty && !new.role.isPresented
      {
        words.append("facts in another order")
      }
    }
    addFlags(old, new, following: rules.flags(at: index, from: other))
    isGeometry = words.isEmpty && !isCalledOtherwise
    if new.role.isPresented {
      words += GeometryWords.surface(from: old, to: new)
    } else {
      let geometry = ReportedGeometry(at: index, causes)
      words += geometry.sizes
      self.geometry = geometry
    }
    addRest(aspects, old, new, rules, at: index)
  }

  private mutating func addIdentity(
    _ aspects: NodeDifference.Aspects,
    _ old: OutlineNode,
    _ new: OutlineNode,
    isFollowing: Bool
  ) {
    if aspects.contains(.label), isFollowing { isRenamed = true }
    if aspects.contains(.route) {
      let names = [old, new].map { $0.route.map(PrintedWords.word) ?? "none" }
      name = "\(old.roleWord) \(names[0]) → \(names[1])"
      isCalledOtherwise = true
    }
    if aspects.contains(.label), !isFollowing {
      addLabel(old, new, isNamed: old.route == nil && !aspects.contains(.route))
    }
    if aspects.contains(.role) {
      if !isCalledOtherwise { name = old.name() }
      words.append("now a \(new.roleWord)")
    }
    if aspects.contains(.tag) {
      let tags = [old, new].map { $0.tag.map { "#" + PrintedWords.word($0) } ?? "none" }
      words.append("tag \(tags[0]) → \(tags[1])")
    }
  }

  private mutating func addLabel(_ old: OutlineNode, _ new: OutlineNode, isNamed: Bool) {
    guard let one = old.label, let other = new.label else {
      if isNamed { name = old.name() }
      words.append(
        new.label.map { "now called \(PrintedWords.quoted($0.shortened(to: 60)))" }
          ?? "without a label"
      )
      return
    }
    let pair = LabelPair(from: one, to: other).text
    if isNamed {
      name = "\(old.roleWord) \(pair)"
      isCalledOtherwise = true
    } else {
      words.append("called \(pair)")
    }
  }

  private mutating func addFlags(_ old: OutlineNode, _ new: OutlineNode, following: NodeFlags) {
    let gained = new.flags.subtracting(old.flags)
    let lost = old.flags.subtracting(new.flags)
    words += gained.subtracting(following).words
    words += lost.subtracting(following).words.map { "no longer \($0)" }
    // A screen may have a long name.
    let subject = Role.layers.contains(new.role) ? new.name(longest: 30) : new.roleWord
    self.following += gained.intersection(following).words.map { "\(subject) \($0)" }
    // A covered node is not at the top, and vice versa.
    let isCovering = !gained.isDisjoint(with: [.top, .covered])
    let unexplained = isCovering ? lost.subtracting([.top, .covered]) : lost
    self.following += unexplained.intersection(following).words.map { "\(subject) no longer \($0)" }
  }

  private mutating func addRest(
    _ aspects: NodeDifference.Aspects,
    _ old: OutlineNode,
    _ new: OutlineNode,
    _ rules: Following,
    at index: Int
  ) {
    // A node that comes into sight gets laid out.
    let isCovered = [old, new].map { $0.flags.contains(.covered) }
    if aspects.contains(.hasFrame), isCovered[0] == isCovered[1] {
      words.append(new.frame == nil ? "no longer laid out" : "laid out")
      isGeometry = false
    }
    let hasOther = !aspects.isDisjoint(with: NodeDifference.Aspects.geometry.union(.label))
    if aspects.contains(.textFrame), !hasOther { words.append("its text elsewhere in it") }
    if aspects.contains(.drawnFrame), !hasOther, !rules.surfacesChanged {
      words.append("drawn elsewhere")
    }
    if aspects.contains(.proposal), !hasOther, !rules.proposal(at: index) {
      words.append("offered another size")
    }
  }

  /// The change of its place, if the cause is not visible.
  private var places: [String] { geometry?.places ?? [] }

  /// Whether there are only consequences to report.
  var isEmpty: Bool { words.isEmpty && places.isEmpty && !isCalledOtherwise }

  /// Whether only its place changed.
  var isOnlyPlace: Bool { words.isEmpty && !isCalledOtherwise }

  /// The name and the changes, as the heading of a section.
  var heading: String {
    let changes = words + places
    return name + (changes.isEmpty ? "" : "  " + changes.joined(separator: ", "))
  }

  /// The name and the changes, as a line.
  var line: String {
    let changes = words + places
    let separator = isCalledOtherwise ? ", " : " "
    return name + (changes.isEmpty ? "" : separator + changes.joined(separator: ", "))
  }
}
