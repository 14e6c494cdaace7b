import FlowEngine

/// A stack of screens that the content of a screen keeps by itself, with a bar.
///
/// ```swift
/// ScreenStack {
///   RowList {
///     ScreenLink("Rome", value: "rome")
///     ScreenLink("About") { TextBlock("Two cities") }
///   }
///   .navigationTitle("Cities")
///   .navigationDestination(for: String.self) { city in CityScreen(city) }
/// }
/// ```
///
/// Its screens have the bars, the back buttons and the gestures of a coordinator's stack. It fills its offer, and
/// extends under the bars around it. The coordinators are unaware of it: for them its screens are one screen. It
/// imitates SwiftUI's navigation stack. Inside another stack it is reported (``FindingCode/nestedStack``), because a
/// device shows two bars.
/// In a popover only the back button leaves its screens, and in a tree without a stage it shows only its root.
public struct ScreenStack<Root: Element>: PrimitiveElement {
  private let path: StackPath?
  private let root: Root

  /// Creates a stack that stores which screens are on it.
  public init(@ElementBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Creates a stack of the screens for the values in `path`, the lowest first.
  ///
  /// Links add to it, and going back removes from it. A value without a destination is shown as a symbol.
  public init<Data>(path: Bound<Data>, @ElementBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Creates a stack of the screens for the values of any type in `path`, the lowest first.
  public init(path: Bound<ScreenPath>, @ElementBuilder root: () -> Root) {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Adds the screens, of which the top one is laid out.
  public func resolve(into resolver: inout Resolver) {
    guard let site = resolver.inherited.stackSite?.present else {
      return root.resolve(into: &resolver)
    }
    // Its screens may differ from pass to pass.
    Evaluation.noteEffect()
    if let column = resolver.inherited.ownStack, column.isColumn(of: site.screen) {
      column.lend(path)
      return root.resolve(into: &resolver)
    }
    let slot = resolver.place.claim(Self.self)
    let outer = resolver.place.enter(slot)
    let stack = slot.kept {
      ElementStack(at: slot, under: resolver.inherited, on: site.builder.stage)
    }
    stack.follow(
      path,
      root: AnyElement(root),
      isNew: resolver.isContentNew,
      under: resolver.inherited
    )
    stack.resolve(into: &resolver, at: slot, on: site)
    resolver.place.leave(to: outer)
  }
}

private struct OwnStackKey: InheritedKey {
  static let defaultValue = WeakReference<ElementStack>(nil)
}

extension InheritedValues {
  /// The innermost stack of an element on which the screen is; `nil` if there is none.
  var ownStack: ElementStack? {
    get { self[OwnStackKey.self].object }
    set { self[OwnStackKey.self] = WeakReference(newValue) }
  }
}

/// The content of a screen on the stack of an element.
struct StackScreen: PrimitiveElement {
  let stack: ElementStack
  let entry: StackEntry

  func resolve(into resolver: inout Resolver) {
    let values = stack.values(in: resolver.inherited)
    resolver.inheriting {
      $0 = values
    } content: {
      stack.resolve(entry, into: &$0)
    }
  }
}

/// The values of the screens on a ``ScreenStack``, which may be of different types.
///
/// It imitates SwiftUI's navigation path.
public struct ScreenPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of `elements`, the lowest first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates the path that `codable` represents.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether only the root is on the stack.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds `value`, whose screen is shown on top.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes the last `count` values, all of them if there are fewer; a negative number removes none.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(0, count), values.count))
  }

  /// The path in a form that can be saved; `nil` if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be encoded and decoded: each value after the name of its type, the top one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path; throws if it contains a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "A path has a value of the type \(name), which is not in the program."
          )
        }
        values.append(try CodableRepresentation.value(of: type, in: &container))
      }
      self.values = values.reversed()
    }

    private static func value<Value: Decodable & Hashable>(
      of type: Value.Type,
      in container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }
  }
}
