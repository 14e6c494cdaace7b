import LayoutSim

/// What the command was asked to do.
package struct ShowcaseOptions: Hashable, Sendable {
  /// What is printed.
  package enum Output: Hashable, Sendable {
    /// The tour, or one chapter of it.
    case tour(Chapter?)

    /// The names of all chapters.
    case list

    /// What the command can do.
    case help
  }

  /// How a screen is printed.
  package enum Format: String, CaseIterable, Sendable {
    /// Every layer and element, one a line.
    case outline

    /// A picture made of letters.
    case wireframe

    /// The render tree itself, and nothing else.
    case json
  }

  /// What is printed.
  package var output = Output.tour(nil)

  /// The device that the situations are shown on.
  package var device = Device.iPhone15

  /// The user's text size in the situations.
  package var typeSize = TypeSize.large

  /// How screens are printed; `nil` for an outline and a wireframe of each.
  package var format: Format?

  /// The whole tour with nothing set.
  package init() {}
}

extension ShowcaseOptions {
  /// Reads a command line without the command's own name.
  ///
  /// Later options win over earlier ones; `--help` wins over all, and the first mistake over that.
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
        case "--only":
          options.output = .tour(try value(of: option, from: &rest, Chapter.init(rawValue:)))
        case "--device": options.device = try value(of: option, from: &rest, Device.named)
        case "--type-size":
          options.typeSize = try value(of: option, from: &rest, TypeSize.init(rawValue:))
        case "--format":
          options.format = try value(of: option, from: &rest, Format.init(rawValue:))
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
