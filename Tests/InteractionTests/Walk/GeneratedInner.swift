import LayoutSim

/// What a screen keeps by itself around its content: nothing, a stack, tabs or columns, by turns.
struct GeneratedInner<Content: Element>: Element {
  let kind: Int
  private let content: Content

  @Local private var path: [Int] = []
  @Local private var tab = "first"
  @Local private var row: String?
  @Local private var isSeen = false

  init(kind: Int, @ElementBuilder content: () -> Content) {
    self.kind = kind
    self.content = content()
  }

  var body: some Element {
    switch kind {
    case 0: content
    case 1: stack
    case 2, 3: tabs
    default: columns
    }
  }

  private var stack: some Element {
    ScreenStack(path: $path) {
      Column {
        content
        links
      }
      .navigationDestination(for: Int.self) { number in
        Column {
          TextBlock("Number \(number)")
          links
          PushButton("Inner root") { path = [] }
        }
        .navigationTitle("Number \(number)")
      }
      .navigationDestination(isPresented: $isSeen) { TextBlock("Seen") }
    }
  }

  private var links: some Element {
    Column {
      ScreenLink("Inner value", value: path.count)
      ScreenLink("Inner link") { TextBlock("Linked").navigationTitle("Linked") }
      PushButton("Inner path") { path += [7, 8] }
      PushButton("Inner seen") { isSeen.toggle() }
    }
  }

  private var tabs: some Element {
    ScreenTabs(selection: $tab) {
      ScreenTab("First", icon: "circle", value: "first") {
        if kind == 2 { stack } else { content }
      }
      .badge(path.count)
      ScreenTab("Second", icon: "square", value: "second") {
        Column {
          PushButton("To first") { tab = "first" }
          ScreenStack { ScreenLink("Inner link") { TextBlock("Linked") } }
        }
      }
      if path.count < 2 { TextBlock("Third tab").tabItem { TextBlock("Third") } }
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  private var columns: some Element {
    ScreenColumns {
      RowList(selection: $row) { Each(["A", "B"], id: \.self) { TextBlock("Inner \($0)") } }
        .navigationTitle("Inner columns")
    } detail: {
      ScreenStack(path: $path) {
        Column {
          TextBlock("Inner columns of \(row ?? "none")")
          content
          links
        }
        .navigationDestination(for: Int.self) { TextBlock("Number \($0)") }
      }
    }
  }
}
