/// Measures `element` for an offer, once its state has settled.
///
/// ```swift
/// let size = try measure(Fill(.red).frame(height: 44).padding(), width: 361)
/// #expect(size == Size(width: 361, height: 76))  // 16 points above and below
/// ```
///
/// - Parameters:
///   - element: The element to measure.
///   - width: The offered width in points; `nil` requests the ideal width.
///   - height: The offered height in points; `nil` requests the ideal height.
///   - traits: The device and the settings.
///   - measurer: The text measurer.
/// - Returns: The size in points, unrounded.
/// - Throws: ``LayoutError/tooDeep(limit:)`` if more than 2,000 elements are nested,
///   ``LayoutError/withoutBody(element:)`` if one has neither a body nor boxes.
@MainActor
public func measure(
  _ element: some Element,
  width: Double?,
  height: Double? = nil,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer()
) throws(LayoutError) -> Size {
  try settledPass(
    over: element,
    Proposal(width: width, height: height),
    under: traits,
    measurer: measurer,
    showsNodes: false
  ).size
}

/// Measures `element` for `proposal`, once its state has settled, as the function with a width and a height does.
@MainActor
public func measure(
  _ element: some Element,
  in proposal: Proposal,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer()
) throws(LayoutError) -> Size {
  try measure(
    element,
    width: proposal.width,
    height: proposal.height,
    traits: traits,
    measurer: measurer
  )
}

/// Lays out `element` alone in an offer, once its state has settled.
///
/// It has no window, no bar and no safe area around it: the first node is the element itself, in the corner
/// of the tree. Several elements make a column.
///
/// ```swift
/// let row = Row {
///   TextBlock("Line 2")
///   TextBlock("4 min")
/// }
/// let tree = try renderTree(of: row, width: 361)
/// #expect(tree.nodes.filter { $0.role == .text }.map(\.label) == ["Line 2", "4 min"])
/// ```
///
/// - Parameters:
///   - element: The element to lay out.
///   - width: The offered width in points; `nil` requests the ideal width.
///   - height: The offered height in points; `nil` requests the ideal height.
///   - traits: The device and the settings.
///   - measurer: The text measurer.
/// - Returns: The nodes, and the errors of the elements as findings.
/// - Throws: ``LayoutError/tooDeep(limit:)`` if more than 2,000 elements are nested.
@MainActor
public func renderTree(
  of element: some Element,
  width: Double?,
  height: Double? = nil,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer()
) throws(LayoutError) -> RenderTree {
  let pass = try settledPass(
    over: element,
    Proposal(width: width, height: height),
    under: traits,
    measurer: measurer,
    showsNodes: true
  )
  var known: Set<LayoutNote> = []
  let endless = pass.needsAnother ? [Finding.doesNotSettle(pass.unsettled)] : []
  let findings = endless + pass.notes.filter { known.insert($0).inserted }.compactMap(\.finding)
  return RenderTree(traits: traits, nodes: pass.nodes, findings: findings)
}

/// Lays out an element alone until it settles, at most ``settlingLimit`` times, and returns the last pass.
@MainActor
private func settledPass(
  over element: some Element,
  _ proposal: Proposal,
  under traits: Traits,
  measurer: any TextMeasurer,
  showsNodes: Bool
) throws(LayoutError) -> Pass {
  var inherited = InheritedValues()
  inherited.take(traits)
  let pass = ElementTree(measurer: traits.corrections.measurer(orOwn: measurer)).settle(
    showsNodes: showsNodes
  ) {
    PassInput(
      element,
      inherited: inherited,
      proposal: proposal,
      pixel: traits.device.pixel
    )
  }
  if let refusal = pass.refusal { throw refusal }
  return pass
}
