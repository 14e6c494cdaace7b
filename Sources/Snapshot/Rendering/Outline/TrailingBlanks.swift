extension String {
  /// The text without trailing spaces, which editors would remove.
  package func trimmingTrailingBlanks() -> String {
    var scalars = Substring(self).unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
