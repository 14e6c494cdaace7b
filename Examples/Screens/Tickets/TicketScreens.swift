import LayoutSim

/// A list of concerts, loaded when it appears, with a field to search them.
public struct ConcertList: Element {
  private let model: TicketModel
  @Local private var words = ""

  /// Creates a list of the concerts that `model` finds.
  public init(model: TicketModel) { self.model = model }

  /// A spinner until the concerts are loaded, then the list.
  public var body: some Element {
    Column {
      TextEntry("Search concerts", words: $words).textFieldStyle(.roundedBorder).padding()
      if let concerts = model.concerts {
        RowList {
          Each(concerts, id: \.self) { TextBlock($0) }
        }
      } else {
        Spinner("Loading concerts")
        Stretch()
      }
    }
    .navigationTitle("Concerts")
    .task(name: "load") { await model.load() }
    .onChange(of: words) { _, words in model.search(words) }
  }
}

/// A seat that is held for some seconds.
public struct SeatScreen: Element {
  private let model: TicketModel

  /// Creates a screen that holds a seat as long as it is shown.
  public init(model: TicketModel) { self.model = model }

  /// The seconds left.
  public var body: some Element {
    Column {
      if let seconds = model.secondsLeft {
        TextBlock("Held for \(seconds) s")
      } else {
        TextBlock("Released")
      }
    }
    .navigationTitle("Your seat")
    .task(name: "hold") { await model.hold() }
  }
}
