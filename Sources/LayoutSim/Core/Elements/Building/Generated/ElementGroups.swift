// Written by Scripts/generate-element-groups.py.

/// A block of two elements.
public struct Group2<
  E0: Element,
  E1: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1

  @inlinable
  init(part0: E0, part1: E1) {
    self.part0 = part0
    self.part1 = part1
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
  }
}

extension ElementBuilder {
  /// A block of two elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element
  >(
    _ part0: E0,
    _ part1: E1
  ) -> Group2<E0, E1> {
    Group2(part0: part0, part1: part1)
  }
}

/// A block of three elements.
public struct Group3<
  E0: Element,
  E1: Element,
  E2: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2

  @inlinable
  init(part0: E0, part1: E1, part2: E2) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
  }
}

extension ElementBuilder {
  /// A block of three elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2
  ) -> Group3<E0, E1, E2> {
    Group3(part0: part0, part1: part1, part2: part2)
  }
}

/// A block of four elements.
public struct Group4<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3

  @inlinable
  init(part0: E0, part1: E1, part2: E2, part3: E3) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
  }
}

extension ElementBuilder {
  /// A block of four elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3
  ) -> Group4<E0, E1, E2, E3> {
    Group4(part0: part0, part1: part1, part2: part2, part3: part3)
  }
}

/// A block of five elements.
public struct Group5<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4

  @inlinable
  init(part0: E0, part1: E1, part2: E2, part3: E3, part4: E4) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
  }
}

extension ElementBuilder {
  /// A block of five elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4
  ) -> Group5<E0, E1, E2, E3, E4> {
    Group5(part0: part0, part1: part1, part2: part2, part3: part3, part4: part4)
  }
}

/// A block of six elements.
public struct Group6<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element,
  E5: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4
  @usableFromInline let part5: E5

  @inlinable
  init(part0: E0, part1: E1, part2: E2, part3: E3, part4: E4, part5: E5) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
    self.part5 = part5
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
    resolver.child(part5, at: 5)
  }
}

extension ElementBuilder {
  /// A block of six elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element,
    E5: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4,
    _ part5: E5
  ) -> Group6<E0, E1, E2, E3, E4, E5> {
    Group6(part0: part0, part1: part1, part2: part2, part3: part3, part4: part4, part5: part5)
  }
}

/// A block of seven elements.
public struct Group7<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element,
  E5: Element,
  E6: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4
  @usableFromInline let part5: E5
  @usableFromInline let part6: E6

  @inlinable
  init(part0: E0, part1: E1, part2: E2, part3: E3, part4: E4, part5: E5, part6: E6) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
    self.part5 = part5
    self.part6 = part6
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
    resolver.child(part5, at: 5)
    resolver.child(part6, at: 6)
  }
}

extension ElementBuilder {
  /// A block of seven elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element,
    E5: Element,
    E6: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4,
    _ part5: E5,
    _ part6: E6
  ) -> Group7<E0, E1, E2, E3, E4, E5, E6> {
    Group7(
      part0: part0,
      part1: part1,
      part2: part2,
      part3: part3,
      part4: part4,
      part5: part5,
      part6: part6
    )
  }
}

/// A block of eight elements.
public struct Group8<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element,
  E5: Element,
  E6: Element,
  E7: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4
  @usableFromInline let part5: E5
  @usableFromInline let part6: E6
  @usableFromInline let part7: E7

  @inlinable
  init(part0: E0, part1: E1, part2: E2, part3: E3, part4: E4, part5: E5, part6: E6, part7: E7) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
    self.part5 = part5
    self.part6 = part6
    self.part7 = part7
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
    resolver.child(part5, at: 5)
    resolver.child(part6, at: 6)
    resolver.child(part7, at: 7)
  }
}

extension ElementBuilder {
  /// A block of eight elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element,
    E5: Element,
    E6: Element,
    E7: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4,
    _ part5: E5,
    _ part6: E6,
    _ part7: E7
  ) -> Group8<E0, E1, E2, E3, E4, E5, E6, E7> {
    Group8(
      part0: part0,
      part1: part1,
      part2: part2,
      part3: part3,
      part4: part4,
      part5: part5,
      part6: part6,
      part7: part7
    )
  }
}

