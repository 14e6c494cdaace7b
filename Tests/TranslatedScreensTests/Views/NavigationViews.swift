import SwiftUI

enum Good: Hashable {
  case shelf(String)
  case goods(name: String)
}

struct ShopView: View {
  @State private var path: [Good] = []
  @State private var isHelpShown = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Fruit", value: Good.shelf("Fruit"))
        NavigationLink(value: Good.goods(name: "Salt")) {
          Label("Salt", systemImage: "shippingbox")
        }
        NavigationLink {
          AboutView()
        } label: {
          Text("About")
        }
        NavigationLink("Rome", destination: Text("Rome itself"))
        Button("Deep") { path = [.shelf("Fruit"), .goods(name: "Fig")] }
        Button("Help") { isHelpShown = true }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Good.self) { good in
        switch good {
        case .shelf(let name):
          List(["Pear", "Fig"], id: \.self) { fruit in
            NavigationLink(fruit, value: Good.goods(name: fruit))
          }
          .navigationTitle(name)
        case .goods(let name):
          VStack {
            Text(name)
            Button("Home") { path.removeAll() }
            Button("Back") { _ = path.popLast() }
          }
        }
      }
      .navigationDestination(isPresented: $isHelpShown) { Text("Help yourself") }
    }
  }
}

struct AboutView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Enough") { dismiss() }
      .navigationTitle("About")
  }
}

struct RoutesView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append("Fruit")
        path.append(3)
      }
      .navigationTitle("Routes")
      .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      .navigationDestination(for: Int.self) { Text("\($0) of them") }
    }
  }
}

struct ChaptersView: View {
  @State private var chapter: Int?
  @State private var isIndexShown = false

  var body: some View {
    NavigationView {
      List {
        NavigationLink("One", destination: Text("Call me Ishmael"), tag: 1, selection: $chapter)
        NavigationLink(tag: 2, selection: $chapter) {
          Text("The Carpet-Bag")
        } label: {
          Text("Two")
        }
        NavigationLink("Index", isActive: $isIndexShown) { Text("Ahab, 3") }
        Button("Second") { chapter = 2 }
        Text(chapter.map { "Open: \($0)" } ?? "Closed")
      }
      .navigationTitle("Chapters")
    }
  }
}
