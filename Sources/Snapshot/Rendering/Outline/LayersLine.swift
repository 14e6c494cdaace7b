import FlowEngine
import LayoutSim

/// The presented surfaces, from back to front, on one line, or on a line per surface if that is too long.
///
/// `tabs(home,*shop) > stack(shop.list,shop.item(42)) > sheet(reviews.compose)`: a star marks the selected
/// tab, whose content follows; then come the modal surfaces in drawing order. Columns are inside
/// `split(sidebar:stack(boxes),*detail:stack(message))`.
struct LayersLine {
  let tree: RenderTree
  let nesting: Nesting

  /// Bounds the recursion; no app presents more.
  private static let deepest = 64

  /// The maximum length of a line that has several surfaces.
  private static let columns = 100

  /// The surfaces on one line, or, if it exceeds 100 columns, the surfaces one by one.
  var surfaces: [String] {
    guard !tree.nodes.isEmpty else { return ["none"] }
    let surfaces = parts(of: 0).compactMap { surface($0, depth: 0) }
    guard !surfaces.isEmpty else { return ["none"] }
    let line = surfaces.joined(separator: " > ")
    let columns = LayersLine.columns - Outline.layersPrefix.utf8.count
    // No text has more characters than bytes, which are counted faster.
    return line.utf8.count <= columns || line.count <= columns ? [line] : surfaces
  }

  /// The printed lines.
  var lines: [String] {
    surfaces.enumerated().map { number, words in
      (number == 0 ? Outline.layersPrefix : Outline.nextLayerPrefix) + words
    }
  }

  private func surface(_ index: Int, depth: Int) -> String? {
    guard depth < LayersLine.deepest else { return "…" }
    let role = tree.nodes[index].role
    switch role {
    case .tabs: return tabs(index, depth: depth)
    case .split: return split(index, depth: depth)
    case .stack: return "stack(\(entries(of: index, depth: depth).joined(separator: ",")))"
    case .screen: return entry(index, depth: depth)
    case _ where role.isPresentedByCoordinator: return modal(index, depth: depth)
    case _ where role.isPresentedByElement: return dialog(index)
    default: return nil
    }
  }

  private func tabs(_ index: Int, depth: Int) -> String {
    let tabs = parts(of: index).filter { tree.nodes[$0].role == .tab }
    let names = tabs.map { isSelected($0) ? "*\(name($0))" : name($0) }
    let line = "tabs(\(names.joined(separator: ",")))"
    guard let selected = tabs.first(where: isSelected),
      let content = inner(of: selected, depth: depth)
    else { return line }
    return "\(line) > \(content)" + overlays(on: selected, depth: depth)
  }

  /// `split(sidebar,content:stack(list),*detail:stack(message))`: columns without content are not shown, and a star
  /// marks the one in front.
  private func split(_ index: Int, depth: Int) -> String {
    let columns = parts(of: index).filter { tree.nodes[$0].role == .splitColumn }.sorted {
      order(of: $0) < order(of: $1)
    }
    let words = columns.map { column in
      let name = isSelected(column) ? "*\(name(column))" : name(column)
      guard let content = inner(of: column, depth: depth) else { return name }
      return "\(name):\(content)" + overlays(on: column, depth: depth)
    }
    return "split(\(words.joined(separator: ",")))"
  }

  /// The place of a column from the leading edge, regardless of its place in the tree.
  private func order(of column: Int) -> Int {
    SplitColumn(rawValue: tree.nodes[column].route ?? "").flatMap {
      SplitColumn.allCases.firstIndex(of: $0)
    } ?? 0
  }

  /// The screens of a stack in order, pushed containers included.
  private func entries(of stack: Int, depth: Int) -> [String] {
    parts(of: stack).compactMap { surface($0, depth: depth + 1) }
  }

  private func entry(_ screen: Int, depth: Int) -> String {
    guard let content = inner(of: screen, depth: depth) else { return name(screen) }
    let shown = content + overlays(on: screen, depth: depth)
    return tree.nodes[screen].route == nil ? shown : "\(name(screen)) > \(shown)"
  }

  /// `sheet(a,b)`: the stack of a modal surface is not named.
  private func modal(_ index: Int, depth: Int) -> String {
    let word = tree.nodes[index].role.rawValue
    let stacks = parts(of: index).filter { tree.nodes[$0].role == .stack }
    let content =
      if let stack = stacks.first {
        entries(of: stack, depth: depth).joined(separator: ",")
      } else {
        inner(of: index, depth: depth) ?? name(index)
      }
    return "\(word)(\(content))" + overlays(on: index, depth: depth)
  }

  /// ` > overlay(note)`: the overlay over the content of a tab, a pushed container or a surface.
  private func overlays(on index: Int, depth: Int) -> String {
    parts(of: index).filter { tree.nodes[$0].role == .overlay }
      .compactMap { surface($0, depth: depth + 1).map { " > \($0)" } }
      .joined()
  }

  /// `alert(Delete?)`: a dialog is named by its title.
  private func dialog(_ index: Int) -> String {
    let node = tree.nodes[index]
    let word = node.role.rawValue
    guard let label = node.label, !label.isEmpty else { return word }
    return "\(word)(\(PrintedWords.layerName(label)))"
  }

  private func inner(of index: Int, depth: Int) -> String? {
    // A lazy sequence would evaluate its first element twice at every level.
    for part in parts(of: index) {
      if let content = surface(part, depth: depth + 1) { return content }
    }
    return nil
  }

  /// The contents of a node, ignoring boxes that only lay out.
  private func parts(of index: Int) -> [Int] {
    var result: [Int] = []
    var pending = Array(nesting.children(of: index).reversed())
    while let next = pending.popLast() {
      if tree.nodes[next].detail == .layout {
        pending += nesting.children(of: next).reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }

  private func isSelected(_ index: Int) -> Bool {
    tree.nodes[index].flags.contains(.selected)
  }

  private func name(_ index: Int) -> String {
    let node = tree.nodes[index]
    return PrintedWords.layerName(node.route ?? node.label ?? node.role.rawValue)
  }
}
