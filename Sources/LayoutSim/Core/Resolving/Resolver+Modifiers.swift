extension Resolver {
  /// Opens a box around one element.
  @usableFromInline
  mutating func open(_ modifier: BoxModifier) {
    switch modifier {
    case .padding(let insets):
      openBox(.padding(insets))
    case .frame(let width, let height, let alignment):
      if let flaw = FrameFlaw(width: width, height: height) { note(flaw) }
      openBox(.frame(width: width, height: height), alignment)
    case .flexibleFrame(let limits, let alignment, let flaw):
      if let flaw { note(flaw) }
      openBox(.flexibleFrame(limits, in: &builder.tables), alignment)
    case .fixedSize(let horizontal, let vertical):
      openBox(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let fit):
      openBox(.aspectRatio(ratio, fit: fit))
    case .offset(let x, let y):
      openBox(.offset(x: x, y: y))
    case .position(let x, let y):
      openBox(.position(x: x, y: y))
    case .ignoringSafeArea(let sides):
      openBox(.ignoringSafeArea(sides))
    }
  }

  private mutating func note(_ flaw: FrameFlaw) {
    notes.append(.invalidFrame(flaw.words, inherited.screenPlace))
  }

  mutating func openGuide(
    _ guide: GuideIdentity,
    _ position: @escaping (BoxDimensions) -> Double
  ) {
    openBox(.guide(guide, position, in: &builder.tables))
  }

  /// Opens a transparent box.
  mutating func openPass(_ label: BoxLabel) {
    openBox(Node(.pass, label))
  }

  mutating func openSafeArea(_ rule: SafeAreaRule, _ alignment: Anchoring = .center) {
    openBox(.safeArea(rule, in: &builder.tables), alignment)
  }

  private mutating func openBox(_ node: Node, _ alignment: Anchoring) {
    var node = node
    align(&node, alignment)
    openBox(node)
  }
}
