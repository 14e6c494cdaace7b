extension Resolver {
  @usableFromInline
  mutating func openPadding(_ insets: Insets) {
    var node = Node(.padding, .padding)
    node.numbers = (
      insets.top.asLength, insets.leading.asLength, insets.bottom.asLength,
      insets.trailing.asLength
    )
    openBox(node)
  }

  @usableFromInline
  mutating func openFrame(width: Double?, height: Double?, _ alignment: Anchoring) {
    var node = Node(.frame, .frame)
    node.numbers.0 = fixedLength(width)
    node.numbers.1 = fixedLength(height)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openFlexibleFrame(_ limits: FrameLimits, _ alignment: Anchoring) {
    var node = Node(.flexibleFrame, .flexibleFrame)
    node.payload = Int32(builder.tables.limits.count)
    builder.tables.limits.append(limits)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openFixedSize(horizontal: Bool, vertical: Bool) {
    var node = Node(.fixedSize, .fixedSize)
    node.numbers.0 = horizontal ? 1 : 0
    node.numbers.1 = vertical ? 1 : 0
    openBox(node)
  }

  @usableFromInline
  mutating func openAspectRatio(_ ratio: Double?, fit: Bool) {
    var node = Node(.aspectRatio, .aspectRatio)
    node.numbers.0 = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? .nan
    node.numbers.1 = fit ? 1 : 0
    openBox(node)
  }

  @usableFromInline
  mutating func openOffset(x: Double, y: Double) {
    var node = Node(.offset, .offset)
    node.numbers.0 = x.asLength
    node.numbers.1 = y.asLength
    openBox(node)
  }

  mutating func openGuide(
    _ guide: GuideIdentity,
    _ position: @escaping (BoxDimensions) -> Double
  ) {
    var node = Node(.guide, .guide)
    node.payload = Int32(builder.tables.guides.count)
    let code = builder.tables.code(of: guide)
    builder.tables.guides.append(GuideRule(code: code, position: position))
    openBox(node)
  }

  /// Opens a box that hands everything through.
  mutating func openPass(_ label: BoxLabel) {
    openBox(Node(.pass, label))
  }

  mutating func openSafeArea(_ rule: SafeAreaRule, _ alignment: Anchoring = .center) {
    var node = Node(.safeArea, .safeArea)
    node.payload = Int32(builder.tables.safeAreas.count)
    builder.tables.safeAreas.append(rule)
    align(&node, alignment)
    openBox(node)
  }

  @usableFromInline
  mutating func openIgnoringSafeArea(_ sides: Sides) {
    var node = Node(.ignoresSafeArea, .ignoresSafeArea)
    node.numbers.0 = Double(sides.rawValue)
    openBox(node)
  }
}

private func fixedLength(_ length: Double?) -> Double {
  guard let length, length.isFinite, length >= 0 else { return .nan }
  return length.asLength
}
