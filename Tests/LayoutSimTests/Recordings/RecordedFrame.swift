import LayoutSim
import StageSupport
import Testing

/// How exactly a frame of a device was read.
enum Precision {
  /// From the pixels of an image: a third of a point.
  case pixels

  /// From a dump that gives tenths of points.
  case dump

  /// From a dump that gives every digit.
  case digits

  var tolerance: Double {
    switch self {
    case .pixels: 0.34
    case .dump: 0.1001
    case .digits: 0.0001
    }
  }
}

/// What the width of words adds to the tolerance: 2.5 %, the worst that Inter's letters are off.
enum WordsPlace {
  /// No words, or words whose width is given by something else.
  case none

  /// Words that begin at a place of their own.
  case leading

  /// Words in the middle of something.
  case centred
}

/// A length that was not recorded, or that is not the platform's.
let unknown = Double.nan

/// Compares where a stage has something with where a device had it: x, y, width and height.
func expect(
  _ frame: Rect?,
  at recorded: (x: Double, y: Double, width: Double, height: Double),
  _ precision: Precision = .dump,
  words: WordsPlace = .none,
  _ sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let frame = try #require(frame, sourceLocation: sourceLocation)
  let slack = words == .none || recorded.width.isNaN ? 0 : 0.025 * recorded.width
  let exact = precision.tolerance
  func isNear(_ length: Double, _ other: Double, _ tolerance: Double) -> Bool {
    other.isNaN || abs(length - other) <= tolerance
  }
  #expect(
    isNear(frame.minX, recorded.x, words == .centred ? exact + slack / 2 : exact)
      && isNear(frame.minY, recorded.y, exact)
      && isNear(frame.size.width, recorded.width, exact + slack)
      && isNear(frame.size.height, recorded.height, exact),
    "\(frame), recorded at \(recorded)",
    sourceLocation: sourceLocation
  )
}

extension RenderTree {
  /// Where the words `label` are, also those of a bar.
  func words(_ label: String) -> Rect? {
    nodes.last { $0.lines.joined(separator: " ") == label || $0.lines.first == label }?.frame
  }

  /// Where each row of a list is, and with headers and footers each part.
  func listParts() -> [Rect] {
    guard let list = nodes.firstIndex(where: { $0.role == .list }) else { return [] }
    let inside = list..<list + nodes[list].subtreeLength
    guard let scroll = inside.first(where: { nodes[$0].role == .scroll }) else { return [] }
    return inside.filter { nodes[$0].parent == scroll && nodes[$0].role != .separator }
      .compactMap { nodes[$0].frame }
  }

  /// Where the rows of a list are.
  func rows() -> [Rect] { all(.row).compactMap(\.frame) }

  /// Where the lines between rows are.
  func lines() -> [Rect] { nodes.filter { $0.role == .separator }.compactMap(\.frame) }
}

/// A stage with one screen.
@MainActor
func recorded(
  on device: Device,
  _ platform: PlatformProfile,
  showing content: @escaping @MainActor () -> any Element
) -> RenderTree {
  Stage(StubCoordinator("home") { _ in content() }, on: device, platform: platform).renderTree
}

/// A stage with a screen titled `title` that was pushed on one titled `below`.
@MainActor
func pushed(
  _ title: String,
  on below: String?,
  _ device: Device,
  _ platform: PlatformProfile,
  showing content: @escaping @MainActor () -> any Element = { Fill() }
) -> RenderTree {
  let app = StubCoordinator("home", handles: ["next"]) { route in
    guard route.identifier == "next" else {
      return below.map { AnyElement(Fill().navigationTitle($0)) } ?? AnyElement(Fill())
    }
    return AnyElement(content()).navigationTitle(title).navigationBarTitleDisplayMode(.inline)
  }
  app.navigate(to: StubRoute("next"))
  return Stage(app, on: device, platform: platform).renderTree
}
