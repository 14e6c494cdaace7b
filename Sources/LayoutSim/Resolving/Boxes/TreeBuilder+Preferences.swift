extension TreeBuilder {
  /// Starts a part whose preferences are to be read.
  mutating func openPreferences() {
    outerPreferences.append((preferences, nodes.count))
    preferences = PreferenceValues()
  }

  /// Adds what content told of which there may be more or less another time.
  mutating func closeDynamic() {
    preferences.holdDefaults()
    closePreferences()
  }

  /// Adds what the part told to what was told before it.
  ///
  /// - Returns: Where the part began.
  @discardableResult
  mutating func closePreferences() -> Int {
    let told = preferences
    let outer = outerPreferences.removeLast()
    preferences = outer.values
    preferences.append(told)
    return outer.node
  }
}
