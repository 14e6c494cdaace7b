import LayoutSim

/// A recording beside a stage: which elements agree, and where the device and the stage differ.
///
/// ```swift
/// let comparison = try RecordingComparison(of: recording, with: stage.renderTree)
/// #expect(comparison.isSame)
/// print(comparison.text)
/// ```
public struct RecordingComparison: Hashable, Sendable, Encodable {
  /// The format of the recording.
  public let format: RecordingFormat

  /// How exactly it was recorded.
  public let precision: RecordedPrecision

  /// The parts that could not be read.
  public let remarks: [RecordingRemark]

  /// Whether its text ends too early, so that what is missing there is not reported.
  public let isCut: Bool

  /// The elements that were found on the stage, in the order of the recording.
  public let matches: [MatchedElement]

  /// The places from which on everything below is lower or higher than on the stage, from the top.
  public let causes: [MovedFrom]

  /// The elements that differ from the stage by more than rounding, and do not only follow a cause.
  public let differences: [MatchedElement]

  /// Those that differ, but that the stage has marked as approximate.
  public let approximate: [MatchedElement]

  /// Those that differ by a pixel.
  public let slight: [MatchedElement]

  /// The elements that only the recording has.
  public let onlyRecorded: [ComparedItem]

  /// The elements that only the stage has.
  public let onlyOnStage: [ComparedItem]

  /// Whether nothing differs but by rounding, or where the stage is approximate.
  public var isSame: Bool {
    causes.isEmpty && differences.isEmpty && onlyRecorded.isEmpty && onlyOnStage.isEmpty
  }

  /// The share of the recorded elements that were found on the stage, from 0 to 1.
  public var share: Double {
    let all = matches.count + onlyRecorded.count
    return all > 0 ? Double(matches.count) / Double(all) : 0
  }

  /// Compares `recording` with a render tree, for example `stage.renderTree`.
  ///
  /// - Throws: ``RecordingComparisonError`` if it is a recording of another screen.
  public init(of recording: Recording, with tree: RenderTree) throws(RecordingComparisonError) {
    let window = tree.traits.window
    if let size = recording.windowSize,
      abs(size.width - window.width) > 1 || abs(size.height - window.height) > 1
    {
      throw .otherSize(recorded: size, stage: window)
    }
    let side = RecordedSide(recording, window: window, statusBar: tree.traits.safeArea.top)
    let stage = StageSide(tree)
    let match = RecordingMatch(side, stage)
    let all = match.matches.count + match.unmatched.count
    let found = match.matches.count { $0.tier != .place }
    guard found * 3 >= all, found > 0 else {
      let placed = match.matches.filter { $0.tier == .place }
      let words = (match.unmatched + placed.map(\.recorded)).compactMap { side.elements[$0].words }
      let labels = (match.onlyOnStage + placed.map(\.node)).compactMap { stage.nodes[$0].label }
      throw .otherScreen(matched: found, of: all, recorded: words.first, stage: labels.first)
    }
    format = recording.format
    precision = recording.precision
    remarks = recording.remarks
    isCut = recording.isCut
    let pairs = match.matches.compactMap { ComparedPair($0, side, stage) }
    var explanation = DifferenceExplanation(pairs, match, pixel: tree.traits.device.pixel)
    causes = explanation.causes()
    let keyboard = MatchedElement(keyboard: side.keyboard, tree, recording.precision)
    matches = pairs.map(\.element) + [keyboard].compactMap { $0 }
    slight = explanation.remaining(.slight)
    approximate = explanation.remaining(.approximate)
    differences = explanation.remaining(.real) + [keyboard].compactMap { $0 }.filter { !$0.isSame }
    onlyRecorded = match.unmatched.map { index in
      let element = side.elements[index]
      return ComparedItem(
        kind: element.kind == .unknown || element.kind == .other
          ? "element" : element.kind.rawValue,
        words: element.words ?? element.identifier,
        frame: element.frame,
        line: element.line
      )
    }
    onlyOnStage = (recording.isCut ? [] : match.onlyOnStage).map { index in
      let node = stage.nodes[index]
      return ComparedItem(
        kind: node.role.rawValue,
        words: node.label ?? node.identifier,
        frame: stage.frames[index],
        line: nil
      )
    }
  }
}

