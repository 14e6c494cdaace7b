import LayoutSim

/// How the size and the place of a node changed, in words, apart from what follows from other nodes.
struct ToldGeometry {
  /// That it was pushed, how far and by what.
  struct Push: Equatable {
    let words: String
    let cause: Causes.Place
    let axis: LayoutAxis

    /// Whether it is further down or to the right now.
    let isForward: Bool
  }

  /// That its content or the box around it made it larger.
  struct Growth: Equatable {
    let words: String

    /// Whether it was the box around it.
    let isInside: Bool
  }

  /// How its size changed, if nothing shows why.
  let sizes: [String]

  /// How its place changed, if nothing shows why.
  let places: [String]

  /// By what it was pushed.
  private(set) var push: Push?

  /// What it grew with.
  private(set) var growth: Growth?

  init(at index: Int, _ causes: Causes) {
    let change = causes.changes[index]
    var (sizes, growing, places): (Set<LayoutAxis>, Set<LayoutAxis>, Set<LayoutAxis>) = ([], [], [])
    var isInside = false
    var pushed: [String] = []
    var pusher: (cause: Causes.Place, axis: LayoutAxis)?
    for axis in [LayoutAxis.vertical, .horizontal] {
      let extent = change.along(axis).extent == 0 ? .words : causes.extents[axis]?[index]
      switch extent {
      case nil: sizes.insert(axis)
      case .content: growing.insert(axis)
      case .container:
        growing.insert(axis)
        isInside = true
      case .words, .squeezed: break
      }
      switch change.along(axis).start == 0 ? .own : causes.places[axis]?[index] {
      case nil: places.insert(axis)
      case .own: break
      case let cause?:
        pusher = pusher ?? (cause, axis)
        pushed += GeometryWords.place(change, [axis])
        if case .squeezed = extent { pushed += GeometryWords.size(change, [axis]) }
      }
    }
    self.sizes = GeometryWords.size(change, sizes)
    self.places = GeometryWords.place(change, places)
    let grown = GeometryWords.size(change, growing)
    if !grown.isEmpty {
      growth = Growth(words: grown.joined(separator: " and "), isInside: isInside)
    }
    if let pusher {
      push = Push(
        words: pushed.joined(separator: " and "),
        cause: pusher.cause,
        axis: pusher.axis,
        isForward: change.along(pusher.axis).start > 0
      )
    }
  }
}
