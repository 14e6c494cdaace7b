import FlowEngine
import Foundation
import LayoutSim

/// A symbol or a picture, for code that is used with both.
///
/// It stands for SwiftUI's `Image` as a type.
public struct AnyPicture: Element {
  private enum Source {
    case symbol(String)
    case picture(Picture)
  }

  private let source: Source
  private var caps: Insets?

  /// Creates a symbol.
  public init(systemName: String, variableValue: Double? = nil) { source = .symbol(systemName) }

  /// Creates a picture.
  public init(_ picture: Picture) { source = .picture(picture) }

  /// The same picture, stretched to its offer.
  public func resizable(capInsets: Insets = .zero) -> AnyPicture {
    var picture = self
    picture.caps = capInsets
    return picture
  }

  /// The symbol or the picture.
  public var body: some Element {
    switch source {
    case .symbol(let name):
      if caps != nil { Icon(name).resizable() } else { Icon(name) }
    case .picture(let picture):
      if let caps { picture.resizable(capInsets: caps) } else { picture }
    }
  }
}

/// A picture that an app has loaded, by its name.
///
/// It stands for `UIImage`; data have no size here.
public final class RasterPicture: Hashable, Sendable {
  let name: String

  /// The size in points.
  public let size: Size

  /// Creates an empty picture.
  public init() { (name, size) = ("", .zero) }

  /// Creates a picture of a catalogue; `nil` without a name.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    (self.name, size) = (name, Size(width: 24, height: 24))
  }

  /// Creates a symbol.
  public convenience init?(systemName name: String) { self.init(named: name) }

  /// Whether both have the same name and size.
  public static func == (first: RasterPicture, second: RasterPicture) -> Bool {
    first.name == second.name && first.size == second.size
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Creates a picture from data; `nil` without any.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    (name, size) = ("data", Size(width: 24, height: 24))
  }

  /// No data: a stage has no pixels.
  public func jpegData(compressionQuality: Double) -> Data? { nil }

  /// No data: a stage has no pixels.
  public func pngData() -> Data? { nil }
}

extension Picture {
  /// Creates the image of a picture that the app has loaded.
  public init(uiImage picture: RasterPicture) {
    self.init(picture.name, width: picture.size.width, height: picture.size.height)
  }
}

extension ViewFactory {
  /// A view as a result of `buildView(for:)`.
  ///
  /// It stands for SwiftUIFlow's method of that name.
  public func view(_ content: some Element) -> Any? { AnyElement(content) }
}
