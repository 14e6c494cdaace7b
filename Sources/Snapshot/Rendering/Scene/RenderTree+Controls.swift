import LayoutSim

// Parts common to pictures of controls.

extension RenderTree {
  /// The frame of a control's own surface; `nil` if it has none.
  ///
  /// That of a button is behind the whole button. Other controls have no surface but their own.
  func surfaceFrame(of index: Int) -> Rect? {
    let control = nodes[index]
    return subtree(of: index).dropFirst().first {
      let node = nodes[$0]
      guard node.role == .fill, node.facts["ink"]?.ink != .clear,
        node.facts["shape"]?.figure != .circle,
        let frame = node.frame
      else { return false }
      return !control.role.isPressed || control.frame.map(frame.holds) ?? false
    }.flatMap { nodes[$0].frame }
  }

  /// The options of a picker that are nodes, in order.
  func shownOptions(of index: Int) -> [Int] {
    subtree(of: index).dropFirst().filter { nodes[$0].role == .option }
  }

  /// Whether a separate symbol or text is drawn inside a node.
  func hasParts(in index: Int) -> Bool { contains(in: index) { $0 == .icon || $0.isText } }

  /// Whether the buttons of a bar of tabs are on a separate surface.
  func hasPlatter(in index: Int) -> Bool { contains(in: index) { $0 == .platter } }

  /// Whether the title of a bar is a separate node.
  func hasTitle(in index: Int) -> Bool {
    contains(in: index) { $0 == .barTitle || $0 == .heading }
  }

  private func contains(in index: Int, _ isWanted: (Role) -> Bool) -> Bool {
    subtree(of: index).dropFirst().contains { isWanted(nodes[$0].role) }
  }

  /// Whether nodes are side by side.
  func areInOneRow(_ indices: [Int]) -> Bool {
    let tops = indices.compactMap { nodes[$0].frame?.minY }
    return tops.count > 1 && tops.allSatisfy { abs($0 - tops[0]) < 1 }
  }
}

extension RenderNode {
  /// The printed value of the fact named `key`; `nil` if it has none.
  func fact(_ key: String) -> String? { facts[key]?.words }

  /// Whether it is a switch that looks like the platform's.
  var isPlatformSwitch: Bool { role == .switch && !isCustomSwitch }

  /// Whether it is a bar of tabs that is a sidebar.
  var isTabSidebar: Bool { role == .tabBar && facts.contains(.sidebar) }

  /// Whether it stays in sight in front of scrolled content, and hides that.
  var hidesScrolledContent: Bool { looks.contains(.pinned(isOpaque: true)) }

  /// The opacity of a surface while it appears or disappears, from 0 to 1.
  var layerOpacity: Double {
    facts["opacity"]?.number.map { min(max($0, 0), 1) } ?? 1
  }
}

extension Role {
  /// Whether it is a button of any kind, whose content is the app's.
  var isPressed: Bool {
    isButton || self == .tabItem || self == .option || self == .backButton
  }

  /// Whether it is a custom role of the app.
  var isOfApp: Bool { !Role.drawnByPlatform.contains(self) }

  /// The roles whose look is known.
  private static let drawnByPlatform: Set<Role> = layers.union([
    .navigationBar, .barTitle, .backButton, .tabBar, .tabItem, .platter, .customBar, .grabber,
    .switch, .slider, .stepper, .picker, .option, .field, .label, .progress, .link, .disclosure,
    .section, .toolbar, .pageControl, .heading, .text, .icon, .picture, .button, .list, .row,
    .badge, .scroll, .separator, .fill, .placeholder, .box, .scrim,
  ])
}

/// The order in which pictures draw the children of a node.
struct DrawingOrder {
  private let tree: RenderTree
  private let nesting: Nesting

  /// Whether elements changed the order.
  private let isChanged: Bool

  /// For each node, whether it is a surface in front of its presenter, or only lays one out.
  private let leadsToLayer: [Bool]

  init(_ tree: RenderTree, _ nesting: Nesting) {
    self.tree = tree
    self.nesting = nesting
    isChanged = tree.changesDrawingOrder
    var leads = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let role = tree.nodes[index].role
      let first = nesting.children(of: index).first
      leads[index] = role.isPresented || role == .box && first.map { leads[$0] } ?? false
    }
    leadsToLayer = leads
  }

  /// The children of a node from back to front: bars lie in front of the content that follows them, and elements may
  /// have changed the order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var bars: [Int] = []
    let inside = nesting.children(of: index)
    for child in isChanged ? tree.inDrawingOrder(inside) : inside {
      if tree.nodes[child].role.liesOverContent {
        bars.append(child)
      } else {
        if leadsToLayer[child] {
          result += bars
          bars = []
        }
        result.append(child)
      }
    }
    return result + bars
  }
}
