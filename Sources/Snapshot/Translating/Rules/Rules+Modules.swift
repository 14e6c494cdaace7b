extension FileTranslation {
  /// Translates the import whose keyword is at an index.
  mutating func translateImport(at index: Int) -> Int {
    var name = index + 1
    if ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"].contains(
      file.name(name)
    ) {
      name += 1
    }
    var end = name
    while file.has(".", at: end + 1), file.kind(end + 2) == .identifier { end += 2 }
    let module = file.name(name)
    if app.modules.contains(module), table[.module, module] == nil {
      edits.remove(importStart(before: index)...end)
      return end + 1
    }
    guard let entry = table[.module, module] else {
      let start = importStart(before: index)
      foreignImports.append((module, file.text(of: start...end)))
      edits.remove(start...end)
      return end + 1
    }
    counts[entry.outcome, default: 0] += 1
    if ["os", "OSLog"].contains(module) { usesSystemLog = true }
    if entry.outcome == .leftOut {
      // Most modules of the system bring Foundation with them.
      edits.remove((index + 1)...end)
      edits.insert(usesGeometry ? "LayoutSim; import Foundation" : "Foundation", before: end)
    } else if entry.outcome == .same {
      addLayout(to: end)
    } else {
      // An access of the import would be that of the first module alone.
      let start = importStart(before: index)
      if start < index { edits.remove(start..<index) }
      edits.remove((index + 1)...end)
      edits.insert(entry.ours.split(separator: ", ").joined(separator: "; import "), before: name)
    }
    return end + 1
  }

  /// A file that imports Foundation alone needs our geometry for its own.
  private mutating func addLayout(to end: Int) {
    guard usesGeometry, !usesSwiftUI else { return }
    edits.insert("; import LayoutSim", after: end)
  }

  private var usesGeometry: Bool {
    file.tokens.indices.contains { FileTranslation.geometry.contains(file.name($0)) }
  }

  private func importStart(before index: Int) -> Int {
    var start = index
    while file.kind(start - 1) == .attribute || Declaration.modifiers.contains(file.name(start - 1))
    {
      start -= 1
    }
    return start
  }

  /// The types that Foundation and Combine share with SwiftUI, which are translated in all files.
  static let shared: Set<String> = geometry.union(standIns).union(["CGFloat", "Date", "Calendar"])

  /// The names of Combine and of stores, which models use without SwiftUI.
  static let standIns: Set<String> = [
    "ObservableObject", "ObservableObjectPublisher", "Published", "PassthroughSubject",
    "CurrentValueSubject", "AnyPublisher", "Publisher", "AnyCancellable", "Cancellable", "Just",
    "Publishers",
    "Empty", "Timer", "ModelContext", "FetchDescriptor", "Query", "FetchedResults",
    "NSManagedObjectContext", "NSManagedObject", "NSManagedObjectID", "NSFetchRequest",
    "NSFetchRequestResult", "CLLocationCoordinate2D", "CLLocationDegrees", "MKCoordinateRegion",
    "MKCoordinateSpan", "UIImage", "UIColor", "Animation", "AnyTransition", "Logger",
  ]

  private static let geometry: Set<String> = ["CGSize", "CGPoint", "CGRect", "IndexSet"]
}
