/// Measures letters of one face at one size.
struct LetterRuler {
  private let face: InterFace
  private let pointsPerUnit: Double
  private let tracking: Tracking

  /// A ruler for letters of `pointSize`, which must be finite and not negative.
  init(pointSize: Double, weight: TextWeight) {
    face = InterFace(weight)
    pointsPerUnit = pointSize / Double(InterFace.unitsPerEm)
    tracking = Tracking(pointSize: pointSize, weight: weight)
  }
}

extension LetterRuler {
  /// The distance between the places that tabs lead to, in points.
  private static let tabWidth = 28.0

  /// The length of `extent` in points, never negative.
  func points(_ extent: TextExtent) -> Double {
    let advances = Double(extent.units) * pointsPerUnit
    let letters = Double(extent.letters) * tracking.perLetter
    let digits = Double(extent.digits) * tracking.perDigit
    return max(0, advances + letters + digits + extent.tabs)
  }

  /// What a letter takes that stands alone.
  func extent(of letter: Unicode.Scalar) -> TextExtent {
    var extent = TextExtent()
    add(letter, to: &extent)
    return extent
  }

  /// Sets `cluster`, which stands in `text`, at the end of what `extent` holds.
  func add(_ cluster: Cluster, of text: String, to extent: inout TextExtent) {
    if let ascii = cluster.ascii {
      add(ascii, to: &extent)
    } else {
      extent.last = 0
      add(text[cluster.start..<cluster.end].unicodeScalars, to: &extent)
    }
  }

  private func add(_ ascii: UInt8, to extent: inout TextExtent) {
    defer { extent.last = ascii }
    guard let advance = face.advance(of: Unicode.Scalar(ascii)) else {
      if ascii == 0x09 { skipToTab(&extent) }
      return
    }
    extent.units += advance + face.kerning(between: extent.last, and: ascii)
    extent.letters += 1
    if 0x30...0x39 ~= ascii { extent.digits += 1 }
  }

  private func add(_ scalars: Substring.UnicodeScalarView, to extent: inout TextExtent) {
    if ScriptAdvance.isEmoji(scalars) {
      extent.units += ScriptAdvance.emoji
      return
    }
    for scalar in scalars {
      add(scalar, to: &extent)
    }
  }

  private func add(_ scalar: Unicode.Scalar, to extent: inout TextExtent) {
    if let advance = face.advance(of: scalar) {
      extent.units += advance
      // Marks have no advance of their own, and no tracking either.
      extent.letters += advance > 0 ? 1 : 0
    } else {
      extent.units += ScriptAdvance.advance(of: scalar)
    }
  }

  private func skipToTab(_ extent: inout TextExtent) {
    let length = points(extent)
    let stop = ((length / Self.tabWidth).rounded(.down) + 1) * Self.tabWidth
    extent.tabs += stop - length
  }
}
