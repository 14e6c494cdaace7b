import LayoutSim

extension ScriptStep {
  /// The step as charts and sentences print it: `tap “Gothic tales, 2”`, `select tab “Browse”`.
  package var quoted: String {
    var text = ""
    var isOpen = false
    var isEscaped = false
    // Scalars, since a name may begin with one that joins the quotes before it.
    for scalar in description.unicodeScalars {
      if isEscaped {
        // What is not seen stays escaped.
        if scalar != "\"", scalar != "\\" { text += "\\" }
        text.unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isOpen.toggle()
        text += isOpen ? "“" : "”"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What the step is done to, in quotes, or else all of it: `“Browse”`, `swipe back`.
  package var target: String {
    switch self {
    case .action(.tap(let name, let number)):
      "“\(name)”" + (number.map { " number \($0)" } ?? "")
    case .action(.selectTab(let name)): "“\(name)”"
    case .action, .event, .link: quoted
    }
  }
}

extension Script {
  /// The steps in few words, on one line: `Log in, Browse, “Gothic tales, 2”`.
  package var brief: String { steps.map(\.brief).joined(separator: ", ") }
}
