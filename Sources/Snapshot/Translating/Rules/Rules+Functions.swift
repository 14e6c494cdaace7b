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

  /// Translates a function outside of types.
  mutating func translateFunction(_ entry: NameTable.Entry, at index: Int) -> Int {
    guard let call = CallReader.call(in: file, of: index) else { return index + 1 }
    count(entry, at: index)
    guard let closure = call.closures.first else {
      // The closure, or a function in its place, is the last argument.
      guard let last = call.arguments.last, let parentheses = call.parentheses else {
        return index + 1
      }
      edits.remove(index..<last.value.lowerBound)
      edits.insert("(", before: last.value.lowerBound)
      edits.insert("())", before: parentheses.upperBound)
      edits.remove([parentheses.upperBound])
      if file.has("{", at: last.value.lowerBound) {
        edits.insert("{ () -> Void in ", after: last.value.lowerBound)
        edits.remove([last.value.lowerBound])
      }
      return last.value.lowerBound
    }
    edits.remove(index..<closure.braces.lowerBound)
    if call.closures.count > 1 {
      warn("what is done when an animation ends is left out", at: index)
      edits.remove((closure.braces.upperBound + 1)...call.end)
    }
    if isStatement(index), !hasParameters(closure.braces.lowerBound), !returns(closure.braces) {
      edits.insert("do ", before: closure.braces.lowerBound)
    } else {
      edits.insert("(", before: closure.braces.lowerBound)
      edits.insert(")()", after: closure.braces.upperBound)
    }
    return closure.braces.lowerBound
  }

  /// Whether a name begins a statement, whose value is unused.
  private func isStatement(_ index: Int) -> Bool {
    file.startsLine(index) || file.has("{", at: index - 1) || file.has(";", at: index - 1)
      || file.name(index - 1) == "in" || file.has("}", at: index - 1)
  }

  private func hasParameters(_ open: Int) -> Bool {
    file.has("[", at: open + 1) || file.name(open + 2) == "in"
  }

  private func returns(_ braces: ClosedRange<Int>) -> Bool {
    braces.contains { file.name($0) == "return" }
  }

  /// `#available(iOS 18, *)` holds up to the newest system that a stage imitates.
  mutating func translatePound(at index: Int) -> Int {
    let name = file.name(index)
    guard name == "#available" || name == "#unavailable", file.has("(", at: index + 1),
      let close = file.close(of: index + 1)
    else { return index + 1 }
    var isAvailable = true
    for place in index...close where file.name(place) == "iOS" {
      let version = file.text(place + 1).prefix { $0.isNumber }
      isAvailable = (Int(version) ?? 0) <= FileTranslation.newestSystem
    }
    counts[.rule, default: 0] += 1
    edits.remove((index + 1)...close)
    edits.replace(index, with: isAvailable == (name == "#available") ? "true" : "false")
    return close + 1
  }

  private static let newestSystem = 27

  /// The closure of an older `onChange` takes the new value alone.
  mutating func translateChange(_ call: Call) {
    if let perform = call.argument("perform", in: file), let label = perform.label {
      edits.remove([label, label + 1])
      guard file.has("{", at: perform.value.lowerBound) else {
        edits.insert("{ _, new in (", before: perform.value.lowerBound)
        edits.insert(")(new) }", after: perform.value.upperBound - 1)
        return
      }
      takeSecond(perform.value.lowerBound)
    } else if let closure = call.closures.first {
      takeSecond(closure.braces.lowerBound)
    }
  }

  /// Makes the only parameter of a closure its second.
  private mutating func takeSecond(_ open: Int) {
    guard let close = file.close(of: open) else { return }
    if file.kind(open + 1) == .identifier, file.name(open + 2) == "in" {
      edits.insert("_, ", before: open + 1)
      return
    }
    if file.has("(", at: open + 1), let end = file.close(of: open + 1), file.name(end + 1) == "in" {
      if CallReader.arguments(in: file, open: open + 1, close: end).count == 1 {
        edits.insert("_, ", before: open + 2)
      }
      return
    }
    if file.has("[", at: open + 1), let end = file.close(of: open + 1), file.name(end + 2) == "in" {
      edits.insert("_, ", before: end + 1)
      return
    }
    var uses: [Int] = []
    var next = open + 1
    while next < close {
      if file.name(next) == "$1" { return }
      if file.name(next) == "$0" { uses.append(next) }
      next = file.has("{", at: next) ? (file.close(of: next) ?? next) + 1 : next + 1
    }
    for use in uses { edits.replace(use, with: "$1") }
  }
}
