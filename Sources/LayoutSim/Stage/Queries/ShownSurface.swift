import FlowEngine

/// One surface as a stage shows it: its description and its place.
public struct ShownSurface: Hashable, Sendable {
  /// The surface in the hierarchy: its style, its owner, its route, and its content.
  public let surface: Surface

  /// Its frame in the window; `nil` if a cover hides it.
  public let frame: Rect?

  /// The rectangle in which it is drawn, if it differs from the frame: that of a floating sheet, or of a
  /// presenter that is pushed back.
  public let drawnFrame: Rect?

  /// Whether a cover in front of it hides it.
  public let isHidden: Bool

  /// Whether something in front of it blocks touches.
  public let isInert: Bool
}

extension Stage {
  /// The surfaces on screen, lowest first; the base is the first one.
  ///
  /// On a platform without covers, these and their presentations are missing.
  ///
  /// ```swift
  /// try stage.tap("Map")
  /// #expect(stage.surfaces.count == 2)  // the stack, and the sheet in front of it
  /// ```
  public var surfaces: [ShownSurface] {
    let shown = shown
    if descriptions.isReading {
      activity.wasAskedWhileSettling = true
    } else {
      descriptions.read(liveSurfaces.possible(on: traits.platform))
    }
    return descriptions.known.compactMap { key, surface in
      shown.node(key).map { node in
        ShownSurface(
          surface: surface,
          frame: node.frame,
          drawnFrame: node.drawnFrame,
          isHidden: node.flags.contains(.covered),
          isInert: node.flags.contains(.inert)
        )
      }
    }
  }
}

/// The descriptions of the surfaces on a stage.
@MainActor
final class SurfaceDescriptions {
  /// The descriptions when they were last read.
  private(set) var known: [(key: LayerKey, surface: Surface)] = []

  /// Whether they are being read: tab items that request them meanwhile get those of the previous read.
  private(set) var isReading = false

  func read(_ surfaces: [LiveSurface]) {
    isReading = true
    known = surfaces.map { ($0.key, $0.description) }
    isReading = false
  }
}

extension Stage {
  /// The names of the screens in sight on stacks and tabs of elements, for each surface that is shown.
  package var screensOfElements: [[String]] {
    shownSurfaces.map { surface in
      surface.content.stacksInSight.filter(\.isOfElement).flatMap { $0.screens.map(\.route) }
    }
  }
}

/// The front-most screen.
public struct ShownScreen: Hashable, Sendable {
  /// The route that it shows.
  public let route: RouteDescription

  /// The coordinator that owns it.
  public let owner: OwnerPath

  /// The title in its navigation bar; `nil` without a bar, or without a title.
  public let title: String?

  /// Its frame in the window, bars included.
  public let frame: Rect

  /// Whether it is on a stack or a tab of an element, of which the engine is unaware.
  package let isOfElement: Bool
}

extension Stage {
  /// The front-most screen: the top one of the front-most stack, in the selected tab.
  ///
  /// It is `nil` if a tab coordinator without tabs is in front.
  public var topScreen: ShownScreen? {
    let shown = shown
    guard let top = shownSurfaces.last?.content.topScreen, top.tabs == nil,
      let position = shown.index[top.key], let frame = shown.tree.nodes[position].frame
    else { return nil }
    let bar = shown.tree.subtree(of: position).first {
      shown.tree.nodes[$0].role == .navigationBar
    }
    return ShownScreen(
      route: RouteDescription(top.wrapper.route),
      owner: top.wrapper.coordinator.ownerPath,
      title: bar.flatMap { shown.tree.nodes[$0].label },
      frame: frame,
      isOfElement: (top.layer as? ElementScreen).map { $0.place != .surface } ?? false
    )
  }

  /// The links that the app has opened outside itself so far, in order: with a ``TextLink`` or with
  /// `@Inherited(\.openURL)`.
  ///
  /// An app that handles links itself sets its own ``LinkOpening``, and such links are not included.
  public var openedLinks: [String] { links.addresses }
}

extension Stage {
  /// The element named `label` on the front-most surface that has one; `nil` if there is none.
  ///
  /// Elements that are scrolled out of sight are found, too, with the flag ``NodeFlags/scrolledAway``; if
  /// several elements of a surface have the name, one in sight takes precedence. Elements that are hidden,
  /// covered, or out of sight behind a surface in front are not found.
  ///
  /// ```swift
  /// #expect(stage.element(labelled: "Map")?.role == .button)
  /// #expect(stage.element(labelled: "Line 2")?.flags.contains(.truncated) == false)
  /// #expect(stage.element(labelled: "Line 31") == nil)
  /// ```
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The node: its role, its frame, its flags.
  public func element(labelled label: String) -> RenderNode? {
    let tree = renderTree
    let found = tree.nodes(labelled: label)
    guard let last = found.last else { return nil }
    let surface = tree.layers.last { $0 <= last } ?? tree.nodes.startIndex
    let inSight = found.last { $0 >= surface && !tree.isScrolledAway($0) }
    return tree.found(inSight ?? last)
  }

  /// All elements named `label`, from the lowest surface up, including those scrolled out of sight.
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The nodes in drawing order, as ``element(labelled:)`` finds them; those that are scrolled
  ///   out of sight have the flag ``NodeFlags/scrolledAway``.
  public func elements(labelled label: String) -> [RenderNode] {
    let tree = renderTree
    return tree.nodes(labelled: label).map(tree.found)
  }
}

extension RenderTree {
  /// The positions of the elements named `label` that are in sight or can be scrolled into sight, in order.
  func nodes(labelled label: String) -> [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      guard node.detail != .layout, node.frame != nil, node.isCalled(label) else { return false }
      let ancestors = ancestors(of: index)
      let flags = ancestors.reduce(node.flags) { $0.union(nodes[$1].flags) }
      let isHidden =
        !flags.isDisjoint(with: [.covered, .hidden])
        || flags.isSuperset(of: [.scrolledAway, .inert])
      // The text of a button is not a second element of its name.
      let isPart = ancestors.contains { nodes[$0].isCombined && nodes[$0].isCalled(label) }
      return !isHidden && !isPart
    }
  }

  /// The node at `index`, flagged if something around it is scrolled away.
  fileprivate func found(_ index: Int) -> RenderNode {
    var node = nodes[index]
    if isScrolledAway(index) { node.flags.insert(.scrolledAway) }
    return node
  }

  fileprivate func isScrolledAway(_ index: Int) -> Bool {
    ([index] + ancestors(of: index)).contains { nodes[$0].flags.contains(.scrolledAway) }
  }
}

extension RenderNode {
  /// Whether its name is `name`.
  func isCalled(_ name: String) -> Bool {
    LayoutSim.isCalled(name, label: label, tag: identifier)
  }
}

/// Whether an element with `label` and `tag` is named `name`: by the label, or by `#` and the tag.
func isCalled(_ name: String, label: String?, tag: String?) -> Bool {
  if label == name { return true }
  guard let tag, name.first == "#" else { return false }
  return name.dropFirst() == tag[...]
}
