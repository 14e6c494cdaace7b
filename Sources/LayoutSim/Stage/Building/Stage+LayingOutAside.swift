extension Stage {
  /// Lays an element out aside, at `width` and no height, until its state has settled.
  ///
  /// Nothing in it appears by that.
  ///
  /// - Parameters:
  ///   - width: The offered width in points.
  ///   - isDone: Whether what the element told shows in it; it is made anew until it does.
  ///   - element: Makes the element for one pass.
  /// - Returns: The last pass, without boxes.
  func layOutAside<Content: Element>(
    width: Double,
    until isDone: () -> Bool = { true },
    element: () -> Content
  ) -> Pass {
    let aside = ElementTree(measurer: measurer, isShown: false)
    var number = 0
    while true {
      let pass = aside.pass(
        element(),
        inherited: inherited,
        proposal: Proposal(width: width, height: nil),
        pixel: traits.device.pixel,
        showsNodes: { _ in false },
        isContinuing: number > 0
      )
      number += 1
      if (!pass.needsAnother && isDone()) || number == settlingLimit { return pass }
    }
  }
}
