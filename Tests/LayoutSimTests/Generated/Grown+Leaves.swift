import LayoutSim

extension Grown {
  func growLeaf(into resolver: inout Resolver) {
    switch recipe.ingredient {
    case .picture:
      Picture("\(recipe.number)", width: length(0), height: length(1)).resolve(into: &resolver)
    case .icon:
      Icon("star").imageScale(choose(IconScale.allCases)).resolve(into: &resolver)
    case .text:
      TextBlock(Grown.words(recipe)).resolve(into: &resolver)
    case .fill:
      Fill().resolve(into: &resolver)
    case .disc:
      Disc().resolve(into: &resolver)
    case .stretch:
      Stretch(minLength: recipe.lengths[0]).resolve(into: &resolver)
    case .separator:
      Separator().resolve(into: &resolver)
    case .control:
      growControl(into: &resolver)
    default:
      EmptyElement().resolve(into: &resolver)
    }
  }

  /// The content of the text of `recipe`.
  static func words(_ recipe: Recipe) -> String {
    "\(recipe.number) \(words[recipe.choice % words.count])"
  }

  // None ends in a space: what that is wide depends on what was asked before.
  /// Contents of texts: several scripts, controls, nothing, and a word that does not fit.
  static let words = [
    ".", "a", "some words", "words that wrap, and wrap again in narrow places",
    "supercalifragilistic", "two\nlines", "\n\n", "漢字かな交じり文", "مرحبا بالعالم", "नमस्ते दुनिया",
    "สวัสดีชาวโลก", "e\u{301}\u{200D}👩‍👩‍👧 \u{202E}abc\u{202C}", "\t\u{0}\u{7}\u{1B}\u{7F}\u{85}",
    "\u{FEFF}\u{AD}soft\u{AD}hyphen", "   spaces", "1,234.50 €",
  ]

  private func growControl(into resolver: inout Resolver) {
    switch recipe.choice % 8 {
    case 0:
      SwitchControl("On", isOn: .constant(recipe.choice.isMultiple(of: 2))).resolve(into: &resolver)
    case 1:
      SliderControl("Much", value: .constant(length(0)), step: recipe.lengths[1])
        .resolve(into: &resolver)
    case 2:
      StepperControl("Many", value: .constant(recipe.choice)).resolve(into: &resolver)
    case 3:
      ProgressBar("Done", value: length(0), of: length(1)).resolve(into: &resolver)
    case 4:
      TextEntry("Name", words: .constant("words")).textFieldStyle(choose(FieldLook.allCases))
        .resolve(into: &resolver)
    case 5:
      PushButton("Press", action: {})
        .buttonStyle(choose([.plain, .bordered])).resolve(into: &resolver)
    case 6:
      ChoiceControl("Which", selection: .constant("a"), options: ["a", "bb", "a"])
        .pickerStyle(choose(ChoiceLook.allCases, digit: 8))
        .resolve(into: &resolver)
    default:
      Picture("stretchable", width: length(0), height: length(1))
        .resizable(
          capInsets: Insets(
            top: length(2),
            leading: length(3),
            bottom: length(2),
            trailing: length(0)
          )
        )
        .resolve(into: &resolver)
    }
  }
}
