import LayoutSim

/// The options of the command.
package struct ShowcaseOptions: Hashable, Sendable {
  /// The output of the command.
  package enum Output: Hashable, Sendable {
    /// The tour in one screen of text.
    case short

    /// The whole tour, or one chapter of it.
    case tour(Chapter?)

    /// The names of all chapters.
    case list

    /// A description of the command.
    case help
  }

  /// The format in which a screen is printed.
  package enum Format: String, CaseIterable, Sendable {
    /// Every layer and element, one per line.
    case outline

    /// A drawing in characters.
    case wireframe

    /// The render tree itself, without other text.
    case json
  }

  /// The output.
  package var output = Output.short

  /// The device of the situations.
  package var device = Device.iPhone15

  /// The text size of the situations.
  package var typeSize = TypeSize.large

  /// The format of screens; `nil` for an outline and a wireframe of each.
  package var format: Format?

  /// The folder into which a page with the pictures of all screens is written; `nil` for a text.
  package var gallery: String?

  /// The folder into which the screen map of the bookshop is written; `nil` for a text.
  package var map: String?

  /// Whether the example apps are served to an agent or an editor, instead of printed.
  package var isServing = false

  /// Creates the options for the tour in short.
  package init() {}
}

extension ShowcaseOptions {
  /// Parses a command line without the command's own name.
  ///
  /// Later options override earlier ones; `--help` overrides all others, and the first mistake overrides
  /// `--help`.
  package static func parse(
    _ arguments: [String]
  ) -> Result<ShowcaseOptions, ShowcaseOptionsError> {
    var options = ShowcaseOptions()
    var wantsHelp = false
    var rest = arguments[...]
    do throws(ShowcaseOptionsError) {
      while let option = rest.popFirst() {
        switch option {
        case "--help", "-h": wantsHelp = true
        case "--list": options.output = .list
        case "--all": options.output = .tour(nil)
        case "--only":
          options.output = .tour(try value(of: option, from: &rest, Chapter.init(rawValue:)))
        case "--device": options.device = try value(of: option, from: &rest, Device.named)
        case "--type-size":
          options.typeSize = try value(of: option, from: &rest, TypeSize.init(rawValue:))
        case "--format":
          options.format = try value(of: option, from: &rest, Format.init(rawValue:))
        case "--gallery": options.gallery = try value(of: option, from: &rest) { $0 }
        case "--map": options.map = try value(of: option, from: &rest) { $0 }
        case "--serve": options.isServing = true
        default: throw .unknownOption(option)
        }
      }
    } catch {
      return .failure(error)
    }
    if wantsHelp { options.output = .help }
    return .success(options)
  }

  private static func value<Value>(
    of option: String,
    from rest: inout ArraySlice<String>,
    _ read: (String) -> Value?
  ) throws(ShowcaseOptionsError) -> Value {
    guard let word = rest.popFirst(), !word.hasPrefix("--") else {
      throw .missingValue(option: option)
    }
    guard let value = read(word) else { throw .unknownValue(word, option: option) }
    return value
  }
}
