import LayoutSim
import Testing

@testable import showcase

@Suite("The showcase's command line")
struct OptionsTests {
  @Test("Without options it shows the tour in short on an iPhone 15 at the default text size")
  func defaults() throws {
    let options = try ShowcaseOptions.parse([]).get()

    #expect(options.output == .short)
    #expect(options.device == .iPhone15)
    #expect(options.typeSize == .large)
    #expect(options.format == nil)
  }

  @Test("Every option sets what it says")
  func allOptions() throws {
    let options = try ShowcaseOptions.parse([
      "--only", "deep-link", "--device", "iphone-se-3", "--type-size", "xSmall", "--format", "json",
    ]).get()

    #expect(options.output == .tour(.deepLink))
    #expect(options.device == .iPhoneSE3)
    #expect(options.typeSize == .xSmall)
    #expect(options.format == .json)
  }

  @Test("The last of equal options wins")
  func lastWins() throws {
    let options = try ShowcaseOptions.parse(["--only", "home", "--only", "login"]).get()
    #expect(options.output == .tour(.login))
  }

  @Test("Asking for help wins over asking for anything else", arguments: ["--help", "-h"])
  func helpWins(option: String) throws {
    #expect(try ShowcaseOptions.parse([option, "--list"]).get().output == .help)
    #expect(try ShowcaseOptions.parse(["--list", option]).get().output == .help)
  }

  @Test("A list can be asked for")
  func list() throws {
    #expect(try ShowcaseOptions.parse(["--list"]).get().output == .list)
  }

  /// A command line and what is wrong with it.
  struct Mistake: CustomTestStringConvertible {
    let arguments: [String]
    let error: ShowcaseOptionsError

    init(_ arguments: [String], _ error: ShowcaseOptionsError) {
      self.arguments = arguments
      self.error = error
    }

    // Not the error's own words, which list everything that is allowed.
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(["--lst"], .unknownOption("--lst")),
    Mistake(["login"], .unknownOption("login")),
    Mistake(["--only"], .missingValue(option: "--only")),
    Mistake(["--only", "--list"], .missingValue(option: "--only")),
    Mistake(["--only", "Login"], .unknownValue("Login", option: "--only")),
    Mistake(["--only", ""], .unknownValue("", option: "--only")),
    Mistake(["--device", "nokia-3310"], .unknownValue("nokia-3310", option: "--device")),
    Mistake(["--type-size", "huge"], .unknownValue("huge", option: "--type-size")),
    Mistake(["--format", "pdf"], .unknownValue("pdf", option: "--format")),
    Mistake(["--help", "--nope"], .unknownOption("--nope")),
  ]

  @Test("A mistake is named, whatever else was asked for", arguments: mistakes)
  func mistake(mistake: Mistake) {
    #expect(ShowcaseOptions.parse(mistake.arguments) == .failure(mistake.error))
  }

  @Test("The message about a mistake lists what is allowed")
  func words() {
    #expect(
      ShowcaseOptionsError.unknownValue("pdf", option: "--format").description == """
        --format does not know “pdf”. Allowed are:
          outline
          wireframe
          json
        """
    )
    #expect(
      ShowcaseOptionsError.missingValue(option: "--type-size").description.hasPrefix(
        "--type-size needs a value. Allowed are:\n  xSmall\n  small\n"
      )
    )
    #expect(ShowcaseOptionsError.unknownOption("-x").description.contains("--only NAME"))
  }

  @Test("Every option that the help names is known")
  func helpNamesOptions() {
    let named = ShowcaseOptions.synopsis.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(
      named == [
        "--list", "--only", "--all", "--device", "--type-size", "--format", "--gallery", "--map",
        "--serve", "--help",
      ]
    )
  }
}
