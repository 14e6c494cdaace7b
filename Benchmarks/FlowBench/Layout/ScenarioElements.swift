import LayoutSim

/// A column of many leaves.
struct WideElement: Element {
  let count: Int

  var body: some Element {
    Column(spacing: 0) {
      Each(0..<count, id: \.self) { leaf in
        let size = LayoutScenario.wideLeaf(leaf)
        Picture("", width: size.width, height: size.height)
      }
    }
  }
}

/// Five levels of nested rows and columns.
struct NestedElement: Element {
  let count: Int

  var body: some Element {
    Column(spacing: 0) {
      Each(0..<count, id: \.self) { NestedRow(number: $0) }
    }
  }
}

private struct NestedRow: Element {
  let number: Int

  var body: some Element {
    Row(spacing: 0) {
      Each(0..<10, id: \.self) { NestedColumn(number: number * 10 + $0) }
    }
  }
}

private struct NestedColumn: Element {
  let number: Int

  var body: some Element {
    Column(spacing: 0) {
      Each(0..<10, id: \.self) { NestedEnd(number: number * 10 + $0) }
    }
  }
}

private struct NestedEnd: Element {
  let number: Int

  var body: some Element {
    Row(spacing: 0) {
      Each(0..<10, id: \.self) { NestedLeaf(number: number * 10 + $0) }
    }
  }
}

private struct NestedLeaf: Element {
  let number: Int

  var body: some Element {
    let size = LayoutScenario.nestedLeaf(number)
    Picture("", width: size.width, height: size.height)
  }
}

/// Nested stacks of any depth.
@MainActor
enum DeepElement {
  static func make(_ levels: Int, leaf: () -> AnyElement) -> any Element {
    var element = leaf()
    for level in (0..<levels).reversed() {
      let inner = element
      let first = leaf()
      element =
        level.isMultiple(of: 2)
        ? AnyElement(
          Column(spacing: 0) {
            first
            inner
          }
        )
        : AnyElement(
          Row(spacing: 0) {
            first
            inner
          }
        )
    }
    return element
  }
}

/// Paragraphs, one below the other.
struct Paragraphs: Element {
  let count: Int

  var body: some Element {
    let text = words(200)
    Column(alignment: .leading, spacing: 0) {
      Each(0..<count, id: \.self) { _ in TextBlock(text) }
    }
  }
}

/// Surfaces that share their space, four in each stack.
@MainActor
enum FilledElement {
  static func make(level: Int, of levels: Int) -> AnyElement {
    if level == levels { return AnyElement(Fill()) }
    let next = make(level: level + 1, of: levels)
    return level.isMultiple(of: 2)
      ? AnyElement(
        Column(spacing: 0) {
          next
          next
          next
          next
        }
      )
      : AnyElement(
        Row(spacing: 0) {
          next
          next
          next
          next
        }
      )
  }
}

/// A typical screen of an app: a bar, a list, tabs.
struct AppScreen: Element {
  var body: some Element {
    Column(spacing: 0) {
      Row(spacing: 0) {
        Picture("", width: 24, height: 24)
        Stretch(minLength: 0)
        TextBlock("xxxxx")
        Stretch(minLength: 0)
        Picture("", width: 24, height: 24)
      }
      .padding(Insets(top: 10, leading: 16, bottom: 10, trailing: 16))
      Column(spacing: 0) {
        Each(0..<20, id: \.self) { row in
          ListRow(
            title: words(12 + row % 9),
            note: words(30 + row * 7 % 20)
          )
          Separator()
        }
      }
      Stretch(minLength: 0)
      Row(spacing: 0) {
        Each(0..<5, id: \.self) { tab in
          if tab > 0 { Stretch(minLength: 0) }
          Column(spacing: 2) {
            Picture("", width: 24, height: 24)
            TextBlock(words(4 + tab))
          }
        }
      }
      .padding(Insets(top: 6, leading: 16, bottom: 6, trailing: 16))
    }
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

extension LayoutScenario {
  fileprivate static func wideLeaf(_ leaf: Int) -> Size {
    Size(width: Double(20 + 10 * (leaf % 7)), height: Double(10 + 4 * (leaf % 5)))
  }

  fileprivate static func nestedLeaf(_ leaf: Int) -> Size {
    Size(width: Double(8 + 2 * (leaf % 3)), height: Double(8 + 2 * (leaf % 5)))
  }
}
