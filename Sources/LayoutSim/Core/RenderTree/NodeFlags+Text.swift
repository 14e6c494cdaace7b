extension TextLayout {
  /// The flags of a text with these lines, except whether it is near a limit.
  var flags: NodeFlags {
    var flags: NodeFlags = []
    if isTruncated { flags.insert(.truncated) }
    if isApproximate { flags.insert(.approximate) }
    return flags
  }
}
