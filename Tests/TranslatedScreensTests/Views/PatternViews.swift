import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct CountKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct EqualWidthsView: View {
  @State private var width: CGFloat?
  @State private var count = 0

  var body: some View {
    VStack {
      ForEach(["Tea", "Elderflower"], id: \.self) { word in
        Text(word)
          .background(
            GeometryReader { proxy in
              Color.clear
                .preference(key: WidthKey.self, value: proxy.size.width)
                .preference(key: CountKey.self, value: 1)
            }
          )
          .frame(width: width)
          .background(Color.yellow)
      }
      Text("\(count)")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onPreferenceChange(CountKey.self) { count = $0 }
  }
}

struct TillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(isEnabled ? Color.green : Color.gray)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct TillView: View {
  @State private var sold = 0

  var body: some View {
    VStack {
      Button("Sell") { sold += 1 }
      Button("Refund") { sold -= 1 }.disabled(sold == 0)
      Text("Sold \(sold)")
    }
    .buttonStyle(TillStyle())
  }
}

struct Panel<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack {
      header
      content
    }
    .padding()
  }
}

extension Panel where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(header: { EmptyView() }, content: content)
  }
}

struct PanelsView: View {
  @State private var isLong = false

  var body: some View {
    VStack {
      Panel { Text("Plain") }
      Panel {
        Image(systemName: "star")
      } content: {
        Text("Starred")
        if isLong { Text("More") }
        Text("Last")
      }
      Button("Longer") { isLong = true }
    }
  }
}

struct LeafView: View {
  @State private var page = 1
  @State private var words = ""

  var body: some View {
    VStack {
      Text(words)
      Button("Turn") { page += 1 }
    }
    .task(id: page) { words = "Page \(page)" }
  }
}

struct DraftView: View {
  @State private var words = ""
  @State private var isSaved = false
  @State private var count = 0

  var body: some View {
    NavigationStack {
      TextField("Words", text: $words)
        .navigationTitle("Draft")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { words = "" } }
          ToolbarItem(placement: .confirmationAction) {
            Button {
              isSaved = true
            } label: {
              Label("Save", systemImage: "checkmark")
            }
            .disabled(words.isEmpty)
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Count \(count)") { count += 1 }
            Spacer()
            if isSaved { Text("Saved") }
          }
        }
    }
  }
}

struct PersonView: View {
  @State private var name = "Ada"
  @State private var newName = ""
  @State private var isAsking = false
  @State private var isRenaming = false

  var body: some View {
    VStack {
      Text(name)
      Button("Remove") { isAsking = true }
        .confirmationDialog("Remove \(name)?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Remove for good", role: .destructive) { name = "Nobody" }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It cannot be undone")
        }
      Button("Rename") { isRenaming = true }
        .alert("New name", isPresented: $isRenaming) {
          TextField("Name", text: $newName)
          Button("OK") { name = newName }
        }
    }
  }
}

struct HouseRow: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack {
      Text("One")
      Text(scheme == .dark ? "Dark" : "Light")
    }
  }
}

struct HouseView: View {
  @AccessibilityFocusState private var isRead: Bool
  @AppStorage("visits") private var visits = 3  // flowsim:silent

  var body: some View {
    VStack {
      HouseRow()
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.colorScheme, .dark)
      Text("Visits \(visits)").accessibilityFocused($isRead)
      Button("Visit") { visits += 1 }
      #if os(macOS)
        Text("Mac")
      #else
        Text(isRead ? "read" : "quiet")
          #if os(iOS)
            .padding(.top, 10)
          #endif
      #endif
    }
  }
}

struct Plum: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct PlumsView: View {
  @State private var fruits = [Plum(id: 1, name: "Fig"), Plum(id: 2, name: "Pear")]
  @State private var shown: Plum?

  var body: some View {
    List {
      ForEach($fruits) { $fruit in
        HStack {
          Text(fruit.name)
          Button("Ripen") { fruit.name += "!" }.buttonStyle(.borderless)
          Button("Open") { shown = fruit }.buttonStyle(.borderless)
        }
      }
      .onDelete(perform: delete)
    }
    .sheet(item: $shown) { fruit in PlumPage(fruit: fruit) }
  }

  private func delete(at offsets: IndexSet) { fruits.remove(atOffsets: offsets) }
}

struct PlumPage: View {
  @Environment(\.presentationMode) private var mode
  let fruit: Plum

  var body: some View {
    Button("Close \(fruit.name)") { mode.wrappedValue.dismiss() }
      .presentationDetents([.height(200)])
  }
}

struct SurfacesView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text("Thin").background(Material.thin)
      Text("Plain").background()
      Button("Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
      }
    }
  }
}
