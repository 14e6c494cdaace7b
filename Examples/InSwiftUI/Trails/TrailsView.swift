import SwiftUI

/// The root of the app: a stack that follows the router, with its sheets and its cover.
struct TrailsView: View {
  @Bindable var router: TrailRouter

  @State private var isShortOnly = false

  var body: some View {
    NavigationStack(path: $router.path) {
      ParkList()
        .navigationDestination(for: Park.self) { park in
          ParkView(park: park, isShortOnly: isShortOnly)
        }
        .navigationDestination(for: Trail.self) { TrailView(trail: $0) }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .filter: FilterView(isShortOnly: $isShortOnly)
      case .report(let trail): ReportView(trail: trail)
      }
    }
    .fullScreenCover(isPresented: $router.isWelcomeShown) { WelcomeView() }
    .environment(router)
  }
}

private struct ParkList: View {
  @Environment(TrailRouter.self) private var router

  var body: some View {
    List(Park.all) { park in
      NavigationLink(park.name, value: park)
    }
    .navigationTitle("Parks")
    .toolbar { Button("Filter") { router.sheet = .filter } }
  }
}

private struct ParkView: View {
  let park: Park
  let isShortOnly: Bool

  @Environment(TrailRouter.self) private var router

  var body: some View {
    List {
      ForEach(park.trails.filter { !isShortOnly || $0.miles < 5 }) { trail in
        Button(trail.name) { router.path.append(trail) }
      }
    }
    .navigationTitle(park.name)
  }
}

private struct TrailView: View {
  let trail: Trail

  @Environment(TrailRouter.self) private var router

  var body: some View {
    VStack(spacing: 12) {
      Text("\(trail.miles) miles")
      Button("Report a fallen tree") { router.sheet = .report(trail) }
      Button("All parks") { router.goBackToRoot() }
    }
    .navigationTitle(trail.name)
  }
}

private struct FilterView: View {
  @Binding var isShortOnly: Bool

  var body: some View {
    NavigationStack {
      Form { Toggle("Short trails only", isOn: $isShortOnly) }
        .navigationTitle("Filter")
        .navigationBarTitleDisplayMode(.inline)
    }
    .presentationDetents([.medium, .large])
  }
}

private struct ReportView: View {
  let trail: Trail

  @State private var words = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(TrailRouter.self) private var router

  var body: some View {
    VStack(spacing: 16) {
      TextField("Where on \(trail.name)?", text: $words)
      Button("Send") {
        dismiss()
        router.goBackToRoot()
      }
      .disabled(words.isEmpty)
    }
    .padding()
    .presentationDetents([.height(160)])
    .interactiveDismissDisabled(!words.isEmpty)
  }
}

private struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Walk more.")
      Button("Begin") { dismiss() }
    }
  }
}
