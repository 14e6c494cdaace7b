/// An image of a fixed size.
public struct Picture: PrimitiveElement {
  let name: String
  let size: Size

  /// Whether it was loaded from an address: its name is then a part of the address and means nothing to a user.
  let isRemote: Bool

  /// Creates the image `name`, in points; a length that is negative or not finite counts as zero.
  public init(_ name: String, width: Double, height: Double) {
    self.init(name, Size(width: width, height: height), isRemote: false)
  }

  init(_ name: String, _ size: Size, isRemote: Bool) {
    self.name = name
    self.size = size
    self.isRemote = isRemote
  }

  /// Adds a box of the image's size.
  public func resolve(into resolver: inout Resolver) {
    if isRemote {
      resolver.fixed(size, label: .picture, semantics: semantics)
    } else {
      resolver.fixed(size, label: .picture, name: name)
    }
  }

  /// Its semantics: its name as a label, or only as a fact.
  var semantics: Semantics {
    isRemote
      ? Semantics(role: .picture, facts: [Fact("source", name)])
      : Semantics(role: .picture, label: name)
  }
}

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
      .stretching(from: size, atLeast: caps)
      .control(semantics)
  }
}

extension Fill {
  /// The same, filling its offer but never shorter than `least`; without an offer it is as large as `size`.
  func stretching(from size: Size, atLeast least: Size = .zero) -> some Element {
    frame(
      minWidth: least.width,
      idealWidth: size.width,
      maxWidth: .infinity,
      minHeight: least.height,
      idealHeight: size.height,
      maxHeight: .infinity
    )
  }
}

private func cap(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}
