extension Picture {
  /// The same image, stretched to what it is offered.
  ///
  /// On each axis it takes what it is offered, but no less than the two insets there; where nothing
  /// is offered it has its own length.
  ///
  /// - Parameter capInsets: What of the image is not stretched, in points; a distance that is
  ///   negative or not finite counts as none.
  /// - Returns: An image that stretches.
  public func resizable(capInsets: Insets = .zero) -> some Element {
    let caps = Size(
      width: cap(capInsets.leading) + cap(capInsets.trailing),
      height: cap(capInsets.top) + cap(capInsets.bottom)
    )
    return Fill(.clear)
      .frame(
        minWidth: caps.width,
        idealWidth: size.width,
        maxWidth: .infinity,
        minHeight: caps.height,
        idealHeight: size.height,
        maxHeight: .infinity
      )
      .control(Semantics(role: .picture, label: name))
  }
}

private func cap(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}
