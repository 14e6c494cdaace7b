import ScreenTranslation
import Testing

/// Entities of Core Data.
struct EntityTests {
  private func source(_ contents: String, app: String = "") -> String? {
    var catalogue = AssetCatalogue()
    catalogue.models = [EntityModel(contents: contents)]
    let texts = [SourceText(path: "0.swift", bytes: Array(app.utf8))]
    return Translation(of: texts, assets: catalogue).assets
  }

  private let person = """
    <?xml version="1.0"?>
    <model type="a">
      <entity name="Person" representedClassName="PersonEntity" codeGenerationType="class">
        <attribute name="name" attributeType="String" defaultValueString="&quot;"/>
        <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="isKnown" attributeType="Boolean" usesScalarValueType="YES"/>
        <relationship name="gifts" toMany="YES" destinationEntity="Gift"/>
        <relationship name="friend" maxCount="1" destinationEntity="PersonEntity"/>
      </entity>
    </model>
    """

  @Test("A model has the classes that Xcode generates")
  func classes() {
    #expect(
      source(person) == """
        // Translated from SwiftUI by flowsim. Change the source instead.
        import LayoutSim
        import Foundation
        import Observation
        import StandIns

        @Observation.Observable
        nonisolated class PersonEntity: StandIns.EntityObject {
          var name: String?
          var born: Date?
          var count: Int16 = 3
          var isKnown: Bool = false
          var gifts: NSSet?
          func addToGifts(_ value: Gift) {
            gifts = NSSet(array: rest(of: gifts, without: value) + [value])
          }
          func removeFromGifts(_ value: Gift) {
            gifts = NSSet(array: rest(of: gifts, without: value))
          }
          var friend: PersonEntity?

          class func fetchRequest() -> StandIns.StoreQuery<PersonEntity> { StandIns.StoreQuery() }
        }

        """
    )
  }

  @Test("A class that the app writes itself is not generated")
  func written() {
    #expect(source(person, app: "class PersonEntity {}") == nil)
  }

  @Test(
    "Contents that are no model have no classes",
    arguments: [
      "", "<", "<entity", "<entity name=\"", "<attribute name=\"a\"/>", "<entity name=\"a b\"/>",
      "\u{0}<<<",
    ]
  )
  func hostile(contents: String) {
    #expect(source(contents) == nil)
  }
}
