import LayoutSim

/// A screen as apps have them: a bar, a list of twenty rows, tabs.
struct AppScreen: Element {
  var body: some Element {
    Column(spacing: 0) {
      bar
      Column(spacing: 0) {
        Each(0..<20, id: \.self) { row in
          ListRow(
            title: String(repeating: "x", count: 12 + row % 9),
            note: String(repeating: "x", count: 30 + row * 7 % 20)
          )
          Separator()
        }
      }
      Stretch(minLength: 0)
      tabs
    }
  }

  private var bar: some Element {
    Row(spacing: 0) {
      Picture("", width: 24, height: 24)
      Stretch(minLength: 0)
      TextBlock("xxxxx")
      Stretch(minLength: 0)
      Picture("", width: 24, height: 24)
    }
    .padding(Insets(top: 10, leading: 16, bottom: 10, trailing: 16))
  }

  private var tabs: some Element {
    Row(spacing: 0) {
      Each(0..<5, id: \.self) { tab in
        if tab > 0 { Stretch(minLength: 0) }
        Column(spacing: 2) {
          Picture("", width: 24, height: 24)
          TextBlock(String(repeating: "x", count: 4 + tab))
        }
      }
    }
    .padding(Insets(top: 6, leading: 16, bottom: 6, trailing: 16))
  }
}

private struct ListRow: Element {
  let title: String
  let note: String

  var body: some Element {
    Row(spacing: 12) {
      Picture("", width: 40, height: 40)
      Column(alignment: .leading, spacing: 2) {
        TextBlock(title)
        TextBlock(note)
      }
      Stretch(minLength: 0)
      TextBlock("xxxxx")
    }
    .padding(Insets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }
}
