import SwiftUI

final class Theme {
  let word: String
  init(_ word: String) { self.word = word }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme("plain") }
struct RaiseKey: EnvironmentKey { static var defaultValue: ((Int) -> Int)? = nil }

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  var raise: ((Int) -> Int)? {
    get { self[RaiseKey.self] }
    set { self[RaiseKey.self] = newValue }
  }
  @Entry var level: Int = 1
}

struct LevelText: View {
  @Environment(\.theme) private var theme
  @Environment(\.level) private var level
  @Environment(\.raise) private var raise

  var body: some View { Text("\(theme.word) \(raise?(level) ?? level)") }
}

struct LevelsView: View {
  var body: some View {
    VStack {
      LevelText()
      Group {
        LevelText().environment(\.level, 2)
        LevelText().environment(\.level, 2).environment(\.raise, { $0 + 1 })
      }
      .environment(\.theme, Theme("fancy"))
    }
  }
}

struct Card: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content.padding(12)
      Text("\(taps)")
    }
    .onTapGesture { taps += 1 }
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}

struct CardsView: View {
  var body: some View {
    VStack {
      Text("One").bold().card()
      Text("Two").modifier(Card())
    }
  }
}

enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear
  var id: Self { self }
}

struct FruitRow: View {
  let fruit: Fruit

  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(fruit.rawValue)
    }
  }
}

struct PickersView: View {
  @State private var fruit = Fruit.apple
  @State private var size: Int? = nil

  var body: some View {
    Form {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases) { FruitRow(fruit: $0) }
      }
      Picker(selection: $size) {
        Text("None").tag(Int?.none)
        Section("Sizes") {
          Text("Small").tag(Int?.some(1))
          Label("Large", systemImage: "plus").tag(Int?.some(2))
        }
      } label: {
        Text("Size")
      }
      Text("\(fruit.rawValue) \(size ?? 0)")
    }
  }
}

struct AlertsView: View {
  @State private var isAsking = false
  @State private var deleted: Fruit?
  @State private var state = "kept"

  var body: some View {
    VStack {
      Text(state)
      Button("Delete") { isAsking = true }
      Button("Ask about a pear") { deleted = .pear }
    }
    .alert(isPresented: $isAsking, content: question)
    .actionSheet(item: $deleted) { fruit in
      ActionSheet(
        title: Text("Eat the \(fruit.rawValue)?"),
        buttons: [.default(Text("Eat")) { state = "eaten" }, .cancel()]
      )
    }
  }

  private func question() -> Alert {
    Alert(
      title: Text("Delete it?"),
      message: Text("It cannot come back."),
      primaryButton: .destructive(Text("Delete it")) { state = "deleted" },
      secondaryButton: .cancel()
    )
  }
}

struct SpelledView: View {
  @GestureState private var pulled = CGSize.zero

  var body: some View {
    VStack {
      Color.blue.frame(width: 100, height: 100)
        .gesture(DragGesture().updating($pulled) { value, state, _ in state = value.translation })
      LabeledContent("Litres", value: 2.5, format: .number.precision(.fractionLength(2)))
      ContentUnavailableView.search(text: "fern")
    }
  }
}

struct DragView: View {
  @State private var offset = CGSize.zero
  @State private var ends = 0

  private var drag: some Gesture {
    DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { _ in ends += 1 }
  }

  var body: some View {
    VStack {
      Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("blue").gesture(drag)
      Text("\(Int(offset.width)) \(Int(offset.height)) \(ends)")
    }
  }
}

struct StacksView: View {
  let isWide: Bool

  var body: some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(spacing: 0))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    layout {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
  }
}

struct VisitedRow: View {
  @EnvironmentObject private var visits: Visits

  var body: some View { Text("Seen \(visits.seen)") }
}

struct VisitsPicker: View {
  @State private var place = 1

  var body: some View {
    Form {
      Picker("Place", selection: $place) {
        VisitedRow().tag(1)
        Text("Home").tag(2)
      }
      Text("\(place)")
    }
  }
}

struct Tea: Identifiable {
  let id: Int
  let name: String
  let grams: Int
}

struct TeasView: View {
  private let teas = [Tea(id: 1, name: "Assam", grams: 50), Tea(id: 2, name: "Keemun", grams: 75)]
  @State private var chosen: Int?

  var body: some View {
    VStack {
      Table(teas, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.grams) { Text("\($0.grams) g") }.width(80)
      }
      Text("chosen \(chosen ?? 0)")
    }
  }
}

struct GuestsView: View {
  @State private var guests = 2
  @State private var host = ""
  var symbol: String? = "person"

  var body: some View {
    Stepper(value: $guests, in: 0...5) {
      VStack(alignment: .leading) {
        if let symbol { Image(systemName: symbol) }
        Text("Guests of \(host)")
        TextField("Host", text: $host)
      }
    }
  }
}

/// Initialisers with other labels than the usual ones.
struct LabelledView: View {
  @State private var count = 1
  @State private var share: Double?
  @State private var top: CGFloat = 0

  var body: some View {
    VStack {
      ProgressView(value: 0.5) { Text("Half") }
      ProgressView(value: 3, total: 4, label: { Text("Most") })
      ProgressView { Text("Waiting") }
      ProgressView("Later", value: share)
      Text(7 as NSNumber, formatter: NumberFormatter())
      Label(title: { Text("Titled") }, icon: { Image(systemName: "star") })
      Text("Commented", comment: "For translators")
      Text(AttributedString("Attributed"))
      Stepper("Steps \(count)", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      GroupBox(label: Text("Box")) {
        GeometryReader { Text("\(Int($0.frame(in: .local).width))") }  // flowsim:silent
      }
      Color.red.frame(width: 2, height: 2).position(CGPoint(x: 1, y: 1))
      Text("Low").onGeometryChange(for: CGFloat.self) { proxy in
        proxy.frame(in: .global).minY  // flowsim:silent
      } action: {
        top = $0
      }
      Text(top > 59 ? "below the top" : "at the top")
      Text("Pressed").contextMenu(menuItems: { Button("Copy") { count += 10 } })
    }
  }
}

struct GroupedView: View {
  @State private var said = ""

  var body: some View {
    VStack {
      ControlGroup {
        Button("Minus") { said = "minus" }
        Button("Plus") { said = "plus" }
      }
      Menu("More") {
        ControlGroup("Edit", systemImage: "pencil") {
          Button("Cut") { said = "cut" }
          Button("Copy") { said = "copy" }
        }
      }
      Text(said)
    }
  }
}
