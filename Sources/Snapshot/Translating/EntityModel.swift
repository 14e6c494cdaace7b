/// The entities of a Core Data model, whose classes Xcode generates.
package struct EntityModel: Sendable {
  private var entities: [Entity] = []

  private struct Entity: Sendable {
    let name: String
    var members: [String] = []
  }

  /// Reads the `contents` of an `.xcdatamodel`; everything else is skipped.
  package init(contents: String) {
    for tag in contents.split(separator: "<").dropFirst() {
      let facts = EntityModel.facts(in: tag)
      let name = facts["name"].flatMap(EntityModel.identifier)
      switch tag.prefix(while: \.isLetter) {
      case "entity":
        let type = facts["representedClassName"].flatMap(EntityModel.identifier) ?? name
        if let type { entities.append(Entity(name: type)) }
      case "attribute":
        guard let name, !entities.isEmpty else { continue }
        entities[entities.count - 1].members.append(
          "  var \(name): \(EntityModel.type(of: facts))\n"
        )
      case "relationship":
        guard let name, let target = facts["destinationEntity"].flatMap(EntityModel.identifier),
          !entities.isEmpty
        else { continue }
        entities[entities.count - 1].members.append(
          EntityModel.relationship(name, to: target, facts)
        )
      default: continue
      }
    }
  }

  /// The classes, without those that the app declares itself.
  func source(for app: AppNames) -> String {
    entities.filter { !app.types.contains($0.name) }.map { entity in
      """

      @Observation.Observable
      nonisolated class \(entity.name): StandIns.EntityObject {
      \(entity.members.joined())
        class func fetchRequest() -> StandIns.StoreQuery<\(entity.name)> { StandIns.StoreQuery() }
      }

      """
    }.joined()
  }

  /// The attributes of a tag: `name="Note"`.
  private static func facts(in tag: Substring) -> [String: String] {
    var facts: [String: String] = [:]
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].filter { $0.isLetter }
      let name = index == 0 ? key.dropFirst(tag.prefix(while: \.isLetter).count) : key[...]
      facts[String(name)] = String(parts[index + 1])
    }
    return facts
  }

  /// A name that can stand in a source.
  private static func identifier(_ text: String) -> String? {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && text.first?.isLetter == true ? text : nil
  }

  /// The type that Xcode gives an attribute, with its value.
  private static func type(of facts: [String: String]) -> String {
    let kind = facts["attributeType"] ?? ""
    if let object = objects[kind] { return object + "?" }
    guard facts["usesScalarValueType"] == "YES", let scalar = scalars[kind] else {
      return "NSNumber?"
    }
    let value = facts["defaultValueString"]
    if scalar == "Bool" { return "Bool = \(value == "YES")" }
    let number = value.flatMap(Double.init).flatMap { $0.isFinite ? value : nil }
    return "\(scalar) = \(number ?? "0")"
  }

  private static let objects = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "Decimal": "NSDecimalNumber", "Transformable": "NSObject",
  ]

  private static let scalars = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double", "Float": "Float",
  ]

  /// A relationship, with the methods that add to it and remove from it.
  private static func relationship(
    _ name: String,
    to target: String,
    _ facts: [String: String]
  ) -> String {
    guard facts["toMany"] == "YES" else { return "  var \(name): \(target)?\n" }
    let set = facts["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let ending = name.prefix(1).uppercased() + name.dropFirst()
    return """
        var \(name): \(set)?
        func addTo\(ending)(_ value: \(target)) {
          \(name) = \(set)(array: rest(of: \(name), without: value) + [value])
        }
        func removeFrom\(ending)(_ value: \(target)) {
          \(name) = \(set)(array: rest(of: \(name), without: value))
        }

      """
  }
}
