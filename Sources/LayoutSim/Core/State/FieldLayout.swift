/// The stored properties of a structure or the parts of a tuple, with their places in its bytes.
///
/// Reflection of a value does not give the offsets of its properties, and takes thousands of instructions; the runtime
/// gives them, once for each type.
struct FieldLayout {
  struct Field {
    let type: Any.Type
    let offset: Int

    /// Whether it is stored as a value of its type, and not as a weak or an unowned reference.
    let isStrong: Bool
  }

  let fields: [Field]

  /// The layout of `type`, which is a structure or a tuple.
  init(of type: Any.Type) {
    fields = (0..<runtimeFieldCount(type)).map { index in
      var description = RuntimeField()
      let fieldType = runtimeFieldType(type, index: index, &description)
      description.release?(description.name)
      return Field(
        type: fieldType,
        offset: runtimeFieldOffset(type, index: index),
        isStrong: description.isStrong
      )
    }
  }
}

extension FieldLayout {
  /// Whether values of `type`, which is a protocol's, begin as `Any` does: with room for a value, and its type.
  ///
  /// Those of protocols for classes, and errors, are references.
  static func storesAnyType<Existential>(_ type: Existential.Type) -> Bool {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    return flags & 0x8000_0000 != 0 && MemoryLayout<Existential>.size >= MemoryLayout<Any>.size
  }
}

/// The kind of a type, as the runtime records it.
enum TypeKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case existentialMetatype = 0x306

  /// The kind of `type`; `nil` for classes and for types of the compiler.
  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}

/// The record of one property that the runtime fills in.
private struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The functions with which the standard library's mirrors read types; part of its stable interface on all platforms.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeFieldType(
  _ type: Any.Type,
  index: Int,
  _ description: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
