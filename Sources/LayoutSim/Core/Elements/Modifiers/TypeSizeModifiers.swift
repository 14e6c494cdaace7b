extension Element {
  /// Sets the text size of the content, whatever the user's is.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func dynamicTypeSize(_ size: TypeSize) -> some Element {
    environment(\.typeSize, size)
  }

  /// Limits the text size of the content to `limits`, such as `...TypeSize.xxLarge`.
  ///
  /// It imitates SwiftUI's modifier of that name.
  public func dynamicTypeSize<Limits: RangeExpression<TypeSize>>(_ limits: Limits) -> some Element {
    let known = TypeSize.allCases.filter { limits.contains($0) }
    return transformEnvironment(\.self) {
      guard let least = known.first, let most = known.last else { return }
      $0.typeSize = min(max($0.typeSize, least), most)
    }
  }
}

extension TypeSize: Comparable {
  /// Whether texts are smaller at the left size than at the right one.
  public static func < (left: TypeSize, right: TypeSize) -> Bool { left.step < right.step }
}