/// A block of nine elements.
public struct Group9<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element,
  E5: Element,
  E6: Element,
  E7: Element,
  E8: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4
  @usableFromInline let part5: E5
  @usableFromInline let part6: E6
  @usableFromInline let part7: E7
  @usableFromInline let part8: E8

  @inlinable
  init(
    part0: E0,
    part1: E1,
    part2: E2,
    part3: E3,
    part4: E4,
    part5: E5,
    part6: E6,
    part7: E7,
    part8: E8
  ) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
    self.part5 = part5
    self.part6 = part6
    self.part7 = part7
    self.part8 = part8
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
    resolver.child(part5, at: 5)
    resolver.child(part6, at: 6)
    resolver.child(part7, at: 7)
    resolver.child(part8, at: 8)
  }
}

extension ElementBuilder {
  /// A block of nine elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element,
    E5: Element,
    E6: Element,
    E7: Element,
    E8: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4,
    _ part5: E5,
    _ part6: E6,
    _ part7: E7,
    _ part8: E8
  ) -> Group9<E0, E1, E2, E3, E4, E5, E6, E7, E8> {
    Group9(
      part0: part0,
      part1: part1,
      part2: part2,
      part3: part3,
      part4: part4,
      part5: part5,
      part6: part6,
      part7: part7,
      part8: part8
    )
  }
}

/// A block of ten elements.
public struct Group10<
  E0: Element,
  E1: Element,
  E2: Element,
  E3: Element,
  E4: Element,
  E5: Element,
  E6: Element,
  E7: Element,
  E8: Element,
  E9: Element
>: PrimitiveElement {
  @usableFromInline let part0: E0
  @usableFromInline let part1: E1
  @usableFromInline let part2: E2
  @usableFromInline let part3: E3
  @usableFromInline let part4: E4
  @usableFromInline let part5: E5
  @usableFromInline let part6: E6
  @usableFromInline let part7: E7
  @usableFromInline let part8: E8
  @usableFromInline let part9: E9

  @inlinable
  init(
    part0: E0,
    part1: E1,
    part2: E2,
    part3: E3,
    part4: E4,
    part5: E5,
    part6: E6,
    part7: E7,
    part8: E8,
    part9: E9
  ) {
    self.part0 = part0
    self.part1 = part1
    self.part2 = part2
    self.part3 = part3
    self.part4 = part4
    self.part5 = part5
    self.part6 = part6
    self.part7 = part7
    self.part8 = part8
    self.part9 = part9
  }

  /// Adds the boxes of every part, in order.
  @inlinable
  public func resolve(into resolver: inout Resolver) {
    resolver.child(part0, at: 0)
    resolver.child(part1, at: 1)
    resolver.child(part2, at: 2)
    resolver.child(part3, at: 3)
    resolver.child(part4, at: 4)
    resolver.child(part5, at: 5)
    resolver.child(part6, at: 6)
    resolver.child(part7, at: 7)
    resolver.child(part8, at: 8)
    resolver.child(part9, at: 9)
  }
}

extension ElementBuilder {
  /// A block of ten elements.
  @inlinable
  public static func buildBlock<
    E0: Element,
    E1: Element,
    E2: Element,
    E3: Element,
    E4: Element,
    E5: Element,
    E6: Element,
    E7: Element,
    E8: Element,
    E9: Element
  >(
    _ part0: E0,
    _ part1: E1,
    _ part2: E2,
    _ part3: E3,
    _ part4: E4,
    _ part5: E5,
    _ part6: E6,
    _ part7: E7,
    _ part8: E8,
    _ part9: E9
  ) -> Group10<E0, E1, E2, E3, E4, E5, E6, E7, E8, E9> {
    Group10(
      part0: part0,
      part1: part1,
      part2: part2,
      part3: part3,
      part4: part4,
      part5: part5,
      part6: part6,
      part7: part7,
      part8: part8,
      part9: part9
    )
  }
}
