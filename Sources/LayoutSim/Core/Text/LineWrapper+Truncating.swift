extension LineWrapper {
  /// What is shown of the paragraph from `start` on, and the ellipsis in any case.
  ///
  /// The ellipsis looks like the words before it, or at the start of the line like those that it
  /// stands for.
  func truncatedLine(from start: Int, _ truncation: TextTruncation) -> TypesetLine {
    let line = beginning(from: start, room: room)
    if truncation == .tail { return line }
    let places = clusterStarts(from: start)
    // Only later paragraphs are left out.
    if line.end == places[places.count - 1] { return line }
    let mark = ellipsis(before: start)
    let free = max(0, room - mark)
    let tail = ending(places, room: truncation == .head ? free : free / 2)
    var shown = TypesetLine(start: start, end: start, width: mark, mark: .ellipsis)
    if truncation == .middle {
      shown = beginning(from: start, room: room - tail.width)
    }
    shown.width += tail.width
    shown.tail = tail.start..<tail.end
    shown.isGuess = shown.isGuess || tail.isGuess
    return shown
  }

  /// How wide an ellipsis is that looks like the words from `start` on.
  private func ellipsis(before start: Int) -> Double {
    let meter = LineMeter(source, bytes, from: start)
    return meter.width(with: meter.ruler.ellipsis)
  }

  /// The longest beginning that fits in `room` before an ellipsis.
  private func beginning(from start: Int, room: Double) -> TypesetLine {
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    let mark = meter.width(with: meter.ruler.ellipsis)
    var line = TypesetLine(start: start, end: start, width: mark, mark: .ellipsis)
    while let cluster = scanner.next(), cluster.kind != .newline {
      meter.add(cluster)
      let width = meter.width(with: meter.ruler.ellipsis)
      guard width <= room + Self.tolerance else { break }
      (line.end, line.width, line.isGuess) = (cluster.end, width, meter.isGuess)
    }
    return line
  }

  /// Where the clusters of a paragraph begin from `start` on, and where the last one ends.
  private func clusterStarts(from start: Int) -> [Int] {
    var places = [start]
    var scanner = ClusterScanner(bytes, from: start)
    while let cluster = scanner.next(), cluster.kind != .newline { places.append(cluster.end) }
    return places
  }

  /// The longest ending that fits in `room`.
  private func ending(_ places: [Int], room: Double) -> TypesetLine {
    let end = places[places.count - 1]
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if meter(from: places[middle], to: end, limit: room).width <= room + Self.tolerance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let meter = meter(from: places[low], to: end, limit: .infinity)
    return TypesetLine(start: places[low], end: end, width: meter.width, isGuess: meter.isGuess)
  }

  /// Measures words; any width beyond `limit` is as good as another.
  private func meter(from start: Int, to end: Int, limit: Double) -> LineMeter {
    var scanner = ClusterScanner(bytes, from: start)
    var meter = LineMeter(source, bytes, from: start)
    while scanner.position < end, meter.width <= limit + Self.tolerance,
      let cluster = scanner.next()
    {
      meter.add(cluster)
    }
    return meter
  }
}
