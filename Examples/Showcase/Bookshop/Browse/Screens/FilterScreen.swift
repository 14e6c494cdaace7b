import LayoutSim

/// Publishes two heights to its sheet: the header's as the minimum, and its whole height.
///
/// It is aligned to the top, so that a sheet at the minimum height shows the header.
struct FilterScreen: Element {
  @Local private var headerHeight: Double? = nil
  @Local private var wholeHeight: Double? = nil
  @Local private var inStock = true
  @Local private var illustrated = false
  @Local private var signed = false

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      SheetHeader("Filter")
        .onSizeChange { headerHeight = $0.height }
      Column(alignment: .leading, spacing: 20) {
        FilterOption(title: "In stock", isOn: $inStock)
        FilterOption(title: "Illustrated", isOn: $illustrated)
        FilterOption(title: "Signed by the author", isOn: $signed)
        if signed && inStock {
          Paragraph("All our authors are dead. Nothing signed is ever in stock for long.")
        }
      }
      .padding([.horizontal, .bottom])
    }
    .fixedSize(horizontal: false, vertical: true)
    .onSizeChange { wholeHeight = $0.height }
    .preference(MinimumHeightKey.self, value: headerHeight)
    .preference(IdealHeightKey.self, value: wholeHeight)
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
    .presentationSizing(.form)
  }
}

/// One filter that can be switched on or off.
private struct FilterOption: Element {
  let title: String
  @Bound var isOn: Bool

  var body: some Element {
    PushButton(action: { isOn.toggle() }) {
      Row {
        TextBlock(title)
        Stretch()
        TextBlock(isOn ? "on" : "off")
      }
    }
  }
}
