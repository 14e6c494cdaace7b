import SwiftUI

struct AtlasView: View {
  @State private var city: String?
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn
  @State private var column: NavigationSplitViewColumn = .sidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(["Rome", "Oslo"], id: \.self, selection: $city) { name in
        Text(name)
      }
      .navigationTitle("Atlas")
      .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 320)
    } detail: {
      NavigationStack {
        if let city {
          VStack {
            Text("About \(city)")
            NavigationLink("Streets") { Text("Many").navigationTitle("Streets of \(city)") }
          }
          .navigationTitle(city)
        } else {
          Text("Select a city")
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
