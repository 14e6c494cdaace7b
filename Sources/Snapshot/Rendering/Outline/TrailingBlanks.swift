extension String {
  /// The text without the spaces at its end, which editors would take away.
  package func trimmingTrailingBlanks() -> String {
    var scalars = Substring(self).unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
