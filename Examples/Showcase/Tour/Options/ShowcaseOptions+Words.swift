import LayoutSim

extension ShowcaseOptions {
  /// The text that `--help` prints.
  package static let help = """
    A guided tour of the bookshop and the hub, apps made of coordinators, laid out without a device.

    swift run showcase [OPTION ...]

    \(synopsis)

    The tables of sheets always cover the same devices and settings. With --format json the situations
    are render trees and nothing else; the tables and the findings are text in every format.

    """

  static let synopsis = """
      --list             print the names of all chapters
      --only NAME        print one chapter
      --all              print all chapters, instead of the tour in short
      --device ID        show the situations on another device than iphone-15
      --type-size NAME   show them at another text size than large
      --format FORMAT    print outline, wireframe or json, instead of outline and wireframe
      --gallery FOLDER   write a page with the pictures of all screens, instead of printing
      --map FOLDER       write the screen map of the bookshop, also as a prototype to click through
      --serve            serve both apps to an agent or editor, by the Model Context Protocol on standard input and output
      --help             print this
    """

  /// The text that `--list` prints: a name and a title on each line.
  package static let list: String = {
    let width = Chapter.allCases.map(\.rawValue.count).max() ?? 0
    return Chapter.allCases
      .map { $0.rawValue + spaces(width - $0.rawValue.count) + "  \($0.title)\n" }
      .joined()
  }()

  /// The values that an option accepts, one per line.
  static func values(of option: String) -> String {
    let values: [String]
    switch option {
    case "--only": values = Chapter.allCases.map(\.rawValue)
    case "--device": values = Device.all.map(\.id)
    case "--type-size": values = TypeSize.allCases.map(\.rawValue)
    case "--format": values = Format.allCases.map(\.rawValue)
    default: values = []
    }
    return values.map { "  \($0)" }.joined(separator: "\n")
  }
}
