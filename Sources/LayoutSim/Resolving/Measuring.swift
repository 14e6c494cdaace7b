/// The most passes that settling takes before it gives up.
package let settlingLimit = 32

/// The size that `element` takes of an offer, once its state has settled.
///
/// - Parameters:
///   - element: What is to be measured.
///   - width: The offered width in points; `nil` asks for the ideal width.
///   - height: The offered height in points; `nil` asks for the ideal height.
///   - traits: The device and the settings.
///   - measurer: Measures the words.
/// - Returns: The size in points, unrounded.
/// - Throws: ``LayoutError/tooDeep(limit:)`` where elements are inside each other without end.
@MainActor
public func measure(
  _ element: some Element,
  width: Double?,
  height: Double? = nil,
  traits: Traits = Traits(device: .iPhone15),
  measurer: any TextMeasurer = InterMeasurer()
) throws(LayoutError) -> Size {
  let tree = ElementTree(measurer: measurer)
  var inherited = InheritedValues()
  inherited.take(traits)
  var size = Size.zero
  for number in 0..<settlingLimit {
    let pass = tree.pass(
      element,
      inherited: inherited,
      proposal: Proposal(width: width, height: height),
      pixel: traits.device.pixel,
      showsNodes: { _ in false },
      isContinuing: number > 0
    )
    if let refusal = pass.refusal { throw refusal }
    size = pass.size
    if !pass.needsAnother { break }
  }
  return size
}