/// The error of a recording that cannot be compared with a stage.
public enum RecordingComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The screens have other sizes, in points.
  case otherSize(recorded: Size, stage: Size)

  /// Less than a third of the recorded elements is on the stage; with words that only the recording has, and words that
  /// only the stage has.
  case otherScreen(matched: Int, of: Int, recorded: String?, stage: String?)

  /// The problem, and what to do.
  public var description: String {
    switch self {
    case .otherSize(let recorded, let stage):
      let devices = Device.all.filter { $0.size == recorded }.map(\.id)
      let advice =
        devices.isEmpty
        ? "No device of that size is known; record on one of those of the catalogue"
        : "Lay the stage out on \(devices.prefix(3).joined(separator: ", "))"
      return
        "the recording is \(Length.size(recorded)) large, but the stage \(Length.size(stage)). \(advice)"
    case .otherScreen(let matched, let all, let recorded, let stage):
      return "this is another screen: of \(all) recorded elements \(matched) are on the stage."
        + (recorded.map { " Only recorded, for example: “\($0.prefix(60))”." } ?? "")
        + (stage.map { " Only on the stage: “\($0.prefix(60))”." } ?? "")
    }
  }
}

/// An element of a recording, and what it is on the stage.
public struct MatchedElement: Hashable, Sendable, Encodable {
  /// The words by which a reader finds it: its label, its placeholder or its identifier; `nil` if it has none.
  public let words: String?

  /// The role of its node, or `keyboard`.
  public let role: String

  /// How it was found.
  package let tier: MatchingTier

  /// The line of the recording, counted from 1.
  public let line: Int

  /// The recorded frame, in points.
  public let recorded: Rect

  /// The frame of the stage with which it was compared.
  public let onStage: Rect

  /// How the recorded frame differs, by what neither rounding nor something above explains.
  public internal(set) var difference: FrameDifference

  /// The words of the node, if they are others.
  public let otherWords: String?

  /// The rule by which the stage guesses at its place or size, such as `thai letter widths`; `nil` where it does not.
  public let rule: String?

  /// The correct value instead of the guess: a line of a file of corrections for letters, otherwise the recorded size in
  /// points; `nil` if the recording has no decimals, or if nothing differs.
  public internal(set) var right: String?

  /// Whether nothing differs.
  public var isSame: Bool { difference == FrameDifference() && otherWords == nil }
}

extension MatchedElement {
  /// The keyboard, of which the height is compared; `nil` if it is not in both.
  fileprivate init?(keyboard: Rect?, _ tree: RenderTree, _ precision: RecordedPrecision) {
    guard let keyboard, let frame = tree.traits.keyboardFrame else { return nil }
    let comparison = FrameComparison(keyboard, with: frame, .plain, precision)
    (words, role, tier, line, otherWords) = (nil, "keyboard", .kind, 0, nil)
    (recorded, onStage, rule) = (keyboard, frame, nil)
    difference = FrameDifference(taller: comparison.difference.taller)
  }
}

/// How a recorded frame differs from that of a stage.
public struct FrameDifference: Hashable, Sendable, Encodable {
  /// How much further right, lower, wider and taller the recorded frame is, in points.
  public internal(set) var right = 0.0, lower = 0.0, wider = 0.0, taller = 0.0

  /// The greatest of the four, without its sign.
  var greatest: Double { [right, lower, wider, taller].map(\.magnitude).max() ?? 0 }
}

/// A place from which on everything below has moved.
public struct MovedFrom: Hashable, Sendable, Encodable {
  /// The first element that moved.
  public let first: MatchedElement

  /// How much lower it and what follows were recorded, in points, beyond what moved it above.
  public let lower: Double

  /// The number of elements that moved with it.
  public internal(set) var followers: Int

  /// The element that is taller by that much, or the one above, to which the distance differs; `nil` at the top.
  public let above: MatchedElement?

  /// Whether the height of `above` explains the move; otherwise it is the distance from it.
  public let isHeight: Bool

  /// The number of elements of the height of `above`, each of which moves what is below it.
  public internal(set) var times = 1
}

/// An element that only the recording or only the stage has.
public struct ComparedItem: Hashable, Sendable, Encodable {
  /// The kind of the element, or the role of the node.
  public let kind: String

  /// Its words, or its identifier; `nil` if it has neither.
  public let words: String?

  /// Its frame in the window, in points.
  public let frame: Rect?

  /// The line of the recording; `nil` for a node of the stage.
  public let line: Int?
}
