/// An image of a fixed size.
public struct Picture: PrimitiveElement {
  let name: String
  let size: Size

  /// Whether it was loaded from an address: its name is then a part of the address and means nothing to a user.
  let isRemote: Bool

  /// Creates the image `name`, in points; a length that is negative or not finite counts as zero.
  public init(_ name: String, width: Double, height: Double) {
    self.init(name, Size(width: width, height: height), isRemote: false)
  }

  init(_ name: String, _ size: Size, isRemote: Bool) {
    self.name = name
    self.size = size
    self.isRemote = isRemote
  }

  /// Adds a box of the image's size.
  public func resolve(into resolver: inout Resolver) {
    if isRemote {
      resolver.fixed(size, label: .picture, semantics: semantics)
    } else {
      resolver.fixed(size, label: .picture, name: name)
    }
  }

  /// Its semantics: its name as a label, or only as a fact.
  var semantics: Semantics {
    isRemote
      ? Semantics(role: .picture, facts: [Fact("source", name)])
      : Semantics(role: .picture, label: name)
  }
}

extension Picture {
  /// The same image, stretched to its offer.
  ///
  /// On each axis it fills its offer, but is never shorter than the two insets there; without an offer it has
  /// its own length.
  ///
  /// - Parameter capInsets: The parts of the image that are not stretched, in points; a distance that is
  ///   negative or not finite counts as zero.
  /// - Returns: An image that stretches.
  public func resizable(capInsets: Insets = .zero) -> some Element {
    let caps = Size(
      width: cap(capInsets.leading) + cap(capInsets.trailing),
      height: cap(capInsets.top) + cap(capInsets.bottom)
    )
    return Fill(.clear)
      .stretching(from: size, atLeast: caps)
      .control(semantics)
  }
}

extension Fill {
  /// The same, filling its offer but never shorter than `least`; without an offer it is as large as `size`.
  func stretching(from size: Size, atLeast least: Size = .zero) -> some Element {
    frame(
      minWidth: least.width,
      idealWidth: size.width,
      maxWidth: .infinity,
      minHeight: least.height,
      idealHeight: size.height,
      maxHeight: .infinity
    )
  }
}

private func cap(_ length: Double) -> Double {
  length.isFinite ? max(0, length) : 0
}

/// The state of a picture that is being loaded.
public enum PicturePhase {
  /// It has not been loaded yet.
  case empty

  /// It has been loaded.
  case success(Picture)

  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, if it has been loaded.
  public var image: Picture? {
    if case .success(let picture) = self { picture } else { nil }
  }

  /// The reason why it cannot be loaded; `nil` if it has been loaded or may still be.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads pictures by their addresses.
///
/// A test determines their sizes, and when they are loaded:
///
/// ```swift
/// let loader = PictureLoader { address in
///   try await clock.sleep(for: .seconds(1))
///   return Size(width: 300, height: 200)
/// }
/// let stage = Stage(app, clock: clock, inheriting: { $0.pictureLoader = loader })
/// ```
public struct PictureLoader: Sendable {
  let load: @MainActor @Sendable (String) async throws -> Size

  /// Creates a loader that returns the size of a picture in points, or throws.
  public init(load: @escaping @MainActor @Sendable (_ address: String) async throws -> Size) {
    self.load = load
  }
}

private struct PictureLoaderKey: InheritedKey { static var defaultValue: PictureLoader? { nil } }

extension InheritedValues {
  /// Loads pictures; without it none is ever loaded.
  public var pictureLoader: PictureLoader? {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}

/// A picture that is loaded when it appears, and again when its address changes.
///
/// A stage follows the loading: `Stage.finish()` waits for it. The picture has no label, because the file's name means
/// nothing to a user; outlines print the name as `source=…`. It imitates SwiftUI's view of that purpose.
public struct RemotePicture<Content: Element>: Element {
  private let address: String?
  private let scale: Double
  private let content: (PicturePhase) -> Content

  @Inherited(\.pictureLoader) private var loader
  @Local private var phase = PicturePhase.empty
  @Local private var loadedAddress: String?

  /// Creates the element that `content` makes from the picture at `url` in each phase; without an address it stays
  /// empty.
  ///
  /// A picture with a `scale` of 2 is half as wide and high as the loader returns; a scale that is not a positive
  /// number counts as 1. An address is a text or a URL.
  public init(
    url: (any CustomStringConvertible)?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (PicturePhase) -> Content
  ) {
    address = url?.description
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.content = content
  }

  /// The content for the current phase.
  public var body: some Element {
    Evaluation.inEveryPass { content(phase) }.task(
      id: address,
      name: address.map { "picture \($0)" } ?? "picture"
    ) {
      await load()
    }
  }

  private func load() async {
    // One that was scrolled away and returns is still there.
    if let loadedAddress, loadedAddress == address { return }
    if case .empty = phase {} else { phase = .empty }
    loadedAddress = nil
    guard let address, let loader else { return }
    do {
      let size = try await loader.load(address)
      guard !Task.isCancelled else { return }
      let name = address.split(separator: "/").last.map(String.init) ?? address
      let shown = Size(width: size.width / scale, height: size.height / scale)
      phase = .success(Picture(name, shown, isRemote: true))
      loadedAddress = address
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failure(error)
    }
  }
}

extension RemotePicture where Content == PictureOrPlaceholder {
  /// Creates the picture at `url` in its own size, and a grey area that fills its offer until it has been loaded.
  public init(url: (any CustomStringConvertible)?, scale: Double = 1) {
    self.init(url: url, scale: scale) { PictureOrPlaceholder(phase: $0) }
  }
}

/// A picture, or a grey area in its place.
public struct PictureOrPlaceholder: Element {
  let phase: PicturePhase

  /// The picture or the area.
  public var body: some Element {
    if case .success(let picture) = phase {
      picture
    } else {
      Fill(.secondary)
    }
  }
}

extension RemotePicture {
  /// Creates the element that `content` makes from the picture at `url`, and `placeholder` until it has been loaded.
  public init<Loaded: Element, Waiting: Element>(
    url: (any CustomStringConvertible)?,
    scale: Double = 1,
    @ElementBuilder content: @escaping (Picture) -> Loaded,
    @ElementBuilder placeholder: @escaping () -> Waiting
  ) where Content == LoadedOrPlaceholder<Loaded, Waiting> {
    self.init(url: url, scale: scale) {
      LoadedOrPlaceholder(phase: $0, content: content, placeholder: placeholder)
    }
  }
}

/// The element made from a picture, or a custom placeholder until it has been loaded.
public struct LoadedOrPlaceholder<Loaded: Element, Waiting: Element>: Element {
  let phase: PicturePhase
  let content: (Picture) -> Loaded
  let placeholder: () -> Waiting

  /// The content or the placeholder.
  public var body: some Element {
    if let picture = phase.image {
      Evaluation.inEveryPass { content(picture) }
    } else {
      Evaluation.inEveryPass(placeholder)
    }
  }
}
