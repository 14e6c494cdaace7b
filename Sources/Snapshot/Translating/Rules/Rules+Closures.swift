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

  /// A tap that is written as a value is the modifier for taps.
  mutating func translateGesture(_ entry: NameTable.Entry, _ call: Call, from dot: Int)
    -> Int
  {
    guard let value = call.arguments.first?.value, file.name(value.lowerBound) == "TapGesture",
      let tap = CallReader.call(in: file, of: value.lowerBound),
      let tapParentheses = tap.parentheses,
      file.has(".", at: tap.end + 1), file.name(tap.end + 2) == "onEnded",
      let ended = CallReader.call(in: file, of: tap.end + 2), ended.end == value.upperBound - 1,
      let closure = ended.closures.first, tap.arguments.count <= 1
    else {
      let first = call.arguments.first.map { file.name($0.value.lowerBound) } ?? ""
      refuse(
        first.hasSuffix("Gesture") ? first : entry.name,
        "use `.onTapGesture` or `.onDragGesture`",
        at: call.name
      )
      return removeModifier(from: dot, to: call.end)
    }
    counts[.rule, default: 0] += 1
    edits.replace(call.name, with: entry.ours)
    edits.remove([value.lowerBound, tapParentheses.lowerBound, tapParentheses.upperBound])
    edits.remove((tap.end + 1)..<closure.braces.lowerBound)
    if !tap.arguments.isEmpty { edits.replace(tapParentheses.upperBound, with: ",") }
    edits.insert("perform: ", before: closure.braces.lowerBound)
    for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
    return value.lowerBound + 1
  }
}
