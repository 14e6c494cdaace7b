extension Picture {
  /// The same image, stretched to its offer.
  ///
  /// On each axis it fills its offer, but is never shorter than the two insets there; without an offer it has
  /// its own length.
  ///
  /// - Parameter capInsets: The parts of the image that are not stretched, in points; a distance that is
  ///   negative or not finite counts as zero.
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

extension Resolver {
  /// Adds what fills its offer, with a size of its own where there is none.
  mutating func resizable(_ size: Size, semantics: Semantics) {
    Fill(.clear)
      .frame(
        idealWidth: size.width,
        maxWidth: .infinity,
        idealHeight: size.height,
        maxHeight: .infinity
      )
      .control(semantics)
      .resolve(into: &self)
  }
}

private func cap(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}
