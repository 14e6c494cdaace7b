extension FileTranslation {
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
