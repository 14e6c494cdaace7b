/// The entities of a Core Data model, whose classes Xcode generates.
package struct EntityModel: Sendable {
  private var entities: [Entity] = []

  private struct Entity: Sendable {
    let name: String
    var members: [String] = []
  }

  /// Reads the `contents` of an `.xcdatamodel`; whatever is no entity in them is passed over.
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
    let value = facts["defaultValueString"]
    let isScalar = facts["usesScalarValueType"] == "YES"
    switch facts["attributeType"] ?? "" {
    case "String": return "String?"
    case "Date": return isScalar ? "Double = 0" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Boolean" where isScalar: return "Bool = \(value == "YES")"
    case "Integer 16" where isScalar: return "Int16 = \(value.flatMap(Int16.init) ?? 0)"
    case "Integer 32" where isScalar: return "Int32 = \(value.flatMap(Int32.init) ?? 0)"
    case "Integer 64" where isScalar: return "Int64 = \(value.flatMap(Int64.init) ?? 0)"
    case "Double" where isScalar: return "Double = \(number(value))"
    case "Float" where isScalar: return "Float = \(number(value))"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return "NSObject?"
    default: return "NSNumber?"
    }
  }

  private static func number(_ text: String?) -> Double {
    text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  /// A relationship, with what adds to it and takes away from it.
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
        func addTo\(ending)(_ value: \(target)) { addTo\(ending)(NSSet(object: value)) }
        func addTo\(ending)(_ values: NSSet) {
          \(name) = \(set)(array: StandIns.EntityObject.sum(of: \(name), and: values))
        }
        func removeFrom\(ending)(_ value: \(target)) { removeFrom\(ending)(NSSet(object: value)) }
        func removeFrom\(ending)(_ values: NSSet) {
          \(name) = \(set)(array: StandIns.EntityObject.rest(of: \(name), without: values))
        }

      """
  }
}
