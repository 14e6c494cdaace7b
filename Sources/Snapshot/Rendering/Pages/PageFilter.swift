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
