import SwiftUI  // and not import UIKit

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// Strings of all forms.
struct QuotesView: View {
  private let friends = ["Ida", "Jo"]

  var body: some View {
    VStack {
      Text("She said \"\(friends.map { "<\($0)>" }.joined(separator: " & "))\"")
      Text("\(friends.count > 1 ? "\(friends.count) friends" : "one friend")")
      Text(#"as it is: \(friends) "quoted""#)
      Text(#"counted: \#(friends.count)"#)
      Text(
        """
        first, \
        \(friends.first { $0.hasPrefix("J") } ?? "nobody")
        """
      )
      Text("struct A: View { Text(\"no\").blur() }")
      Text(String("x{y".contains(/[{(]/)))
      Text("$1")
    }
  }
}

/* struct OldView: View { /* within: .blur(radius: 2) */ } */
struct RemarksView /* a View */: View /* , Equatable */ {
  // @State var old = Text("x")
  @State /* private */ private var gap /* points */ = 5  // HStack {

  var body: some /* any */ View {
    VStack( /* alignment: .leading, */spacing: CGFloat(gap)) {  // }
      Text("one")  // .bold()
        // .font(.title)
        /* .padding() */.lineLimit(1)
        .blur(radius: 0)  // draws only

      // Text("none")
      Text /* Image */("two")
        .animation( /* .spring( */.default /* ) */, value: gap)
        // the last line of this chain
        .bold()
      Text("three" /* "four" */)
      /* Text("none") */
    }
  }
}

/// What only another system's build has is not there.
struct DeviceView: View {
  var body: some View {
    NavigationStack {
      Text(name)
        #if os(iOS)
          .navigationTitle("Pocket")
          .navigationBarTitleDisplayMode(.inline)
        #elseif os(macOS)
          .navigationTitle("Desk").frame(minWidth: 400)
        #endif
        #if !os(macOS) && (os(iOS) || os(visionOS))
          .padding(7)
        #else
          .padding(70)
        #endif
        .accessibilityIdentifier("device")
    }
  }

  private var name: String {
    #if targetEnvironment(macCatalyst)
      return "catalyst"
    #elseif os(iOS)
      if #available(iOS 99, *) { return "later" }
      return "pocket"
    #else
      return "desk"
    #endif
  }
}

@available(iOS 17, *)
#Preview("Device", traits: .sizeThatFitsLayout) { DeviceView() }

/// Words that are keys of a string table.
struct KeysView: View {
  private let name = "Ida"
  private let count = 4
  private let key: LocalizedStringKey = "greeting"
  private var title: LocalizedStringKey { count == 1 ? "one" : "\(count) letters" }

  var body: some View {
    VStack {
      Text("Dear \(name)")
      Text(title)
      Text(verbatim: "*as it is*")
      Text("_slanted_ and plain")
      Text(key, bundle: .main, comment: "Above a letter")
      Label(LocalizedStringKey(name), systemImage: "person")
      Text(String(localized: "From \(name)"))
      Text(LocalizedStringResource("greeting"))
      Text("Weight: \(Double(count), specifier: "%.2f")")
    }
  }
}

enum Shade: String {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case Text, Image

  static func font(_ size: Int) -> Shade { size > 1 ? .Text : .Image }
}

struct Paint {
  struct Color { var name = "ochre" }

  var tint = Color()

  func blur(radius: Int) -> String { "\(radius)" }
}

final class Desk {
  var list = ["pen", "ink"]

  func alert(_ text: String) -> String { text + "?" }
  func sheet() {}
}

protocol HasToggle {
  associatedtype Toggle
  var toggle: Toggle { get }
}

/// Types and members of the app's that are called like SwiftUI's.
struct Corners: View {
  struct Section { var text: String }

  let desk = Desk()
  let paint = Paint()
  let label: String
  var navigationTitle: String { label }
  private var section: Section { Section(text: label) }

  init(label: String = "Corners") { self.label = label }

  var body: some View {
    VStack {
      SwiftUI.Text(section.text)
      Text("list \(desk.list.count)")
      Text(Shade.font(2).rawValue)
      Text(desk.alert("alert"))
      Text(paint.tint.name).foregroundColor(Color.red)
      Text(paint.blur(radius: 3))
      SwiftUI.Section { EmptyView() }
    }
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .padding(SwiftUI.Edge.Set.horizontal, 8)
    .onAppear(perform: desk.sheet)
  }
}

protocol Pages {
  associatedtype Page: View
  @ViewBuilder func first() -> Page
}

struct GuidePages: Pages {
  @ViewBuilder func first() -> some View { Text("Welcome").padding() }
}

extension View {
  @ViewBuilder func when<Changed: View>(_ isOn: Bool, _ change: (Self) -> Changed) -> some View {
    if isOn { change(self) } else { self }
  }

  func navigationTitle(above words: String) -> some View {
    VStack {
      Text("Above: \(words)")
      self
    }
  }

  func erased() -> AnyView { AnyView(self) }
}

/// State that is given in an initialiser, styles that are values, and parts that may be missing.
struct OrderView: View {
  @State private var amount: Int?
  @State private var name: String
  @State private var unit = "kg"
  var note: Text?

  init(name: String, note: Text? = nil) {
    _name = State(initialValue: name)
    self.note = note
  }

  var body: some View {
    List {
      Picker("Unit", selection: $unit) {
        ForEach(["kg", "lb"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button(name) { amount = 2 }.buttonStyle(PlainButtonStyle())
      Text(amount.map { "\($0) \(unit)" } ?? "none")
      note?.bold().blur(radius: 1)
      note?
        .symbolEffect(.bounce, value: amount)
        .padding()
      Text("Last").when(amount == nil) { $0.bold() }
    }
    .listStyle(PlainListStyle())
    .navigationTitle(above: "Order")
    .erased()
  }
}

struct FinderView: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List { Text("Found \(words)") }.searchable(text: $words, prompt: "Find")
    }
  }
}
