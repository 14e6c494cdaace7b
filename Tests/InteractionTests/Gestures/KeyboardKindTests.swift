import LayoutSim
import Testing

/// On an iPhone 15 the keyboard is 336 high with suggestions, and 291 without.
@MainActor
struct KeyboardKindTests {
  private struct Login: Element {
    @Local private var name = ""
    @Local private var code = ""

    var body: some Element {
      Column {
        TextEntry("Name", words: $name).submitLabel(.next).textContentType(.username)
        TextEntry("Code", words: $code).keyboardType(.numberPad)
        TextEntry("Key", words: $code).autocorrectionDisabled().textInputAutocapitalization(.never)
      }
    }
  }

  @Test("A field tells its keyboard and the label of its return key")
  func facts() {
    let fields = Stage(on: .iPhone15) { Login() }.renderTree.all(.field)
    #expect(
      fields.map(\.facts) == [[Fact("submit", "next")], [Fact("keyboard", "number-pad")], []]
    )
    #expect(fields[0].looks.contains(Fact("content", "username")))
    #expect(
      fields[2].looks.contains(Fact("capitals", "never"))
        && fields[2].looks.contains(Fact("corrects", "no"))
    )
  }

  @Test("A pad of digits has no suggestions and is lower, as is a keyboard that corrects nothing")
  func heights() throws {
    let stage = Stage(on: .iPhone15) { Login() }
    try stage.tap("Name")
    #expect(stage.traits.keyboardHeight == 336)
    try stage.tap("Code")
    #expect(stage.traits.keyboardHeight == 291)
    try stage.tap("Name")
    #expect(stage.traits.keyboardHeight == 336)
    try stage.tap("Key")
    #expect(stage.traits.keyboardHeight == 291)
    stage.hideKeyboard()
    #expect(stage.traits.keyboardHeight == 0)
  }

  @Test("A pad of digits has no return key on a phone")
  func returnKey() throws {
    let stage = Stage(on: .iPhone15) { Login() }
    try stage.tap("Code")
    let error = StageError.noReturnKey("Code", keyboard: "number-pad")
    #expect(throws: error) { try stage.submit() }
    #expect(
      error.description
        == "“Code” is edited with the number-pad keyboard, which has no return key on a phone. "
        + "Tap an element that ends editing, such as a button in a bar on the keyboard, or call hideKeyboard()."
    )
    #expect(stage.focusedField == "Code")

    let tablet = Stage(on: .iPadA16) { Login() }
    try tablet.tap("Code")
    try tablet.submit()
    let connected = Stage(under: Traits(device: .iPhone15, hasHardwareKeyboard: true)) { Login() }
    try connected.tap("Code")
    try connected.submit()
    #expect(connected.focusedField == nil)
  }

  @Test("The return key is among a user's actions but for a pad of digits on a phone")
  func listedReturnKey() throws {
    func lists(_ traits: Traits) throws -> Bool {
      let stage = Stage(under: traits) { Login() }
      try stage.tap("Code")
      return stage.actions.contains(.submit)
    }
    #expect(try !lists(Traits(device: .iPhone15)))
    #expect(try lists(Traits(device: .iPhone15, hasHardwareKeyboard: true)))
    #expect(try lists(Traits(device: .iPadA16)))
    #expect(try lists(Traits(device: .iPadA16, hasHardwareKeyboard: true)))
  }

  @Test("Every kind has a name of its own in outlines")
  func names() {
    let names = KeyboardKind.allCases.map { kind in
      Stage(on: .iPhone15) {
        TextEntry("Field", words: .constant("")).keyboardType(kind)
      }.renderTree.all(.field).first?.facts.first?.value
    }
    #expect(
      names == [
        nil, "ascii-capable", "numbers-and-punctuation", "url", "number-pad", "phone-pad",
        "name-phone-pad", "email-address", "decimal-pad", "twitter", "web-search",
        "ascii-capable-number-pad",
      ]
    )
  }

  private func bottom(isKeyboardShown: Bool, _ content: @escaping @MainActor () -> some Element)
    -> Double?
  {
    let stage = Stage(on: .iPhone15) { content() }
    if isKeyboardShown { stage.showKeyboard() }
    return stage.renderTree.nodes.first { $0.identifier == "all" }?.frame?.maxY
  }

  @Test("What ignores the keyboard stays where it is, and ends above the home indicator")
  func ignoring() {
    // 852 - 336 = 516, and 852 - 34 = 818.
    #expect(bottom(isKeyboardShown: true) { Fill().accessibilityIdentifier("all") } == 516)
    #expect(
      bottom(isKeyboardShown: true) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(.keyboard)
      } == 818
    )
    #expect(
      bottom(isKeyboardShown: true) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(.keyboard, edges: .top)
      } == 516
    )
    #expect(
      bottom(isKeyboardShown: false) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(.keyboard)
      } == 818
    )
  }

  @Test("What ignores bars and edges still ends above the keyboard")
  func container() {
    #expect(
      bottom(isKeyboardShown: true) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(.container)
      } == 516
    )
    #expect(
      bottom(isKeyboardShown: false) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(.container)
      } == 852
    )
    #expect(
      bottom(isKeyboardShown: false) {
        Fill().accessibilityIdentifier("all").ignoresSafeArea(edges: .bottom)
      } == 852
    )
  }
}
