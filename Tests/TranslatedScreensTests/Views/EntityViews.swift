import CoreData
import SwiftUI

extension Person {
  var shown: String { "\(name ?? "nobody") \(gifts?.count ?? 0)" }
}

struct PeopleView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(  // flowsim:silent
    sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)]
  )
  private var people: FetchedResults<Person>

  var body: some View {
    List {
      ForEach(people) { PersonLine(person: $0) }
      Button("Add") {
        let person = Person(context: context)
        person.name = "Grace"
        try? context.save()
      }
    }
  }
}

struct PersonLine: View {
  @ObservedObject var person: Person

  var body: some View {
    Button(person.shown) {
      if let context = person.managedObjectContext {
        person.addToGifts(Gift(context: context))
      }
    }
  }
}
