/// The problem with the lengths of a frame, as text: `minWidth 100 above maxWidth 50`.
///
/// SwiftUI reports invalid dimensions and contradictory constraints at run time.
@usableFromInline
struct FrameFlaw: Hashable, Sendable {
  let words: String

  /// The problem of a frame of a given width and height; `nil` if each is a valid length or absent.
  @usableFromInline
  init?(width: Double?, height: Double?) {
    if let width, !(width >= 0 && width.isFinite) {
      self.init("width", width)
    } else if let height, !(height >= 0 && height.isFinite) {
      self.init("height", height)
    } else {
      return nil
    }
  }

  /// The problem of the limits of a frame along `axis`; `nil` if they are valid lengths in order.
  @usableFromInline
  init?(minimum: Double?, ideal: Double?, maximum: Double?, along axis: LayoutAxis) {
    let least = minimum ?? 0
    let wish = ideal ?? least
    if least >= 0, wish >= least, maximum ?? .infinity >= wish { return nil }
    let given = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, length in
      length.map { (name: name + (axis == .horizontal ? "Width" : "Height"), length: $0) }
    }
    if let wrong = given.first(where: { !($0.length >= 0) }) {
      self.init(wrong.name, wrong.length)
      return
    }
    for (lower, upper) in zip(given, given.dropFirst()) where lower.length > upper.length {
      self.init(
        words: "\(lower.name) \(PrintedNumber.text(lower.length)) above \(upper.name) "
          + PrintedNumber.text(upper.length)
      )
      return
    }
    return nil
  }

  private init(words: String) {
    self.words = words
  }

  private init(_ name: String, _ length: Double) {
    words = "\(name) " + (length.isNaN ? "not a number" : PrintedNumber.text(length))
  }
}
