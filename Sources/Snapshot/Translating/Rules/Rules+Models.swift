extension FileTranslation {
  /// Finds local models, makes the classes of models observable, and boxes of UIKit's views.
  mutating func findModels() {
    for (place, declaration) in source.declarations.enumerated() {
      if declaration.kind == .variable, declaration.isModel(ofType: false),
        declaration.parent.map({ !source.declarations[$0].kind.hasMembers }) ?? true
      {
        models[declaration.name, default: []].insert(declaration.parent ?? -1)
      }
      leaveOutAnimation(declaration)
      if declaration.kind == .classType { makeObservable(declaration, at: place) }
      if declaration.isRepresentable || declaration.kind == .extensionOfType {
        makeBox(declaration, at: place)
      }
    }
  }

  /// Whether a name means a model at the present place.
  private func isModel(_ name: String) -> Bool {
    if let owners = models[name], owners.contains(-1) || scope.contains(where: owners.contains) {
      return true
    }
    guard let types = app.models[name] else { return false }
    return scope.contains { types.contains(AppNames.lastName(source.declarations[$0].name)) }
  }

  private mutating func makeObservable(_ declaration: Declaration, at place: Int) {
    let members = (children[place] ?? []).map { source.declarations[$0] }.filter {
      $0.kind == .variable
    }
    let publishes = members.contains { $0.attributes.contains("@Published") }
    guard publishes || declaration.inherited.contains("ObservableObject"),
      !declaration.attributes.contains("@Observable")
    else { return }
    edits.insert("@Observable ", before: declaration.start)
    for member in members where !member.isStatic && !member.attributes.contains("@Published") {
      let isLazy = member.modifiers.contains("lazy")
      guard isLazy || isStored(member), !member.attributes.contains("@ObservationIgnored") else {
        continue
      }
      edits.insert("@ObservationIgnored ", before: member.start)
    }
  }

  /// Whether a variable has a place of its own.
  private func isStored(_ member: Declaration) -> Bool {
    guard let body = member.body else { return true }
    return ["didSet", "willSet"].contains(file.name(body.lowerBound + 1))
  }

  /// `$model.field` is a binding to a field of a model.
  mutating func translateProjection(at index: Int) -> Int {
    let name = String(file.name(index).dropFirst())
    guard isModel(name) else { return index + 1 }
    guard file.has(".", at: index + 1), file.kind(index + 2) == .identifier else {
      return index + 1
    }
    var end = index + 2
    while true {
      let next = end + 1
      if file.has("[", at: next), let close = file.close(of: next) {
        end = close
      } else if (file.has("?", at: next) || file.has("!", at: next)) && file.touches(end, next) {
        end = next
      } else if file.has(".", at: next), file.kind(next + 1) == .identifier,
        !file.has("(", at: next + 2), !file.has("{", at: next + 2)
      {
        end = next + 1
      } else {
        break
      }
    }
    guard !file.has("(", at: index + 3) else { return index + 1 }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours("Bound") + "(\(name), \\")
    edits.insert(")", after: end)
    return index + 3
  }

  /// `_model = StateObject(wrappedValue: …)` and the like in an initialiser.
  mutating func translateStorage(at index: Int) -> Int? {
    let name = String(file.name(index).dropFirst())
    guard isModel(name) || scope.contains(where: publishes(name)),
      file.has("=", at: index + 1)
    else { return nil }
    guard ["ObservedObject", "Bindable", "Published"].contains(file.name(index + 2)),
      let call = CallReader.call(in: file, of: index + 2), let value = call.arguments.first?.value,
      let close = call.parentheses?.upperBound
    else { return nil }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: name)
    edits.remove((index + 2)..<value.lowerBound)
    edits.remove([close])
    return index + 2
  }

  private func publishes(_ name: String) -> (Int) -> Bool {
    { place in
      (children[place] ?? []).map { source.declarations[$0] }.contains {
        $0.name == name && $0.attributes.contains("@Published")
      }
    }
  }
}
