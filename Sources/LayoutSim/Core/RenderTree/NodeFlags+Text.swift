extension TextLayout {
  /// What is true of a text with these lines, but for how near to a limit they end.
  var flags: NodeFlags {
    var flags: NodeFlags = []
    if isTruncated { flags.insert(.truncated) }
    if isApproximate { flags.insert(.approximate) }
    return flags
  }
}
