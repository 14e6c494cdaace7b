extension FileTranslation {
  /// Leaves out a declaration of an animation or a transition, all uses of which are left out, too.
  mutating func leaveOutAnimation(_ declaration: Declaration) {
    guard usesSwiftUI, !edits.removes(declaration.start), let last = animationEnd(of: declaration),
      declaration.start <= last
    else {
      return
    }
    counts[.leftOut, default: 0] += 1
    edits.remove(declaration.start...last)
    if file.has(";", at: last + 1) { edits.remove([last + 1]) }
  }

  /// The last token of a declaration of an animation; `nil` for others.
  private func animationEnd(of declaration: Declaration) -> Int? {
    switch declaration.kind {
    case .extensionOfType: return isAnimation(declaration.nameToken) ? declaration.end : nil
    case .function:
      guard let body = declaration.body, file.text(body.lowerBound - 2) == "->",
        isAnimation(body.lowerBound - 1)
      else { return nil }
      return declaration.end
    case .variable, .constant:
      if let type = declaration.type {
        let isOptional = type.count == 2 && file.has("?", at: type.upperBound)
        guard type.count == 1 || isOptional, isAnimation(type.lowerBound) else { return nil }
        if declaration.body != nil { return declaration.end }
        // Without a value, it is a parameter of the initialiser.
        guard let equals = declaration.equals else { return nil }
        return ExpressionReader.end(in: file, from: equals + 1) - 1
      }
      guard let equals = declaration.equals, isAnimation(equals + 1), file.has(".", at: equals + 2)
      else {
        return nil
      }
      return ExpressionReader.end(in: file, from: equals + 1) - 1
    default: return nil
    }
  }

  private func isAnimation(_ index: Int) -> Bool {
    ["Animation", "AnyTransition"].contains(file.name(index))
      && !app.types.contains(file.name(index))
  }
}
