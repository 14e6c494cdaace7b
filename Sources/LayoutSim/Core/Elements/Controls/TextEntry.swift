/// A field for words, as wide as there is room.
///
/// It shows its words, or its title where there are none. Outlines print the words as a fact,
/// `value=…`, and mark a field without any as empty. It has the size of its words and a border, and
/// so grows with the user's text size.
public struct TextEntry: Element {
  @Bound private var words: String
  private let title: String
  private let look: FieldLook
  private let axis: LayoutAxis

  @Inherited(\.self) private var inherited

  /// A field called `title`.
  ///
  /// - Parameters:
  ///   - title: What the field is known by, and what it shows as long as it is empty.
  ///   - words: The words in it.
  ///   - look: How it looks.
  ///   - axis: Where it grows: horizontally, it keeps to one line; vertically, it has as many lines
  ///     as the words need and `lineLimit` allows.
  public init(
    _ title: String,
    words: Bound<String>,
    look: FieldLook = .plain,
    axis: LayoutAxis = .horizontal
  ) {
    _words = words
    self.title = title
    self.look = look
    self.axis = axis
  }

  /// The words, or the title.
  public var body: some Element {
    FieldBox(
      shown: words.isEmpty ? title : words,
      look: look,
      lineLimit: axis == .horizontal ? 1 : inherited.lineLimit
    )
    .control(
      inherited.field(title, $words, metrics: look.metrics(inherited.controls))
    )
  }
}

/// The words of a field in the room that its look leaves around them.
struct FieldBox: Element {
  let shown: String
  let look: FieldLook
  let lineLimit: Int?

  @Inherited(\.self) private var inherited

  var body: some Element {
    let controls = inherited.controls
    // An empty line is as high as one with words.
    TextBlock(shown.isEmpty ? " " : shown)
      .lineLimit(lineLimit)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(look.insets(controls))
      .frame(minHeight: look.height(controls))
  }
}

extension InheritedValues {
  /// What a field that is called `title` means to the user.
  @MainActor
  func field(
    _ title: String,
    _ words: Bound<String>,
    kind: String? = nil,
    shown: (String) -> String = { $0 },
    metrics: [PlatformMetric]
  ) -> Semantics {
    let value = words.wrappedValue
    var semantics = Semantics(role: .field, label: title, combines: .drawing)
    semantics.flags = flags(of: metrics)
    if words.isConstant { semantics.flags.insert(.constant) }
    if let kind { semantics.facts.append(Fact("kind", kind)) }
    if value.isEmpty {
      semantics.flags.insert(.empty)
    } else {
      semantics.facts.append(Fact("value", shown(value)))
    }
    if isEnabled {
      semantics.entry = {
        words.wrappedValue = $0
        return true
      }
    }
    return semantics
  }
}
