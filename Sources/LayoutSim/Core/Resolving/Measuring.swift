/// The size that `element` takes of an offer, once its state has settled.
///
/// - Parameters:
///   - element: What is to be measured.
///   - width: The offered width in points; `nil` asks for the ideal width.
///   - height: The offered height in points; `nil` asks for the ideal height.
///   - traits: The device and the settings.
///   - measurer: Measures the words.
/// - Returns: The size in points, unrounded.
/// - Throws: ``LayoutError/tooDeep(limit:)`` where more than 2,000 elements are inside each other,
///   ``LayoutError/withoutBody(element:)`` where one has neither a body nor boxes of its own.
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

/// What is where in `element`, laid out alone in an offer, once its state has settled.
///
/// There is no window around it, no bar and no safe area: the first node is the element itself, in the
/// corner of the tree. Several elements make a column.
///
/// - Parameters:
///   - element: What is to be laid out.
///   - width: The offered width in points; `nil` asks for the ideal width.
///   - height: The offered height in points; `nil` asks for the ideal height.
///   - traits: The device and the settings.
///   - measurer: Measures the words.
/// - Returns: The nodes, and what the elements themselves have got wrong as findings.
/// - Throws: ``LayoutError/tooDeep(limit:)`` where more than 2,000 elements are inside each other.
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

/// The last pass over an element that is laid out alone until it comes to rest, or for as long as that
/// may take.
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
  let pass = ElementTree(measurer: measurer).settle(showsNodes: showsNodes) {
    PassInput(
      element,
      inherited: inherited,
      proposal: proposal,
      pixel: traits.device.pixel
    )
  }.pass
  if let refusal = pass.refusal { throw refusal }
  return pass
}
