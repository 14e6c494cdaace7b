extension ChoiceControl {
  /// Creates a picker with the label `title` whose options are the elements of `content`.
  ///
  /// Each option has the value of its ``Element/tag(_:)``, or the id of its item in an ``Each``, and the texts in it as
  /// its label. An element whose value has another type cannot be selected, as in SwiftUI, and is left out. One that
  /// reads an inherited model has no label, since it is read outside of its tree.
  public init(
    _ title: String,
    selection: Bound<Value>,
    @ElementBuilder content: () -> some Element
  ) {
    self.init(title, selection: selection, options: ChoiceReader.options(in: content()))
  }

  /// Creates a picker with the label `title`, and a symbol that is not shown beside it, as on a phone.
  public init(
    _ title: String,
    icon: String,
    selection: Bound<Value>,
    @ElementBuilder content: () -> some Element
  ) {
    self.init(title, selection: selection, content: content)
  }

  /// Creates a picker whose options are the elements of `content`, and whose label has the texts in `label`.
  public init(
    selection: Bound<Value>,
    @ElementBuilder content: () -> some Element,
    @ElementBuilder label: () -> some Element
  ) {
    self.init(ChoiceReader.words(in: label()), selection: selection, content: content)
  }

  /// Creates a picker whose options are the elements of `content`, and whose label has the texts in `label`.
  public init(
    selection: Bound<Value>,
    label: some Element,
    @ElementBuilder content: () -> some Element
  ) {
    self.init(ChoiceReader.words(in: label), selection: selection, content: content)
  }
}

/// Reads the options of a picker from its content, without laying it out.
@MainActor
package struct ChoiceReader {
  private var options: [(label: String, tag: AnyHashable?)] = []

  /// The options with values of a type, in order.
  static func options<Value: Hashable>(in content: some Element) -> [ChoiceOption<Value>] {
    var reader = ChoiceReader()
    reader.read(content, tag: nil)
    return reader.options.compactMap { option in
      (option.tag?.base as? Value).map { ChoiceOption(option.label, $0) }
    }
  }

  /// The texts in an element, joined.
  package static func words(in element: any Element) -> String {
    texts(in: element, depth: 0).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first text and the first symbol in an element; `nil` for a missing one.
  static func face(of element: any Element) -> (title: String?, icon: String?) {
    (texts(in: element, depth: 0).first, icons(in: element, depth: 0).first)
  }

  private static func icons(in element: any Element, depth: Int) -> [String] {
    guard depth < 60 else { return [] }
    if let icon = element as? Icon { return [icon.name] }
    if let label = element as? IconLabel { return [label.icon] }
    return (bodies(of: element) ?? parts(of: element)).flatMap { icons(in: $0, depth: depth + 1) }
  }

  private mutating func read(_ element: any Element, tag: AnyHashable?) {
    if let items = element as? any ChoiceItems {
      items.forEach { id, item in read(item, tag: id) }
    } else if element is any ChoiceBlock {
      for part in ChoiceReader.parts(of: element) { read(part, tag: tag) }
    } else if !(element is EmptyElement) {
      let tagged = element as? any TaggedChoice
      options.append((ChoiceReader.words(in: element), tagged?.choiceTag ?? tag))
    }
  }

  private static func texts(in element: any Element, depth: Int) -> [String] {
    guard depth < 60 else { return [] }
    if let text = element as? TextBlock { return [text.plainWords] }
    if let items = element as? any ChoiceItems {
      var texts: [String] = []
      items.forEach { _, item in texts += ChoiceReader.texts(in: item, depth: depth + 1) }
      return texts
    }
    if let label = element as? IconLabel { return [label.words] }
    // Text that is entered into a field is not a label.
    if element is TextEntry || element is SecretEntry || element is TextArea { return [] }
    let parts = bodies(of: element) ?? parts(of: element)
    return parts.flatMap { texts(in: $0, depth: depth + 1) }
  }

  /// The body of an element that has one, and can be made outside of a tree.
  private static func bodies<Content: Element>(of element: Content) -> [any Element]? {
    if Content.Body.self == Never.self { return nil }
    let readsModels = Mirror(reflecting: element).children.contains { child in
      (type(of: child.value) as? any InheritedReading.Type)?.isOfModel == true
    }
    return readsModels ? [] : [element.body]
  }

  /// The elements that an element stores.
  private static func parts(of value: Any) -> [any Element] {
    Mirror(reflecting: value).children.flatMap { child -> [any Element] in
      if let element = child.value as? any Element { return [element] }
      return child.value is ElementBox ? parts(of: child.value) : []
    }
  }
}

/// Elements that are several options.
private protocol ChoiceBlock: Element {}

extension ElementPair: ChoiceBlock {}
extension ConditionalElement: ChoiceBlock {}
extension Optional: ChoiceBlock where Wrapped: Element {}
extension ElementGroup: ChoiceBlock {}
extension AnyElement: ChoiceBlock {}
extension RowSection: ChoiceBlock {}

/// Items that are options, with their ids.
@MainActor
private protocol ChoiceItems {
  func forEach(_ body: (AnyHashable, any Element) -> Void)
}

extension Each: ChoiceItems {
  fileprivate func forEach(_ body: (AnyHashable, any Element) -> Void) {
    for item in data { body(AnyHashable(id(item)), content(item)) }
  }
}

/// A member that reads what is inherited.
private protocol InheritedReading {
  /// Whether it reads a model, which is available only inside a tree.
  static var isOfModel: Bool { get }
}

extension Inherited: InheritedReading {
  nonisolated fileprivate static var isOfModel: Bool { Value.self is AnyObject.Type }
}

/// An element with a tag.
@MainActor
private protocol TaggedChoice {
  var choiceTag: AnyHashable? { get }
}

extension ContainerValueWriter: TaggedChoice {
  fileprivate var choiceTag: AnyHashable? {
    Key.self == PageTagKey.self ? value as? AnyHashable : nil
  }
}
