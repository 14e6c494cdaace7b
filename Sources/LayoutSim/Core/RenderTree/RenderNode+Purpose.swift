extension RenderNode {
  /// The purpose that a button has declared.
  var purpose: ButtonPurpose? {
    facts.lazy.filter { $0.key == "purpose" }.compactMap { ButtonPurpose(rawValue: $0.value) }.first
  }
}
