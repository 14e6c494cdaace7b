import Combine
import SwiftData
import SwiftUI

final class Ticker: ObservableObject {
  let ticks = PassthroughSubject<Int, Never>()
  @Published private(set) var last = 0
  private var links = Set<AnyCancellable>()

  init() {
    ticks.filter { $0 > 0 }.removeDuplicates().sink { [weak self] in self?.last = $0 }.store(
      in: &links
    )
  }

  func stop() { links.removeAll() }
}

struct TickerView: View {
  @ObservedObject var ticker: Ticker

  var body: some View { Text("\(ticker.last)") }
}

class Tally: ObservableObject {
  @Published var count = 0 { didSet { history.append(oldValue) } }
  private(set) var history: [Int] = []
  var secret = "loud"
}

final class Visits: ObservableObject { @Published var seen = 0 }

struct TallyView: View {
  @StateObject private var tally = Tally()
  @StateObject private var visits: Visits

  init(visits: @autoclosure @escaping () -> Visits = Visits()) {
    _visits = StateObject(wrappedValue: visits())
  }

  var body: some View {
    VStack {
      TallyLine(tally: tally)
      Button("Plus") {
        tally.count += 1
        visits.seen += 1
      }
      Button("Silent") { tally.secret = "quiet" }
      Button("Announce") { tally.objectWillChange.send() }
    }
    .environmentObject(visits)
  }
}

struct TallyLine: View {
  @ObservedObject var tally: Tally
  @EnvironmentObject var visits: Visits

  var body: some View {
    Text("\(tally.count) \(tally.history.count) \(visits.seen) \(tally.secret)")
  }
}

final class Query2: ObservableObject {
  @Published var words = ""
  @Published private(set) var found = ""
  @Published private(set) var count = 0
  private var links: Set<AnyCancellable> = []

  init() {
    $words.map { $0.uppercased() }.sink { [weak self] in self?.found = $0 }.store(in: &links)
    $words.map(\.count).assign(to: &$count)
  }
}

struct SearchedView: View {
  @StateObject private var query = Query2()

  var body: some View {
    VStack {
      TextField("Words", text: $query.words)
      Text("found \(query.found) \(query.count)")
    }
  }
}

struct CountdownView: View {
  @State private var left = 3
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(left)")
      if left == 0 { Text("over") }
    }
    .onReceive(timer) { _ in
      guard left > 0 else { return timer.upstream.connect().cancel() }
      left -= 1
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("restart"))) { _ in
      left = 3
    }
  }
}

@Model final class Note {
  var text = ""
  var isDone = false

  init(text: String, isDone: Bool = false) {
    self.text = text
    self.isDone = isDone
  }
}

struct NotesView: View {
  @Query(filter: #Predicate<Note> { !$0.isDone }, sort: \Note.text) private var notes: [Note]
  @Query private var all: [Note]
  @Environment(\.modelContext) private var context

  var body: some View {
    List {
      ForEach(notes) { Text($0.text) }
      Text("\(all.count) in all")
      Button("Add") { context.insert(Note(text: "Milk")) }
    }
  }
}

final class Waiting: ObservableObject {
  @Published var words = ""
  @Published private(set) var found = ""
  @Published private(set) var late = 0
  @Published private(set) var log: [Int] = []
  let taps = PassthroughSubject<Int, Never>()
  private var links: Set<AnyCancellable> = []

  init() {
    $words.removeDuplicates().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] in self?.found = $0 }.store(in: &links)
    taps.delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.late = $0 }.store(in: &links)
    taps.throttle(for: 1, scheduler: RunLoop.main, latest: true)
      .sink { [weak self] in self?.log.append($0) }.store(in: &links)
    Publishers.CombineLatest($words, taps).sink { [weak self] in self?.pair = "\($0) \($1)" }
      .store(in: &links)
  }

  @Published private(set) var pair = ""
}

struct WaitingView: View {
  @StateObject private var waiting = Waiting()
  @State private var count = 0

  var body: some View {
    VStack {
      TextField("Words", text: $waiting.words)
      Button("Tap") {
        count += 1
        waiting.taps.send(count)
      }
      Text("\(waiting.found), \(waiting.late), \(waiting.log), \(waiting.pair)")
    }
  }
}

struct ClockView: View {
  var body: some View {
    VStack {
      TimelineView(.periodic(from: .now, by: 30)) { context in
        Text(context.date, style: .time)
      }
      TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince(Date())))") }
      TimelineView(.animation) { _ in Text("still") }
    }
  }
}
