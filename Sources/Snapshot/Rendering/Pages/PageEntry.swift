import LayoutSim

/// A snapshot on a page: its pictures, its texts, and its filter attributes.
struct PageEntry {
  /// A picture with its caption.
  struct Picture {
    /// The caption below it.
    let caption: String

    /// The SVG document.
    let svg: String
  }

  /// The name of the snapshot.
  let name: String

  /// A summary of the changes, on one line; `nil` if it is not about a change.
  var summary: String?

  /// The pictures side by side; none for a text that is not a picture.
  var pictures: [Picture] = []

  /// Texts that can be unfolded, with their titles.
  var texts: [(title: String, text: String)] = []

  /// Whether it is a picture of a window wider than a phone.
  var isWide = false

  /// The devices, text sizes, surfaces and kinds of change by which the page is filtered.
  var device: String?
  var typeSize: String?
  var surfaces: [String] = []
  var changes: [String] = []
}

extension PageEntry {
  /// A screen.
  init(_ name: String, _ outline: Outline, svg: String) {
    self.name = name
    describe(outline)
    pictures = [Picture(caption: "", svg: svg)]
    texts = [("Outline", outline.text)]
  }

  /// A snapshot that is to replace another, which is `nil` for a new one.
  init(_ name: String, from reference: String?, to text: String, _ difference: SnapshotDifference) {
    self.name = name
    let old = reference.flatMap(PageEntry.outline)
    let new = PageEntry.outline(text)
    if let outline = new ?? old { describe(outline) }
    summary = reference == nil ? SnapshotDifference.newSummary : difference.summary
    changes = reference == nil ? ["new"] : difference.kinds
    if let reference { addPicture("reference", of: reference, old) }
    addPicture(reference == nil ? "new" : "actual", of: text, new)
    if let old, let new, case .nodes(let nodes) = difference {
      pictures.append(
        Picture(caption: "difference", svg: SVGDocument(new, from: old, nodes).text)
      )
    }
    if reference == nil {
      texts = [("Text", text)]
    } else {
      texts = [("Difference", difference.text(budget: PageEntry.maxLines, path: "the texts"))]
    }
  }

  /// A snapshot that is not an outline: a picture, or any other text.
  init(_ name: String, text: String) {
    self.name = name
    addPicture("", of: text, nil)
    if pictures.isEmpty { texts = [("Text", text)] }
  }

  /// The number of lines of a difference that a page shows.
  private static let maxLines = 400

  private static func outline(_ text: String) -> Outline? {
    try? Outline(parsing: TextLines.normalised(text))
  }

  private mutating func addPicture(_ caption: String, of text: String, _ outline: Outline?) {
    if let outline {
      pictures.append(Picture(caption: caption, svg: outline.svg))
    } else if text.hasPrefix("<svg ") {
      pictures.append(Picture(caption: caption, svg: text))
    }
  }

  private mutating func describe(_ outline: Outline) {
    device = outline.header.device
    isWide = min(outline.header.window.width, outline.header.window.height) > 500
    typeSize = outline.header.typeSize.rawValue
    for node in outline.nodes where node.role.isPresented || node.flags.contains(.top) {
      let name = "\(node.roleWord) \(node.route ?? node.label ?? "")"
      if !surfaces.contains(name) { surfaces.append(name) }
    }
  }
}

/// The form by which a page is filtered.
struct PageFilter {
  /// The choices of a reader.
  private enum Choice: String, CaseIterable {
    case device, type, surface, change

    var label: String {
      switch self {
      case .device: "Device"
      case .type: "Text size"
      case .surface: "On screen"
      case .change: "Change"
      }
    }

    func values(of entry: PageEntry) -> [String] {
      switch self {
      case .device: entry.device.map { [$0] } ?? []
      case .type: entry.typeSize.map { [$0] } ?? []
      case .surface: entry.surfaces
      case .change: entry.changes
      }
    }
  }

  /// The form; choices that all snapshots share are left out, as is a form without any.
  let form: String

  init(_ entries: [PageEntry]) {
    var selects: [String] = []
    for choice in Choice.allCases {
      var values: [String] = []
      var known: Set<String> = []
      for value in entries.flatMap(choice.values) where known.insert(value).inserted {
        values.append(value)
      }
      guard values.count > 1 else { continue }
      if choice == .surface { values.sort() }
      let options = values.map { value in
        Markup.element("option", [(name: "value", value: value)], Markup.escaped(value))
      }
      selects.append(
        "<label>\(choice.label) <select name=\"\(choice.rawValue)\"><option value=\"\">all</option>"
          + options.joined() + "</select></label>"
      )
    }
    let search = "<label>Name <input type=\"search\" name=\"name\"/></label>"
    form =
      entries.count > 1
      ? "<form>\((selects + [search]).joined(separator: "\n"))\n<output></output></form>" : ""
  }

  /// The attributes by which a snapshot is filtered.
  static func attributes(of entry: PageEntry) -> [(name: String, value: String)] {
    Choice.allCases.compactMap { choice in
      let values = choice.values(of: entry)
      guard !values.isEmpty else { return nil }
      return (name: "data-\(choice.rawValue)", value: values.map { "|\($0)|" }.joined())
    } + [(name: "data-name", value: entry.name.lowercased())]
  }

  /// Hides the snapshots that were not chosen; nothing in it has a special meaning in XML.
  static let script = """
    for (const form of document.forms) {
      const filter = () => {
        let shown = 0;
        for (const section of document.querySelectorAll("section")) {
          const matches = [...new FormData(form)].every(([key, value]) => value === ""
            || (key === "name" ? section.dataset.name.includes(value.toLowerCase())
              : (section.dataset[key] || "").includes("|" + value + "|")));
          section.hidden = !matches;
          if (matches) shown += 1;
        }
        form.querySelector("output").textContent = shown + " shown";
      };
      form.addEventListener("input", filter);
      form.addEventListener("submit", event => event.preventDefault());
      filter();
    }
    """
}
