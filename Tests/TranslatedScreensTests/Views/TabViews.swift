import SwiftUI

enum ShopTab: Hashable {
  case shop, help, search
}

struct TabbedView: View {
  @State private var section = ShopTab.shop

  var body: some View {
    TabView(selection: $section) {
      Tab("Shop", systemImage: "cart", value: ShopTab.shop) {
        ShopView()
      }
      .badge(2)
      Tab("Help", systemImage: "questionmark", value: ShopTab.help) {
        Button("To the shop") { section = .shop }
      }
      .customizationID("help")
      Tab(value: ShopTab.search, role: .search) {
        NavigationStack { Text("Found").navigationTitle("Results") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct OlderTabs: View {
  @State private var number = 0

  var body: some View {
    TabView(selection: $number) {
      NavigationView {
        List(["Pear", "Fig"], id: \.self) { fruit in
          NavigationLink(fruit, destination: Text("\(fruit) itself"))
        }
        .navigationTitle("Fruit")
      }
      .tabItem {
        Image(systemName: "leaf")
        Text("List")
      }
      .tag(0)
      Text("Settled")
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(1)
    }
    .tabViewStyle(DefaultTabViewStyle())
    .accentColor(.red)
  }
}
