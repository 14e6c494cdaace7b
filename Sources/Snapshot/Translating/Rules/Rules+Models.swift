extension FileTranslation {
  /// Finds local models, makes the classes of models observable, and boxes of UIKit's views.
  mutating func findModels() {
    for (place, declaration) in source.declarations.enumerated() {
      if declaration.kind == .variable, declaration.isModel(ofType: false),
        declaration.parent.map({ !source.declarations[$0].kind.hasMembers }) ?? true
      {
        models[declaration.name, default: []].insert(declaration.parent ?? -1)
      }
      if declaration.kind == .classType {
        makeAnnouncing(declaration, at: place)
        conformToStoredModel(declaration)
        makeFactory(declaration, at: place)
      }
      if declaration.kind == .initializer || declaration.kind == .function {
        removeTwin(declaration, at: place)
      }
      if declaration.kind == .extensionOfType, declaration.name == "UIColor" {
        removeColors(in: place)
      }
      if declaration.isRepresentable || declaration.kind == .extensionOfType {
        makeBox(declaration, at: place)
      }
      if usesSwiftUI, declaration.modifiers.contains("nonisolated") { isolate(declaration) }
    }
  }

  /// Puts functions that make views on the main actor, also where SwiftUI's own modifiers are not.
  private mutating func isolate(_ declaration: Declaration) {
    let parent = declaration.parent.map { source.declarations[$0] }
    let makesView =
      switch declaration.kind {
      case .extensionOfType: declaration.name == "View"
      case .initializer:
        parent?.inherited.contains { ["View", "ViewModifier"].contains($0) } == true
      case .function, .variable:
        (declaration.nameToken..<(declaration.body?.lowerBound ?? declaration.end)).contains {
          file.name($0) == "some" && file.name($0 + 1) == "View"
        }
      default: false
      }
    guard makesView else { return }
    for index in declaration.start..<declaration.keyword
    where file.name(index) == "nonisolated" && !file.has("(", at: index + 1) {
      edits.remove([index])
    }
  }

  /// Makes a factory return its views as those of the engine do.
  private mutating func makeFactory(_ declaration: Declaration, at place: Int) {
    guard declaration.isFactory, usesSwiftUI else { return }
    for child in (children[place] ?? []).map({ source.declarations[$0] })
    where child.name == "buildView" {
      guard let body = child.body?.lowerBound else { continue }
      for index in child.nameToken..<body where file.name(index) == "AnyView" {
        edits.replace(index, with: "Any")
      }
    }
    guard declaration.needsArguments(among: source.declarations) else { return }
    warn(
      "it takes arguments, and is not in `ScreenTable.translated`: use `screens.register(\(declaration.name)(…))`",
      at: declaration.nameToken
    )
  }

  /// Removes one of two members that the app gives both `Color` and `UIColor`, which are one type here.
  private mutating func removeColors(in place: Int) {
    for child in (children[place] ?? []).map({ source.declarations[$0] })
    where app.colorMembers.contains(child.signature) && child.start <= child.end {
      counts[.rule, default: 0] += 1
      remove(child)
    }
  }

  /// Removes a declaration, with its value.
  private mutating func remove(_ declaration: Declaration) {
    let end =
      declaration.equals.map { ExpressionReader.end(in: file, from: $0 + 1) - 1 }
      ?? declaration.end
    edits.remove(declaration.start...max(declaration.start, end))
    skipped.formUnion(declaration.start...max(declaration.start, end))
  }

  /// Removes a function with a text if there is one with a localized key, because both are strings here.
  private mutating func removeTwin(_ declaration: Declaration, at place: Int) {
    guard let parent = declaration.parent, usesSwiftUI, parameters(of: declaration) != nil,
      (children[parent] ?? []).contains(where: { other in
        let twin = source.declarations[other]
        return other != place && twin.name == declaration.name
          && parameters(of: twin)?.contains("LocalizedStringKey") == true
          && parameters(of: twin)?.replacing("LocalizedStringKey", with: "String")
            == parameters(of: declaration)
      })
    else { return }
    counts[.rule, default: 0] += 1
    remove(declaration)
  }

  /// The parameters of a function that is not generic.
  private func parameters(of declaration: Declaration) -> String? {
    file.close(of: declaration.nameToken + 1).map {
      file.text(of: (declaration.nameToken + 1)...$0)
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

  /// Gives a model that announces its changes a member for the announcements, unless its superclass has one.
  private mutating func makeAnnouncing(_ declaration: Declaration, at place: Int) {
    guard app.keepsAnnouncements(declaration), let body = declaration.body else { return }
    for child in (children[place] ?? []).map({ source.declarations[$0] })
    where child.name == "objectWillChange" && child.start <= child.end {
      let end = child.equals.map { ExpressionReader.end(in: file, from: $0 + 1) - 1 } ?? child.end
      edits.remove(child.start...end)
    }
    let access = ["public", "open", "package"].first(where: declaration.modifiers.contains)
    edits.insert(
      " \(access.map { $0 == "open" ? "public " : $0 + " " } ?? "")let objectWillChange = "
        + ours("ModelAnnouncement") + "();",
      after: body.lowerBound
    )
  }

  /// `$model.field` is a binding to a field of a model.
  mutating func translateProjection(at index: Int) -> Int {
    let name = String(file.name(index).dropFirst())
    if translateAssigned(name, at: index) { return index + 1 }
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
        !file.has("(", at: next + 2), !file.has("{", at: next + 2),
        // A binding to a collection is one, too.
        file.name(next + 1) != "isEmpty"
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

  /// `assign(to: &$field)` names the field and the model.
  private mutating func translateAssigned(_ name: String, at index: Int) -> Bool {
    var start = index
    while file.has(".", at: start - 1), file.kind(start - 2) == .identifier { start -= 2 }
    guard file.has("&", at: start - 1), file.name(start - 3) == "to", file.has("(", at: start - 4),
      file.name(start - 5) == "assign"
    else { return false }
    counts[.rule, default: 0] += 1
    let model = start < index ? file.text(of: start...(index - 2)) : "self"
    edits.remove((start - 1)...(index - 1))
    edits.replace(index, with: "\\.\(name), keptBy: \(model)")
    return true
  }

  /// `_model = StateObject(wrappedValue: …)` and the like in an initialiser.
  mutating func translateStorage(at index: Int) -> Int? {
    let name = String(file.name(index).dropFirst())
    guard isModel(name), file.has("=", at: index + 1) else { return nil }
    guard ["ObservedObject", "Bindable"].contains(file.name(index + 2)),
      let call = CallReader.call(in: file, of: index + 2), let value = call.arguments.first?.value,
      let close = call.parentheses?.upperBound
    else { return nil }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: name)
    edits.remove((index + 2)..<value.lowerBound)
    edits.remove([close])
    return index + 2
  }
}
