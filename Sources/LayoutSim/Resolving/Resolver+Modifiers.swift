extension Resolver {
  @usableFromInline
  mutating func openPadding(_ insets: Insets) {
    openBox(.padding(insets))
  }

  @usableFromInline
  mutating func openFrame(width: Double?, height: Double?, _ alignment: Anchoring) {
    var node = Node.frame(width: width, height: height)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openFlexibleFrame(_ limits: FrameLimits, _ alignment: Anchoring) {
    var node = Node.flexibleFrame(limits, in: &builder.tables)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openFixedSize(horizontal: Bool, vertical: Bool) {
    openBox(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  @usableFromInline
  mutating func openAspectRatio(_ ratio: Double?, fit: Bool) {
    openBox(.aspectRatio(ratio, fit: fit))
  }

  @usableFromInline
  mutating func openOffset(x: Double, y: Double) {
    openBox(.offset(x: x, y: y))
  }

  mutating func openGuide(
    _ guide: GuideIdentity,
    _ position: @escaping (BoxDimensions) -> Double
  ) {
    openBox(.guide(guide, position, in: &builder.tables))
  }

  /// Opens a box that hands everything through.
  mutating func openPass(_ label: BoxLabel) {
    openBox(Node(.pass, label))
  }

  mutating func openSafeArea(_ rule: SafeAreaRule, _ alignment: Anchoring = .center) {
    var node = Node.safeArea(rule, in: &builder.tables)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openIgnoringSafeArea(_ sides: Sides) {
    openBox(.ignoringSafeArea(sides))
  }
}
