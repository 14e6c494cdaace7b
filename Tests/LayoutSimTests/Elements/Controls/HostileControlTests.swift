import LayoutSim
import TestSupport
import Testing

/// Controls in impossible places.
@MainActor
struct HostileControlTests {
  /// Every control, with the least sensible values.
  struct Everything: Element {
    let words: String

    var body: some Element {
      Column {
        SwitchControl(words, isOn: .constant(true))
        SliderControl(words, value: .constant(.infinity), in: -.infinity ... .infinity, step: .nan)
        SliderControl(value: .constant(.nan), in: 1...1, step: 0)
        StepperControl(words, value: .constant(.min), in: 5...6, step: .min)
        DateEntry(words, words: .constant(words))
        TextEntry(words, words: .constant(""), axis: .vertical).textFieldStyle(.roundedBorder)
        TextEntry(words, words: .constant(""), prompt: words)
        SecretEntry(words, words: .constant(words))
        SearchEntry(words, words: .constant(words))
        TextArea(words, words: .constant(words))
      }
      Column {
        Each(ChoiceLook.allCases, id: \.self) { look in
          ChoiceControl(words, selection: .constant(words), options: [words, words])
            .pickerStyle(look)
          ChoiceControl(words, selection: .constant(words), options: [String]()).pickerStyle(look)
        }
        IconLabel(words, icon: words)
        ProgressBar(words, value: .nan, of: -.infinity)
        Spinner(words)
        FoldingSection(words, isShown: .constant(true)) {}
        TitledSection(words, footer: words) {}
        LabeledItem(words, value: words)
        ListLine(words, detail: words) {}
        BadgeMark(words)
        TextLink(words) {}
        TextLink(words, destination: words)
        BoxedGroup(words) { TextBlock(words) }
        BoxedGroup {}
      }
      RowList(selection: .constant([words])) {
        Each([words, words], id: \.self) { TextBlock($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(true))
      .frame(height: 100)
      RowList([words], id: \.self) { TextBlock($0).selectionDisabled() }
        .listRowSpacing(.nan)
        .listSectionSpacing(-.infinity)
        .contentMargins(.infinity)
        .headerProminence(.increased)
      RowList { RowSection(words, isExpanded: .constant(false)) {} }.listStyle(.sidebar)
        .frame(height: 100)
      EditModeButton()
      Pager(selection: .constant(words)) { TextBlock(words).tag(words) }
      Pager(selection: .constant(Int.max), indexDisplayMode: .always) {
        TextBlock(words)
        TextBlock(words)
      }
      Pager(indexDisplayMode: .always) {}
      SwitchControl(words, isOn: .constant(true)).toggleStyle(.button)
      Picture(words, width: .nan, height: -5)
        .resizable(capInsets: Insets(all: .infinity))
      Icon(words).resizable()
      FoldingSection {
        TextBlock(words)
      } label: {
        IconLabel(words, icon: words)
      }
      UnavailableContent {
        IconLabel(words, icon: words)
      } description: {
        TextBlock(words)
      }
      PushButton(words, role: .cancel) {}.buttonStyle(.glass.extraLarge)
    }
  }

  @Test(
    "No control has a frame that is not a number, whatever it is offered and called",
    arguments: PlatformProfile.allCases
  )
  func offers(_ platform: PlatformProfile) {
    let lengths: [Double?] = [nil, 0, 0.1, 50, 361, 1e300, .infinity, -.infinity, .nan]
    let heights: [Double?] = [nil, 0, 50, .infinity]
    let offers: [(width: Double?, height: Double?)] = heights.flatMap { height in
      lengths.map { ($0, height) }
    }
    for words in ["", "Sort by", "\u{0}\n\u{202E}\u{FEFF}e\u{301}"] {
      // By day each width and each height occurs.
      for (width, height) in Night.sample(offers, oneIn: 4) {
        let panel = Panel(
          platform,
          typeSize: .accessibility5,
          width: width,
          height: height
        ) { Everything(words: words) }
        for node in panel.pass.nodes {
          guard let frame = node.frame else { continue }
          #expect(!frame.size.width.isNaN && !frame.size.height.isNaN)
          #expect(frame.size.width >= 0 && frame.size.height >= 0)
        }
      }
    }
  }

  @Test("Controls in letters of no size, or an impossible one, have a size all the same")
  func letters() {
    for size in [0, -5, Double.nan, .infinity, 1e300] {
      let panel = Panel { Everything(words: "Sort by").font(TextFont(pointSize: size)) }
      #expect(!panel.size.width.isNaN && !panel.size.height.isNaN)
    }
  }
}
