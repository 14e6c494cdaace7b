/// Lays out the lines of one text in a given size, with characters as large as allowed.
struct Typesetter {
  private let source: TextSource
  private let bytes: UnsafeBufferPointer<UInt8>
  private let settings: LineSettings
  private let spacing: Double
  private let stack: StackedLines
  private var breaks: BreakPlaces?

  /// Creates a typesetter of `source`, whose text is `bytes`, which must remain valid.
  init(_ source: TextSource, _ bytes: UnsafeBufferPointer<UInt8>, _ settings: LineSettings) {
    self.source = source
    self.bytes = bytes
    self.settings = settings
    spacing = TextFont.length(settings.spacing)
    stack = StackedLines(source.font(0), spacing: spacing)
  }
}

extension Typesetter {
  /// The lines of a text scaled to a fraction of its size.
  private struct Trial {
    var wrapper: LineWrapper
    var scale = 1.0
    var isNearLimit: Bool
  }

  /// The lines in `room`, whose lengths may be infinite, but neither negative nor NaN.
  mutating func layOut(in room: Size, pixel: Double) -> TextLayout {
    let full = wrap(in: room)
    let least = settings.minimumScale
    var trial = Trial(wrapper: full, isNearLimit: full.isNearLimit)
    if full.isTruncated, least > 0, least < 1 { trial = shrunk(full, to: least, in: room) }
    return layout(trial, in: room, pixel: pixel)
  }

  private var limit: Int { max(1, settings.limit ?? .max) }

  /// The lines in `room` at full size.
  private mutating func wrap(in room: Size) -> LineWrapper {
    if source.isUniform {
      return wrap(room.width, most: min(limit, stack.lines(in: room.height)))
    }
    let wrapper = wrap(room.width, most: limit)
    guard room.height < .infinity else { return wrapper }
    let fitting = source.stack(wrapper.lines, spacing: spacing)
      .prefix { $0.bottom <= room.height + LineWrapper.tolerance }
      .count
    return fitting < wrapper.lines.count ? wrap(room.width, most: max(1, fitting)) : wrapper
  }

  private mutating func wrap(_ width: Double, most: Int) -> LineWrapper {
    let wrapper = LineWrapper(
      source,
      bytes,
      room: width,
      most: most,
      truncation: settings.truncation,
      breaks: breaks
    )
    breaks = wrapper.breaks
    return wrapper
  }
}

extension Typesetter {
  private static let steps = 12

  /// The largest scale at which nothing is truncated, or the `least` one.
  ///
  /// Scaled text needs in a given space what full-size text needs in a space that is larger by the same
  /// factor.
  private mutating func shrunk(_ full: LineWrapper, to least: Double, in room: Size) -> Trial {
    let natural = limit == 1 ? wrap(in: Size(width: .infinity, height: .infinity)) : full
    if !natural.isTruncated, room.width >= least * natural.width {
      return fitted(natural, room.width / natural.width, least: least)
    }
    let smallest = wrap(in: room / least)
    if smallest.isTruncated {
      return Trial(wrapper: smallest, scale: least, isNearLimit: smallest.isNearLimit)
    }
    var (fitting, scale, tooLarge) = (smallest, least, 1.0)
    for _ in 0..<Typesetter.steps {
      let middle = (scale + tooLarge) / 2
      let wrapper = wrap(in: room / middle)
      if wrapper.isTruncated {
        tooLarge = middle
      } else {
        (fitting, scale) = (wrapper, middle)
      }
    }
    return fitted(fitting, scale, least: least)
  }

  /// Text as large as possible; a limit is near if it almost did not have to shrink, or almost could not
  /// shrink enough.
  private func fitted(_ wrapper: LineWrapper, _ scale: Double, least: Double) -> Trial {
    // A quotient may be a rounding error too small.
    assert(
      scale <= 1 && scale >= least * (1 - 1e-9),
      "Text is shrunk to \(scale), where \(least) is the least."
    )
    let nearly = 1 + TextLayout.uncertainty
    return Trial(
      wrapper: wrapper,
      scale: scale,
      isNearLimit: scale * nearly > 1 || scale < least * nearly
    )
  }
}

extension Typesetter {
  private func layout(_ trial: Trial, in room: Size, pixel: Double) -> TextLayout {
    let lines = trial.wrapper.lines
    let scale = trial.scale
    let mixed = source.isUniform ? [] : source.stack(lines, spacing: spacing)
    let last = mixed.last ?? stack.line(lines.count - 1)
    let reserved = settings.least > 1 ? stack.height(lines: settings.least) : 0
    let size = Size(
      width: min(trial.wrapper.width * scale, room.width).roundedUp(toPixel: pixel),
      height: (max(last.bottom, reserved) * scale).roundedUp(toPixel: pixel)
    )
    let hasFrames = lines.count > 1 || reserved > last.bottom
    var words: [String] = []
    var frames: [Rect] = []
    words.reserveCapacity(lines.count)
    if hasFrames { frames.reserveCapacity(lines.count) }
    for number in lines.indices {
      words.append(self.words(of: lines[number]))
      if !hasFrames { continue }
      let stacked = mixed.isEmpty ? stack.line(number) : mixed[number]
      let width = lines[number].width * scale
      frames.append(
        Rect(
          x: settings.start(ofLine: width, in: size.width),
          y: stacked.top * scale,
          width: width,
          height: stacked.height * scale
        )
      )
    }
    return TextLayout(
      size: size,
      lines: words,
      lineFrames: frames,
      firstBaseline: (mixed.first ?? stack.line(0)).baseline * scale,
      lastBaseline: last.baseline * scale,
      scale: scale,
      isTruncated: trial.wrapper.isTruncated,
      isNearLimit: trial.isNearLimit,
      isApproximate: source.isApproximate || trial.wrapper.isGuess
    )
  }
}

extension Typesetter {
  private func words(of line: TypesetLine) -> String {
    // A single character, of which there is one per line if there is no width.
    if line.end == line.start + 1, case .none = line.mark {
      return String(Unicode.Scalar(bytes[line.start]))
    }
    return line.words(of: source)
  }
}

extension LineSettings {
  /// The start of a line of `length` in a text of `width`, both in points.
  fileprivate func start(ofLine length: Double, in width: Double) -> Double {
    let free = width - length
    switch (alignment, direction) {
    case (.center, _): return free / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return free
    }
  }
}

/// The space available to scaled text, in lengths of its full size.
private func / (room: Size, scale: Double) -> Size {
  Size(width: room.width / scale, height: room.height / scale)
}
