extension FileTranslation {
  /// `Label { Text("a") } icon: { Image(systemName: "b") }` has the two words alone.
  mutating func translateLabel(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    guard let call, call.closures.count == 2, call.parentheses == nil else {
      counts[.rule, default: 0] += 1
      let hasContent = call?.argument("title", in: file) != nil
      edits.replace(index, with: ours(hasContent ? "ContentLabel" : entry.ours))
      if call?.argument("image", in: file) != nil { warn("`Label`: \(entry.limit)", at: index) }
      if let call { change(entry.arguments, in: call) }
      return index + 1
    }
    let (title, icon) = (call.closures[0].braces, call.closures[1].braces)
    guard let text = onlyCall(of: "Text", in: title), text.arguments.count == 1,
      text.arguments[0].label == nil, let image = onlyCall(of: "Image", in: icon),
      image.arguments.count == 1, let name = image.argument("systemName", in: file)
    else {
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours("ContentLabel"))
      return index + 1
    }
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
    edits.remove(title.lowerBound..<text.arguments[0].value.lowerBound)
    edits.insert("(", after: index)
    edits.remove((text.end)...(name.value.lowerBound - 1))
    edits.insert(", icon:", before: text.end)
    edits.remove(image.end...icon.upperBound)
    edits.insert(")", before: image.end)
    return index + 1
  }

  /// The call that is the whole content of some braces.
  private func onlyCall(of name: String, in braces: ClosedRange<Int>) -> Call? {
    guard file.name(braces.lowerBound + 1) == name, !isApps(name, at: braces.lowerBound + 1),
      let call = CallReader.call(in: file, of: braces.lowerBound + 1), call.closures.isEmpty,
      call.end == braces.upperBound - 1
    else { return nil }
    return call
  }

  /// `String(localized: "…")` is the text, as its key.
  mutating func translateLocalized(at index: Int) -> Int? {
    guard let call = CallReader.call(in: file, of: index), let first = call.arguments.first,
      let label = first.label, file.name(label) == "localized"
    else { return nil }
    counts[.rule, default: 0] += 1
    edits.remove([label, label + 1])
    for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
    return label + 2
  }

  /// SwiftUI reads Markdown in a literal that is a whole text: `Text("Say **yes**")`.
  mutating func markMarkdown(in call: Call) {
    guard let literal = call.arguments.first, literal.label == nil else { return }
    var (next, words) = (literal.value.lowerBound, "")
    var values: [Int] = []
    while literal.value.contains(next), file.kind(next) == .string {
      words += file.text(next)
      guard file.tokens[next].isInterpolated, let close = file.close(of: next + 1) else {
        next += 1
        break
      }
      if CallReader.arguments(in: file, open: next + 1, close: close).count == 1 {
        values.append(next + 2)
      }
      next = close + 1
    }
    guard next == literal.value.upperBound else { return }
    let isMarked = ["`", "](", "*", "~~"].contains { words.contains($0) }
    guard isMarked || words.filter({ $0 == "_" }).count > 1 else { return }
    for value in [literal.value.lowerBound] + values { edits.insert("markdown: ", before: value) }
    // `^[one apple](inflect: true)` is not a link.
    let isLinked = words.split(separator: "](", omittingEmptySubsequences: false).dropFirst()
      .contains { !$0.hasPrefix("inflect:") && !$0.hasPrefix("weight:") }
    if isLinked {
      warn("a link in a text is not tapped here: use a `TextLink`", at: literal.value.lowerBound)
    }
  }

  /// `"\(number, specifier: "%.1f")"` is a formatted text in a text.
  mutating func translateLiteral(at index: Int) -> Int {
    guard file.tokens[index].isInterpolated, let close = file.close(of: index + 1) else {
      return index + 1
    }
    let arguments = CallReader.arguments(in: file, open: index + 1, close: close)
    if let value = arguments.first?.value.lowerBound, file.name(value) == "Image",
      usesSwiftUI, !isApps("Image", at: value)
    {
      refuse("Image in a text", "add texts, with `AttributedWords.symbol(_:)`", at: value)
    }
    guard arguments.count == 2, let label = arguments[1].label,
      ["specifier", "format"].contains(file.name(label))
    else { return index + 1 }
    counts[.rule, default: 0] += 1
    let (value, format) = (arguments[0].value, arguments[1].value)
    if file.name(label) == "specifier" {
      let words = file.text(of: format.lowerBound...(format.upperBound - 1))
      edits.insert("String(format: \(words), ", before: value.lowerBound)
      edits.remove(value.upperBound..<format.upperBound)
      edits.insert(")", after: value.upperBound - 1)
    } else {
      warn(
        "a format prints in the machine's locale and zone: make the text in the model",
        at: label
      )
      edits.insert("(", before: value.lowerBound)
      edits.replace(value.upperBound, with: ").formatted(")
      edits.remove([label, label + 1])
      edits.insert(")", after: format.upperBound - 1)
    }
    return index + 1
  }

  /// `Image(systemName:)` is an icon; a picture of a catalogue has its name.
  mutating func translateImage(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    guard let call, let first = call.arguments.first else {
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours(app.hasPictureValues ? "AnyPicture" : "Picture"))
      return index + 1
    }
    let isSymbol = first.label.map(file.name) == "systemName"
    if app.hasPictureValues {
      edits.insert(ours("AnyPicture") + "(", before: index)
      if !isSymbol, let close = call.parentheses?.upperBound { edits.insert(")", after: close) }
    }
    switch first.label.map(file.name) {
    case "systemName":
      counts[.rule, default: 0] += 1
      for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
      if app.hasPictureValues {
        edits.remove([index, index + 1])
      } else {
        edits.replace(index, with: ours("Icon"))
        if let label = first.label { edits.remove([label, label + 1]) }
      }
    case "uiImage":
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours("Picture"))
      warn("a picture that the app loads is 24 by 24 points", at: index)
    case nil, "decorative":
      counts[.rule, default: 0] += 1
      edits.replace(index, with: ours("Picture"))
      if let label = first.label { edits.remove([label, label + 1]) }
      for argument in call.arguments.dropFirst() { removeArgument(argument, of: call) }
      let picture = catalogued(first.value)
      if picture == nil, !app.pictures.isEmpty, file.kind(first.value.lowerBound) != .string,
        !file.has(".", at: first.value.lowerBound)
      {
        // The name is known when the screen is shown.
        edits.insert("catalogued: ", before: first.value.lowerBound)
        return index + 1
      }
      if picture == nil {
        warn(
          "the size of this picture is not known: it is 24 by 24 points; "
            + "write `flowsim:use Picture(…, width: …, height: …)`",
          at: index
        )
      }
      if let close = call.parentheses?.upperBound {
        let (width, height) = (picture?.width ?? 24, picture?.height ?? 24)
        edits.insert(", width: \(width), height: \(height)", before: close)
      }
    default:
      refuse(
        "Image(\(first.label.map(file.name) ?? "_"):)",
        "use a `Picture` of its size",
        at: index
      )
    }
    return index + 1
  }

  /// The picture of a catalogue that a value names; a member becomes its name.
  private mutating func catalogued(_ value: Range<Int>) -> AssetCatalogue.Picture? {
    if value.count == 2, file.has(".", at: value.lowerBound) {
      let member = file.name(value.lowerBound + 1)
      let found = app.pictures.filter { AssetCatalogue.member($0.key) == member }.min {
        $0.key < $1.key
      }
      edits.remove([value.lowerBound])
      edits.replace(value.lowerBound + 1, with: "\"\(found?.key ?? member)\"")
      return found?.value
    }
    guard value.count == 1, file.kind(value.lowerBound) == .string else { return nil }
    return app.pictures[file.text(value.lowerBound).filter { $0 != "\"" }]
  }

  /// `Color`: the system's colours have other names here.
  mutating func translateColor(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    edits.replace(index, with: ours(entry.ours))
    counts[.rule, default: 0] += 1
    guard let call, let first = call.arguments.first, let parentheses = call.parentheses else {
      let name = file.name(index + 2)
      guard file.has(".", at: index + 1), isUnknownColor(name), !file.has("(", at: index + 3) else {
        return index + 1
      }
      warn(
        "the colour `\(name)` is not known, and keeps its name: list its catalogue",
        at: index + 2
      )
      edits.remove([index + 1])
      edits.replace(index + 2, with: "(\"\(name)\")")
      return index + 3
    }
    let label = first.label.map(file.name) ?? "_"
    let start = first.value.lowerBound
    let isMember =
      call.arguments.count < 3 && call.argument("white", in: file) == nil
      && (file.has(".", at: start) || file.name(start) == "UIColor")
    if ["_", "uiColor"].contains(label), isMember, first.value.upperBound - start <= 3 {
      guard let ink = FileTranslation.systemColors[file.name(first.value.upperBound - 1)] else {
        guard label == "_", file.has(".", at: start) else {
          refuse("UIColor", "use an `Ink`", at: index)
          return parentheses.upperBound + 1
        }
        // A name of a catalogue.
        edits.remove([start])
        edits.replace(start + 1, with: "\"\(file.name(start + 1))\"")
        return parentheses.upperBound + 1
      }
      edits.remove(parentheses)
      edits.insert(".\(ink)", after: index)
      return parentheses.upperBound + 1
    }
    for argument in call.arguments where argument.label.map(file.name) == "bundle" {
      removeArgument(argument, of: call)
    }
    // A space of colours.
    if label == "_", file.has(".", at: start), call.arguments.count > 1 {
      removeArgument(first, of: call)
    }
    return index + 1
  }

  /// Whether neither the system nor the app has a colour of that name.
  private func isUnknownColor(_ name: String) -> Bool {
    name.first?.isLowercase == true && name != "self" && !AssetCatalogue.known.contains(name)
      && FileTranslation.systemColors[name] == nil && !app.members.contains(name)
      && !["accentColor", "foreground"].contains(name)
      && !app.colours.contains { AssetCatalogue.member($0) == name || $0.hasPrefix(name + "/") }
  }

  /// The inks for UIKit's colours.
  static let systemColors = [
    "systemBackground": "background", "secondarySystemBackground": "background.secondary",
    "tertiarySystemBackground": "background.tertiary", "systemGroupedBackground": "grouped",
    "secondarySystemGroupedBackground": "background", "tertiarySystemGroupedBackground": "grouped",
    "label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary",
    "quaternaryLabel": "quaternary", "placeholderText": "tertiary", "separator": "separator",
    "opaqueSeparator": "separator", "systemFill": "quaternary", "secondarySystemFill": "quaternary",
    "tertiarySystemFill": "quaternary", "quaternarySystemFill": "quaternary", "link": "accent",
    "systemRed": "red", "systemOrange": "orange", "systemYellow": "yellow", "systemGreen": "green",
    "systemMint": "mint", "systemTeal": "teal", "systemCyan": "cyan", "systemBlue": "blue",
    "systemIndigo": "indigo", "systemPurple": "purple", "systemPink": "pink",
    "systemBrown": "brown",
    "systemGray": "gray", "systemGray2": "gray", "systemGray3": "gray", "systemGray4": "gray",
    "systemGray5": "gray", "systemGray6": "gray", "red": "red", "orange": "orange",
    "yellow": "yellow",
    "green": "green", "blue": "blue", "purple": "purple", "brown": "brown", "gray": "gray",
    "lightGray": "gray", "darkGray": "gray", "white": "white", "black": "black", "clear": "clear",
    "cyan": "cyan", "tintColor": "accent",
  ]

  /// Becomes a bar with a value, and a spinner without.
  mutating func translateProgress(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    let hasValue = call?.argument("value", in: file) != nil
    edits.replace(index, with: ours(hasValue ? "ProgressBar" : "Spinner"))
    if let call { change(entry.arguments, in: call, instead: entry.limit) }
    return index + 1
  }

  /// The label of a slider is its title; those of its ends are refused.
  mutating func translateSlider(_ entry: NameTable.Entry, _ call: Call?, at index: Int) -> Int {
    counts[.rule, default: 0] += 1
    edits.replace(index, with: ours(entry.ours))
    guard let call, let parentheses = call.parentheses else { return index + 1 }
    for closure in call.closures {
      let label = closure.label.map(file.name) ?? "label"
      let first = closure.braces.lowerBound + 1
      if ["minimumValueLabel", "maximumValueLabel"].contains(label) {
        refuse("Slider(\(label):)", "use a `Row` with the slider and its labels", at: first - 1)
      } else if label == "label", let text = onlyCall(of: "Text", in: closure.braces),
        let words = text.arguments.first, words.label == nil, text.arguments.count == 1
      {
        let title = file.text(of: words.value.lowerBound...(words.value.upperBound - 1))
        edits.insert(title + ", ", after: parentheses.lowerBound)
      } else if label == "onEditingChanged", let name = closure.label,
        call.closures.dropFirst().contains(where: { $0.label == name })
      {
        // The argument before it was removed.
        edits.remove([name, name + 1])
        continue
      } else if label == "onEditingChanged"
        || (first..<closure.braces.upperBound).contains(where: { file.name($0) == "in" })
      {
        continue
      }
      edits.remove((closure.label ?? closure.braces.lowerBound)...closure.braces.upperBound)
    }
    return index + 1
  }
}
