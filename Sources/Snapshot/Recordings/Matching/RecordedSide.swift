import LayoutSim

/// The elements of a recording that mean something to a user.
///
/// Wrappers without words, scroll bars, backgrounds, the status bar, keys, duplicates, and everything off screen are
/// left out.
struct RecordedSide {
  let elements: [RecordedElement]
  let precision: RecordedPrecision

  /// The positions of the elements that mean something.
  private(set) var meaningful: [Int] = []

  /// The positions of the lines between rows: flat elements without words.
  private(set) var hairlines: [Int] = []

  /// The frame of the keyboard; `nil` if there is none.
  private(set) var keyboard: Rect?

  private let window: Rect

  /// The elements with words that WebDriverAgent reports as visible.
  private let visible: [RecordedElement]

  init(_ recording: Recording, window size: Size, statusBar: Double) {
    elements = recording.elements
    precision = recording.precision
    window = Rect(origin: .zero, size: size)
    visible = recording.elements.filter { $0.isVisible == true && $0.words != nil }
    var skipped = 0
    // Two elements that look the same to a user count as one.
    var seen: Set<[AnyHashable?]> = []
    for index in elements.indices {
      let element = elements[index]
      guard index >= skipped else { continue }
      if isLeftOutWithContent(index) {
        skipped = content(of: index).upperBound
        continue
      }
      guard let frame = element.frame, element.hasArea, frame.touches(window) else { continue }
      if isHairline(element, frame) {
        hairlines.append(index)
      } else if isMeaningful(index, frame), !isHidden(element, frame),
        !isStatusItem(index, frame, statusBar),
        seen.insert([frame, element.words ?? element.identifier, element.kind]).inserted,
        !repeatsParent(index)
      {
        meaningful.append(index)
      }
    }
  }

  /// The positions of everything in the element at `index`.
  func content(of index: Int) -> Range<Int> {
    elements[(index + 1)...].prefix { ($0.parent ?? -1) >= index }.indices
  }

  /// The positions of the elements around the one at `index`, nearest first.
  func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { elements[$0].parent }.dropFirst())
  }

  /// The nearest cell around the element at `index`.
  func cell(of index: Int) -> Int? { ancestors(of: index).first { elements[$0].kind == .cell } }

  /// Whether the element at `index`, with its content, is not part of the app's screen.
  private mutating func isLeftOutWithContent(_ index: Int) -> Bool {
    let element = elements[index]
    if element.kind == .statusBar || isScrollBar(element) { return true }
    guard element.kind == .keyboard else { return false }
    // The outermost box of the keyboard's window that is lower than the window.
    let around = ([index] + ancestors(of: index)).compactMap { elements[$0].frame }
    let tallest = around.filter {
      $0.size.height < window.size.height * 0.7 && abs($0.maxY - window.maxY) < 1.5
    }
    keyboard = tallest.max { $0.size.height < $1.size.height } ?? element.frame
    return true
  }

  /// Whether it has the shape of a scroll bar: 30 thick, at an edge, with its relative position as its value.
  private func isScrollBar(_ element: RecordedElement) -> Bool {
    guard element.kind == .other || element.kind == .unknown, let frame = element.frame,
      element.value?.hasSuffix("%") == true || element.type == "ScrollBar"
    else { return false }
    return min(frame.size.width, frame.size.height) <= 31
  }

  private func isHairline(_ element: RecordedElement, _ frame: Rect) -> Bool {
    let thickest = precision.hasDecimals ? 1.05 : 2
    return element.words == nil && element.identifier == nil && frame.size.width >= 60
      && frame.size.height <= thickest && frame.minX >= 0 && element.kind == .other
  }

  private func isMeaningful(_ index: Int, _ frame: Rect) -> Bool {
    let element = elements[index]
    let isNamed = element.words != nil || element.identifier != nil
    switch element.kind {
    case .application, .window, .list, .scroll, .keyboard, .statusBar: return false
    case .other, .unknown: return element.words != nil && !isWholeWindow(frame)
    case .image, .picker: return isNamed && !isPartOfField(index)
    case .button where isPartOfField(index): return false
    // The one that hosting views place over everything else.
    case .toolbar: return !isWholeWindow(frame)
    case .cell: return hasWordsInside(index)
    default:
      guard let cell = cell(of: index), let outer = elements[cell].frame else { return true }
      // An element that was never laid out is reported in the corner of the list.
      return frame.touches(outer)
    }
  }

  /// Whether it is in a field, which has symbols and buttons of the platform.
  private func isPartOfField(_ index: Int) -> Bool {
    elements[index].parent.map { elements[$0].kind == .field } ?? false
  }

  /// Whether words are in the cell at `index`; those that were never laid out are somewhere else.
  private func hasWordsInside(_ index: Int) -> Bool {
    guard let frame = elements[index].frame else { return false }
    return content(of: index).contains { inner in
      guard elements[inner].words != nil, let place = elements[inner].frame else { return false }
      return place.touches(frame) && !isHidden(elements[inner], place)
    }
  }

  /// Whether it is behind something.
  ///
  /// WebDriverAgent also reports words in a row as not visible when those of the whole row are; for elements without
  /// words, it is wrong more often.
  private func isHidden(_ element: RecordedElement, _ frame: Rect) -> Bool {
    guard element.isVisible == false, let words = element.words, visible.count < 2000 else {
      return false
    }
    return !visible.contains {
      $0.frame?.contains(frame) == true && $0.words?.contains(words) == true
    }
  }

  private func isWholeWindow(_ frame: Rect) -> Bool {
    frame.size.width >= window.size.width && frame.size.height >= window.size.height * 0.85
  }

  /// Whether it is a part of the status bar in a format that has no element for that.
  private func isStatusItem(_ index: Int, _ frame: Rect, _ statusBar: Double) -> Bool {
    elements[index].parent.map { elements[$0].kind == .application } == true
      && frame.maxY <= statusBar && frame.size.height < 40
  }

  /// Whether it is inside an element with the same frame that looks the same to a user.
  private func repeatsParent(_ index: Int) -> Bool {
    let element = elements[index]
    return ancestors(of: index).prefix(4).contains { outer in
      let parent = elements[outer]
      guard parent.frame == element.frame else { return false }
      if parent.kind == .date { return element.kind == .button }
      return parent.words != nil && parent.words == element.words && parent.kind != .cell
        && (parent.kind == element.kind || parent.kind == .other || element.kind == .other
          || parent.kind == .button && element.kind == .text)
    }
  }
}
