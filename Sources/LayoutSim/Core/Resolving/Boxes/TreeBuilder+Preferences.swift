extension TreeBuilder {
  /// Starts a part whose preferences are to be read.
  mutating func openPreferences() {
    outerPreferences.append((preferences, nodes.count))
    preferences = PreferenceValues()
  }

  /// Adds the preferences of content that may vary.
  mutating func closeDynamic() {
    preferences.holdDefaults()
    closePreferences()
  }

  /// Adds the preferences of the part to those before it.
  ///
  /// - Returns: The start of the part.
  @discardableResult
  mutating func closePreferences() -> Int {
    let inner = preferences
    let outer = outerPreferences.removeLast()
    preferences = outer.values
    preferences.append(inner)
    return outer.node
  }
}
