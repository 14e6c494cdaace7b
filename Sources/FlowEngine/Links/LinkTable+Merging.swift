extension LinkTable {
  /// Adds the patterns and the fallbacks of another table, such as that of another part of the app.
  ///
  /// Schemes and hosts remain those of this table.
  ///
  /// - Parameters:
  ///   - other: The table whose patterns are added, in their order.
  ///   - prefix: Literal components that are prepended to each of them.
  /// - Throws: The error of ``add(_:to:from:)``; nothing is added then.
  public mutating func add(
    contentsOf other: LinkTable,
    below prefix: String = ""
  ) throws(LinkError) {
    let prefix = try LinkPattern(prefix: prefix)
    var grown = self
    for var entry in other.entries {
      entry.pattern = entry.pattern.moved(below: prefix)
      try grown.insert(entry)
    }
    for var fallback in other.fallbacks {
      fallback.pattern = fallback.pattern.moved(below: prefix)
      try grown.insert(fallback)
    }
    self = grown
  }
}

extension LinkPattern {
  /// The same pattern with the components of `prefix` prepended.
  fileprivate func moved(below prefix: LinkPattern) -> LinkPattern {
    guard !prefix.path.isEmpty else { return self }
    let front = prefix.text.hasSuffix("/") ? String(prefix.text.dropLast()) : prefix.text
    let back = text.hasPrefix("/") ? String(text.dropFirst()) : text
    // A query follows the path without a slash.
    let text = back.isEmpty || back.hasPrefix("?") ? front + back : "\(front)/\(back)"
    return LinkPattern(text: text, path: prefix.path + path, query: query)
  }
}
