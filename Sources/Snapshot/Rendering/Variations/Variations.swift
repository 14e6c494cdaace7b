import LayoutSim

/// Settings under which one stage is compared: its own, and every combination of the values given.
///
/// ```swift
/// let sizes = Variations(devices: [.iPhoneSE3, .iPhone15], typeSizes: [.large, .accessibility3])
/// assertSnapshot(of: stage, over: sizes)
/// ```
public struct Variations: Hashable, Sendable {
  /// The devices; empty for the stage's own.
  public var devices: [Device]

  /// The text sizes; empty for the stage's own.
  public var typeSizes: [TypeSize]

  /// The writing directions; empty for the stage's own.
  public var directions: [WritingDirection]

  /// The orientations; empty for the stage's own.
  public var orientations: [Orientation]

  /// The colour schemes; empty for the stage's own.
  public var schemes: [InkScheme]

  /// Creates all combinations of the values given.
  ///
  /// The stage's own settings come first, and the others are compared with them.
  public init(
    devices: [Device] = [],
    typeSizes: [TypeSize] = [],
    directions: [WritingDirection] = [],
    orientations: [Orientation] = [],
    schemes: [InkScheme] = []
  ) {
    self.devices = devices
    self.typeSizes = typeSizes
    self.directions = directions
    self.orientations = orientations
    self.schemes = schemes
  }

  /// The stage's own settings, and then the other combinations, with names of the values given: the device changes
  /// last.
  func combinations(of traits: Traits) -> [(name: String, traits: Traits)] {
    var combinations: [(words: [String], traits: Traits)] = [([], traits)]
    func vary<Value>(
      _ values: [Value],
      _ path: WritableKeyPath<Traits, Value>,
      _ word: (Value) -> String
    ) {
      guard !values.isEmpty else { return }
      combinations = combinations.flatMap { known in
        values.map { value in
          var varied = known
          varied.words.append(word(value))
          varied.traits[keyPath: path] = value
          return varied
        }
      }
    }
    vary(devices, \.device) { $0.id }
    vary(typeSizes, \.typeSize, \.rawValue)
    vary(directions, \.direction) { $0 == .rightToLeft ? "right-to-left" : "left-to-right" }
    vary(orientations, \.orientation, \.rawValue)
    vary(schemes, \.scheme, \.rawValue)
    var named = combinations.map { words, traits in
      (name: words.isEmpty ? "own settings" : words.joined(separator: " "), traits: traits)
    }
    let own = named.firstIndex { $0.traits == traits }.map { named.remove(at: $0) }
    return [own ?? (name: "own settings", traits: traits)] + named
  }
}
