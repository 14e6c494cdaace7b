import LayoutSim

/// Rows that are created when they come into sight, and note when they come and go: of a stack, a grid or a list.
struct GeneratedRows: Element {
  enum Container: CaseIterable { case stack, grid, list }

  let container: Container
  let models: ModelCensus
  @Local private var owner: RowOwner
  @Local private var numbers = Array(0..<7)
  @Local private var version = 0
  @Local private var visits = 0

  init(_ container: Container, models: ModelCensus) {
    self.container = container
    self.models = models
    _owner = Local(wrappedValue: RowOwner(models, staysOutOfSight: container != .list))
  }

  var body: some Element {
    ScrollReader { scroller in
      TextBlock("\(numbers.count) rows \(version) \(visits)")
      AnyElement(area).frame(height: 150)
      Row {
        PushButton("Grow") { numbers += (numbers.count..<numbers.count + 3) }
        PushButton("Shrink") { numbers = Array(numbers.dropLast(4)) }
        PushButton("Turn") { numbers.reverse() }
        PushButton("Renew") { version += 1 }
        PushButton("Seek") { scroller.scrollTo(numbers.count / 2, anchor: .top) }
      }
    }
  }

  private var area: any Element {
    switch container {
    case .stack: ScrollArea { LazyColumn(spacing: 5) { rows } }
    case .grid:
      ScrollArea { VerticalLazyGrid(columns: [.flexible(), .flexible()]) { rows } }
    case .list: RowList { rows }
    }
  }

  private var rows: some Element {
    Each(numbers, id: \.self) { number in
      GeneratedRow(
        number: number,
        // The last row brings some more, as long as there are few.
        pages: number == numbers.last && number % 5 == 4 && numbers.count < 20,
        tally: owner.tally,
        models: models,
        numbers: $numbers,
        version: $version,
        visits: $visits
      )
    }
  }
}

/// A row, which retains nothing of the state around it.
private struct GeneratedRow: Element {
  let number: Int
  let pages: Bool
  let tally: RowTally
  let models: ModelCensus
  let numbers: Bound<[Int]>
  let version: Bound<Int>
  let visits: Bound<Int>

  var body: some Element {
    Column(spacing: 0) {
      TextBlock("line \(number)")
      RowVisits()
    }
    .frame(height: 45 + 20 * Double(number % 3))
    .onAppear {
      tally.appear(number)
      visits.wrappedValue += 1
      if pages { numbers.wrappedValue += (number + 1..<number + 4) }
    }
    .onDisappear {
      tally.disappear(number)
      visits.wrappedValue += 100
    }
    .task(name: "tick") {
      guard GeneratedRows.isEndless(number) else { return await models.sleep(0.3) }
      await tally.runEndlessly(for: number) { await models.sleep(5) }
    }
    .task(id: version.wrappedValue, name: "renew") {
      await models.sleep(0.2)
      if !Task.isCancelled { visits.wrappedValue += 10_000 }
    }
  }
}

/// State inside a row, which is lost when the row is scrolled far away.
private struct RowVisits: Element {
  @Local private var count = 0

  var body: some Element { TextBlock("visit \(count)").onAppear { count += 1 } }
}

extension GeneratedRows {
  /// Whether the code of the row with that number goes on until it is cancelled.
  static func isEndless(_ number: Int) -> Bool { number % 2 == 0 }
}
