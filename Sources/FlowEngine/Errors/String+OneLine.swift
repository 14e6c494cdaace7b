extension String {
  /// The text with everything escaped that ends a line, steers a terminal or turns the direction of writing, so that
  /// names from outside neither add lines to an error nor change what is read.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isUnseen) else { return self }
    return unicodeScalars.map { $0.isUnseen ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
