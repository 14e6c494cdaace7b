import Foundation
import LayoutSim
import SnapshotRendering

extension RecordingComparison {
  /// The comparison for a reader: causes first, then single differences, what only one side has, and the share.
  public var text: String {
    var lines = remarks.map { "! \($0)" }
    if !lines.isEmpty { lines.append("") }
    lines += differenceLines
    if !approximate.isEmpty {
      lines += ["", "approximate on the stage, recorded:"]
      lines += RecordingComparison.lines(of: approximate, \.guessed).map { "  ≈ \($0)" }
    }
    if let worst = slight.max(by: { $0.difference.greatest < $1.difference.greatest }) {
      lines += [
        "", "\(Length.count(slight.count, "differs", "differ")) by a pixel, such as \(worst.name)",
      ]
    }
    if lines.last != nil, lines.last != "" { lines.append("") }
    lines.append(shareLine)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comparison as an object of JSON on one line, with the frames and the differences of all elements.
  public var json: String {
    (try? JSONEncoder.oneLine.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The compared tree as an SVG picture, with frames where the device showed what differs: yellow ones around elements that
  /// differ, violet ones around the first of those that have moved, green ones around what only the device showed, and
  /// dashed red ones around what only the stage shows.
  public func picture(on tree: RenderTree) -> String {
    func marks(_ kind: SVGMark.Kind, _ items: [ComparedItem]) -> [SVGMark] {
      items.compactMap { item in
        item.frame.map { SVGMark(kind: kind, place: $0, words: item.name) }
      }
    }
    let moved = causes.map { SVGMark(kind: .moved, place: $0.first.recorded, words: $0.line) }
    let changed = differences.map {
      SVGMark(kind: .changed, place: $0.recorded, words: "\($0.name): \($0.change)")
    }
    return tree.picture(
      marking: moved + changed + marks(.added, onlyRecorded) + marks(.removed, onlyOnStage)
    )
  }

  /// The lines that an assertion compares: everything that differs by more than a pixel, where the stage is not
  /// approximate.
  package var differenceLines: [String] {
    (isCut ? ["! the recording is cut, so elements missing after its end are not reported"] : [])
      + causes.map(\.line) + RecordingComparison.lines(of: differences).map { "~ \($0)" }
      + onlyRecorded.map { "+ only recorded: \($0.name)" }
      + onlyOnStage.map { "- only on the stage: \($0.name)" }
  }

  /// A line for each element, or one for all of the same kind that differ by the same.
  private static func lines(
    of elements: [MatchedElement],
    _ change: KeyPath<MatchedElement, String> = \.change
  ) -> [String] {
    let groups = Dictionary(grouping: elements.indices) {
      "\(elements[$0].role) \(elements[$0][keyPath: change])"
    }
    return groups.values.sorted { $0[0] < $1[0] }.map { group in
      let (first, others) = (elements[group[0]], group.count - 1)
      return first.name + (others > 0 ? " and \(others) more" : "") + ": " + first[keyPath: change]
    }
  }

  /// A summary on one line: `2 causes, 3 differ, 1 only recorded`; `the same` if nothing differs.
  public var summary: String {
    let parts = [
      (causes.count, "cause", "causes"), (differences.count, "differs", "differ"),
      (onlyRecorded.count, "only recorded", "only recorded"),
      (onlyOnStage.count, "only on the stage", "only on the stage"),
    ]
    return isSame ? "the same" : parts.filter { $0.0 > 0 }.map(Length.count).joined(separator: ", ")
  }

  /// `48 of 50 recorded elements matched (96 %), 45 agree; WebDriverAgent XML, whole points, widened`.
  private var shareLine: String {
    let all = matches.count + onlyRecorded.count
    let percent = Int((share * 100).rounded(.down))
    let agreeing = matches.count - differences.count - approximate.count
    return
      "\(matches.count) of \(all) recorded elements matched (\(percent) %), \(agreeing) agree or follow; "
      + "\(format.rawValue), \(precision.rawValue)"
  }
}

extension MatchedElement {
  /// The role with its words: `text “General”`.
  var name: String { Length.name(role, words) }

  /// The differences: `6 lower (78, on the stage 72), 2 narrower (368, on the stage 370)`.
  var change: String {
    var parts: [String] = []
    func add(_ length: Double, _ more: String, _ less: String, _ recorded: Double, _ stage: Double)
    {
      guard length != 0 else { return }
      var part = "\(Length.text(length.magnitude)) \(length > 0 ? more : less)"
      // An element that was moved by one above it is compared with its neighbour.
      if (recorded - stage - length).magnitude < 1.5 {
        part += " (\(Length.text(recorded)), on the stage \(Length.text(stage)))"
      }
      parts.append(part)
    }
    if let otherWords { parts.append("other words, on the stage “\(otherWords.prefix(60))”") }
    add(difference.lower, "lower", "higher", recorded.minY, onStage.minY)
    add(difference.taller, "taller", "shorter", recorded.size.height, onStage.size.height)
    add(difference.right, "further right", "further left", recorded.minX, onStage.minX)
    add(difference.wider, "wider", "narrower", recorded.size.width, onStage.size.width)
    return parts.joined(separator: ", ")
  }

  /// The differences, with the rule behind the guess: `4 wider; thai letter widths, right is text.other-scripts 1.08`.
  fileprivate var guessed: String {
    "\(change); \(rule ?? "")" + (right.map { ", right is \($0)" } ?? "")
  }
}

extension MovedFrom {
  /// `from row “Muscle” on 6 lower, with 12 more: row “Date” is 66 high, on the stage 52`.
  var line: String {
    let word = lower > 0 ? "lower" : "higher"
    var text = "from \(first.name) on \(Length.text(lower.magnitude)) \(word)"
    if followers > 0 { text += ", with \(followers) more" }
    guard let above else {
      return text + ": it begins at \(Length.text(first.recorded.minY)), on the stage at "
        + Length.text(first.onStage.minY)
    }
    if isHeight {
      let heights =
        "\(Length.text(above.recorded.size.height)) high, on the stage "
        + Length.text(above.onStage.size.height)
      return text + ": \(above.name) is \(heights)"
        + (times > 1 ? ", and so \(times - 1) more below" : "")
    }
    let gaps = [first.recorded.minY - above.recorded.maxY, first.onStage.minY - above.onStage.maxY]
    return text
      + ": \(Length.text(gaps[0])) below \(above.name), on the stage \(Length.text(gaps[1]))"
  }
}

extension ComparedItem {
  /// `row “Date” @ 16,208.33 370x52`.
  var name: String {
    Length.name(kind, words) + (frame.map { " @ " + $0.printed(between: " ") } ?? "")
  }
}

/// Prints lengths and counts of comparisons.
enum Length {
  /// A length with at most two decimals.
  static func text(_ length: Double) -> String { PrintedNumber.text(length) }

  static func size(_ size: Size) -> String { "\(text(size.width)) x \(text(size.height))" }

  static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  /// The kind with words: `row “Date”`.
  static func name(_ kind: String, _ words: String?) -> String {
    guard let words else { return kind }
    let key = Words.key(words)
    return "\(kind) “\(key.count > 60 ? key.prefix(57) + "…" : key[...])”"
  }
}
