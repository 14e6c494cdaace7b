/// How much the header of a section stands out.
public enum HeaderProminence: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform has it.
  case standard

  /// In large letters.
  case increased
}

extension Element {
  /// Lets the headers of the sections inside stand out: in large letters, none of them in capitals.
  ///
  /// Their style is a guess, so they are `approximate`. It imitates SwiftUI's modifier of that name.
  public func headerProminence(_ prominence: HeaderProminence) -> some Element {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: InheritedKey {
  static let defaultValue = HeaderProminence.standard
}

extension InheritedValues {
  /// How much the headers of sections stand out.
  var headerProminence: HeaderProminence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
